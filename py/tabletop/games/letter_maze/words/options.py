"""What the start page says of Letter Maze: its title, what it is about, what may be agreed."""

from __future__ import annotations

from collections.abc import Mapping

from tabletop.core.language import later

TITLE = later("Letter Maze")
LINE = later("Spell your way through a maze of letters, and be the first at the finish.")
CREDIT = later(
    "After AmuseAmaze (HL Games, 2007); boards and letters are new. Words by SCOWL, "
    "copyright 2000-2016 by Kevin Atkinson."
)

OPPONENTS: Mapping[str, str] = {
    "easy": later("Knows short words, up to four letters, and forgets half of its bonus moves."),
    "medium": later(
        "Knows common words up to five letters, lays one tile at most, and overlooks many words."
    ),
    "seed": later("Thinks only of easy words with up to four letters, and lays one tile at most."),
    "sprout": later(
        "Thinks only of short, easy words, but one move in eleven is as good as the tree’s."
    ),
    "leaf": later(
        "Thinks only of short, easy words, but one move in five is as good as the tree’s."
    ),
    "bud": later(
        "Thinks only of short, easy words, but two moves in five are as good as the tree’s."
    ),
    "flower": later(
        "Plays like the tree four times in seven, and else thinks of short, easy words only."
    ),
    "fruit": later(
        "Plays like the tree four times in five, and else thinks of short, easy words only."
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
    "A word of eight or more letters makes everybody else give half of their tiles."
)

TARGETS = later("Target squares")
ALWAYS_OPEN = later("Always open")
ALWAYS_OPEN_SENTENCE = later("No tile may be laid on a target square.")
MAY_BE_COVERED = later("May be covered")
MAY_BE_COVERED_SENTENCE = later(
    "A tile may be laid on a target square, which gives no card until it is lifted."
)
