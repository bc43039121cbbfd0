"""Rules of Witchcraft: states, moves, notation, legality and scoring."""
