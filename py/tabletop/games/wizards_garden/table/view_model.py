"""Presentation state of the table, derived from a sight.

Animations change single fields of it, so a moving seed is drawn like one at rest.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from tabletop.games.wizards_garden.rules.board import (
    BLACK,
    DIAGONAL,
    LINES,
    LINES_BY_DIRECTION,
    WHITE,
)
from tabletop.games.wizards_garden.rules.events import (
    GardenEvent,
    PlantingUndone,
    SeedPlaced,
    SeedPlanted,
    SeedsFlipped,
    kept_plantings,
)
from tabletop.games.wizards_garden.rules.game import GAME
from tabletop.games.wizards_garden.rules.phase import Phase
from tabletop.games.wizards_garden.rules.planting import CompleteLine, Planting
from tabletop.games.wizards_garden.rules.position import Position
from tabletop.games.wizards_garden.rules.state import State
from tabletop.games.wizards_garden.table.draft import Choice, choice_of, open_cells, planting_of
from tabletop.games.wizards_garden.table.layout import Layout, layout
from tabletop.kit.view_model import TableModel, winners_of
from tabletop.scene.looking import opened_score, unpicked
from tabletop.scene.shapes import Place
from tabletop.scene.table import Played, Sight, Sitter

DIAGONALS = "diagonals"
"""The inspected item of a lesson that makes both long diagonals glow."""


class Trace(NamedTuple):
    """Cells planted by the latest moves, and cells that they flipped."""

    planted: frozenset[int] = frozenset()
    turned: frozenset[int] = frozenset()


class Harvest(NamedTuple):
    """A line with its colour, and how many flowers a seat gained from it."""

    line: CompleteLine
    flowers: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ViewModel(TableModel[State, Choice]):
    """Presentation state of the table.

    `open_cells` are lit if `active`. `bands` are the lines that glow, dashed unless chosen.
    `planting` is the preview of the draft; `open_harvests` are those of the seat whose score is
    open.
    `carried` maps cells to the place their seed flies to, if that is not the basket.
    """

    places: Layout
    open_cells: frozenset[int]
    planting: Planting | None
    bands: tuple[CompleteLine, ...]
    trace: Trace
    open_harvests: tuple[Harvest, ...] = ()
    carried: Mapping[int, Place] = field(default_factory=dict)

    @property
    def phase(self) -> Phase:
        """Return the phase of the state."""
        return self.sight.state.phase

    @property
    def position(self) -> Position:
        """Return the seeds, the flowers and the Staff."""
        return self.sight.state.position

    def with_position(self, position: Position) -> ViewModel:
        """Return a copy with another position."""
        return self.at(self.state._replace(position=position))

    def face_at(self, cell: int) -> int | None:
        """Return the face of the seed on a cell, or None."""
        if self.position.white >> cell & 1:
            return WHITE
        return BLACK if self.position.black >> cell & 1 else None

    @property
    def forecast(self) -> Planting | None:
        """Return the previewed planting, or None if forecasts are off."""
        return self.planting if self.sight.forecast != "never" else None

    def foretells(self, cell: int) -> bool:
        """Return whether the hint of a cell may say what planting there would do."""
        wanted = self.sight.forecast
        return wanted == "always" or (wanted == "after" and cell == self.choice.cell)

    def is_chosen(self, line: CompleteLine) -> bool:
        """Return whether a line is in the previewed harvest; True without a preview."""
        return self.planting is None or line in self.planting.harvested

    @property
    def harvested_cells(self) -> frozenset[int]:
        """Return the cells of all lines in the previewed harvest."""
        lines = self.forecast.harvested if self.forecast else ()
        return frozenset(cell for each in lines for cell in each.line.cells)

    def to_come(self, seat: int) -> tuple[int, ...]:
        """Return the faces of the flowers that a seat gains in the preview."""
        if self.forecast is None or seat != self.position.mover:
            return ()
        return tuple(each.face for each in self.forecast.harvested)

    def staff_comes(self, seat: int) -> bool:
        """Return whether the Staff would come to a seat from elsewhere (R11)."""
        takes = self.forecast is not None and self.forecast.takes_staff
        return takes and seat == self.position.mover != self.position.staff


def model_of(sight: Sight[State]) -> ViewModel:
    """Return the presentation state of `sight`."""
    sight = unpicked(sight)
    state = sight.state
    active = sight.interactive and state.phase is not Phase.OVER
    choice = choice_of(sight) if active else Choice()
    planting = planting_of(state, choice)
    told = harvests(sight.past, opened_score(sight.inspected))
    pointed_at = _DIAGONALS if sight.inspected == DIAGONALS else _lines_of(told)
    return ViewModel(
        sight=sight,
        places=layout(sight.width, sight.height, _home_seat(sight.sitters)),
        active=active,
        open_cells=open_cells(state),
        choice=choice,
        planting=planting,
        bands=_glowing(sight, planting) if planting else pointed_at,
        trace=_trace_of(sight.last),
        winners=winners_of(GAME, state),
        open_harvests=told,
    )


def _glowing(sight: Sight[State], planting: Planting) -> tuple[CompleteLine, ...]:
    """Return the lines to highlight: a choice of harvest always, others only with forecasts."""
    is_choice = len(planting.directions) > 1
    return planting.complete if is_choice or sight.forecast != "never" else ()


def _home_seat(sitters: tuple[Sitter, ...]) -> int:
    """Return the seat whose panel is nearest: the only person's, or else seat 1."""
    people = [seat for seat, sitter in enumerate(sitters, start=1) if not sitter.is_computer]
    return people[0] if len(people) == 1 else 1


def _events(played: Played[State]) -> tuple[GardenEvent, ...]:
    return GAME.events(played.before, GAME.move_from_text(played.move))


def _trace_of(last: Iterable[Played[State]]) -> Trace:
    """Return the cells changed by the last moves. A planting taken back leaves no trace."""
    planted: set[int] = set()
    turned: set[int] = set()
    for event in (event for played in last for event in _events(played)):
        match event:
            case SeedPlaced(cell=cell) | SeedPlanted(cell=cell):
                planted.add(cell)
            case SeedsFlipped(cells):
                turned |= set(cells)
            case PlantingUndone():
                planted, turned = set(), set()
    return Trace(frozenset(planted), frozenset(turned - planted))


def harvests(past: Iterable[Played[State]], seat: int) -> tuple[Harvest, ...]:
    """Return what a seat has harvested by line and colour, in the order of R1.

    A planting taken back does not count (R13).
    """
    plantings = kept_plantings(_events(played) for played in past if played.seat == seat)
    counted = Counter(line for each in plantings for line in each.lines)
    ordered = sorted(counted, key=lambda each: (LINES.index(each.line), each.face))
    return tuple(Harvest(each, counted[each]) for each in ordered)


_DIAGONALS = tuple(CompleteLine(line, WHITE) for line in LINES_BY_DIRECTION[DIAGONAL])


def _lines_of(told: tuple[Harvest, ...]) -> tuple[CompleteLine, ...]:
    """Return the distinct lines harvested, one entry a line whatever its colours."""
    return tuple({each.line.line: each.line for each in told}.values())
