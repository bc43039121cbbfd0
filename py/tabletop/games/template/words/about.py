"""The texts of Falling Leaves for the menu."""

from __future__ import annotations

from tabletop.games.template import words
from tabletop.words.about import About, options_from

ABOUT = About(
    title=words.TITLE,
    credit=words.CREDIT,
    throws=words.THROWS,
    opponents=words.OPPONENTS,
    options=options_from(words.OPTIONS, words.CHOICES),
    terms=words.TERMS,
)
