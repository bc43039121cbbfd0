"""Rules of Wizards' Garden: states, moves, notation, legality and scoring."""
