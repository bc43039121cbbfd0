"""The words of Wizards' Garden by topic: all that can be read or heard, and nothing else of it.

What has no gaps is a constant, and whoever says it gives it to `t`.
"""
