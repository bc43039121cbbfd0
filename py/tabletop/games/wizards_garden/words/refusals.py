"""Why something is refused: moves, taps, texts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tabletop.core.language import either, later, listed, t
from tabletop.games.wizards_garden.rules.board import CELL_NAMES, DIRECTIONS

AWAITED: Mapping[str, str] = {
    "place": later("Awaited is a seed to be placed, without a direction."),
    "toss": later("Awaited is the toss that says who plants first."),
    "plant": later("Awaited is a planting."),
    "confirm": later("Awaited is the word keep or undo for the last planting."),
    "replant": later("Awaited is the planting after the undo, which is final."),
}
"""What is to be played, by the value of the phase."""

NO_CHOICE = later("There is no choice of lines here, so no direction is named.")
NO_CELL_YET = later("Choose first where the seed goes.")
NO_LINES_YET = later("There are no lines to choose from yet.")
NOTATION = later(
    "A seed is written as cell and face, such as c2b, with the direction of the harvest behind it "
    "where there is a choice, such as a1w/c; the other decisions are first=1, first=2, keep, undo."
)

STAFF_MISSING = later("There is a black flower, so one of the seats has the Staff.")
LINE_LEFT = later(
    "A complete line lies there, which the last planting would have harvested or broken."
)
"""Why a position is impossible."""

_DIRECTIONS = (later("rows (r)"), later("columns (c)"), later("diagonals (d)"))


def occupied(cell: int) -> str:
    """Return that a seed lies on the cell."""
    return t("There is a seed on {cell} already.", cell=CELL_NAMES[cell])


def too_near(cell: int, seeds: Sequence[int]) -> str:
    """Return beside which seeds of the setup the cell lies."""
    return t(
        "The first four seeds are kept apart, and {cell} lies beside the seed on {seeds}.",
        cell=CELL_NAMES[cell],
        seeds=listed([CELL_NAMES[each] for each in seeds]),
    )


def too_far(cell: int) -> str:
    """Return that the cell lies beside no seed."""
    return t(
        "A seed must be planted beside another one, and no seed lies beside {cell}; "
        "corner to corner does not count.",
        cell=CELL_NAMES[cell],
    )


def crossing(choices: Sequence[int]) -> str:
    """Return that one of the directions must be named."""
    return t("Lines cross here: name which to harvest, {choices}.", choices=_either(choices))


def no_line(direction: int, choices: Sequence[int]) -> str:
    """Return that no line is complete in that direction, and in which there are some."""
    return t(
        "Direction {direction} has no complete line; there are {choices}.",
        direction=DIRECTIONS[direction],
        choices=_either(choices),
    )


def _either(choices: Sequence[int]) -> str:
    return either([t(_DIRECTIONS[direction]) for direction in choices])


def no_position(text: str) -> str:
    """Return how a position is written; `text` is what stands there instead."""
    return t("{text} is not written like ...b/..w./.b../w... 2 w0b0 w0b0 -.", text=repr(text))


def too_many_seeds(seeds: int, on_board: int, flowers: int) -> str:
    """Return that there are only so many seeds."""
    return t(
        "There are {seeds} seeds; {on_board} on the board and {flowers} flowers are too many.",
        seeds=seeds,
        on_board=on_board,
        flowers=flowers,
    )


def too_few_seeds(seeds: int) -> str:
    """Return with how many seeds a game begins."""
    return t("A game begins with {seeds} seeds on the board; here are too few.", seeds=seeds)


def stolen_staff(seat: int) -> str:
    """Return that the seat could not get the Staff."""
    return t("Seat {seat} has the Staff, but no black flower that gave it.", seat=seat)
