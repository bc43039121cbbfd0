"""The review of a finished game: its turning points, and better moves."""
