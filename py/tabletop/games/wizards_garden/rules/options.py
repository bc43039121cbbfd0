"""Options of a game of Wizards' Garden."""

from __future__ import annotations

from tabletop.core.options import Choice, Option, Setup
from tabletop.games.wizards_garden.rules.state import Agreed

OPTIONS = (
    Option("undo", (Choice("off"), Choice("on"))),
    Option("first", (Choice("toss"), Choice("1"), Choice("2"))),
    Option("setup", (Choice("anywhere"), Choice("apart"))),
)


def agreed_by(setup: Setup) -> Agreed:
    """Return the options chosen in `setup`, parsed."""
    first = setup.options["first"]
    return Agreed(
        0 if first == "toss" else int(first),
        setup.options["undo"] == "on",
        setup.options["setup"] == "apart",
    )
