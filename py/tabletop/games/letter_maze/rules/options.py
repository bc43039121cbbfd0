"""What may be agreed before a game of Letter Maze."""

from __future__ import annotations

from tabletop.core.options import Choice, Option, Setup
from tabletop.games.letter_maze.rules.state import Agreed

OPTIONS = (
    Option("tribute", (Choice("off"), Choice("on"))),
    Option("cover", (Choice("off"), Choice("on"))),
)


def agreed_by(setup: Setup) -> Agreed:
    """Return the options of `setup`."""
    return Agreed(setup.options["tribute"] == "on", setup.options["cover"] == "on")
