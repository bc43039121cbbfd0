"""The table of Letter Maze: drawing, input and announcements."""
