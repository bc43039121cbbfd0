"""Tuintopia's rules: states, moves, notation, legality, scoring and secrecy."""
