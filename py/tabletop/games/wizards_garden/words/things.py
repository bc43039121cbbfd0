"""Names of faces, numbers, flowers and lines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tabletop.core.language import later, listed, t, t_count
from tabletop.games.wizards_garden.rules import board
from tabletop.games.wizards_garden.rules.board import CELL_NAMES, DIAGONAL, FILE, RANK, Line
from tabletop.games.wizards_garden.rules.planting import CompleteLine
from tabletop.games.wizards_garden.rules.position import Flowers

_FACES = (later("white Dovetail"), later("black Ravenclaw"))
_BIRDS = (later("Dovetail"), later("Ravenclaw"))
"""Names of the faces, with their colour and without."""

_NUMBERS: Mapping[int, str] = {
    1: later("one"),
    2: later("two"),
    3: later("three"),
    4: later("four"),
    6: later("six"),
    9: later("nine"),
}
_FIRST_NUMBERS: Mapping[int, str] = {
    1: later("One"),
    2: later("Two"),
    3: later("Three"),
    4: later("Four"),
}

_HARVESTS: Mapping[tuple[int, int], str] = {
    (RANK, 1): later("row {which}"),
    (RANK, 2): later("both rows"),
    (RANK, 3): later("three rows"),
    (FILE, 1): later("column {which}"),
    (FILE, 2): later("both columns"),
    (FILE, 3): later("three columns"),
    (DIAGONAL, 1): later("diagonal"),
    (DIAGONAL, 2): later("both diagonals"),
}
_HARVEST_LABELS: Mapping[tuple[int, int], str] = {
    (RANK, 1): later("Row {which}"),
    (RANK, 2): later("Both rows"),
    (RANK, 3): later("Three rows"),
    (FILE, 1): later("Column {which}"),
    (FILE, 2): later("Both columns"),
    (FILE, 3): later("Three columns"),
    (DIAGONAL, 1): later("Diagonal"),
    (DIAGONAL, 2): later("Both diagonals"),
}
"""Names of a harvest by direction and number of lines: in a sentence, and on a button."""


def face_name(face: int) -> str:
    """Return the name of a seed with `face` up, with its colour."""
    return t(_FACES[face])


def bird_name(face: int) -> str:
    """Return `face_name` without the colour, for places with little room."""
    return t(_BIRDS[face])


def number(count: int) -> str:
    """Return a number as a word."""
    return t(_NUMBERS[count])


def first_number(count: int) -> str:
    """Return a number as a capitalized word, to begin a sentence."""
    return t(_FIRST_NUMBERS[count])


def flowers(count: int) -> str:
    """Return a number of flowers, such as "2 flowers"."""
    return t_count("{count} flower", "{count} flowers", count)


def flowers_by_colour(held: Flowers) -> str:
    """Return a number of flowers with their colours."""
    total = flowers(held.total)
    if not held.total:
        return total
    both = {"white": held.white, "black": held.black}
    return t("{flowers}, {white} white and {black} black", flowers=total, **both)


def harvest(lines: Sequence[Line]) -> str:
    """Return the lines of one direction as named within a sentence."""
    return t(_HARVESTS[lines[0].direction, len(lines)], which=_which(lines[0]))


def harvest_label(lines: Sequence[Line]) -> str:
    """Return the lines of one direction as named on a button."""
    return t(_HARVEST_LABELS[lines[0].direction, len(lines)], which=_which(lines[0]))


def harvested_lines(lines: Sequence[CompleteLine]) -> str:
    """Return the lines of a harvest, white before black."""
    by_face = [[each.line for each in lines if each.face == face] for face in (0, 1)]
    return listed([_lines(face, found) for face, found in enumerate(by_face) if found])


def _lines(face: int, lines: Sequence[Line]) -> str:
    """Return lines of one direction and one colour."""
    count, which = len(lines), listed([_which(line) for line in lines])
    match face, lines[0].direction:
        case board.WHITE, board.RANK:
            return t_count("the white row {which}", "the white rows {which}", count, which=which)
        case board.WHITE, board.FILE:
            return t_count(
                "the white column {which}", "the white columns {which}", count, which=which
            )
        case board.WHITE, board.DIAGONAL:
            return t_count(
                "the white diagonal {which}", "the white diagonals {which}", count, which=which
            )
        case board.BLACK, board.RANK:
            return t_count("the black row {which}", "the black rows {which}", count, which=which)
        case board.BLACK, board.FILE:
            return t_count(
                "the black column {which}", "the black columns {which}", count, which=which
            )
        case _:
            return t_count(
                "the black diagonal {which}", "the black diagonals {which}", count, which=which
            )


def _which(line: Line) -> str:
    """Return the name of a line within its direction: "1", "a" or "a1 to d4"."""
    first, last = CELL_NAMES[line.cells[0]], CELL_NAMES[line.cells[-1]]
    if line.direction == DIAGONAL:
        return t("{first} to {last}", first=first, last=last)
    return first[1] if line.direction == RANK else first[0]
