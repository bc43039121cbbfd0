"""Events of Garden Growth: what an action or an upkeep does to a garden."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple, assert_never

from tabletop.core.events import Event, spelled, spelled_each
from tabletop.games.garden_growth.rules.garden import SPACE_NAMES, Garden, plant_on
from tabletop.games.garden_growth.rules.notation import (
    End,
    Move,
    Planting,
    Revival,
    Watering,
    Weeding,
)
from tabletop.games.garden_growth.rules.state import State, after_end
from tabletop.games.garden_growth.rules.upkeep import fates


def _space(space: int) -> str:
    return SPACE_NAMES[space]


class Death(NamedTuple):
    """The death of a plant in an upkeep; `causes` are THIRST, WEEDS or both (G6 to G8)."""

    space: int
    kind: str
    causes: tuple[str, ...]


def _death(death: Death) -> dict[str, object]:
    return {"space": _space(death.space), "kind": death.kind, "causes": list(death.causes)}


@dataclass(frozen=True, slots=True)
class PlantBought(Event):
    """A plant of `kind` was bought for an empty space (G13)."""

    seat: int
    kind: str
    space: int = spelled(_space)


@dataclass(frozen=True, slots=True)
class PlantWatered(Event):
    """A plant got a water chip (G14)."""

    seat: int
    kind: str
    space: int = spelled(_space)


@dataclass(frozen=True, slots=True)
class WeedPulled(Event):
    """A plant lost a weed chip (G15)."""

    seat: int
    kind: str
    space: int = spelled(_space)


@dataclass(frozen=True, slots=True)
class PlantRevived(Event):
    """The lemon tree on space `tree` revived a dead plant of `kind` (G16)."""

    seat: int
    kind: str
    space: int = spelled(_space)
    tree: int = spelled(_space)


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """The seat ended its turn with `unused` actions left (G19)."""

    seat: int
    turn: int
    unused: int


@dataclass(frozen=True, slots=True)
class LastTurnEnded(Event):
    """The last seat ended the last turn, so the gardens are scored (G29)."""


@dataclass(frozen=True, slots=True)
class UpkeepBegan(Event):
    """The upkeep of a seat's garden began (G5)."""

    seat: int
    turn: int


@dataclass(frozen=True, slots=True)
class WaterLost(Event):
    """The plants on these spaces lost a water chip each (G6)."""

    seat: int
    spaces: tuple[int, ...] = spelled_each(_space)


@dataclass(frozen=True, slots=True)
class WeedsGained(Event):
    """The plants on these spaces gained a weed chip each (G7)."""

    seat: int
    spaces: tuple[int, ...] = spelled_each(_space)


@dataclass(frozen=True, slots=True)
class PlantsDied(Event):
    """Plants died in the upkeep, in the order of their spaces (G8)."""

    seat: int
    deaths: tuple[Death, ...] = spelled_each(_death)


Action = PlantBought | PlantWatered | WeedPulled | PlantRevived
"""The events of actions."""

UpkeepStep = WaterLost | WeedsGained | PlantsDied
"""The steps of an upkeep, in this order; one that changes nothing has no event."""

GrowthEvent = Action | TurnEnded | LastTurnEnded | UpkeepBegan | UpkeepStep


def events_of(state: State, move: Move) -> tuple[GrowthEvent, ...]:
    """Return the events of a legal `move` in `state`, in the order of the rules.

    The end of a turn includes the upkeep of the next seat.
    """
    seat = state.seat
    match move:
        case Planting(space, kind):
            return (PlantBought(seat, kind, space),)
        case Watering(space):
            return (PlantWatered(seat, plant_on(state.garden, space).kind, space),)
        case Weeding(space):
            return (WeedPulled(seat, plant_on(state.garden, space).kind, space),)
        case Revival(space, tree):
            return (PlantRevived(seat, plant_on(state.garden, space).kind, space, tree),)
        case End():
            return tuple(_events_of_end(state))
        case _:
            assert_never(move)


def _events_of_end(state: State) -> Iterator[GrowthEvent]:
    yield TurnEnded(state.seat, state.turn, state.left)
    after = after_end(state)
    if after.is_over:
        yield LastTurnEnded()
    elif after.turn > 1:
        yield UpkeepBegan(after.seat, after.turn)
        yield from _upkeep(after.seat, after.turn, state.gardens[after.seat - 1])


def _upkeep(seat: int, turn: int, garden: Garden) -> Iterator[UpkeepStep]:
    """Yield the steps of the upkeep of `turn` that change `garden` (G6 to G8)."""
    ahead = [(space, fate) for space, fate in enumerate(fates(garden, turn)) if fate]
    if thirsty := tuple(space for space, fate in ahead if fate.loses_water):
        yield WaterLost(seat, thirsty)
    if overgrown := tuple(space for space, fate in ahead if fate.gains_weed):
        yield WeedsGained(seat, overgrown)
    deaths = (Death(space, fate.plant.kind, fate.causes) for space, fate in ahead if fate.dies)
    if dead := tuple(deaths):
        yield PlantsDied(seat, dead)
