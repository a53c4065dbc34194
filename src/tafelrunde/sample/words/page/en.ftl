page-game-sample = Sample
page-line-sample = Hold a secret stone, and swap it once if you dare.
