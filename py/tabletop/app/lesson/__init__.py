"""Lessons: where one stands, and its messages."""
