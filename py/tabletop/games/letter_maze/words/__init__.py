"""Every sentence and label of Letter Maze, by topic."""
