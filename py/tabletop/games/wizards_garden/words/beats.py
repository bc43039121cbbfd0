"""Announcements of a move, one for each step of its animation.

Where a name is "", the sentence says "you".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from tabletop.core.language import t
from tabletop.games.wizards_garden.rules.board import CELL_NAMES
from tabletop.games.wizards_garden.rules.events import (
    FirstDrawn,
    GardenEvent,
    LinesHarvested,
    PlantingKept,
    PlantingUndone,
    SeedPlaced,
    SeedPlanted,
    SeedsFlipped,
    StaffTaken,
)
from tabletop.games.wizards_garden.rules.planting import CompleteLine
from tabletop.games.wizards_garden.words.moves import gained, planted, turned
from tabletop.games.wizards_garden.words.things import harvest, harvested_lines


def caption(event: GardenEvent, name: str) -> str:
    """Return the announcement of one event; `name` is that of its seat."""
    match event:
        case SeedPlaced() | SeedPlanted():
            return planted(event, name)
        case SeedsFlipped(cells):
            return turned(len(cells))
        case LinesHarvested(_, lines):
            return _harvested(name, lines)
        case StaffTaken():
            return t("{name} takes the Staff.", name=name) if name else t("You take the Staff.")
        case FirstDrawn():
            return t("{name} plants first.", name=name) if name else t("You plant first.")
        case PlantingKept() | PlantingUndone():
            return ""
        case _:
            assert_never(event)


def toss() -> str:
    """Return the announcement of the toss."""
    return t("The toss decides who plants first.")


def coin_shows(name: str) -> str:
    """Return the announcement of whose side of the coin is up."""
    return t("The coin shows {name}’s hat.", name=name) if name else t("The coin shows your hat.")


def _harvested(name: str, lines: Sequence[CompleteLine]) -> str:
    told = harvested_lines(lines)
    if not name:
        return t("You harvest {lines}.", lines=told)
    return t("{name} harvests {lines}.", name=name, lines=told)


def flowers_grow(name: str, lines: Sequence[CompleteLine]) -> str:
    """Return the announcement of the flowers that `name` gains."""
    if not name:
        return t("You gain {flowers}.", flowers=gained(lines))
    return t("{name} gains {flowers}.", name=name, flowers=gained(lines))


def in_short(events: Sequence[GardenEvent]) -> str:
    """Return a move in short for a player's panel: "row 3: +1", or else "planted d4".

    Return "" for the other moves.
    """
    planted = ""
    for event in events:
        match event:
            case SeedPlaced(_, cell):
                planted = t("placed {cell}", cell=CELL_NAMES[cell])
            case SeedPlanted(cell=cell):
                planted = t("planted {cell}", cell=CELL_NAMES[cell])
            case LinesHarvested(_, lines):
                told = harvest([each.line for each in lines])
                return t("{lines}: +{count}", lines=told, count=len(lines))
    return planted
