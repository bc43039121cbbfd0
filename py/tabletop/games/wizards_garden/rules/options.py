"""What may be agreed before a game of Wizards' Garden."""

from __future__ import annotations

from tabletop.core.options import Choice, Option, Setup
from tabletop.games.wizards_garden.rules.state import Agreed
from tabletop.games.wizards_garden.words import about

OPTIONS = tuple(
    Option(
        key,
        title,
        tuple(
            Choice(value, label, sentence)
            for value, (label, sentence) in about.CHOICES[key].items()
        ),
    )
    for key, title in about.OPTIONS.items()
)


def agreed_by(setup: Setup) -> Agreed:
    """Return the options of `setup`."""
    first = setup.options["first"]
    return Agreed(
        0 if first == "toss" else int(first),
        setup.options["undo"] == "on",
        setup.options["setup"] == "apart",
    )
