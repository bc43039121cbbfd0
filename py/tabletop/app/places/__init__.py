"""Move a seat between this screen, a phone and another device during a game."""
