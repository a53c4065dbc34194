"""What scrolls, random events and city-area cards do, one small step each."""
