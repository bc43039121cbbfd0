"""The state of a game: turn, seat, actions left and all gardens (G31)."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.games.garden_growth.rules.garden import EMPTY, Garden, allowance
from tabletop.games.garden_growth.rules.upkeep import after_upkeep

LAST_TURN = 12


class State(NamedTuple):
    """Turn 1 to 12, the seat to act, its actions left, and one garden a seat.

    When the last seat has ended turn 12, `turn` is 13 and the game is over (G29).
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
        """Return whether the last seat has ended turn 12."""
        return self.turn > LAST_TURN


def first_state(seats: int) -> State:
    """Return the empty gardens with seat 1 to act (G1, R21)."""
    return State(1, 1, allowance(EMPTY), (EMPTY,) * seats)


def with_garden(state: State, garden: Garden, spent: int) -> State:
    """Return the state with another garden of the seat to act, and `spent` fewer actions left."""
    turn, seat, left, gardens = state
    return State(turn, seat, left - spent, (*gardens[: seat - 1], garden, *gardens[seat:]))


def after_end(state: State) -> State:
    """Return the state in which the next seat acts, its upkeep done and its actions counted."""
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
    """Return the turn of the next upkeep of `seat`'s garden, or None if there is no more (G29)."""
    turn = state.turn if seat > state.seat and state.turn > 1 else state.turn + 1
    return turn if turn <= LAST_TURN else None
