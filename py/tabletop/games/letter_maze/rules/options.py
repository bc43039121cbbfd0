"""What may be agreed before a game of Letter Maze."""

from __future__ import annotations

from tabletop.core.options import Choice, Option, Setup
from tabletop.games.letter_maze.rules.state import Agreed
from tabletop.games.letter_maze.words import options as words

OPTIONS = (
    Option(
        "tribute",
        words.TRIBUTE,
        (
            Choice("off", words.NO_TRIBUTE, words.NO_TRIBUTE_SENTENCE),
            Choice("on", words.HALF_THE_TILES, words.HALF_THE_TILES_SENTENCE),
        ),
    ),
    Option(
        "cover",
        words.TARGETS,
        (
            Choice("off", words.ALWAYS_OPEN, words.ALWAYS_OPEN_SENTENCE),
            Choice("on", words.MAY_BE_COVERED, words.MAY_BE_COVERED_SENTENCE),
        ),
    ),
)


def agreed_by(setup: Setup) -> Agreed:
    """Return the options of `setup`."""
    return Agreed(setup.options["tribute"] == "on", setup.options["cover"] == "on")
