"""One game in progress."""
