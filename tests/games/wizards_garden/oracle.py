"""Wizards' Garden told again, slowly and on a grid of letters, to check the engine against.

A board is a dictionary of the seeds by their cell, such as {"a1": "w"}. Nothing of the engine is
used here.
"""

from __future__ import annotations

CELLS = tuple(file + rank for rank in "1234" for file in "abcd")
LINES = {
    "r": tuple(tuple(file + rank for file in "abcd") for rank in "1234"),
    "c": tuple(tuple(file + rank for rank in "1234") for file in "abcd"),
    "d": (("a1", "b2", "c3", "d4"), ("a4", "b3", "c2", "d1")),
}
Board = dict[str, str]


def neighbours(cell: str) -> set[str]:
    """Return the cells that share a side with `cell` (R1)."""
    return {
        other
        for other in CELLS
        if abs(ord(cell[0]) - ord(other[0])) + abs(int(cell[1]) - int(other[1])) == 1
    }


def after_flips(board: Board, cell: str, face: str) -> Board:
    """Return the board with a new seed and its neighbours turned over (R6, R7)."""
    turned = {"w": "b", "b": "w"}
    beside = neighbours(cell)
    flipped = {other: turned[seed] if other in beside else seed for other, seed in board.items()}
    return {**flipped, cell: face}


def complete(board: Board, direction: str) -> list[tuple[str, ...]]:
    """Return the lines of one direction whose four seeds show the same face (R8)."""
    return [
        line
        for line in LINES[direction]
        if all(cell in board for cell in line) and len({board[cell] for cell in line}) == 1
    ]


def plantings(board: Board) -> set[str]:
    """Return the texts of all legal plantings (R6, R9)."""
    found = set()
    for cell in CELLS:
        if cell in board or not neighbours(cell) & set(board):
            continue
        for face in "wb":
            after = after_flips(board, cell, face)
            choices = [direction for direction in "rcd" if complete(after, direction)]
            suffixes = [f"/{choice}" for choice in choices] if len(choices) > 1 else [""]
            found |= {cell + face + suffix for suffix in suffixes}
    return found


def planted(board: Board, text: str) -> tuple[Board, list[str]]:
    """Return the board after a planting, and the faces of the lines that it harvests (R10)."""
    after = after_flips(board, text[:2], text[2])
    choices = [direction for direction in "rcd" if complete(after, direction)]
    lines = [
        line
        for direction in choices
        if direction == text[4:] or len(choices) == 1
        for line in complete(after, direction)
    ]
    taken = {cell for line in lines for cell in line}
    rest = {cell: seed for cell, seed in after.items() if cell not in taken}
    return rest, [after[line[0]] for line in lines]
