"""Advice for players of Hanging Gardens: hints, the bots that review games, and reasons."""
