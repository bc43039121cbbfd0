"""Announcements of a move, one for each step of its animation.

Where a name is "", the sentence says "you".
"""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.language import t
from tabletop.games.wizards_garden.rules.board import CELL_NAMES
from tabletop.games.wizards_garden.rules.planting import CompleteLine
from tabletop.games.wizards_garden.rules.state import Phase
from tabletop.games.wizards_garden.words.moves import gained, planted, turned
from tabletop.games.wizards_garden.words.things import harvest, harvested_lines

__all__ = [
    "coin_shows",
    "flowers_grow",
    "harvested",
    "in_short",
    "planted",
    "plants_first",
    "put_in_short",
    "staff_comes",
    "toss",
    "turned",
]


def toss() -> str:
    """Return the announcement of the toss."""
    return t("The toss decides who plants first.")


def coin_shows(name: str) -> str:
    """Return the announcement of whose side of the coin is up."""
    return t("The coin shows {name}’s hat.", name=name) if name else t("The coin shows your hat.")


def plants_first(name: str) -> str:
    """Return the announcement of who plants first."""
    return t("{name} plants first.", name=name) if name else t("You plant first.")


def harvested(name: str, lines: Sequence[CompleteLine]) -> str:
    """Return the announcement that `name` harvests the complete `lines`."""
    told = harvested_lines(lines)
    if not name:
        return t("You harvest {lines}.", lines=told)
    return t("{name} harvests {lines}.", name=name, lines=told)


def flowers_grow(name: str, lines: Sequence[CompleteLine]) -> str:
    """Return the announcement of the flowers that `name` gains."""
    if not name:
        return t("You gain {flowers}.", flowers=gained(lines))
    return t("{name} gains {flowers}.", name=name, flowers=gained(lines))


def put_in_short(cell: int, phase: Phase) -> str:
    """Return the last planting in short for a player's panel: "planted d4"."""
    if phase is Phase.PLACE:
        return t("placed {cell}", cell=CELL_NAMES[cell])
    return t("planted {cell}", cell=CELL_NAMES[cell])


def in_short(lines: Sequence[CompleteLine]) -> str:
    """Return the last harvest in short for a player's panel: "row 3: +1"."""
    return t("{lines}: +{count}", lines=harvest([each.line for each in lines]), count=len(lines))


def staff_comes(name: str) -> str:
    """Return the announcement that `name` takes the Staff."""
    return t("{name} takes the Staff.", name=name) if name else t("You take the Staff.")
