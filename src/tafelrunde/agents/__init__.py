"""A language model at the table: games, rules and a seat's desk in words, over the Model Context Protocol."""
