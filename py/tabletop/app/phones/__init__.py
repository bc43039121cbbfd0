"""The messages between a table and its phones, and a game as one seat knows it."""
