"""The game on the table: taps, hints, beats, the sentence and the log."""
