"""Hands on phones: the table here plays the game, and each phone shows its owner's seat."""
