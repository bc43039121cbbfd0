"""The table of Tuintopia: drawing, input and announcements."""
