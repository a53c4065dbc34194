"""What every room of the server stands on: what the operator chose, what travels, how it answers and counts."""
