"""The state of a game: the garden, whose turn it is, and counts of idle actions and passes."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.core.game import CHANCE
from tabletop.games.hanging_gardens.rules.garden import Garden, empty_garden

ACTIONS_A_TURN = 2
IDLE_ROUNDS = 4
"""The next action must build after this many consecutive idle actions for each seat (R17)."""


class State(NamedTuple):
    """A garden with the seat to act and the number of its action, 1 or 2 (R3).

    `rolling` are the seats still in the roll for the first turn (R2); while there are any, `seat`
    is CHANCE. `idle` counts consecutive actions that build nothing (R17), `passes` consecutive
    passes (R16).
    """

    garden: Garden
    rolling: tuple[int, ...]
    seat: int
    action: int = 1
    idle: int = 0
    passes: int = 0

    @property
    def seats(self) -> int:
        """Return the number of seats."""
        return len(self.garden.gazebos)

    @property
    def is_dead(self) -> bool:
        """Return whether all seats have passed in succession, which ends the game (R16)."""
        return self.passes == self.seats

    @property
    def is_over(self) -> bool:
        """Return whether the game has ended: no piece is left (R15), or all passed (R16)."""
        return self.is_dead or not self.garden.pieces_left

    @property
    def must_build(self) -> bool:
        """Return whether the next action must build, as the idle limit is reached (R17)."""
        return self.idle >= IDLE_ROUNDS * self.seats


def first_state(seats: int, first: int | None) -> State:
    """Return the empty table with seat `first` to act, or before a roll if it is None."""
    garden = empty_garden(seats)
    if first is None:
        return State(garden, tuple(range(1, seats + 1)), CHANCE)
    return State(garden, (), first)


def after_roll(state: State, values: tuple[int, ...]) -> State:
    """Return the state after a roll, with the highest roller to act or tied seats to roll (R2)."""
    highest = max(values)
    leading = tuple(
        seat for seat, value in zip(state.rolling, values, strict=True) if value == highest
    )
    if len(leading) > 1:
        return state._replace(rolling=leading)
    return state._replace(rolling=(), seat=leading[0])


def after_action(state: State, garden: Garden, builds: bool) -> State:
    """Return the state after an action that produced `garden`.

    If it `builds`, it resets the idle count (R17).
    """
    idle = 0 if builds else state.idle + 1
    if state.action < ACTIONS_A_TURN:
        return State(garden, (), state.seat, state.action + 1, idle)
    return State(garden, (), _seat_after(state), 1, idle)


def after_pass(state: State) -> State:
    """Return the state after a pass, which ends the turn (R16)."""
    return State(state.garden, (), _seat_after(state), 1, state.idle, state.passes + 1)


def _seat_after(state: State) -> int:
    return state.seat % state.seats + 1
