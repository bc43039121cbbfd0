"""Events of Hanging Gardens: what an action does to the garden, and the roll for the first turn.

Points are not among them: a score follows from the whole garden (`scoring`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import assert_never

from tabletop.core.events import Event, spelled
from tabletop.games.hanging_gardens.rules.garden import Garden, supports_at, top_level
from tabletop.games.hanging_gardens.rules.notation import (
    Gazebo,
    Move,
    Pass,
    Plant,
    Roll,
    Shift,
    Support,
    Terrace,
    written,
)
from tabletop.games.hanging_gardens.rules.spaces import Space
from tabletop.games.hanging_gardens.rules.state import State, after_roll


@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    """The seats still in the roll threw their dice (R2); `values` are in the order of `seats`."""

    seats: tuple[int, ...]
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RollTied(Event):
    """The highest dice were equal: these seats roll again (R2)."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class FirstRolled(Event):
    """The seat rolled the highest number and goes first (R2)."""

    seat: int


@dataclass(frozen=True, slots=True)
class TerracePlaced(Event):
    """A tile was placed as a terrace (A1): on level 0, the table (R10), or on supports (R11)."""

    seat: int
    level: int
    place: Space = spelled(written)


@dataclass(frozen=True, slots=True)
class SupportPlaced(Event):
    """A tile was placed as a support (A2), the first or the second of its stack (R12, R13)."""

    seat: int
    is_second: bool
    place: Space = spelled(written)


@dataclass(frozen=True, slots=True)
class BedPlanted(Event):
    """A bed was planted (A3)."""

    seat: int
    colour: str
    place: Space = spelled(written)


@dataclass(frozen=True, slots=True)
class GazeboPlaced(Event):
    """The seat's gazebo was placed for the first time (A4, R7)."""

    seat: int
    level: int
    place: Space = spelled(written)


@dataclass(frozen=True, slots=True)
class GazeboMoved(Event):
    """The seat's gazebo was moved (A5, R8)."""

    seat: int
    level: int
    origin: Space = spelled(written)
    place: Space = spelled(written)


@dataclass(frozen=True, slots=True)
class SupportMoved(Event):
    """The top support of a stack was moved and stays a support (A6, R9)."""

    seat: int
    origin: Space = spelled(written)
    place: Space = spelled(written)


@dataclass(frozen=True, slots=True)
class SupportTurned(Event):
    """The top support of a stack was turned over and placed as a terrace (A6, R9)."""

    seat: int
    level: int
    origin: Space = spelled(written)
    place: Space = spelled(written)


@dataclass(frozen=True, slots=True)
class TurnPassed(Event):
    """The seat could not do anything and passed (R16)."""

    seat: int


TileEvent = TerracePlaced | SupportPlaced | SupportMoved | SupportTurned
"""The events that place a tile; `place` is its anchor."""

PieceEvent = TileEvent | BedPlanted | GazeboPlaced | GazeboMoved
"""The events that put a piece at `place`."""

GardenEvent = PieceEvent | TurnPassed | DiceRolled | RollTied | FirstRolled


def events_of(state: State, move: Move) -> tuple[GardenEvent, ...]:
    """Return the events of a legal `move` in `state`, in the order of the rules."""
    match move:
        case Roll(values):
            return tuple(_events_of_roll(state, values))
        case Pass():
            return (TurnPassed(state.seat),)
        case _:
            return (_event_of_action(state, move),)


def _events_of_roll(state: State, values: tuple[int, ...]) -> Iterator[GardenEvent]:
    yield DiceRolled(state.rolling, values)
    after = after_roll(state, values)
    yield RollTied(after.rolling) if after.rolling else FirstRolled(after.seat)


def _event_of_action(state: State, move: Terrace | Support | Plant | Gazebo | Shift) -> PieceEvent:
    seat, garden = state.seat, state.garden
    match move:
        case Terrace(anchor):
            return TerracePlaced(seat, _level(garden, anchor), anchor)
        case Support(anchor):
            return SupportPlaced(seat, supports_at(garden, anchor) > 0, anchor)
        case Plant(colour, space):
            return BedPlanted(seat, colour, space)
        case Gazebo(space):
            origin, level = garden.gazebos[seat - 1], top_level(garden, space)
            if origin is None:
                return GazeboPlaced(seat, level, space)
            return GazeboMoved(seat, level, origin, space)
        case Shift(as_terrace, origin, anchor):
            if as_terrace:
                return SupportTurned(seat, _level(garden, anchor), origin, anchor)
            return SupportMoved(seat, origin, anchor)
        case _:
            assert_never(move)


def _level(garden: Garden, anchor: Space) -> int:
    """Return the level of a terrace placed at `anchor`, 0 on the table."""
    return top_level(garden, anchor) + 1 if supports_at(garden, anchor) else 0
