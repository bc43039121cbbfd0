"""Falling Leaves, the game to copy for a new one: small, but with every part of a game."""
