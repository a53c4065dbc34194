"""Groups of friends: who belongs to one, what they wish for, what they have played."""
