"""What a table and its phones say to each other, and a game as one seat knows it."""
