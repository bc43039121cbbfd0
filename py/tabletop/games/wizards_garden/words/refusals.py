"""Why something is refused: moves, taps, texts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tabletop.core.language import either, later, listed, t
from tabletop.games.wizards_garden.rules.board import CELL_NAMES, DIRECTIONS

AWAITED: Mapping[str, str] = {
    "place": later("Place a seed now, without a direction."),
    "toss": later("Toss for who plants first."),
    "plant": later("Plant a seed now."),
    "confirm": later("Decide on the last planting: keep or undo."),
    "replant": later("Plant again now; this planting is final."),
}
"""The refusal for a move of the wrong kind, by the value of the phase."""

NO_CHOICE = later("There’s no choice of lines here, so leave out the direction.")
NO_CELL_YET = later("First choose where the seed goes.")
NO_LINES_YET = later("First choose where the seed goes, then which lines to harvest.")
NOTATION = later(
    "Type a seed as space and face (c2b). If you must choose a direction, add it (a1w/c). "
    "Other moves are first=1, first=2, keep and undo."
)

STAFF_MISSING = later("There’s a black flower, so seat 1 or seat 2 must have the Staff.")
LINE_LEFT = later(
    "This position has a complete line, which the last planting would have harvested or broken."
)
"""Why a position is impossible."""

_DIRECTIONS = (later("rows (r)"), later("columns (c)"), later("diagonals (d)"))


def occupied(cell: int) -> str:
    """Return the refusal for a cell that has a seed."""
    return t("There’s already a seed on {cell}. Choose an empty space.", cell=CELL_NAMES[cell])


def too_near(cell: int, seeds: Sequence[int]) -> str:
    """Return the refusal for a cell next to seeds of the setup."""
    return t(
        "The first four seeds are kept apart, but {cell} is beside the seed on {seeds}.",
        cell=CELL_NAMES[cell],
        seeds=listed([CELL_NAMES[each] for each in seeds]),
    )


def too_far(cell: int) -> str:
    """Return the refusal for a cell without a neighbouring seed."""
    return t(
        "There’s no seed beside {cell}. Plant to the left or right of one, or above or below it.",
        cell=CELL_NAMES[cell],
    )


def crossing(choices: Sequence[int]) -> str:
    """Return the refusal for a move that must name a direction."""
    return t("Lines cross here. Choose which to harvest: {choices}.", choices=_either(choices))


def no_line(direction: int, choices: Sequence[int]) -> str:
    """Return the refusal for a direction without a complete line."""
    return t(
        "Direction {direction} has no complete line. Choose {choices}.",
        direction=DIRECTIONS[direction],
        choices=_either(choices),
    )


def _either(choices: Sequence[int]) -> str:
    return either([t(_DIRECTIONS[direction]) for direction in choices])


def no_position(text: str) -> str:
    """Return the refusal for `text`, which is no position string."""
    return t(
        "{text} isn’t a position. Write it like ...b/..w./.b../w... 2 w0b0 w0b0 -.", text=repr(text)
    )


def too_many_seeds(seeds: int, on_board: int, flowers: int) -> str:
    """Return the refusal for a position with too many seeds."""
    return t(
        "A game has {seeds} seeds: {on_board} in the garden and {flowers} flowers are too many.",
        seeds=seeds,
        on_board=on_board,
        flowers=flowers,
    )


def too_few_seeds(seeds: int) -> str:
    """Return the refusal for a position with fewer seeds than a game starts with."""
    return t(
        "A game starts with {seeds} seeds in the garden; this position has too few.", seeds=seeds
    )


def stolen_staff(seat: int) -> str:
    """Return the refusal for a seat with the Staff but no black flower."""
    return t("Seat {seat} can’t have the Staff without a black flower.", seat=seat)
