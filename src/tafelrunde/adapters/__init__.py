"""Our games as those who train and measure bots know games: OpenSpiel's, and tensors for any such library."""
