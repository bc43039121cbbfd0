"""Legality checks that explain why a move is illegal."""

from __future__ import annotations

from tabletop.core.errors import Refusal
from tabletop.games.wizards_garden.rules.board import NEIGHBOURS, cells_of
from tabletop.games.wizards_garden.rules.notation import Confirm, Move, Plant, Toss
from tabletop.games.wizards_garden.rules.phase import Phase
from tabletop.games.wizards_garden.rules.planting import directions_after
from tabletop.games.wizards_garden.rules.problems import (
    DirectionMissing,
    Fault,
    NoLine,
    Occupied,
    OtherPhase,
    Problem,
    TooFar,
    TooNear,
)
from tabletop.games.wizards_garden.rules.state import State


def why_refused(state: State, move: Move) -> Refusal | None:
    """Return why `move` is illegal, or None if it is legal; the game must not be over.

    The checks run in this order: phase, occupied cell, adjacency, harvest direction.
    """
    if not _fits_phase(state.phase, move):
        return Refusal("E-PHASE", "turn", OtherPhase(state.phase))
    if not isinstance(move, Plant):
        return None
    if state.phase is Phase.PLACE:
        return _why_not_placed(state, move)
    return _why_not_planted(state, move)


def _fits_phase(phase: Phase, move: Move) -> bool:
    if isinstance(move, Toss):
        return phase is Phase.TOSS
    if isinstance(move, Confirm):
        return phase is Phase.CONFIRM
    if phase is Phase.PLACE:
        return move.direction is None
    return phase in (Phase.PLANT, Phase.REPLANT)


def _why_not_placed(state: State, move: Plant) -> Refusal | None:
    seeds = state.position.white | state.position.black
    if seeds >> move.cell & 1:
        return _occupied(move.cell, "R3")
    beside = NEIGHBOURS[move.cell] & seeds
    if state.agreed.apart and beside:
        return Refusal("E-ADJACENT", "J3", TooNear(move.cell, tuple(cells_of(beside))))
    return None


def _why_not_planted(state: State, move: Plant) -> Refusal | None:
    seeds = state.position.white | state.position.black
    if seeds >> move.cell & 1:
        return _occupied(move.cell, "R6")
    if not NEIGHBOURS[move.cell] & seeds:
        return Refusal("E-ADJACENT", "R6", TooFar(move.cell))
    return _why_not_harvested(state, move)


def _occupied(cell: int, rule: str) -> Refusal:
    return Refusal("E-OCCUPIED", rule, Occupied(cell))


def _why_not_harvested(state: State, move: Plant) -> Refusal | None:
    """Return E-HARVEST if the direction is missing, superfluous or without a line (R9)."""
    found = directions_after(state.position, move.cell, move.face)
    choices = tuple(direction for direction in range(3) if found >> direction & 1)
    if len(choices) < 2:
        return None if move.direction is None else _harvest(Fault.NO_CHOICE)
    if move.direction in choices:
        return None
    if move.direction is None:
        return _harvest(DirectionMissing(choices))
    return _harvest(NoLine(move.direction, choices))


def _harvest(problem: Problem) -> Refusal:
    return Refusal("E-HARVEST", "R9", problem)
