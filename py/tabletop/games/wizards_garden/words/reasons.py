"""Why an opponent plays so: what a planting does, and how things stand after it."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.language import later, listed, t, t_count
from tabletop.games.wizards_garden.rules.board import CELL_NAMES
from tabletop.games.wizards_garden.rules.planting import CompleteLine
from tabletop.games.wizards_garden.words.things import harvested_lines, number

ON_PURPOSE = later("It was planted on purpose.")
SETUP_BY_LOT = later("In the setup any free cell will do.")
SETUP_WON = later("From here this side can win, whatever the other one does.")
SETUP_HARD = later("It asks the most of the other side, which has the better setup.")

TAKES_STAFF = later("takes the Staff")
ENDS_GAME = later("ends the game")
LEAVES_NOTHING = later("leaves no line to take")
"""Deeds of a planting."""

TOLD = later("It {deeds}.")
TOLD_WON = later("It {deeds}, and from here the game is won.")
TOLD_LOST = later("It {deeds}; the other side can win, but must still find the way.")
TOLD_GIVING = later("It {deeds}, and every answer gives one away.")
"""A reason: the deeds, and how things stand after them."""


def harvests(lines: Sequence[CompleteLine]) -> str:
    """Return the deed that takes lines."""
    return t("harvests {lines}", lines=harvested_lines(lines))


def gives_back(lines: Sequence[CompleteLine], cell: int) -> str:
    """Return the deed that leaves lines to be taken from a cell, after a harvest."""
    return t(
        "lets the other side take {lines} by planting on {cell} in return",
        lines=harvested_lines(lines),
        cell=CELL_NAMES[cell],
    )


def gives_up(lines: Sequence[CompleteLine], cell: int) -> str:
    """Return the deed that leaves lines to be taken from a cell, without a harvest."""
    return t(
        "lets the other side take {lines} by planting on {cell} for what comes after",
        lines=harvested_lines(lines),
        cell=CELL_NAMES[cell],
    )


def told_narrow(deeds: Sequence[str], safe: int) -> str:
    """Return what a planting does after which so few answers are safe."""
    return t_count(
        "It {deeds}, with only {number} safe answer.",
        "It {deeds}, with only {number} safe answers.",
        safe,
        deeds=listed(deeds),
        number=number(safe),
    )
