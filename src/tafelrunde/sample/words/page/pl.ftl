page-game-sample = Sample
page-line-sample = Tajny kamień i jedna okazja, by go wymienić.
