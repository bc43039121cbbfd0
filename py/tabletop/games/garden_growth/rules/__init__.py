"""The rules of Garden Growth: its states, moves, notation, legality and scoring."""
