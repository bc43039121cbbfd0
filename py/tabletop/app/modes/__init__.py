"""What a lesson, a puzzle, a replayed turn and a phone's hand ask of the table. Pure functions."""
