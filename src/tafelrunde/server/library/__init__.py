"""The page, and what is the same for everybody: games, bots, words."""
