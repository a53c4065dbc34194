"""What fits weights and watches bots: for those who work on them, from a checkout of the project."""
