"""Animation of a move in steps: the card, its points flying to the total, the drawn card."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from tabletop.games.tuintopia.rules.cards import NUMBERS
from tabletop.games.tuintopia.rules.notation import Cover, Draw, Lay, Move, Place, Tuck, Turn
from tabletop.games.tuintopia.rules.state import HIDDEN, State, put
from tabletop.games.tuintopia.table.card import BACK, back, key_of
from tabletop.games.tuintopia.table.garden import closed_node, garden_parts
from tabletop.games.tuintopia.table.ground import WINDOW, garden_window
from tabletop.games.tuintopia.table.hand import button_part, hand_parts, step_parts
from tabletop.games.tuintopia.table.layout import hand_cut
from tabletop.games.tuintopia.table.players import counts_part, player_parts
from tabletop.games.tuintopia.table.sheet import covers_hand, sheet_parts
from tabletop.games.tuintopia.table.shown import Shown, preview_of, shown_of
from tabletop.games.tuintopia.words import beats as words
from tabletop.kit.beats import Beat, Film
from tabletop.kit.cameras import camera_parts
from tabletop.kit.parts import Part
from tabletop.kit.shown import quiet
from tabletop.scene.scene import FLIP_MS, PLACE_MS, TRAVEL_MS, Scene, Step
from tabletop.scene.shapes import Node
from tabletop.scene.shapes import Place as Spot
from tabletop.scene.table import Sight

_POP_PAUSE = 420
"""Pause before badges fly to the total, in milliseconds."""


def parts_of(shown: Shown) -> tuple[Part, ...]:
    """Return all parts of the table, from bottom to top."""
    return (
        *player_parts(shown),
        *garden_parts(shown),
        counts_part(shown),
        *camera_parts(shown.places.cameras, WINDOW),
        *(() if covers_hand(shown) else hand_parts(shown)),
        *step_parts(shown),
        button_part(shown),
        *sheet_parts(shown),
    )


_FILM = Film(parts_of, lambda shown: (garden_window(shown),))


def beats(before: Sight[State], move: Move, after: Sight[State], rest: Scene) -> tuple[Step, ...]:
    """Return the animation of `move` from `before` to `after`; `rest` is the final scene."""
    then, now = shown_of(quiet(before)), shown_of(quiet(after, marked=True))
    # totals change only after the animation
    now = replace(now, totals=then.totals, score=None, winners=None)
    match move:
        case Draw(code):
            return _FILM.steps(_drawn(then, now, NUMBERS[code]), rest, FLIP_MS)
        case Place() | Cover():
            return _FILM.steps(_opened(then, now, move), rest, TRAVEL_MS)
        case Turn():
            return _FILM.steps(_turned(then, now, move), rest, TRAVEL_MS)
        case Lay():
            return _FILM.steps((), rest, TRAVEL_MS)
        case Tuck():
            return _FILM.steps((_tucked(then, now),), rest, FLIP_MS)
    return _FILM.steps((), rest, FLIP_MS)


def _opened(then: Shown, now: Shown, move: Place | Cover) -> Iterator[Beat[Shown]]:
    """Yield the steps of a card placed face up: its flight, then the points with each neighbour."""
    card, name = NUMBERS[move.card], then.or_you(then.mover)
    if isinstance(move, Place):
        yield Beat(now, words.placed(name, card, move.cell), pause=0)
    else:
        taken = set(now.state.hands[then.mover - 1]) - set(then.state.hands[then.mover - 1])
        known = next((card for card in taken if card >= 0), HIDDEN)
        below = _covered(then, move, key_of(known) if known >= 0 else "")
        told = words.covered(name, card, move.cell, known)
        yield Beat(now, told, pause=0, under={key_of(card): (below,)}, instead={below.key: ()})
    yield from _popped(then, now, move)


def _popped(then: Shown, now: Shown, move: Place | Cover | Turn) -> Iterator[Beat[Shown]]:
    """Yield the step that shows the points of a new face-up card, neighbour by neighbour.

    A card without points has one too, so that the result is announced before the next draw.
    """
    preview = preview_of(then.state, move)
    if preview is not None:
        popping = now.at(now.state._replace(seat=then.mover))
        popping = replace(popping, preview=preview, pops=True)
        yield Beat(popping, words.brings(preview.gain.total), PLACE_MS, _POP_PAUSE)


def _covered(then: Shown, move: Cover, key: str) -> Node:
    """Return the node of the face-down card that `move` covers, still in its cell.

    `key` is its key in the hand if the card is known, so that it slides there, else "".
    """
    cell = then.state.ground.numbers[move.cell]
    return closed_node(then, cell, key)._replace(enter=None, exit=then.places.seat(then.mover))


def _turned(then: Shown, now: Shown, move: Turn) -> Iterator[Beat[Shown]]:
    """Yield the steps of a card turned over: its back, then its face, then its points.

    The back has the key of the face, so that the page flips one card instead of replacing it.
    """
    cell = then.state.ground.numbers[move.cell]
    card = now.state.open_cards[cell]
    if card < 0:
        return
    hidden = closed_node(then, cell, key_of(card))
    closed = {hidden.key: (hidden._replace(enter=None),)}
    turns = words.turned(then.or_you(then.mover), move.cell)
    yield Beat(now, turns, FLIP_MS, 0, instead=closed)
    yield Beat(now, words.is_seen(card), PLACE_MS)
    known = then.state._replace(closed_cards=put(then.state.closed_cards, cell, card))
    yield from _popped(then.at(known), now, move)


def _drawn(then: Shown, now: Shown, card: int) -> Iterator[Beat[Shown]]:
    """Yield the flight of a drawn card from the stack, face up only for its owner."""
    seat = then.state.seat
    if card in now.hand and seat == now.owner and now.hand[-1] == card:
        yield Beat(replace(now, drawn=card), pause=0)
        return
    box, paper = now.places.players[seat - 1], back(hand_cut(now.places, 4))
    enter, leave = now.places.stack(0.2), Spot(box.cx, box.cy, 0.1)
    flying = Node("flying", paper, box.cx, box.cy, 0.2, face=BACK, enter=enter, exit=leave)
    yield Beat(now, ms=PLACE_MS, pause=0, over=(flying,))


def _tucked(then: Shown, now: Shown) -> Beat[Shown]:
    """Return the step in which a card goes from the hand under the stack."""
    left = set(then.hand) - set(now.hand)
    leaving = {key_of(card): now.places.stack(0.15) for card in left if card >= 0}
    return Beat(then, ms=FLIP_MS, pause=0, goes=leaving)
