"""Animation of a move in steps: the card, its points flying to the total, the drawn card."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import assert_never

from tabletop.games.tuintopia.rules.events import (
    CardCovered,
    CardDrawn,
    CardPlaced,
    CardPlacedFaceDown,
    CardScored,
    CardTucked,
    CardTurned,
    CellEvent,
    ExchangeBegun,
    HiddenCardTurned,
    MisplacedCardTurned,
    StepSkipped,
    TuintopiaEvent,
    TurnEnded,
    event_of,
)
from tabletop.games.tuintopia.rules.notation import Move
from tabletop.games.tuintopia.rules.secrecy import revealed
from tabletop.games.tuintopia.rules.state import HIDDEN, State
from tabletop.games.tuintopia.table.card import BACK, back, key_of
from tabletop.games.tuintopia.table.garden import closed_node, garden_parts
from tabletop.games.tuintopia.table.ground import WINDOW, garden_window
from tabletop.games.tuintopia.table.hand import button_part, hand_parts, step_parts
from tabletop.games.tuintopia.table.layout import hand_cut
from tabletop.games.tuintopia.table.players import counts_part, player_parts
from tabletop.games.tuintopia.table.sheet import covers_hand, sheet_parts
from tabletop.games.tuintopia.table.view_model import Preview, ViewModel, model_of
from tabletop.games.tuintopia.words import beats as words
from tabletop.kit.beats import Beat, Film
from tabletop.kit.cameras import camera_parts
from tabletop.kit.parts import Part
from tabletop.kit.view_model import quiet
from tabletop.scene.scene import FLIP_MS, PLACE_MS, TRAVEL_MS, Scene, Step
from tabletop.scene.shapes import Node
from tabletop.scene.shapes import Place as Spot
from tabletop.scene.table import Sight

_POP_PAUSE = 420
"""Pause before badges fly to the total, in milliseconds."""


def parts_of(model: ViewModel) -> tuple[Part, ...]:
    """Return all parts of the table, from bottom to top."""
    return (
        *player_parts(model),
        *garden_parts(model),
        counts_part(model),
        *camera_parts(model.places.cameras, WINDOW),
        *(() if covers_hand(model) else hand_parts(model)),
        *step_parts(model),
        button_part(model),
        *sheet_parts(model),
    )


_FILM = Film(parts_of, lambda model: (garden_window(model),))


def beats(before: Sight[State], move: Move, after: Sight[State], rest: Scene) -> tuple[Step, ...]:
    """Return the animation of `move` from `before` to `after`; `rest` is the final scene."""
    then, now = model_of(quiet(before)), model_of(quiet(after, marked=True))
    # totals change only after the animation
    now = replace(now, totals=then.totals, score=None, winners=None)
    event = event_of(revealed(before.state, after.state, move), move)
    ms = TRAVEL_MS if isinstance(event, CellEvent) else FLIP_MS
    return _FILM.steps(_beats(then, now, event), rest, ms)


def _beats(then: ViewModel, now: ViewModel, event: TuintopiaEvent) -> Iterator[Beat[ViewModel]]:
    """Yield the steps of an event before the final scene."""
    match event:
        case CardDrawn(seat, card):
            yield _drawn(now, seat, card)
        case CardPlaced(seat, cell, card):
            yield Beat(now, words.placed(then.or_you(seat), card, cell), pause=0)
            yield _popped(now, event)
        case CardCovered():
            yield _covered(then, now, event)
            yield _popped(now, event)
        case CardTurned():
            yield from _turned(then, now, event)
            yield _popped(now, event)
        case CardTucked(_, card):
            leaving = {} if card is None else {key_of(card): now.places.stack(0.15)}
            yield Beat(then, ms=FLIP_MS, pause=0, goes=leaving)
        case CardPlacedFaceDown() | MisplacedCardTurned() | HiddenCardTurned():
            pass
        case ExchangeBegun() | StepSkipped() | TurnEnded():
            pass
        case _:
            assert_never(event)


def _popped(now: ViewModel, event: CardScored) -> Beat[ViewModel]:
    """Return the step that shows the points of a new face-up card, neighbour by neighbour.

    A card without points has one too, so that the result is announced before the next draw.
    """
    preview = Preview(event.card, _number(now, event), event.gain, event.partners)
    popping = now.at(now.state._replace(seat=event.seat))
    popping = replace(popping, preview=preview, pops=True)
    return Beat(popping, words.brings(event.gain.total), PLACE_MS, _POP_PAUSE)


def _covered(then: ViewModel, now: ViewModel, event: CardCovered) -> Beat[ViewModel]:
    """Return the step in which a card is placed on a face-down one, and that leaves its cell.

    It slides into the hand on the table, or to the row of a player whose hand isn't there.
    """
    taken = HIDDEN if event.taken is None or event.taken not in now.hand else event.taken
    below = closed_node(then, _number(then, event), key_of(taken) if taken >= 0 else "")
    below = below._replace(enter=None, exit=then.places.seat(event.seat))
    told = words.covered(then.or_you(event.seat), event.card, event.cell, taken)
    over = key_of(event.card)
    return Beat(now, told, pause=0, under={over: (below,)}, instead={below.key: ()})


def _turned(then: ViewModel, now: ViewModel, event: CardTurned) -> Iterator[Beat[ViewModel]]:
    """Yield the steps of a card turned over: its back, then its face.

    The back has the key of the face, so that the page flips one card instead of replacing it.
    """
    hidden = closed_node(then, _number(then, event), key_of(event.card))
    closed = {hidden.key: (hidden._replace(enter=None),)}
    turns = words.turned(then.or_you(event.seat), event.cell)
    yield Beat(now, turns, FLIP_MS, 0, instead=closed)
    yield Beat(now, words.is_seen(event.card), PLACE_MS)


def _number(model: ViewModel, event: CardScored) -> int:
    return model.state.ground.numbers[event.cell]


def _drawn(now: ViewModel, seat: int, card: int | None) -> Beat[ViewModel]:
    """Return the flight of a drawn card from the stack, face up only for its owner."""
    if card is not None and seat == now.owner and now.hand[-1] == card:
        return Beat(replace(now, drawn=card), pause=0)
    box, paper = now.places.players[seat - 1], back(hand_cut(now.places, 4))
    enter, leave = now.places.stack(0.2), Spot(box.cx, box.cy, 0.1)
    flying = Node("flying", paper, box.cx, box.cy, 0.2, face=BACK, enter=enter, exit=leave)
    return Beat(now, ms=PLACE_MS, pause=0, over=(flying,))
