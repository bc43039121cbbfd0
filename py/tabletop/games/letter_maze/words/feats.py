"""Names and conditions of the achievements in Letter Maze."""

from __future__ import annotations

from tabletop.core.language import later

TWICE = later("And one more")
TWICE_DONE = later("Spell another word with a bonus move.")
LONG = later("As long as a hedge")
LONG_DONE = later("Spell a word of six letters or more.")
TWO_CARDS = later("Two in one go")
TWO_CARDS_DONE = later("Win two Target Cards in one turn.")
LONGEST = later("Longest word")
