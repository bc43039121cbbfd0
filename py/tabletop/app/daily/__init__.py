"""The garden of the day: for each game and date one table that is the same for everybody."""
