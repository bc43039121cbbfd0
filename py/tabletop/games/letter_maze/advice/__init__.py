"""Advice for players of Letter Maze: hints, the bots that review games, and reasons for moves."""
