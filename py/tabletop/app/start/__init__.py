"""How a game begins: the start dialog, links, names and faces."""
