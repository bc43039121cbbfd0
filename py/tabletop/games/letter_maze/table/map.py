"""The window onto the maze: what it follows, the map beside it, tags for what lies outside."""

from __future__ import annotations

from functools import lru_cache

from tabletop.games.letter_maze.rules.boards import SIDE, Plan
from tabletop.games.letter_maze.rules.maze import NO_TILE, Maze, maze_of
from tabletop.games.letter_maze.table.boards import (
    COLOURS,
    MAZE,
    boards_of,
    finish_cells,
    places_of,
)
from tabletop.games.letter_maze.table.layout import Layout
from tabletop.games.letter_maze.table.shown import Shown
from tabletop.games.letter_maze.table.tray import HAND, row
from tabletop.kit.cameras import camera_parts
from tabletop.kit.parts import Part, drawn
from tabletop.scene.boxes import Box, around
from tabletop.scene.marks import SEAT_COLOURS, last_leaf, seat_mark
from tabletop.scene.papers import sheet
from tabletop.scene.shapes import CHIP, Circle, Icon, Node, Path, Rect, Shapes
from tabletop.scene.windows import Map, Tag, Window

_PLUS = "M-.38 -1H.38V-.38H1V.38H.38V1H-.38V.38H-1V-.38H-.38Z"
_RING = "M-1 0A1 1 0 1 0 1 0A1 1 0 1 0 -1 0ZM-.42 0A.42 .42 0 1 0 .42 0A.42 .42 0 1 0 -.42 0Z"
_GLASS = "M-1 -1H1L.3 0L1 1H-1L-.3 0Z"
_SIGNS = {"G": _PLUS, "O": _PLUS, "R": _RING, "Y": _GLASS}
"""What targets look like on the map; an orange one lies aslant."""

_FEW = 3
"""Up to so many pieces have a tag on a small page."""


def frame_parts(shown: Shown) -> tuple[Part, ...]:
    """Return the darker ground on which the maze lies, the panel of the map, and its buttons."""
    places = shown.places
    frame = drawn(Node("frame", (Rect(*places.frame, r=16, fill="table2"),)))
    if places.map_panel is None:
        return (frame,)
    panel = drawn(Node("map", (sheet(places.map_panel, r=14, shadow=CHIP),)))
    return (frame, panel, *camera_parts(places.cameras, MAZE))


def windows(shown: Shown) -> tuple[Window, ...]:
    """Return the window onto the maze, and one onto a hand that is longer than its place."""
    places = shown.places
    maze = Window(
        MAZE,
        places.window,
        places.world,
        follow=_follow(shown),
        most=1.6,
        r=12,
        map=_map(shown),
        tags=_tags(shown),
        clear=_clear(shown),
    )
    world = row(shown).world
    if world is None:
        return (maze,)
    return (maze, Window(HAND, places.tray.hand, world, _held(shown), most=1.0))


def _held(shown: Shown) -> Box | None:
    """Return the tile in hand, which should be seen."""
    for lying in row(shown).lying:
        if lying.slot.face == shown.choice.held and lying.slot.leg is None:
            return lying.box
    return None


def _follow(shown: Shown) -> Box:
    """Return what should be in view now: where a hint leads, the end of the path, or a piece."""
    places, maze = shown.places, shown.maze
    if maze is None:
        return around(places.world.cx, places.world.cy, places.cell)
    box = shown.box(_centre(shown, maze))
    return box.inset(-1.05 * places.cell)


def _centre(shown: Shown, maze: Maze) -> int:
    if shown.looked:
        return shown.player(shown.looked).piece
    if shown.pointed is not None:
        return shown.pointed
    if shown.path:
        return shown.path[-1]
    if not shown.state.players:
        return maze.start
    return shown.player(shown.turn or shown.state.winner or shown.home).piece


# -- the map -------------------------------------------------------------------------------------


def _map(shown: Shown) -> Map | None:
    places = shown.places
    if places.map_panel is None:
        return None
    scale = places.map_box.w / places.world.w
    shapes: Shapes = _ground(shown.state.plan, len(shown.sitters), places, scale)
    maze = shown.maze
    if maze is not None:
        shapes += _ponds(shown.state.plan, shown.state.tiles, places, scale)
        shapes += _way(shown, maze, scale)
        shapes += _pieces(shown, maze, scale)
    return Map(places.map_box, shapes, stays=True)


