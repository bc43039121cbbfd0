"""New games: the start dialog, links, names and portraits."""
