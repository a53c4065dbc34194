"""Tables on the network: people, lobby, sockets, bots in processes of their own; nothing of the rules."""
