"""Bots in processes of their own: who thinks next, and when what they answer is shown."""
