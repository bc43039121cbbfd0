"""Puzzles: one turn to be found, at a table that is not kept."""
