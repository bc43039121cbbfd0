"""The appearance and the touch regions of a table, as immutable values that need no browser."""
