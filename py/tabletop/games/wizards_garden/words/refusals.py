"""Refusals of moves, taps and positions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from tabletop.core.language import either, later, listed, t
from tabletop.games.wizards_garden.rules import problems as p
from tabletop.games.wizards_garden.rules.board import CELL_NAMES, DIRECTIONS
from tabletop.games.wizards_garden.rules.phase import Phase

NO_CELL_YET = later("First choose where the seed goes.")
NO_LINES_YET = later("First choose where the seed goes, then which lines to harvest.")
"""What a tap lacks to make a move."""

_FAULTS = {
    p.Fault.UNREADABLE: later(
        "Type a seed as space and face (c2b). If you must choose a direction, add it (a1w/c). "
        "Other moves are first=1, first=2, keep and undo."
    ),
    p.Fault.NO_CHOICE: later("There’s no choice of lines here, so leave out the direction."),
    p.Fault.STAFF_MISSING: later(
        "There’s a black flower, so seat 1 or seat 2 must have the Staff."
    ),
    p.Fault.LINE_LEFT: later(
        "This position has a complete line, which the last planting would have harvested or broken."
    ),
}

_AWAITED = {
    Phase.PLACE: later("Place a seed now, without a direction."),
    Phase.TOSS: later("Toss for who plants first."),
    Phase.PLANT: later("Plant a seed now."),
    Phase.CONFIRM: later("Decide on the last planting: keep or undo."),
    Phase.REPLANT: later("Plant again now; this planting is final."),
}

_DIRECTIONS = (later("rows (r)"), later("columns (c)"), later("diagonals (d)"))


def explain(problem: p.Problem) -> str:
    """Return a sentence that says what is wrong with a move or a position."""
    match problem:
        case p.Fault():
            return t(_FAULTS[problem])
        case p.OtherPhase(phase):
            return t(_AWAITED[phase])
        case p.Occupied() | p.TooNear() | p.TooFar():
            return _why_not_on(problem)
        case p.DirectionMissing(choices):
            return t(
                "Lines cross here. Choose which to harvest: {choices}.", choices=_either(choices)
            )
        case p.NoLine(direction, choices):
            return t(
                "Direction {direction} has no complete line. Choose {choices}.",
                direction=DIRECTIONS[direction],
                choices=_either(choices),
            )
        case p.NotPosition() | p.TooManySeeds() | p.TooFewSeeds() | p.StolenStaff():
            return _why_impossible(problem)
        case _:
            assert_never(problem)


def _why_not_on(problem: p.Occupied | p.TooNear | p.TooFar) -> str:
    """Return why a seed can't go on a cell."""
    cell = CELL_NAMES[problem.cell]
    match problem:
        case p.Occupied():
            return t("There’s already a seed on {cell}. Choose an empty space.", cell=cell)
        case p.TooNear(_, seeds):
            return t(
                "The first four seeds are kept apart, but {cell} is beside the seed on {seeds}.",
                cell=cell,
                seeds=listed([CELL_NAMES[each] for each in seeds]),
            )
        case p.TooFar():
            return t(
                "There’s no seed beside {cell}. Plant to the left or right of one, or above or "
                "below it.",
                cell=cell,
            )


def _either(choices: Sequence[int]) -> str:
    return either([t(_DIRECTIONS[direction]) for direction in choices])


def _why_impossible(
    problem: p.NotPosition | p.TooManySeeds | p.TooFewSeeds | p.StolenStaff,
) -> str:
    """Return why a text is not a position, or not one that a game can reach."""
    match problem:
        case p.NotPosition(text):
            return t(
                "{text} isn’t a position. Write it like ...b/..w./.b../w... 2 w0b0 w0b0 -.",
                text=repr(text),
            )
        case p.TooManySeeds(seeds, on_board, flowers):
            return t(
                "A game has {seeds} seeds: {on_board} in the garden and {flowers} flowers are too "
                "many.",
                seeds=seeds,
                on_board=on_board,
                flowers=flowers,
            )
        case p.TooFewSeeds(seeds):
            return t(
                "A game starts with {seeds} seeds in the garden; this position has too few.",
                seeds=seeds,
            )
        case p.StolenStaff(seat):
            return t("Seat {seat} can’t have the Staff without a black flower.", seat=seat)
