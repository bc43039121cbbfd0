"""What a picture of the table shows, resolved from what there is to see: the model of the drawing.

Beats change single fields of it, so that a seed on its way is drawn like one at rest.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tabletop.games.wizards_garden.board import BLACK, CELLS, WHITE
from tabletop.games.wizards_garden.notation import UNDO, Plant, move_from_text
from tabletop.games.wizards_garden.planting import CompleteLine, Planting, preview
from tabletop.games.wizards_garden.position import Position
from tabletop.games.wizards_garden.rules import GAME
from tabletop.games.wizards_garden.scene_draft import (
    Choice,
    choice_of,
    hinted_move,
    open_cells,
    planting_of,
)
from tabletop.games.wizards_garden.scene_layout import Layout, layout
from tabletop.games.wizards_garden.scene_terms import Harvest, bands_of, harvests
from tabletop.games.wizards_garden.state import Phase, State
from tabletop.scene.looking import opened_score, unpicked
from tabletop.scene.shapes import Place
from tabletop.scene.table import Sight, Sitter


class Trace(NamedTuple):
    """The cells of the latest seeds, and of those that they turned over."""

    planted: frozenset[int] = frozenset()
    turned: frozenset[int] = frozenset()


class Shown(NamedTuple):
    """Everything that is drawn.

    `open_cells` may be planted and are lit if the picture is `active`. `bands` are lines that
    glow; those not `chosen` are dashed. `planting` is what is previewed. `carried` says where
    seeds of single cells go when they leave, if not to the basket. `caption` is what the button
    says while a move is shown. `gaze` is what is looked at, `told` the harvests of the seat whose
    score is opened.
    """

    places: Layout
    sitters: tuple[Sitter, ...]
    position: Position
    phase: Phase
    active: bool
    open_cells: frozenset[int]
    choice: Choice
    planting: Planting | None
    bands: tuple[CompleteLine, ...]
    trace: Trace
    hint: str = ""
    winners: tuple[int, ...] | None = None
    carried: Mapping[int, Place] = {}
    caption: str = ""
    gaze: str = ""
    told: tuple[Harvest, ...] = ()

    def face_at(self, cell: int) -> int | None:
        """Return the face of the seed on a cell, or None."""
        if self.position.white >> cell & 1:
            return WHITE
        return BLACK if self.position.black >> cell & 1 else None

    def is_chosen(self, line: CompleteLine) -> bool:
        """Return whether a glowing line is harvested, as far as that is chosen."""
        return self.planting is None or line in self.planting.harvested

    @property
    def harvested_cells(self) -> frozenset[int]:
        """Return the cells of the lines that would be harvested."""
        lines = self.planting.harvested if self.planting else ()
        return frozenset(cell for each in lines for cell in each.line.cells)

    @property
    def flowers_to_come(self) -> tuple[int, ...]:
        """Return the faces of the flowers that the mover would gain."""
        return tuple(each.face for each in self.planting.harvested) if self.planting else ()

    @property
    def staff_to_come(self) -> bool:
        """Return whether the mover would take the Staff from elsewhere (R11)."""
        takes = self.planting is not None and self.planting.takes_staff
        return takes and self.position.staff != self.position.mover


def shown(sight: Sight[State]) -> Shown:
    """Return what the picture of a sight shows."""
    sight, state = unpicked(sight), sight.state
    active = sight.interactive and state.phase is not Phase.OVER
    choice = choice_of(sight) if active else Choice()
    planting = planting_of(state, choice)
    told = harvests(sight.past, opened_score(sight.gaze))
    outcome = GAME.outcome(state)
    return Shown(
        places=layout(sight.width, sight.height, home_seat(sight.sitters)),
        sitters=sight.sitters,
        position=state.position,
        phase=state.phase,
        active=active,
        open_cells=open_cells(state),
        choice=choice,
        planting=planting,
        bands=planting.complete if planting else bands_of(told),
        trace=trace_of(sight),
        hint=_hinted_place(sight) if active else "",
        winners=outcome.winners if outcome else None,
        gaze=sight.gaze,
        told=told,
    )


def home_seat(sitters: tuple[Sitter, ...]) -> int:
    """Return the seat whose panel is nearest: that of the only person, else seat 1."""
    people = [seat for seat, sitter in enumerate(sitters, start=1) if not sitter.is_computer]
    return people[0] if len(people) == 1 else 1


def _hinted_place(sight: Sight[State]) -> str:
    """Return the cell that a hint points at, or the word of its decision; "" without a hint."""
    move = hinted_move(sight)
    if move is None:
        return ""
    return GAME.move_to_text(move)[:2] if isinstance(move, Plant) else GAME.move_to_text(move)


def trace_of(sight: Sight[State]) -> Trace:
    """Return what the last moves left behind; a planting that was taken back left nothing."""
    planted: set[int] = set()
    turned: set[int] = set()
    for played in sight.last:
        move = move_from_text(played.move)
        if move == UNDO:
            planted, turned = set(), set()
        elif isinstance(move, Plant):
            planted.add(move.cell)
            if played.before.phase is not Phase.PLACE:
                turned |= set(preview(played.before.position, move).flipped)
    return Trace(frozenset(planted), frozenset(turned - planted))


def seeds_on(position: Position) -> tuple[int, ...]:
    """Return the cells that hold a seed."""
    return tuple(cell for cell in CELLS if (position.white | position.black) >> cell & 1)
