"""The options of Letter Maze: tribute and covering of targets."""

from __future__ import annotations

from tabletop.core.options import Choice, Option, Setup
from tabletop.games.letter_maze.rules.state import Agreed

OPTIONS = (
    Option("tribute", (Choice("off"), Choice("on"))),
    Option("cover", (Choice("off"), Choice("on"))),
)


def agreed_by(setup: Setup) -> Agreed:
    """Return the options of `setup` as booleans."""
    return Agreed(setup.options["tribute"] == "on", setup.options["cover"] == "on")
