"""What the table needs to know of lessons, replayed turns and judgements. Pure functions."""
