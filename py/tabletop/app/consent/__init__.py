"""Questions before anything from outside is saved, connected or replaced."""
