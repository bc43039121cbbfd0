"""Views that hide other seats' spells, and full states sampled from a view (W30)."""

from __future__ import annotations

import random

from tabletop.games.witchcraft.rules.notation import (
    HIDDEN_SPELL,
    Move,
    SpellDrawn,
    move_from_text,
    move_to_text,
)
from tabletop.games.witchcraft.rules.state import HIDDEN, ONLOOKER, State, Witch, spell_drawer


def view(state: State, seat: int | None) -> State:
    """Return `state` as seen by `seat`, or by a spectator if None.

    Other hands become HIDDEN cards. Their spells are merged into `deck`, sorted by id.
    """
    others = [witch.hand for number, witch in enumerate(state.witches, start=1) if number != seat]
    known = [card for hand in others for card in hand if card != HIDDEN]
    return state._replace(
        witches=tuple(
            witch if number == seat else witch._replace(hand=(HIDDEN,) * len(witch.hand))
            for number, witch in enumerate(state.witches, start=1)
        ),
        deck=tuple(sorted((*state.deck, *known))),
        viewer=seat or ONLOOKER,
    )


def resample(state: State, rng: random.Random) -> State:
    """Return a full state consistent with `state`, a view, dealing hidden hands from its `deck`."""
    pool = list(state.deck)
    rng.shuffle(pool)
    witches = tuple(_with_hand_from(pool, witch) for witch in state.witches)
    return state._replace(witches=witches, deck=tuple(sorted(pool)), viewer=None)


def _with_hand_from(pool: list[str], witch: Witch) -> Witch:
    """Replace each hidden spell in the hand of `witch` with a card popped from `pool`."""
    hand = tuple(pool.pop() if card == HIDDEN else card for card in witch.hand)
    return witch._replace(hand=hand)


def redact(state: State, move: Move, seat: int | None) -> str:
    """Return the notation of `move` as seen by `seat`; a spell drawn by another is hidden."""
    if isinstance(move, SpellDrawn) and spell_drawer(state) != seat:
        return HIDDEN_SPELL
    return move_to_text(move)


def move_from_redacted(text: str) -> Move:
    """Parse a move as `redact` writes it; a hidden spell becomes HIDDEN."""
    return SpellDrawn(HIDDEN) if text == HIDDEN_SPELL else move_from_text(text)
