"""What the game is called, what may be chosen before it begins, and how it ends."""

from __future__ import annotations

from tabletop.core.language import later, t

NOBODY_WON = later("Nobody won")
THROW_LOTS = later("Who goes first? Draw lots.")
NOBODY_LEFT = later("No witch is left: the last ones were found out at the same moment.")
ONE_LEFT = later("Only one witch is left.")


def throw_die(name: str | None) -> str:
    """Return what is asked of people who roll the die of a witch themselves; "" is the one who is
    called "you", None the die for all."""
    if name is None:
        return t("What does the die show?")
    return t("What does {name}’s die show?", name=name) if name else t("What does your die show?")


IS_OUT = later("Out")
"""Shown in place of the Power of an eliminated witch."""


def in_power(power: int) -> str:
    """Return Power in words: "Power 7"."""
    return t("Power {power}", power=power)


def power_reached(top: int, count: int) -> str:
    """Return that `count` witches have come to the top of the Power Meter, all at one moment."""
    if count > 1:
        return t("Several witches reached Power {top} at the same moment.", top=top)
    return t("Power {top} reached.", top=top)
