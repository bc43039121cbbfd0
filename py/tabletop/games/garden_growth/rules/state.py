"""Game state: turn, seat, actions left and all gardens (G31)."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.games.garden_growth.rules.garden import EMPTY, Garden, allowance
from tabletop.games.garden_growth.rules.upkeep import after_upkeep

LAST_TURN = 12


class State(NamedTuple):
    """Turn number, seat to act, its remaining actions, and the garden of each seat.

    `turn` is 1 to 12, or 13 when the game is over (G29).
    """

    turn: int
    seat: int
    left: int
    gardens: tuple[Garden, ...]

    @property
    def garden(self) -> Garden:
        """Return the garden of the seat to act."""
        return self.gardens[self.seat - 1]

    @property
    def is_over(self) -> bool:
        """Return whether the game is over, after the last seat's turn 12."""
        return self.turn > LAST_TURN


def first_state(seats: int) -> State:
    """Return the initial state: empty gardens, seat 1 to act (G1, R21)."""
    return State(1, 1, allowance(EMPTY), (EMPTY,) * seats)


def with_garden(state: State, garden: Garden, spent: int) -> State:
    """Return `state` with the acting seat's garden replaced and `spent` fewer actions left."""
    turn, seat, left, gardens = state
    return State(turn, seat, left - spent, (*gardens[: seat - 1], garden, *gardens[seat:]))


def after_end(state: State) -> State:
    """Return the state after `end`: the next seat to act after its upkeep, or the game over."""
    turn, seat, _, gardens = state
    seat = seat % len(gardens) + 1
    turn += seat == 1
    if turn > LAST_TURN:
        return State(turn, seat, 0, gardens)
    garden = gardens[seat - 1]
    if turn > 1:
        garden = after_upkeep(garden, turn)
    return State(turn, seat, allowance(garden), (*gardens[: seat - 1], garden, *gardens[seat:]))


def next_upkeep(state: State, seat: int) -> int | None:
    """Return the turn of the next upkeep of `seat`'s garden, or None if none is left (G29)."""
    turn = state.turn if seat > state.seat and state.turn > 1 else state.turn + 1
    return turn if turn <= LAST_TURN else None
