"""Letter Maze: race through a maze of letters by spelling words."""
