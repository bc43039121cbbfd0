"""The rules of Letter Maze: its states, moves, notation, legality and scoring."""
