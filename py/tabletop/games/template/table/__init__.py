"""The table of Falling Leaves: drawing, input and speech."""
