"""The Maze Boards, and the game board made of them."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

SIDE = 5
"""Squares along one side of a Maze Board."""

PITCH = 2 * SIDE
"""Characters from one board to the next in a drawing: squares and edges take turns."""

ORDINARY = 13
TARGET_COLOURS = {1: "G", 2: "O", 3: "R", 4: "Y"}

_LARGE = ("..S.", "BBBB", "TBBT", "BBBB", "TBBT", ".B..")
_MIDDLE = ("..S.", ".BB.", "TBBT", "BBBB", "TBBT", ".B..")
_SMALL = ("TBB", "BBB", "BSB", "BBB", "BBT")
LAYOUTS = {2: _SMALL, 3: _MIDDLE, 4: _LARGE, 5: _LARGE, 6: _LARGE}
"""Where Start, Target and ordinary boards lie, by the number of seats; `.` is no board."""


class Plan(NamedTuple):
    """A game board: its drawing, and the colour of each target square by row, then column.

    In the drawing odd rows and columns hold the squares: a capital is a letter square (Q is Qu), a
    small letter a target square, `*` a blue square, `@` Start, a blank nothing. Between them `|`
    and `-` are hedges.
    """

    drawing: str
    colours: str


def count_of(seats: int, kind: str) -> int:
    """Return how many boards of a kind, `B` or `T`, the layout for `seats` has."""
    return "".join(LAYOUTS[seats]).count(kind)


def read_boards(text: str) -> dict[str, tuple[str, ...]]:
    """Return the drawings of all Maze Boards by their names: S, T1 to T4, B01 to B13."""
    result = {}
    for block in text.split("\n\n"):
        name, *rows = block.rstrip("\n").split("\n")
        result[name] = tuple(row.ljust(PITCH + 1) for row in rows)
    return result


BOARDS = read_boards((Path(__file__).parents[1] / "boards.txt").read_text(encoding="ascii"))


def lay_out(seats: int, ordinary: tuple[int, ...], targets: tuple[int, ...]) -> Plan:
    """Return the game board with these ordinary and Target Boards, each by row, then column."""
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
    """Draw a board; on the shared edge a hedge of either board stays (R4)."""
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
