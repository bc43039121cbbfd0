"""Events of Wizards' Garden: what a move does to the garden, the flowers and the Staff."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple, assert_never

from tabletop.core.events import Event, spelled, spelled_each
from tabletop.games.wizards_garden.rules.board import CELL_NAMES, FACES
from tabletop.games.wizards_garden.rules.notation import Confirm, Move, Plant, Toss
from tabletop.games.wizards_garden.rules.phase import Phase
from tabletop.games.wizards_garden.rules.planting import CompleteLine, preview
from tabletop.games.wizards_garden.rules.state import State


def _face(face: int) -> str:
    return FACES[face]


def _cell(cell: int) -> str:
    return CELL_NAMES[cell]


def _line(complete: CompleteLine) -> str:
    """Return a line as its end cells and its colour, such as "a1-d1w"."""
    return complete.line.key + FACES[complete.face]


@dataclass(frozen=True, slots=True)
class SeedPlaced(Event):
    """A seed was placed during the setup (R3)."""

    seat: int
    cell: int = spelled(_cell)
    face: int = spelled(_face)


@dataclass(frozen=True, slots=True)
class FirstDrawn(Event):
    """The toss decided that `seat` plants first (R4)."""

    seat: int


@dataclass(frozen=True, slots=True)
class SeedPlanted(Event):
    """A seed was planted (R6). `again` is whether it replaces a planting that was undone (R13)."""

    seat: int
    again: bool
    cell: int = spelled(_cell)
    face: int = spelled(_face)


@dataclass(frozen=True, slots=True)
class SeedsFlipped(Event):
    """The neighbours of the new seed turned over (R7)."""

    cells: tuple[int, ...] = spelled_each(_cell)


@dataclass(frozen=True, slots=True)
class LinesHarvested(Event):
    """The seat harvested all complete lines in one direction, a flower for each (R8 to R10)."""

    seat: int
    lines: tuple[CompleteLine, ...] = spelled_each(_line)

    @property
    def cells(self) -> frozenset[int]:
        """Return the cells of all harvested lines."""
        return frozenset(cell for each in self.lines for cell in each.line.cells)


@dataclass(frozen=True, slots=True)
class StaffTaken(Event):
    """The seat took the Staff from seat `giver`, which is 0 if nobody had it (R11)."""

    seat: int
    giver: int


@dataclass(frozen=True, slots=True)
class PlantingKept(Event):
    """The seat kept its planting, which ends the turn (R13)."""

    seat: int


@dataclass(frozen=True, slots=True)
class PlantingUndone(Event):
    """The seat undid its planting and plants again (R13)."""

    seat: int


GardenEvent = (
    SeedPlaced
    | FirstDrawn
    | SeedPlanted
    | SeedsFlipped
    | LinesHarvested
    | StaffTaken
    | PlantingKept
    | PlantingUndone
)


def events_of(state: State, move: Move) -> tuple[GardenEvent, ...]:
    """Return the events of a legal `move` in `state`, in the order of the rules."""
    match move:
        case Toss(seat):
            return (FirstDrawn(seat),)
        case Confirm(keep):
            seat = state.position.mover
            return (PlantingKept(seat),) if keep else (PlantingUndone(seat),)
        case Plant():
            return tuple(_events_of_planting(state, move))
        case _:
            assert_never(move)


def _events_of_planting(state: State, move: Plant) -> Iterator[GardenEvent]:
    position = state.position
    seat = position.mover
    if state.phase is Phase.PLACE:
        yield SeedPlaced(seat, move.cell, move.face)
        return
    planting = preview(position, move)
    yield SeedPlanted(seat, state.phase is Phase.REPLANT, move.cell, move.face)
    yield SeedsFlipped(planting.flipped)
    if planting.harvested:
        yield LinesHarvested(seat, planting.harvested)
    if planting.takes_staff and position.staff != seat:
        yield StaffTaken(seat, position.staff)


class KeptPlanting(NamedTuple):
    """A planting that was not undone: its cell, and the lines it harvested."""

    cell: int
    lines: tuple[CompleteLine, ...]

    @property
    def harvests_itself(self) -> bool:
        """Return whether the planted seed stands in a harvested line."""
        return any(self.cell in each.line.cells for each in self.lines)


def kept_plantings(moves: Iterable[Iterable[GardenEvent]]) -> tuple[KeptPlanting, ...]:
    """Return the plantings among the moves of one seat, without those that were undone (R13)."""
    found: list[KeptPlanting] = []
    for event in (event for events in moves for event in events):
        match event:
            case SeedPlanted(cell=cell):
                found.append(KeptPlanting(cell, ()))
            case LinesHarvested(_, lines):
                found[-1] = found[-1]._replace(lines=lines)
            case PlantingUndone():
                found.pop()
    return tuple(found)
