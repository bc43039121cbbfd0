"""Who advises people in Letter Maze: hints, judges of reviews, and their reasons."""
