"""Hints for Falling Leaves."""
