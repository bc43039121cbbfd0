"""The names of turns in sentences: whose turn, and its number."""
