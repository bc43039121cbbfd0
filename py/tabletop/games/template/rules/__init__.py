"""The rules of Falling Leaves: its states, moves, notation, legality and scoring."""
