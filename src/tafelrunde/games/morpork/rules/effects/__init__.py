"""What scrolls, random events and personalities do, one small step each."""
