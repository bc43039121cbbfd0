"""What the game is called, what may be chosen before it begins, and how it ends."""

from __future__ import annotations

from collections.abc import Mapping

from tabletop.core.language import later, t

NOBODY_WON = later("Nobody won")
THROW_LOTS = later("Who goes first? Draw lots.")
NOBODY_LEFT = later("No witch is left.")
ONE_LEFT = later("Only one witch is left.")

TITLE = later("Witchcraft")
LINE = later("Gather, cast, and reach the top before the village finds you out.")
CREDIT = later("After a published rules sheet about racing witches; most of the cards are new.")
THROWS = later(
    "Every die, and the lot that decides who goes first. Cards are always drawn for you."
)
POWER = later("Power")

OPPONENTS: Mapping[str, str] = {
    "easy": later("Plays any of the better half of its moves, but never misses a win."),
    "medium": later(
        "Does what looks best this turn, now and then wrongly, and forgets what you will do."
    ),
    "seed": later("Looks at this turn only, and does almost anything that comes to its mind."),
    "sprout": later("Looks at this turn only, and often does something weak."),
    "leaf": later("Looks at this turn only, and picks one of its good ideas."),
    "bud": later("Looks at this turn only, and picks one of its very good ideas."),
    "flower": later(
        "Looks at this turn only, and picks its best idea or one that is nearly as good."
    ),
    "fruit": later("Does what looks best this turn, and forgets what you will do."),
    "hard": later(
        "Tries its best ideas in its head to the end of the next round, and guesses hidden spells."
    ),
}
"""How the computer plays at each level."""

WHO_GOES_FIRST = later("Who goes first")
DRAW_LOTS = (later("Draw lots"), later("Chance names the witch who goes first."))
SEATS_FIRST = (
    (later("Seat 1"), later("Seat 1 goes first.")),
    (later("Seat 2"), later("Seat 2 goes first.")),
    (later("Seat 3"), later("Seat 3 goes first.")),
    (later("Seat 4"), later("Seat 4 goes first.")),
    (later("Seat 5"), later("Seat 5 goes first.")),
    (later("Seat 6"), later("Seat 6 goes first.")),
)
"""The label of each choice, and what it does."""


def throw_die(name: str) -> str:
    """Return what is asked of people who roll the die of a witch, or one for all, themselves."""
    return t("What does {name}’s die show?", name=name) if name else t("What does the die show?")


IS_OUT = later("Out")
"""What stands for the Power of a witch who is eliminated."""


def in_power(power: int) -> str:
    """Return where a witch stands on the Power Meter."""
    return t("Power {power}", power=power)


def power_reached(top: int) -> str:
    """Return that a witch has come to the top of the Power Meter."""
    return t("Power {top} is reached.", top=top)
