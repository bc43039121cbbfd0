"""The rules of Tuintopia: its states, moves, notation, legality and scoring."""
