"""Tuintopia: lay garden cards around a house and score every need that a neighbour fulfils."""
