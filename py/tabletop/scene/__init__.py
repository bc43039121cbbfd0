"""What a table looks like and where it can be touched, as immutable values without a browser."""
