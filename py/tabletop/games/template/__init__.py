"""The game to copy for a new one: Falling Leaves, small but with every part that a game has."""
