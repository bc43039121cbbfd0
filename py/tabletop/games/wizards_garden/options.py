"""What may be agreed before a game of Wizards' Garden."""

from __future__ import annotations

from tabletop.core.options import Choice, Option, Setup
from tabletop.games.wizards_garden.state import Agreed

OPTIONS = (
    Option(
        "undo",
        "Take-back",
        (
            Choice("off", "None", "A planting counts as soon as it is made."),
            Choice(
                "on",
                "One a turn",
                "For beginners: look at what a planting did, then keep it or plant once more.",
            ),
        ),
    ),
    Option(
        "first",
        "First to plant",
        (
            Choice("toss", "Toss", "A fair toss after the four seeds are placed decides."),
            Choice("1", "Seat 1", "Seat 1 plants first; the other seat places the last seed."),
            Choice("2", "Seat 2", "Seat 2 places the last seed and plants first."),
        ),
    ),
    Option(
        "setup",
        "First four seeds",
        (
            Choice("anywhere", "Anywhere", "They may lie on any free cell."),
            Choice("apart", "Apart", "None of them may lie side by side with another."),
        ),
    ),
)


def agreed_by(setup: Setup) -> Agreed:
    """Return the options of `setup`."""
    first = setup.options["first"]
    return Agreed(
        0 if first == "toss" else int(first),
        setup.options["undo"] == "on",
        setup.options["setup"] == "apart",
    )
