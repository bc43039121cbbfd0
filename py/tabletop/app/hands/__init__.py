"""Hands on phones: the table runs the game, and each phone shows its owner's seat."""
