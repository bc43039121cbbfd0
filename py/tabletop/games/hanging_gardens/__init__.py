"""Hanging Gardens: build terraces and beds for the best view from one's gazebo."""
