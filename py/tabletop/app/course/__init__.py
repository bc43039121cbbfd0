"""The curve of a game: its scores or winning chances, move by move, as far as they may be shown."""
