"""Lessons: the messages that control them, and the bar below the board."""
