page-game-sample = Sample
page-line-sample = Ein geheimer Stein, und einmal darfst du tauschen.
