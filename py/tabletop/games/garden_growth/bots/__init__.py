"""Bots for Garden Growth."""
