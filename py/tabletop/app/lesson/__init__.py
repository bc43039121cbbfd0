"""Lessons: their steps, and the messages that control them."""
