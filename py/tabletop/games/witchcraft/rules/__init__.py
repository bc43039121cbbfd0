"""The rules of Witchcraft: its states, moves, notation, legality and scoring."""
