"""Command-line access to the games: replay, random games, perft, opponents and tournaments."""
