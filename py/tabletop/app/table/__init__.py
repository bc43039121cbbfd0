"""The game on the table: input, hints, animation, narration and the log."""
