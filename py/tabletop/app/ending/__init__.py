"""The end of a game: the result, the decisive move, and offers for the next game."""
