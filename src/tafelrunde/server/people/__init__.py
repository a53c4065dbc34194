"""People: guests and accounts, their devices and sessions, and what is kept of them."""
