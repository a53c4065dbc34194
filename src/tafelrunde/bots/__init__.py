"""Players that are given a view and a question, and nothing else."""
