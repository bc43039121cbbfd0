"""Text about the whole game: dice rolled by people, Power, and how a game ends."""

from __future__ import annotations

from tabletop.core.language import later, t

NOBODY_WON = later("Nobody won")
THROW_LOTS = later("Who goes first? Draw lots.")
NOBODY_LEFT = later("No witch is left: the last ones were found out at the same moment.")
ONE_LEFT = later("Only one witch is left.")


def throw_die(name: str | None) -> str:
    """Return the request to roll a real die for the witch `name`.

    "" addresses her as "you"; None is a die for all witches.
    """
    if name is None:
        return t("What does the die show?")
    return t("What does {name}’s die show?", name=name) if name else t("What does your die show?")


IS_OUT = later("Out")
"""Shown in place of the Power of an eliminated witch."""


def in_power(power: int) -> str:
    """Return Power in words: "Power 7"."""
    return t("Power {power}", power=power)


def power_reached(top: int, count: int) -> str:
    """Return the reason that `count` witches reached the top of the Power Meter together."""
    if count > 1:
        return t("Several witches reached Power {top} at the same moment.", top=top)
    return t("Power {top} reached.", top=top)
