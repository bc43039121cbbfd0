"""The rules of Hanging Gardens: its states, moves, notation, legality and scoring."""
