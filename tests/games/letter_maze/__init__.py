"""Tests of Letter Maze."""
