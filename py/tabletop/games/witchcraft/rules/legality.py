"""Generation of legal moves, and the checks on spaces, costs and targets."""

from __future__ import annotations

from functools import cache
from operator import ge

from tabletop.games.witchcraft.rules.board import HAND_LIMIT, INN, SPACES
from tabletop.games.witchcraft.rules.cards import SPELLS
from tabletop.games.witchcraft.rules.notation import (
    AGAINS,
    CASTS,
    DRAW_SPELL,
    EVENTS_DRAWN,
    FIRST_SEATS,
    GOES,
    NO_TARGET,
    ROLLS,
    SPELLS_DRAWN,
    SWAPS,
    Move,
)
from tabletop.games.witchcraft.rules.state import State, Step


def is_closed(state: State, space: str) -> bool:
    """Return whether `space` is closed in this round (W6); the Inn is closed in round 1."""
    return space == state.closed or (space == INN and state.round == 1)


def is_foreign(state: State) -> bool:
    """Return whether `state` is a view of a seat other than the mover (W30)."""
    return state.viewer is not None and state.viewer != state.mover


def can_pay(resources: tuple[int, ...], cost: tuple[int, ...]) -> bool:
    """Return whether `resources` cover `cost` (W11)."""
    return all(map(ge, resources, cost))


def lacking(resources: tuple[int, ...], cost: tuple[int, ...]) -> tuple[int, ...]:
    """Return the resource counts missing from `resources` to cover `cost`."""
    return tuple(max(0, price - have) for have, price in zip(resources, cost, strict=True))


def is_target(state: State, seat: int) -> bool:
    """Return whether `seat` is a living opponent of the mover, and so a legal target (W12)."""
    in_play = 0 < seat <= len(state.witches) and not state.witches[seat - 1].out
    return in_play and seat != state.mover


def legal_moves(state: State) -> tuple[Move, ...]:
    """Return the legal moves: casts, then draw or swaps, then spaces; or the chance outcomes.

    A view of a seat other than the mover has no legal decisions.
    """
    match state.step:
        case Step.MOVE | Step.CHOICE:
            return _decisions(state)
        case Step.FIRST:
            return FIRST_SEATS[: len(state.witches)]
        case Step.INN | Step.INN_AGAIN | Step.DICE:
            return ROLLS
        case Step.DRAW | Step.CARD_DRAW:
            return tuple(SPELLS_DRAWN[card] for card in state.deck)
        case Step.EVENT:
            return tuple(EVENTS_DRAWN[card] for card in state.event_deck)
        case _:
            return ()


def _decisions(state: State) -> tuple[Move, ...]:
    if is_foreign(state):
        return ()
    goes, agains = _open_spaces(state.closed, state.round == 1)
    if state.step is Step.MOVE:
        return goes
    hand = state.witches[state.mover - 1].hand
    new = (DRAW_SPELL,) if len(hand) < HAND_LIMIT else tuple(SWAPS[card] for card in hand)
    return (*_casts(state), *new, *agains)


@cache
def _open_spaces(closed: str, first_round: bool) -> tuple[tuple[Move, ...], tuple[Move, ...]]:
    spaces = [each for each in SPACES if each != closed and not (first_round and each == INN)]
    return tuple(GOES[space] for space in spaces), tuple(AGAINS[space] for space in spaces)


def _casts(state: State) -> list[Move]:
    witch = state.witches[state.mover - 1]
    casts: list[Move] = []
    for card in witch.hand:
        spell = SPELLS[card]
        if not can_pay(witch.resources, spell.cost):
            continue
        if spell.wants_target:
            seats = range(1, len(state.witches) + 1)
            casts += [CASTS[card][seat] for seat in seats if is_target(state, seat)]
        else:
            casts.append(CASTS[card][NO_TARGET])
    return casts
