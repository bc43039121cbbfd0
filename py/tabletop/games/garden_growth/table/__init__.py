"""The table of Garden Growth: drawing, input and narration."""
