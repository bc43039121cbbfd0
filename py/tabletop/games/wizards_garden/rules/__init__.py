"""The rules of Wizards' Garden: its states, moves, notation, legality and scoring."""
