"""Tables that wait for players: opened, joined by a link, begun."""
