"""The Maze Boards, loaded from `boards.txt`, and the game board assembled from them."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

SIDE = 5
"""Squares along one side of a Maze Board."""

PITCH = 2 * SIDE
"""Characters from one board to the next in a drawing, in which squares and edges alternate."""

ORDINARY = 13
TARGET_COLOURS = {1: "G", 2: "O", 3: "R", 4: "Y"}

_LARGE = ("..S.", "BBBB", "TBBT", "BBBB", "TBBT", ".B..")
_MIDDLE = ("..S.", ".BB.", "TBBT", "BBBB", "TBBT", ".B..")
_SMALL = ("TBB", "BBB", "BSB", "BBB", "BBT")
LAYOUTS = {2: _SMALL, 3: _MIDDLE, 4: _LARGE, 5: _LARGE, 6: _LARGE}
"""The arrangement of Start, Target and ordinary boards by number of seats; `.` is no board."""


class Plan(NamedTuple):
    """A game board: its drawing, and the colour of each target square by row, then column.

    Squares are at odd rows and columns of the drawing: a capital is a letter square (Q is Qu), a
    lower-case letter a target square, `*` a blue square, `@` Start, and a blank no square. Between
    them `|` and `-` are hedges.
    """

    drawing: str
    colours: str


def count_of(seats: int, kind: str) -> int:
    """Return the number of ordinary (`B`) or Target Boards (`T`) in the layout for `seats`."""
    return "".join(LAYOUTS[seats]).count(kind)


def read_boards(text: str) -> dict[str, tuple[str, ...]]:
    """Parse `boards.txt`: return the rows of each board by name, S, T1 to T4 and B01 to B13."""
    result = {}
    for block in text.split("\n\n"):
        name, *rows = block.rstrip("\n").split("\n")
        result[name] = tuple(row.ljust(PITCH + 1) for row in rows)
    return result


BOARDS = read_boards((Path(__file__).parents[1] / "boards.txt").read_text(encoding="ascii"))


def lay_out(seats: int, ordinary: tuple[int, ...], targets: tuple[int, ...]) -> Plan:
    """Return the game board for board numbers listed by row, then column."""
    layout = LAYOUTS[seats]
    left = {"B": iter(ordinary), "T": iter(targets)}
    canvas = [[" "] * (PITCH * len(layout[0]) + 1) for _ in range(PITCH * len(layout) + 1)]
    colours: dict[tuple[int, int], str] = {}
    for row, line in enumerate(layout):
        for column, kind in enumerate(line):
            if kind == ".":
                continue
            number = 0 if kind == "S" else next(left[kind])
            _paste(canvas, BOARDS[_name(kind, number)], row * PITCH, column * PITCH)
            colours[row, column] = TARGET_COLOURS.get(number, "") if kind == "T" else ""
    return Plan("\n".join(map("".join, canvas)), _in_order(canvas, colours))


def _name(kind: str, number: int) -> str:
    return {"S": "S", "T": f"T{number}", "B": f"B{number:02}"}[kind]


def _paste(canvas: list[list[str]], board: tuple[str, ...], top: int, left: int) -> None:
    """Draw a board; a hedge of either board on a shared edge is kept (R4)."""
    for row, line in enumerate(board, start=top):
        for column, character in enumerate(line, start=left):
            if character != " ":
                canvas[row][column] = character


def _in_order(canvas: list[list[str]], colours: dict[tuple[int, int], str]) -> str:
    return "".join(
        colours[row // PITCH, column // PITCH]
        for row, line in enumerate(canvas)
        for column, character in enumerate(line)
        if character.islower()
    )
