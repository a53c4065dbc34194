"""Who comes in: connections, who asks, how much they may ask for, and what is refused at the door."""
