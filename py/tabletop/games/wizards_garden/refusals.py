"""Why a move may not be played, in the order of the checks: phase, occupied, adjacent, harvest."""

from __future__ import annotations

from tabletop.core.errors import Refusal
from tabletop.games.wizards_garden.board import CELL_NAMES, CELLS, DIRECTIONS, NEIGHBOURS
from tabletop.games.wizards_garden.notation import Confirm, Move, Plant, Toss
from tabletop.games.wizards_garden.planting import directions_after
from tabletop.games.wizards_garden.state import Phase, State

_AWAITED = {
    Phase.PLACE: "a seed to be placed, without a direction",
    Phase.TOSS: "the toss that says who plants first",
    Phase.PLANT: "a planting",
    Phase.CONFIRM: "the word keep or undo for the last planting",
    Phase.REPLANT: "the planting after the undo, which is final",
}
_DIRECTION_NAMES = ("rows (r)", "columns (c)", "diagonals (d)")


def why_refused(state: State, move: Move) -> Refusal | None:
    """Return why `move` may not be played in a `state` that is not over, or None if it may."""
    if not _fits_phase(state.phase, move):
        return Refusal("E-PHASE", "turn", f"Awaited is {_AWAITED[state.phase]}.")
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
        names = " and ".join(CELL_NAMES[cell] for cell in CELLS if beside >> cell & 1)
        return Refusal(
            "E-ADJACENT",
            "J3",
            f"The first four seeds are kept apart, and {CELL_NAMES[move.cell]} lies beside "
            f"the seed on {names}.",
        )
    return None


def _why_not_planted(state: State, move: Plant) -> Refusal | None:
    seeds = state.position.white | state.position.black
    if seeds >> move.cell & 1:
        return _occupied(move.cell, "R6")
    if not NEIGHBOURS[move.cell] & seeds:
        return Refusal(
            "E-ADJACENT",
            "R6",
            f"A seed must be planted beside another one, and no seed lies beside "
            f"{CELL_NAMES[move.cell]}; corner to corner does not count.",
        )
    return _why_not_harvested(state, move)


def _occupied(cell: int, rule: str) -> Refusal:
    return Refusal("E-OCCUPIED", rule, f"There is a seed on {CELL_NAMES[cell]} already.")


def _why_not_harvested(state: State, move: Plant) -> Refusal | None:
    """Return E-HARVEST where the direction is missing, not wanted, or has no line (R9)."""
    found = directions_after(state.position, move.cell, move.face)
    choices = [direction for direction in range(3) if found >> direction & 1]
    if len(choices) < 2:
        if move.direction is None:
            return None
        return Refusal(
            "E-HARVEST",
            "R9",
            "There is no choice of lines here, so no direction is named.",
        )
    if move.direction in choices:
        return None
    names = " or ".join(_DIRECTION_NAMES[direction] for direction in choices)
    if move.direction is None:
        return Refusal("E-HARVEST", "R9", f"Lines cross here: name which to harvest, {names}.")
    return Refusal(
        "E-HARVEST",
        "R9",
        f"Direction {DIRECTIONS[move.direction]} has no complete line; there are {names}.",
    )
