"""The games without a browser: replay, random games, perft, opponents and their tournaments."""