@lru_cache(maxsize=4)  # saves 0.2 of the 2.4 ms that a scene takes without it
def _ground(plan: Plan, seats: int, places: Layout, scale: float) -> Shapes:
    """Return the sheets of the boards, Start, the finish and the targets."""
    maze = maze_of(plan) if plan.drawing else None
    shapes = tuple(
        _sheet(places, row_, column, scale)
        for row_, column in (boards_of(maze) if maze else places_of(seats))
    )
    if maze is None:
        return shapes
    start = _at(places, maze, maze.start, scale)
    x, y, w, h = finish_cells(maze, seats)
    corner = places.square((int(y), int(x)))
    cell = places.cell * scale
    end = Box(corner.x * scale, corner.y * scale, w * cell, h * cell)
    gate = around(*start, max(cell, 5))
    return (
        *shapes,
        Rect(*gate, r=1.5, fill="leaf2"),
        Rect(*end.inset(-0.5), r=2, stroke="squareink", width=1.6, dash=(2.5, 3)),
        *(
            target_sign(
                colour, *_at(places, maze, square, scale), max(places.cell * scale * 0.8, 4.2)
            )
            for square, colour in maze.colours.items()
        ),
    )


def _sheet(places: Layout, row_: int, column: int, scale: float) -> Rect:
    x, y, cell, _ = places.square((row_ * SIDE, column * SIDE))
    side = SIDE * cell * scale
    box = Box(x * scale, y * scale, side, side).inset(0.7)
    return Rect(*box, r=2, fill="square", stroke="line", width=0.7)


def _ponds(plan: Plan, tiles: str, places: Layout, scale: float) -> Shapes:
    """Return a dot for each pond that has its tile still: the others are closed."""
    maze = maze_of(plan)
    dots = "".join(
        f"M{x:.1f} {y:.1f}h.01"
        for pond in maze.blue
        if tiles[pond] != NO_TILE
        for x, y in [_at(places, maze, pond, scale)]
    )
    return (Path(dots, stroke="pond", width=max(places.cell * scale * 0.7, 2)),) if dots else ()


def target_sign(colour: str, x: float, y: float, r: float) -> Path:
    """Return the sign of a target on the map: a shape for each colour, none of them a seat's."""
    angle = 45 if colour == "O" else 0
    fill = COLOURS[colour].fill
    return Path(_SIGNS[colour], x, y, r, angle, fill=fill, stroke="white", width=0.2)


def _way(shown: Shown, maze: Maze, scale: float) -> Shapes:
    """Return the path that is traced as a line."""
    if not shown.path or shown.trace is None:
        return ()
    points = [_at(shown.places, maze, square, scale) for square in shown.trace.squares]
    line = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    return (Path(line, stroke="ringedge", width=3), Path(line, stroke="sun", width=1.8))


def _pieces(shown: Shown, maze: Maze, scale: float) -> Shapes:
    r = max(shown.places.cell * scale * 0.62, 3.4)
    seats = sorted(range(1, len(shown.state.players) + 1), key=lambda seat: seat == shown.turn)
    return tuple(
        seat_mark(seat, *_at(shown.places, maze, shown.player(seat).piece, scale), r)
        for seat in seats
    )


def _at(places: Layout, maze: Maze, square: int, scale: float) -> tuple[float, float]:
    box = places.square(maze.cells[square])
    return box.cx * scale, box.cy * scale


# -- the tags ------------------------------------------------------------------------------------


def _tags(shown: Shown) -> tuple[Tag, ...]:
    """Return a tag for each square with a piece, and one for the finish."""
    maze = shown.maze
    if maze is None:
        return ()
    seats: dict[int, int] = {}
    for seat, player in enumerate(shown.state.players, 1):
        if player.piece not in seats or seat == shown.turn:
            seats[player.piece] = seat
    last = {walked.squares[-1] for walked in shown.last}
    tags = [
        _tag(shown, seat, square, square in last)
        for square, seat in seats.items()
        if square in last or _matters(shown, seat)
    ]
    x, y, w, h = finish_cells(maze, len(shown.sitters))
    corner = shown.places.square((int(y), int(x)))
    goal = (corner.x + w * corner.w / 2, corner.y + h * corner.h / 2)
    flag = (Circle(0, 0, 14, fill="sheet", shadow=CHIP), Icon("checkered-flag", 0, 0, 18, "ink"))
    return (*tags, Tag("finish", flag, *goal))


def _clear(shown: Shown) -> tuple[Box, ...]:
    """Return the squares on which no tag may lie: those of the path, and where it can go on."""
    maze, trace = shown.maze, shown.trace
    if maze is None or trace is None:
        return ()
    squares = (*trace.squares, *(way.square for way in shown.ways))
    return tuple(shown.box(square) for square in squares)


def _matters(shown: Shown, seat: int) -> bool:
    """Return whether a piece has a tag: where many would crowd a small page only who moves."""
    crowded = shown.places.form.is_small and len(shown.sitters) > _FEW
    return not crowded or seat in (shown.turn, shown.home)


def _tag(shown: Shown, seat: int, square: int, moved: bool) -> Tag:
    box = shown.box(square)
    shapes: Shapes = (
        Circle(0, 0, 14, fill="sheet", stroke=SEAT_COLOURS[seat], width=1.5, shadow=CHIP),
        seat_mark(seat, 0, 0, 8),
    )
    if moved:
        shapes += last_leaf(8, -8, 11)
    return Tag(f"seat-{seat}", shapes, box.cx, box.cy)
