"""The path over the maze: the word that is traced, where it can go on, the way of the last move."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from math import atan2, degrees

from tabletop.games.letter_maze.boards import Plan
from tabletop.games.letter_maze.letters import PREMIUM
from tabletop.games.letter_maze.maze import NO_TILE, Maze, maze_of
from tabletop.games.letter_maze.scene_art import (
    ghost,
    hatched,
    lifted_sign,
    lit,
    lit_by_gardener,
    moved,
    tile,
)
from tabletop.games.letter_maze.scene_boards import (
    COLOURS,
    MAZE,
    letter,
    ring_shape,
    special,
    square_shape,
)
from tabletop.games.letter_maze.scene_shown import Shown
from tabletop.games.letter_maze.scene_tour import tour_of
from tabletop.games.letter_maze.scene_trace import Trace
from tabletop.scene.boxes import Box
from tabletop.scene.marks import SEAT_COLOURS, last_leaf, tick
from tabletop.scene.papers import SUN, badge
from tabletop.scene.shapes import CHIP, Circle, Icon, Node, Path, Rect, Shape, Shapes

_ARROW = "M-5 -5L5 0L-5 5Z"
_GROWN = 0.88
LIFT = 4.0
"""How many pixels a tile rises that is lifted."""


def under_nodes(view: Shown, maze: Maze) -> tuple[Node, ...]:
    """Return what lies under tiles and pieces: squares used, the last moves, the path, the tour."""
    return (
        *_used(view, maze),
        *_lit(view, maze),
        *_last(view, maze),
        *_tour(view, maze),
        *_traced(view, maze),
    )


def over_nodes(view: Shown, maze: Maze) -> tuple[Node, ...]:
    """Return what lies over tiles: the order of the letters, signs, and the piece to come."""
    trace = view.trace
    if trace is None or not trace.legs:
        return _bulb(view, maze)
    boxes = [view.places.square(maze.cells[square]) for square in trace.squares]
    last, size = boxes[-1], view.places.cell * 0.52
    arrows = tuple(
        shape for one, other in pairwise(boxes) for shape in _arrow(one, other, view.places.cell)
    )
    return (
        *_laid(view, trace, boxes),
        Node("order", arrows, window=MAZE),
        *_gains(view, maze, trace),
        Node(
            "ghost",
            ghost(view.turn, size),
            last.right - size * 0.34,
            last.bottom - size * 0.3,
            window=MAZE,
        ),
        *_bulb(view, maze),
    )


def _box(view: Shown, maze: Maze, square: int) -> Box:
    return view.places.square(maze.cells[square])


def _used(view: Shown, maze: Maze) -> tuple[Node, ...]:
    """Return hatching over the squares that may not be entered again this turn (R6)."""
    if not view.mover or not view.state.players:
        return ()
    squares = sorted(view.state.turn.used - {maze.start})
    shapes = tuple(s for square in squares for s in hatched(_box(view, maze, square)))
    return (Node("used", shapes, window=MAZE),) if shapes else ()


def _last(view: Shown, maze: Maze) -> tuple[Node, ...]:
    """Return leaves on the squares of the latest moves, and a dotted line through them."""
    if view.trace is not None and view.trace.legs:
        return ()
    nodes = []
    for index, way in enumerate(view.last):
        boxes = [_box(view, maze, square) for square in way.squares]
        line = "".join(_between(one, other) for one, other in pairwise(boxes))
        off = view.places.cell * 0.36
        leaves = tuple(
            shape for box in boxes[1:] for shape in last_leaf(box.cx - off, box.cy - off, 13)
        )
        dots = (
            Path(line, stroke="board", width=6, dash=(0.1, 8)),
            Path(line, stroke="hedgetop", width=4, dash=(0.1, 8)),
        )
        nodes.append(Node(f"last-{index}", (*dots, *leaves), window=MAZE))
    return tuple(nodes)


def _between(one: Box, other: Box) -> str:
    """Return the middle part of the line between two squares, which leaves their letters free."""
    far, near = 0.68, 0.32
    return (
        f"M{one.cx * far + other.cx * near:.1f} {one.cy * far + other.cy * near:.1f}"
        f"L{one.cx * near + other.cx * far:.1f} {one.cy * near + other.cy * far:.1f}"
    )


def _tour(view: Shown, maze: Maze) -> tuple[Node, ...]:
    """Return the shortest way of the seat that one looks at, and where its cards come from."""
    if not view.looked:
        return ()
    way = tour_of(view.state, view.looked)
    boxes = [_box(view, maze, square) for square in way]
    line = "M" + "L".join(f"{box.cx:.1f} {box.cy:.1f}" for box in boxes)
    cards = view.player(view.looked).cards
    rings: Shapes = ()
    for square, colour in maze.colours.items():
        rings += lit(_box(view, maze, square)) if colour not in cards else ()
    for won in view.won:
        rings += _won(_box(view, maze, won.square), won.word)
    return (
        Node(
            "tour",
            (
                Path(line, stroke="board", width=9, opacity=0.8),
                Path(line, stroke=SEAT_COLOURS[view.looked], width=5, dash=(0.1, 11)),
                *rings,
            ),
            window=MAZE,
        ),
    )


def _won(box: Box, word: str) -> Shapes:
    """Return a tick on the square where a card was won, with the word that won it."""
    sign = tick(box.x + box.w * 0.15, box.y + box.h * 0.15, 22)
    return (*sign, *(badge(box.cx, box.bottom, word, SUN, size=13) if word else ()))


def _lit(view: Shown, maze: Maze) -> tuple[Node, ...]:
    """Return rings where the path can go on; those that take the Gardener look different."""
    shapes: Shapes = ()
    for square, crosses in view.ways:
        box = _box(view, maze, square)
        shapes += lit_by_gardener(box) if crosses else lit(box)
    return (Node("lit", shapes, window=MAZE),) if shapes else ()


def _traced(view: Shown, maze: Maze) -> tuple[Node, ...]:
    """Return the squares of the path in sun, their letters printed anew."""
    trace = view.trace
    if trace is None:
        return ()
    nodes = []
    for leg, stand in zip(trace.legs, trace.stands[1:], strict=True):
        box = _box(view, maze, stand.square)
        shows = leg.is_laid or view.state.tiles[stand.square] != NO_TILE
        shapes = _square(view.state.plan, stand.square, box.w, covered=shows)
        key = f"traced-{maze.names[stand.square]}"
        nodes.append(Node(key, shapes, box.x, box.y, window=MAZE))
    return tuple(nodes)


@lru_cache(maxsize=512)
def _square(plan: Plan, square: int, cell: float, *, covered: bool) -> Shapes:
    """Return a square of the path: targets and premium squares keep their colour."""
    maze, box = maze_of(plan), Box(0, 0, cell, cell)
    edge = ring_shape(box, "sun", 3, _GROWN)
    if square in maze.colours or maze.faces[square] in PREMIUM:
        return (*special(maze, square, box), edge._replace(width=4))
    paper = square_shape(box, "traced", _GROWN)
    if covered:
        return (paper, edge)
    return (paper, edge, letter(maze.faces[square], box.cx, box.cy, box.w, "print", weight=700))


def _arrow(one: Box, other: Box, cell: float) -> Shapes:
    """Return a small triangle between two squares, which says in what order they come."""
    x, y = (one.cx + other.cx) / 2, (one.cy + other.cy) / 2
    angle = degrees(atan2(other.cy - one.cy, other.cx - one.cx))
    return (
        Circle(x, y, 8.5, fill="sun"),
        Path(_ARROW, x, y, cell / 50, angle, fill="print"),
    )


def _laid(view: Shown, trace: Trace, boxes: list[Box]) -> tuple[Node, ...]:
    """Return the tiles to be laid, with the print under them, and signs on those lifted."""
    maze = view.maze
    assert maze is not None
    nodes: list[Node] = []
    signs: list[Shape] = []
    for leg, lifted, stand, box in zip(
        trace.legs, trace.lifted, trace.stands[1:], boxes[1:], strict=True
    ):
        if leg.is_laid:
            shapes = tile(
                leg.face,
                view.places.cell * 0.62,
                printed=maze.faces[stand.square],
                dash=SEAT_COLOURS[view.turn],
            )
            key = f"laying-{maze.names[stand.square]}"
            nodes.append(Node(key, shapes, box.cx, box.cy, opacity=0.9, window=MAZE))
        elif lifted:
            signs += lifted_sign(box.right - 8, box.y + 6)
    return (*nodes, *([Node("signs", tuple(signs), window=MAZE)] if signs else ()))


def _gains(view: Shown, maze: Maze, trace: Trace) -> tuple[Node, ...]:
    """Return a badge on each target whose card would be won."""
    shapes: Shapes = ()
    for before, after in pairwise(trace.stands):
        if before.cards != after.cards:
            box = _box(view, maze, after.square)
            colour = maze.colours[after.square]
            shapes += badge(box.cx, box.y + 2, "+1", icon=COLOURS[colour].icon, size=13)
    return (Node("gains", shapes, window=MAZE),) if shapes else ()


def _bulb(view: Shown, maze: Maze) -> tuple[Node, ...]:
    """Return the sign of a hint on the square where the move that it means ends."""
    if view.goal is None:
        return ()
    box = _box(view, maze, view.goal)
    sign = (
        Rect(*box.inset(2), r=box.w * 0.22, stroke="sun", width=3, dash=(6, 7)),
        *moved(
            (
                Circle(0, 0, 13, fill="sun", stroke="white", width=2, shadow=CHIP),
                Icon("light-bulb", 0, 0, 18, "print"),
            ),
            box.x + 6,
            box.y + 6,
        ),
    )
    return (Node("hint", sign, window=MAZE),)
