"""The opponents of Garden Growth."""
