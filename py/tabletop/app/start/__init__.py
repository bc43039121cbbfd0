"""New games: the start dialog, and the same game again."""
