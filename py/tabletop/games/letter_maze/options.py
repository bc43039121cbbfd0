"""What may be agreed before a game of Letter Maze."""

from __future__ import annotations

from tabletop.core.options import Choice, Option, Setup
from tabletop.games.letter_maze.state import Agreed

OPTIONS = (
    Option(
        "tribute",
        "Tribute",
        (
            Choice("off", "None", "Long words cost the others nothing."),
            Choice(
                "on",
                "Half the tiles",
                "A word of eight or more letters makes everybody else give half of their tiles.",
            ),
        ),
    ),
    Option(
        "cover",
        "Target squares",
        (
            Choice("off", "Always open", "No tile may be laid on a target square."),
            Choice(
                "on",
                "May be covered",
                "A tile may be laid on a target square, which gives no card until it is lifted.",
            ),
        ),
    ),
)


def agreed_by(setup: Setup) -> Agreed:
    """Return the options of `setup`."""
    return Agreed(setup.options["tribute"] == "on", setup.options["cover"] == "on")
