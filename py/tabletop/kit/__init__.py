"""Widgets shared by all tables: how they look, where they are tapped, and their text."""
