"""Drawing on the maze: the path, the last moves, tiles and pieces."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import pairwise
from math import atan2, ceil, degrees

from tabletop.games.letter_maze.rules.boards import Plan
from tabletop.games.letter_maze.rules.maze import BLUE, NO_TILE, Maze, maze_of
from tabletop.games.letter_maze.rules.state import Phase
from tabletop.games.letter_maze.rules.walking import Tread
from tabletop.games.letter_maze.table.art import hatched, lifted_sign, lit, piece, tile
from tabletop.games.letter_maze.table.boards import COLOURS, MAZE, letter, special, square_shape
from tabletop.games.letter_maze.table.layout import Layout
from tabletop.games.letter_maze.table.players import home_of_tiles
from tabletop.games.letter_maze.table.view_model import ViewModel
from tabletop.scene.boxes import Box
from tabletop.scene.marks import SEAT_COLOURS, last_leaf, tick
from tabletop.scene.shapes import Circle, Node, Path, Rect, Shapes, joined
from tabletop.scene.widgets import SUN, badge

_ARROW = "M-5 -5L5 0L-5 5Z"
_GROWN = 0.88
LIFT = 4.0
"""How far a tile on the path is raised, in pixels."""


def under_nodes(model: ViewModel) -> Iterator[Node]:
    """Yield the nodes below tiles and pieces: used squares, last moves, path and tour."""
    used = sorted(model.used - {model.maze.start})
    yield Node("used", joined(hatched(model.box(square)) for square in used))
    yield Node("lit", joined(lit(model.box(at), crosses=each) for at, each in model.ways.items()))
    if not model.path:
        yield from _last(model)
    if model.looked:
        yield Node("tour", _tour(model))
    yield from _traced(model)


def over_nodes(model: ViewModel) -> Iterator[Node]:
    """Yield the nodes above tiles: arrows between letters, signs, and a preview of the piece."""
    if not model.path:
        return
    boxes, cell = [model.box(square) for square in model.trace.squares], model.places.cell
    size = cell * 0.44
    x, y = boxes[-1].right - size / 4, boxes[-1].bottom - size / 4
    yield from _laid(model)
    yield Node("order", joined(_arrow(one, other, cell) for one, other in pairwise(boxes)))
    if model.foretells:
        gains = (_gain(model, tread) for tread in model.trace.treads if tread.card)
        yield Node("gains", joined(gains))
    yield Node("ghost", piece(model.turn, size), x, y, opacity=0.8)


def _last(model: ViewModel) -> Iterator[Node]:
    """Yield leaves on the squares of each latest move, and a dotted line through them."""
    off = model.places.cell * 0.36
    for index, way in enumerate(model.last):
        boxes = (model.box(square) for square in way.squares[1:])
        leaves = joined(last_leaf(box.cx - off, box.cy - off, 13) for box in boxes)
        dots = Path(_dotted(model, way.squares), stroke="board", width=6, dash=(0.1, 8))
        yield Node(f"last-{index}", (dots, dots._replace(stroke="hedgetop", width=4), *leaves))


def _dotted(model: ViewModel, squares: Iterable[int]) -> str:
    """Return the SVG path of a line through `squares`, with gaps around their letters."""
    middles = (model.box(square).middle for square in squares)
    far, near = 0.68, 0.32
    return "".join(
        f"M{x * far + right * near:.1f} {y * far + low * near:.1f}"
        f"L{x * near + right * far:.1f} {y * near + low * far:.1f}"
        for (x, y), (right, low) in pairwise(middles)
    )


def _tour(model: ViewModel) -> Shapes:
    """Return the shortest way of the inspected seat, its needed targets, and where it won cards."""
    line = _dotted(model, (model.player(model.looked).piece, *model.way))
    wanted = model.wanted(model.looked) if model.state.phase is not Phase.OVER else ()
    return (
        Path(line, stroke="ringedge", width=7.5, dash=(0.1, 9)),
        Path(line, stroke=SEAT_COLOURS[model.looked], width=5.5, dash=(0.1, 9)),
        *joined(lit(model.box(square)) for square in wanted),
        *joined(_won(model.box(square), word) for square, word in model.won),
    )


def _won(box: Box, word: str) -> Shapes:
    """Return a tick on the square where a card was won, with the word that won it."""
    sign = tick(box.x + box.w * 0.15, box.y + box.h * 0.15, 22)
    return (*sign, *(badge(box.cx, box.bottom, word, SUN, size=13) if word else ()))


def _traced(model: ViewModel) -> Iterator[Node]:
    """Yield the highlighted squares of the path, with their letters on top."""
    for tread in model.trace.treads:
        box, covered = model.box(tread.square), tread.leg.is_laid or tread.lifted
        shapes = traced_square(model.maze, tread.square, box.w, shows_letter=not covered)
        yield Node(f"traced-{model.named(tread.square)}", shapes, box.x, box.y)


def traced_square(maze: Maze, square: int, cell: float, *, shows_letter: bool = True) -> Shapes:
    """Return a square of the path: targets and premium squares keep their colour."""
    box = Box(0, 0, cell, cell)
    edge = Rect(*box.inset(cell * (1 - _GROWN) / 2), r=cell * 0.16, stroke="sun", width=3)
    if mark := special(maze, square, box):
        return (*mark, edge._replace(width=4))
    shapes: Shapes = (square_shape("traced", box, part=_GROWN), edge)
    if shows_letter:
        shapes += (letter(maze.faces[square], *box.middle, cell, "print", weight=700),)
    return shapes


def _arrow(one: Box, other: Box, cell: float) -> Shapes:
    """Return an arrow between two consecutive squares of the path."""
    x, y = (one.cx + other.cx) / 2, (one.cy + other.cy) / 2
    angle = degrees(atan2(other.cy - one.cy, other.cx - one.cx))
    return (Circle(x, y, 8.5, fill="sun"), Path(_ARROW, x, y, cell / 50, angle, fill="print"))


def _laid(model: ViewModel) -> Iterator[Node]:
    """Yield the tiles placed on the path, and signs on those picked up."""
    signs: Shapes = ()
    size, edge = model.places.cell * 0.62, SEAT_COLOURS[model.turn]
    for tread in model.trace.treads:
        box, square = model.box(tread.square), tread.square
        if tread.leg.is_laid:
            shapes = tile(tread.leg.face, size, under=model.maze.faces[square], dash=edge)
            yield Node(f"laying-{model.named(square)}", shapes, *box.middle, opacity=0.9)
        elif tread.lifted:
            signs += lifted_sign(box.right - 8, box.y + 6)
    yield Node("signs", signs)


def _gain(model: ViewModel, tread: Tread) -> Shapes:
    """Return a badge on a target whose card would be won."""
    box = model.box(tread.square)
    return badge(box.cx, box.y + 2, "+1", icon=COLOURS[tread.card].icon, size=13)


# -- tiles and pieces ----------------------------------------------------------------------------

_ON_POND, _ON_PRINT = 0.6, 0.66
"""The size of a tile on a pond or on a printed letter, as a fraction of the cell."""


def tile_nodes(model: ViewModel) -> tuple[Node, ...]:
    """Return the tiles on the board, with those on the path raised.

    Tiles beside the mover's piece fly to the mover's hand when they are removed.
    """
    state = model.state
    nodes = _tiles(state.plan, state.tiles, model.places).copy()
    if state.players and model.turn:
        here, goal = state.mover.piece, home_of_tiles(model, model.turn)
        for square in nodes.keys() & set(model.maze.beside(here).values()):
            nodes[square] = nodes[square]._replace(exit=goal)
    for square in nodes.keys() & set(model.path):
        nodes[square] = nodes[square]._replace(y=nodes[square].y - LIFT, scale=1.06)
    return tuple(nodes.values())


@lru_cache(maxsize=8)  # brings a scene from 2.4 ms to 2.2 ms
def _tiles(plan: Plan, tiles: str, places: Layout) -> dict[int, Node]:
    """Return the node of each tile by square. The dict is cached: do not change it."""
    maze, found = maze_of(plan), {}
    for square, face in enumerate(tiles):
        if face != NO_TILE:
            under = maze.faces[square].replace(BLUE, "")
            shapes = tile(face, places.cell * (_ON_PRINT if under else _ON_POND), under=under)
            place = places.square(maze.cells[square]).middle
            found[square] = Node(f"on-{maze.names[square]}", shapes, *place, window=MAZE)
    return found


def piece_nodes(model: ViewModel) -> Iterator[Node]:
    """Yield the pieces, the mover's on top; pieces that share a square are side by side."""
    squares = [player.piece for player in model.state.players]
    for seat in model.mover_last:
        square = squares[seat - 1]
        place = squares[: seat - 1].count(square)
        x, y, size = _stand(model.box(square), place, squares.count(square))
        yield Node(f"piece-{seat}", piece(seat, size), x, y)


def _stand(box: Box, place: int, count: int) -> tuple[float, float, float]:
    """Return position and size of the piece at `place` among `count` on one square."""
    columns = ceil(count**0.5)
    grid = box.inset(box.w * 0.08).grid(ceil(count / columns), columns)
    at = grid[place // columns][place % columns]
    return (*at.middle, min(at.w * 0.95, at.h * 0.95, box.w * 0.66))
