"""What the feats of Letter Maze are called, and the longest word."""

from __future__ import annotations

from tabletop.core.language import later

TWICE = later("And on it goes")
TWICE_DONE = later("Spell another word with a bonus move.")
LONG = later("A word like a hedge")
LONG_DONE = later("Spell a word of six letters or more.")
TWO_CARDS = later("Two at a stroke")
TWO_CARDS_DONE = later("Win two Target Cards in one turn.")
LONGEST = later("Longest word")
