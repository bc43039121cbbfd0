"""Rules of Garden Growth: states, moves, notation, legality and scoring."""
