"""The curve of a game: how its scores went, move by move."""
