"""Texts of the start page: title, summary, credit, opponents and options."""

from __future__ import annotations

from collections.abc import Mapping

from tabletop.core.language import later
from tabletop.games.letter_maze.words.names import CARDS
from tabletop.words.about import About, ChoiceWords, OptionWords

TITLE = later("Letter Maze")
LINE = later("Spell your way through a maze of letters and be first to the finish.")
CREDIT = later(
    "After AmuseAmaze (HL Games, 2007), with boards and letters of our own. Word list: SCOWL, "
    "copyright 2000-2016 by Kevin Atkinson."
)

OPPONENTS: Mapping[str, str] = {
    "easy": later(
        "Uses short, common words, overlooks many of them, and forgets half its bonus moves."
    ),
    "medium": later(
        "Uses common words of up to five letters, overlooks many, and places one tile at most."
    ),
    "seed": later("Overlooks unusual words and any of five or more letters (Qu is one letter)."),
    "sprout": later(
        "Overlooks almost every long or unusual word, and hardly ever plans a bonus move."
    ),
    "leaf": later("Overlooks most long and unusual words, and seldom plans a bonus move."),
    "bud": later(
        "Overlooks long and unusual words more often than not; otherwise it plays like Tree."
    ),
    "flower": later(
        "Overlooks long and unusual words almost half the time; otherwise it plays like Tree."
    ),
    "fruit": later("Plays like Tree, but now and then overlooks all long and unusual words."),
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
    "After a word of eight or more letters, everyone else gives you half their tiles, rounded down."
)

TARGETS = later("Target squares")
ALWAYS_OPEN = later("Always open")
ALWAYS_OPEN_SENTENCE = later("You can’t place a tile on a target square.")
MAY_BE_COVERED = later("May be covered")
MAY_BE_COVERED_SENTENCE = later(
    "You can place tiles on target squares. Whoever picks one up there wins no card that time."
)

OPTIONS: Mapping[str, OptionWords] = {
    "tribute": OptionWords(
        TRIBUTE,
        {
            "off": ChoiceWords(NO_TRIBUTE, NO_TRIBUTE_SENTENCE),
            "on": ChoiceWords(HALF_THE_TILES, HALF_THE_TILES_SENTENCE),
        },
    ),
    "cover": OptionWords(
        TARGETS,
        {
            "off": ChoiceWords(ALWAYS_OPEN, ALWAYS_OPEN_SENTENCE),
            "on": ChoiceWords(MAY_BE_COVERED, MAY_BE_COVERED_SENTENCE),
        },
    ),
}

ABOUT = About(
    title=TITLE, line=LINE, credit=CREDIT, opponents=OPPONENTS, options=OPTIONS, terms=CARDS
)
