"""Why an opponent plays so: what a planting does, and how things stand after it."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.language import later, listed, t, t_count
from tabletop.games.wizards_garden.rules.board import CELL_NAMES
from tabletop.games.wizards_garden.rules.planting import CompleteLine
from tabletop.games.wizards_garden.words.things import harvested_lines, number

ON_PURPOSE = later("Keep what was planted.")
SETUP_BY_LOT = later("Any space will do: this seed favours nobody yet.")
SETUP_WON = later("From here you can win, whatever your rival does.")
SETUP_HARD = later("This leaves your rival the fewest good answers.")
SETUP_LOST = later("Your rival has the better start, wherever this seed goes.")

TAKES_STAFF = later("takes the Staff")
ENDS_GAME = later("ends the game")
LEAVES_NOTHING = later("leaves no line to take")
"""Deeds of a planting."""

TOLD = later("It {deeds}.")
TOLD_WON = later("It {deeds}, and from here the game is won.")
TOLD_LOST = later("It {deeds}; your rival can win, but must still find out how.")
TOLD_GIVING = later("It {deeds}, and any reply gives a line away.")
"""A reason: the deeds, and how things stand after them."""


def harvests(lines: Sequence[CompleteLine]) -> str:
    """Return the deed that takes lines."""
    return t("harvests {lines}", lines=harvested_lines(lines))


def gives_back(lines: Sequence[CompleteLine], cell: int) -> str:
    """Return the deed that leaves lines to be taken from a cell, after a harvest."""
    return t(
        "lets your rival take {lines} by planting on {cell} in return",
        lines=harvested_lines(lines),
        cell=CELL_NAMES[cell],
    )


def gives_up(lines: Sequence[CompleteLine], cell: int) -> str:
    """Return the deed that leaves lines to be taken from a cell, without a harvest."""
    return t(
        "lets your rival take {lines} by planting on {cell}, for no gain yet",
        lines=harvested_lines(lines),
        cell=CELL_NAMES[cell],
    )


def told_narrow(deeds: Sequence[str], safe: int) -> str:
    """Return what a planting does after which so few answers are safe."""
    return t_count(
        "It {deeds}, with only {number} safe reply.",
        "It {deeds}, with only {number} safe replies.",
        safe,
        deeds=listed(deeds),
        number=number(safe),
    )
