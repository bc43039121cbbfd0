"""Puzzles: find one turn, at a table that is not saved."""
