"""How the end of a game is told: who won, by which deed, with what, and what may come next."""
