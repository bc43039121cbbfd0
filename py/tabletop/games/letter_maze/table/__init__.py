"""The table of Letter Maze: how it is drawn, touched and told."""
