"""Hidden information: hands, draws, tucked cards and face-down cards (ruling 33)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

from tabletop.games.tuintopia.rules.notation import (
    UNKNOWN,
    Cover,
    Draw,
    Lay,
    Move,
    Tuck,
    Turn,
    move_from_text,
    move_to_text,
)
from tabletop.games.tuintopia.rules.state import EVERYTHING, HIDDEN, State, Tucked, put

ONLOOKER = 0


def view(state: State, seat: int | None) -> State:
    """Return the view of `seat`, or of an onlooker if it is None.

    A seat knows its own hand, the cards that it placed face down, and those that it tucked under
    the stack. No one else has held a face-down card since it was placed.
    """
    viewer = seat or ONLOOKER
    hands = tuple(
        hand if owner == viewer else (HIDDEN,) * len(hand)
        for owner, hand in enumerate(state.hands, start=1)
    )
    closed = tuple(
        HIDDEN if card >= 0 and who != viewer else card
        for card, who in zip(state.closed_cards, state.who, strict=True)
    )
    tucked = tuple(each if each.seat == viewer else _hidden(each) for each in state.tucked)
    masked = state._replace(hands=hands, closed_cards=closed, tucked=tucked, viewer=viewer)
    unknown = set(_secrets(state)) - set(_secrets(masked))
    return masked._replace(stack=tuple(sorted((*state.stack, *unknown))))


def _hidden(tucked: Tucked) -> Tucked:
    return Tucked(HIDDEN, tucked.seat)


def _secrets(state: State) -> Iterator[int]:
    """Yield the cards in hands, under the stack and face down in the garden, unless HIDDEN."""
    for hand in state.hands:
        yield from (card for card in hand if card >= 0)
    yield from (each.card for each in state.tucked if each.card >= 0)
    yield from (card for card in state.closed_cards if card >= 0)


def resample(view: State, rng: random.Random) -> State:
    """Return a full state consistent with `view`, dealing its unknown cards at random."""
    unknown = list(view.stack)
    rng.shuffle(unknown)
    hands = tuple(tuple(_known(card, unknown) for card in hand) for hand in view.hands)
    tucked = tuple(Tucked(_known(each.card, unknown), each.seat) for each in view.tucked)
    closed = tuple(_known(card, unknown) for card in view.closed_cards)
    return view._replace(
        hands=hands,
        tucked=tucked,
        closed_cards=closed,
        stack=tuple(sorted(unknown)),
        viewer=EVERYTHING,
    )


def _known(card: int, unknown: list[int]) -> int:
    return unknown.pop() if card == HIDDEN else card


def redact(state: State, move: Move, seat: int | None) -> str:
    """Return the notation of `move` with cards hidden from `seat`: `draw=?`, `?#e2`, `!?`."""
    if seat != state.seat and isinstance(move, Draw | Lay | Tuck):
        return move_to_text(replace(move, card=UNKNOWN))
    return move_to_text(move)


def move_from_redacted(text: str) -> Move:
    """Return the move that `redact` wrote as `text`; a hidden card is UNKNOWN."""
    if text == "draw=?":
        return Draw(UNKNOWN)
    if text == "!?":
        return Tuck(UNKNOWN)
    if text.startswith("?#"):
        return Lay(UNKNOWN, text.removeprefix("?#"))
    return move_from_text(text)


def revealed(before: State, after: State, move: Move) -> State:
    """Return the view `before` with the face of the card that `move` turns over or picks up.

    The face is known if it is in `after`, the view of the same seat after the move.
    """
    if not isinstance(move, Turn | Cover):
        return before
    number, index = before.ground.numbers[move.cell], before.seat - 1
    faces = [card for card in after.hands[index] if card not in before.hands[index]]
    if isinstance(move, Turn):
        faces.append(after.open_cards[number])
    face = max(faces, default=HIDDEN)
    if face < 0:
        return before
    return before._replace(closed_cards=put(before.closed_cards, number, face))
