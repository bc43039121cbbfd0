"""Animation of a move in steps: dice, the piece, the changed scores, the final scoring."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import assert_never

from tabletop.games.hanging_gardens.rules.events import (
    BedPlanted,
    DiceRolled,
    FirstRolled,
    GardenEvent,
    GazeboMoved,
    GazeboPlaced,
    PieceEvent,
    RollTied,
    SupportMoved,
    SupportPlaced,
    SupportTurned,
    TerracePlaced,
    TurnPassed,
)
from tabletop.games.hanging_gardens.table.panel import front_parts, head_parts
from tabletop.games.hanging_gardens.table.view_model import ViewModel
from tabletop.games.hanging_gardens.table.views import best_of
from tabletop.games.hanging_gardens.table.window import garden_parts, window
from tabletop.games.hanging_gardens.words import score as words
from tabletop.games.hanging_gardens.words.moves import announcement, tell
from tabletop.kit.beats import Beat, Film
from tabletop.kit.parts import Part
from tabletop.scene.scene import FLIP_MS, PAUSE_MS, PLACE_MS

_READ = 900
"""Pause after dice, after a view that loses points, and after each final view, in milliseconds."""


def parts(model: ViewModel) -> Iterator[Part]:
    """Yield all parts of the table, from bottom to top."""
    yield from head_parts(model)
    yield from garden_parts(model)
    yield from front_parts(model)


FILM = Film(parts, lambda model: (window(model),))


def beats(
    then: ViewModel, now: ViewModel, events: Sequence[GardenEvent]
) -> Iterator[Beat[ViewModel]]:
    """Yield the animation steps of the events of a move, which leads from `then` to `now`."""
    names = [now.or_you(seat) for seat in now.seats]
    told = tell(events, names)
    for event in events:
        match event:
            case DiceRolled(seats, values):
                dice = dict(zip(seats, values, strict=True))
                yield Beat(replace(then, dice=dice), told, PLACE_MS, _READ)
            case TurnPassed():
                yield Beat(then, told, FLIP_MS, 4 * PAUSE_MS)
            case RollTied() | FirstRolled():
                pass
            case _:
                yield Beat(_laid(then, now, event), told, announcement=announcement(event, names))
                yield from _gained(then, now)
    if now.winners is not None:
        yield from _reckoned(replace(now, winners=None))


def _laid(then: ViewModel, now: ViewModel, event: PieceEvent) -> ViewModel:
    """Return the table with the piece placed, but with the scores from before the move."""
    piece = _from_tray(event)
    now = _before_the_next(then, now)
    flying = None if piece is None else (piece, event.place)
    return replace(now, scores=then.scores, scores_to_come=then.scores, flying=flying)


def _from_tray(event: PieceEvent) -> str | None:
    """Return the piece of the tray that comes to the garden, or None if one moves within it."""
    match event:
        case TerracePlaced():
            return "T"
        case SupportPlaced():
            return "S"
        case BedPlanted(_, colour):
            return f"P{colour}"
        case GazeboPlaced():
            return "G"
        case GazeboMoved() | SupportMoved() | SupportTurned():
            return None
        case _:
            assert_never(event)


def _before_the_next(then: ViewModel, now: ViewModel) -> ViewModel:
    """Return the garden after a move, with the player who made it still to move."""
    return replace(now.at(then.state._replace(garden=now.garden)), winners=None)


def _gained(then: ViewModel, now: ViewModel) -> Iterator[Beat[ViewModel]]:
    """Yield the view of each seat whose score has changed, the mover's first."""
    model, acted = _before_the_next(then, now), then.state.seat
    scores = list(then.scores)
    for seat in sorted(now.seats, key=lambda each: each != acted):
        was, scores[seat - 1] = then.scores[seat - 1], now.scores[seat - 1]
        if was != scores[seat - 1]:
            known = replace(model, scores=tuple(scores), scores_to_come=tuple(scores))
            stayed = then.garden.gazebos[seat - 1] == now.garden.gazebos[seat - 1]
            broke = stayed and scores[seat - 1] < was
            facing = best_of(then.garden if broke else now.garden, seat)
            looking = known.looking(facing, then.garden)
            told = (words.now_has(now.or_you(seat), was, scores[seat - 1]), *_why(looking))
            yield Beat(looking, " ".join(told), pause=_READ if broke else 5 * PAUSE_MS)


def _why(model: ViewModel) -> Iterator[str]:
    """Yield sentences about the row that has changed most and about a new best direction."""
    if model.view is None or model.view_before is None:
        return
    was, rows = model.view_before.by_row, model.view.by_row
    most = max({*was, *rows}, key=lambda k: (abs(rows.get(k, 0) - was.get(k, 0)), -k), default=0)
    if rows.get(most, 0) != was.get(most, 0):
        yield words.row_has(most, was.get(most, 0), rows.get(most, 0))
    best = best_of(model.garden, model.watched)
    if best and best != model.facing:
        yield words.looks_now(model.or_you(best.seat), best.direction_name)


def _reckoned(now: ViewModel) -> Iterator[Beat[ViewModel]]:
    """Yield the best view of each seat, in seat order."""
    for seat in now.seats:
        model = now.looking(best_of(now.garden, seat), now.garden)
        if model.view is not None:
            yield Beat(model, words.reckoned(now.or_you(seat), model.view), pause=_READ)
