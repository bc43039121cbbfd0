"""The opponents of Hanging Gardens."""
