"""What fits and tunes weights, watches bots and tortures servers: for those who work on them, from a checkout."""
