"""The opponents of Letter Maze."""
