"""Drawing of the boards: squares, ponds, targets, hedges and the finish.

They don't change during a game, so each board is a single cached node.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

from tabletop.games.letter_maze.rules.boards import LAYOUTS, SIDE, Plan
from tabletop.games.letter_maze.rules.letters import PREMIUM, printed
from tabletop.games.letter_maze.rules.maze import BLUE, START, Cell, Maze, maze_of
from tabletop.games.letter_maze.rules.walking import finish_of
from tabletop.games.letter_maze.table.layout import Layout
from tabletop.scene.boxes import Box, hull
from tabletop.scene.measure import baseline
from tabletop.scene.outlines import star
from tabletop.scene.shapes import CHIP, Circle, Icon, Node, Path, Rect, Shape, Shapes, Text

MAZE = "maze"
"""The window onto the maze."""


class Colour(NamedTuple):
    """The look of a target colour: fill, colour of its letter, and flower icon."""

    fill: str
    mark: str
    icon: str


COLOURS = {
    "G": Colour("leaf2", "white", "vine-leaf"),
    "O": Colour("carrot", "white", "flower-emblem"),
    "R": Colour("rose", "white", "rose"),
    "Y": Colour("lemon", "print", "sunflower"),
}

SQUARE = 0.82
"""The side of a square as a fraction of its cell."""

_CORNER = 0.16
"""The corner radius of a square as a fraction of its cell."""

_STAR = star(5, 0.48)
_BUSHES = 6
_HEDGE, _AROUND = 0.24, 0.07
"""The widths of a hedge and of the ground around it, as fractions of a cell."""
_ABOVE, _LEFT = "8", "4"


@lru_cache(maxsize=4)  # brings a scene from 5.2 ms to 2.1 ms
def board_nodes(plan: Plan, seats: int, places: Layout) -> tuple[Node, ...]:
    """Return a node for each board, a node for the hedges of each board, and the finish.

    Before the boards are placed, return an outline for each.
    """
    there = boards_of(seats, places).items()
    if not plan.drawing:
        return in_maze(Node(f"place-{y}-{x}", (_bare(box),)) for (y, x), box in there)
    maze, cell = maze_of(plan), places.cell
    boards, hedges = [], []
    for (row, column), (x, y, *_) in there:
        squares = squares_from(maze, (row * SIDE, column * SIDE), SIDE, cell)
        boards.append(Node(f"board-{row}-{column}", board(maze, squares, SIDE, cell), x, y))
        hedges.append(Node(f"hedge-{row}-{column}", _hedges(maze, squares, cell), x, y))
    return in_maze((*boards, *hedges, _finish(finish_box(maze, seats, places), cell)))


def in_maze(nodes: Iterable[Node]) -> tuple[Node, ...]:
    """Return the nodes that have shapes, moved into the window onto the maze."""
    return tuple(node._replace(window=MAZE) for node in nodes if node.shapes)


def _bare(box: Box) -> Rect:
    """Return the dashed outline of a board that is not placed yet."""
    return Rect(*box.inset(3), r=10, stroke="ontable", width=2, dash=(8, 7), opacity=0.5)


def boards_of(seats: int, places: Layout) -> dict[Cell, Box]:
    """Return the box of each board of the layout by its row and column."""
    return {
        (row, at): places.block((row * SIDE, at * SIDE), SIDE, SIDE)
        for row, line in enumerate(LAYOUTS[seats])
        for at, kind in enumerate(line)
        if kind != "."
    }


def squares_from(maze: Maze, first: Cell, side: int, cell: float) -> dict[int, Box]:
    """Return the boxes of `side` by `side` squares by number, with `first` at the origin."""
    top, left = first
    return {
        square: Box((x - left) * cell, (y - top) * cell, cell, cell)
        for square, (y, x) in enumerate(maze.cells)
        if 0 <= y - top < side and 0 <= x - left < side
    }


def board(maze: Maze, squares: Mapping[int, Box], side: int, cell: float) -> Shapes:
    """Return a board of `side` by `side` squares; equal squares share one path for speed."""
    wide = side * cell - 2
    plain, ponds = [], []
    marks: list[Shape] = []
    for square, box in squares.items():
        face = maze.faces[square]
        if face == BLUE:
            ponds.append(box)
        elif mark := special(maze, square, box):
            marks += mark
        else:
            plain.append(box)
            marks.append(letter(face, box.cx, box.cy, cell, "squareink"))
    return (
        Rect(1, 1, wide, wide, r=7, fill="board", shadow=CHIP),
        square_shape("square", *plain),
        Path(dots(ponds), stroke="pondrim", width=cell * 0.9 + 1.6),
        Path(dots(ponds), stroke="pond", width=cell * 0.9 - 1.6),
        Path("".join(map(_ripples, ponds)), stroke="ripple", width=2.2),
        *marks,
    )


def dots(boxes: Iterable[Box]) -> str:
    """Return an SVG path with a dot in each box, which a wide round stroke turns into a disc."""
    return "".join(f"M{box.cx:.5g} {box.cy:.5g}h.01" for box in boxes)


def _ripples(box: Box) -> str:
    """Return an SVG path of waves in a pond, visible once its tile is gone."""
    x, y = box.cx - box.w * 0.2, box.cy - box.h * 0.15
    wave = "q5-4 10 0t10 0"
    return f"M{x:g} {y:g}{wave}m-23 8{wave}m-17 8{wave}"


def square_shape(fill: str, *boxes: Box, part: float = SQUARE) -> Path:
    """Return squares as one path; `part` is their side as a fraction of the cell.

    A wide round stroke around smaller squares gives them their size and round corners.
    """
    cell = max((box.w for box in boxes), default=0)
    inset = cell * ((1 - part) / 2 + _CORNER)
    side = f"{cell - 2 * inset:g}"
    middles = (f"M{x + inset:g} {y + inset:g}h{side}v{side}h-{side}z" for x, y, *_ in boxes)
    return Path("".join(middles), fill=fill, stroke=fill, width=round(2 * _CORNER * cell, 2))


def letter(face: str, x: float, y: float, cell: float, fill: str, *, weight: int = 600) -> Text:
    """Return a printed letter centred on (x, y), with Q as "Qu"."""
    size = round(cell * (0.42 if face == "Q" else 0.525), 1)
    x, y = round(x, 1), round(baseline(y, size), 1)
    return Text(x, y, printed(face), size, fill, "title", weight, "middle")


def special(maze: Maze, square: int, box: Box) -> Shapes:
    """Return the shapes of a premium square, a target or Start; () for others."""
    cell, face = box.w, maze.faces[square]
    x, y = box.cx + cell * 0.27, box.cy - cell * 0.27
    if face == START:
        return (square_shape("leaf2", box), Icon("open-gate", *box.middle, cell * 0.6, "white"))
    if square in maze.colours:
        fill, mark, icon = COLOURS[maze.colours[square]]
        left, low = box.cx - cell * 0.04, box.cy + cell * 0.03
        read = letter(face, left, low, cell, mark, weight=700)
        return (square_shape(fill, box), read, Icon(icon, x, y, cell * 0.3, mark))
    if face not in PREMIUM:
        return ()
    read = letter(face, box.cx, box.cy + cell * 0.02, cell, "white", weight=700)
    return (square_shape("night", box), read, Path(_STAR, x, y, cell * 0.1, fill="sun"))


def _hedges(maze: Maze, squares: Mapping[int, Box], cell: float) -> Shapes:
    """Return the hedges above and to the left of the squares of a board.

    A hedge is a dashed line, wide enough for its round dashes to look like bushes. The ground
    around it distinguishes it from the plain gaps between squares.
    """
    bushes = "".join(
        _bushes(box, side)
        for square, box in squares.items()
        for side in maze.hedged_ways[square]
        if side in (_ABOVE, _LEFT)
    )
    dash = (0.01, round(cell / _BUSHES - 0.01, 2))
    return (
        Path(bushes, 0, 0.5, stroke="board", width=cell * (_HEDGE + _AROUND)),
        Path(bushes, 0, 2, stroke="shadow", width=cell * _HEDGE, dash=dash, opacity=0.22),
        Path(bushes, stroke="hedge", width=cell * _HEDGE, dash=dash),
        Path(bushes, -0.6, -1.4, stroke="hedgetop", width=cell * _HEDGE / 2, dash=dash),
    )


def _bushes(box: Box, side: str) -> str:
    """Return the SVG path of the hedge above a square or at its left."""
    long, half = box.w * (1 - 1 / _BUSHES), box.w / _BUSHES / 2
    if side == _ABOVE:
        return f"M{round(box.x + half, 1):g} {box.y:g}h{long:.4g}"
    return f"M{box.x:g} {round(box.y + half, 1):g}v{long:.4g}"


def finish_box(maze: Maze, seats: int, places: Layout) -> Box:
    """Return the box around the squares of the finish."""
    return hull([places.square(maze.cells[square]) for square in finish_of(maze, seats)])


def lit_finish(maze: Maze, seats: int, places: Layout) -> Node:
    """Return the highlighted frame around the finish, for lessons."""
    box, r = finish_box(maze, seats, places).inset(2), places.cell * 0.2
    edge = Rect(*box, r=r, stroke="ringedge", width=7)
    return Node("finish-lit", (edge, Rect(*box, r=r, stroke="sun", width=4)))


def _finish(place: Box, cell: float) -> Node:
    """Return the dashed frame around the finish, with a flag."""
    box = place.inset(2)
    at = (box.right - 3, box.y + 3)
    frame = Rect(*box, r=cell * 0.2, stroke="squareink", width=3, dash=(9, 6))
    flag = (Circle(*at, 12, fill="sheet", shadow=CHIP), Icon("checkered-flag", *at, 17, "ink"))
    return Node("finish", (frame, *flag))
