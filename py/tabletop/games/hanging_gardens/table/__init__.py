"""The table of Hanging Gardens: drawing, input and announcements."""
