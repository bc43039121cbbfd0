"""Texts of the start page: title, summary, credit, opponents and options."""

from __future__ import annotations

from collections.abc import Mapping

from tabletop.core.language import later

TITLE = later("Letter Maze")
LINE = later("Spell your way through a maze of letters and be first to the finish.")
CREDIT = later(
    "After AmuseAmaze (HL Games, 2007), with boards and letters of our own. Word list: SCOWL, "
    "copyright 2000-2016 by Kevin Atkinson."
)

OPPONENTS: Mapping[str, str] = {
    "easy": later(
        "Uses short, common words of up to four letters, and forgets half its bonus moves."
    ),
    "medium": later(
        "Uses common words of up to five letters, places one tile at most, and overlooks many."
    ),
    "seed": later(
        "Uses only common words of up to four letters (Qu is one), and places one tile at most."
    ),
    "sprout": later(
        "Uses only short, common words, but about one move in eleven is as good as Tree’s."
    ),
    "leaf": later(
        "Uses only short, common words, but about one move in five is as good as Tree’s."
    ),
    "bud": later(
        "Uses only short, common words, but about two moves in five are as good as Tree’s."
    ),
    "flower": later(
        "Plays like Tree more than half the time, and otherwise uses only short, common words."
    ),
    "fruit": later(
        "Plays like Tree about four times in five, and otherwise uses only short, common words."
    ),
    "hard": later(
        "Knows every word of the game, plans its bonus moves, and watches for rivals about to win."
    ),
}
"""How the computer plays at each level."""

TRIBUTE = later("Tribute")
NO_TRIBUTE = later("None")
NO_TRIBUTE_SENTENCE = later("Long words cost the others nothing.")
HALF_THE_TILES = later("Half the tiles")
HALF_THE_TILES_SENTENCE = later(
    "After a word of eight or more letters, everyone else gives you half their tiles."
)

TARGETS = later("Target squares")
ALWAYS_OPEN = later("Always open")
ALWAYS_OPEN_SENTENCE = later("You can’t place a tile on a target square.")
MAY_BE_COVERED = later("May be covered")
MAY_BE_COVERED_SENTENCE = later(
    "You can place tiles on target squares. Whoever picks one up there wins no card that time."
)
