"""A garden a day: for each game and each day one table, which is the same for everybody."""
