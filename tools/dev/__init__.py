"""`make dev`: serves the sources as they are, and reloads open pages when one changes."""
