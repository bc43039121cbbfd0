"""Bots for Witchcraft."""
