"""The opponents of Tuintopia."""
