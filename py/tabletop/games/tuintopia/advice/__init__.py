"""Advice for players of Tuintopia: hints, the bots that review games, and reasons for moves."""
