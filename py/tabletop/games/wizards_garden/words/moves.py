"""Sentences of the log and of announcements: what a move does.

Where a name is "", the sentence says "you".
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import assert_never

from tabletop.core.language import later, listed, t, t_count
from tabletop.games.wizards_garden.rules.board import CELL_NAMES, WHITE
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
from tabletop.games.wizards_garden.rules.planting import CompleteLine, Planting
from tabletop.games.wizards_garden.words.things import (
    face_name,
    first_number,
    harvested_lines,
    number,
)

_WHITE_LINE = later("a white line")
_BLACK_LINE = later("a black line")


def tell(events: Sequence[GardenEvent], names: Sequence[str]) -> str:
    """Return the sentences of the log for the events of one move.

    `names` has one name per seat.
    """
    told = [
        _event_sentence(event, names[event.seat - 1])
        for event in events
        if isinstance(event, _BY_SEAT)
    ]
    effect = tell_effect(events)
    return " ".join([*told, effect] if effect else told)


_BY_SEAT = SeedPlaced | SeedPlanted | FirstDrawn | PlantingKept | PlantingUndone
"""The events with a sentence of their own; `tell_effect` sums up the others."""


def _event_sentence(
    event: SeedPlaced | SeedPlanted | FirstDrawn | PlantingKept | PlantingUndone, name: str
) -> str:
    match event:
        case SeedPlaced() | SeedPlanted():
            return planted(event, name)
        case FirstDrawn():
            if not name:
                return t("The toss decides: you plant first.")
            return t("The toss decides: {name} plants first.", name=name)
        case PlantingKept():
            if not name:
                return t("You keep the planting.")
            return t("{name} keeps the planting.", name=name)
        case PlantingUndone():
            if not name:
                return t("You undo the planting.")
            return t("{name} undoes the planting.", name=name)
        case _:
            assert_never(event)


def planted(event: SeedPlaced | SeedPlanted, name: str) -> str:
    """Return the sentence that says who places or plants which seed where."""
    gaps = {"name": name, "face": face_name(event.face), "cell": CELL_NAMES[event.cell]}
    if not name:
        return _you_planted(event, gaps)
    if isinstance(event, SeedPlaced):
        return t("{name} places a {face} on {cell}.", **gaps)
    if event.again:
        return t("{name} plants a {face} on {cell} instead.", **gaps)
    return t("{name} plants a {face} on {cell}.", **gaps)


def _you_planted(event: SeedPlaced | SeedPlanted, gaps: Mapping[str, str]) -> str:
    if isinstance(event, SeedPlaced):
        return t("You place a {face} on {cell}.", **gaps)
    if event.again:
        return t("You plant a {face} on {cell} instead.", **gaps)
    return t("You plant a {face} on {cell}.", **gaps)


def tell_effect(events: Sequence[GardenEvent]) -> str:
    """Return what a planting flips, and which lines and flowers it harvests.

    Return "" if the events are not those of a planting.
    """
    flips = sum(len(event.cells) for event in events if isinstance(event, SeedsFlipped))
    if not flips:
        return ""
    harvest = next((event.lines for event in events if isinstance(event, LinesHarvested)), ())
    staff = any(isinstance(event, StaffTaken) for event in events)
    gaps = {
        "number": first_number(flips),
        "lines": harvested_lines(harvest),
        "gains": _gains(harvest, staff=staff),
    }
    match len(harvest):
        case 0:
            return turned(flips)
        case 1:
            return t_count(
                "{number} seed turns over and {lines} is harvested: {gains}.",
                "{number} seeds turn over and {lines} is harvested: {gains}.",
                flips,
                **gaps,
            )
        case _:
            return t_count(
                "{number} seed turns over and {lines} are harvested: {gains}.",
                "{number} seeds turn over and {lines} are harvested: {gains}.",
                flips,
                **gaps,
            )


def tell_in_short(planting: Planting) -> str:
    """Return how many seeds the planting flips and how many lines it harvests."""
    flips, lines = len(planting.flipped), planting.harvested
    if not lines:
        return turned(flips)
    gaps = {"number": first_number(flips), "lines": number(len(lines))}
    if len(lines) > 1:
        return t_count(
            "{number} seed turns over and {lines} lines are harvested.",
            "{number} seeds turn over and {lines} lines are harvested.",
            flips,
            **gaps,
        )
    return t_count(
        "{number} seed turns over and {line} is harvested.",
        "{number} seeds turn over and {line} is harvested.",
        flips,
        line=t(_WHITE_LINE if lines[0].face == WHITE else _BLACK_LINE),
        **gaps,
    )


def turned(count: int) -> str:
    """Return the sentence that `count` seeds turn over."""
    number = first_number(count)
    return t_count("{number} seed turns over.", "{number} seeds turn over.", count, number=number)


def _gains(lines: Sequence[CompleteLine], *, staff: bool) -> str:
    """Return the flowers of a harvest by colour, and the Staff if it comes with them."""
    return listed([*_flowers(lines), *([t("the Staff")] if staff else [])])


def gained(lines: Sequence[CompleteLine]) -> str:
    """Return the flowers of a harvest by colour."""
    return listed(_flowers(lines))


def _flowers(lines: Sequence[CompleteLine]) -> list[str]:
    whites = sum(each.face == WHITE for each in lines)
    blacks = len(lines) - whites
    gains = [_white_flowers(whites)] if whites else []
    return gains + ([_black_flowers(blacks)] if blacks else [])


def _white_flowers(count: int) -> str:
    return t_count("{number} white flower", "{number} white flowers", count, number=number(count))


def _black_flowers(count: int) -> str:
    return t_count("{number} black flower", "{number} black flowers", count, number=number(count))
