"""A search for every game, and the places where knowledge of one game comes into it."""
