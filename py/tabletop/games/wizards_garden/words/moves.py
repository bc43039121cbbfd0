"""Sentences of the log and of announcements: what a move does.

Where a name is "", the sentence says "you".
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tabletop.core.language import later, listed, t, t_count
from tabletop.games.wizards_garden.rules.board import CELL_NAMES, WHITE
from tabletop.games.wizards_garden.rules.notation import Confirm, Move, Plant, Toss
from tabletop.games.wizards_garden.rules.planting import CompleteLine, Planting, preview
from tabletop.games.wizards_garden.rules.state import Phase, State
from tabletop.games.wizards_garden.words.things import (
    face_name,
    first_number,
    harvested_lines,
    number,
)

_WHITE_LINE = later("a white line")
_BLACK_LINE = later("a black line")


def tell(state: State, move: Move, names: Sequence[str]) -> str:
    """Return the sentences that describe `move` played in `state`."""
    if isinstance(move, Toss):
        name = names[move.seat - 1]
        if not name:
            return t("The toss decides: you plant first.")
        return t("The toss decides: {name} plants first.", name=name)
    name = names[state.position.mover - 1]
    return _planted(state, move, name) if isinstance(move, Plant) else _confirmed(move, name)


def _confirmed(move: Confirm, name: str) -> str:
    if move.keep:
        return t("{name} keeps the planting.", name=name) if name else t("You keep the planting.")
    return t("{name} undoes the planting.", name=name) if name else t("You undo the planting.")


def _planted(state: State, move: Plant, name: str) -> str:
    said = planted(name, move, state.phase)
    return said if state.phase is Phase.PLACE else f"{said} {tell_effect(state, move)}"


def planted(name: str, move: Plant, phase: Phase) -> str:
    """Return the sentence that says who places or plants which seed where."""
    gaps = {"name": name, "face": face_name(move.face), "cell": CELL_NAMES[move.cell]}
    if not name:
        return _you_planted(phase, gaps)
    if phase is Phase.PLACE:
        return t("{name} places a {face} on {cell}.", **gaps)
    if phase is Phase.REPLANT:
        return t("{name} plants a {face} on {cell} instead.", **gaps)
    return t("{name} plants a {face} on {cell}.", **gaps)


def _you_planted(phase: Phase, gaps: Mapping[str, str]) -> str:
    if phase is Phase.PLACE:
        return t("You place a {face} on {cell}.", **gaps)
    if phase is Phase.REPLANT:
        return t("You plant a {face} on {cell} instead.", **gaps)
    return t("You plant a {face} on {cell}.", **gaps)


def tell_effect(state: State, move: Plant) -> str:
    """Return what the planting flips, and which lines and flowers it harvests."""
    planting = preview(state.position, move)
    flips = len(planting.flipped)
    gaps = {
        "number": first_number(flips),
        "lines": harvested_lines(planting.harvested),
        "gains": _gains(planting, had_staff=state.position.staff == state.position.mover),
    }
    match len(planting.harvested):
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


def _gains(planting: Planting, *, had_staff: bool) -> str:
    """Return the flowers of a harvest by colour, and the Staff if it comes with them."""
    staff = [t("the Staff")] if planting.takes_staff and not had_staff else []
    return listed(_flowers(planting.harvested) + staff)


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
