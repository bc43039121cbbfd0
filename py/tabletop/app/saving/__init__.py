"""How a game is written to text and read again, and its entry in the list."""
