"""Questions that are asked before anything from outside is kept, connected or replaced."""
