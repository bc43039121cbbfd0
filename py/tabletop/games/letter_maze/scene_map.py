"""The window onto the maze: what it follows, the map beside it, tags for what lies outside."""

from __future__ import annotations

from functools import lru_cache

from tabletop.games.letter_maze.boards import SIDE, Plan
from tabletop.games.letter_maze.maze import NO_TILE, Maze, maze_of
from tabletop.games.letter_maze.scene_boards import (
    COLOURS,
    MAZE,
    boards_of,
    finish_cells,
    places_of,
)
from tabletop.games.letter_maze.scene_layout import Layout
from tabletop.games.letter_maze.scene_shown import Shown
from tabletop.games.letter_maze.scene_tray import HAND, row
from tabletop.scene.boxes import Box, around
from tabletop.scene.layout import NARROW
from tabletop.scene.marks import SEAT_COLOURS, last_leaf, seat_mark
from tabletop.scene.papers import sheet
from tabletop.scene.shapes import CHIP, Circle, Icon, Node, Path, Rect, Shapes
from tabletop.scene.windows import CLOSER, FARTHER, WHOLE, Map, Tag, Window

CAMERAS = ((CLOSER, "plus", "Closer"), (FARTHER, "minus", "Farther"), (WHOLE, "expand", "Whole"))
"""The buttons that zoom: what they do, their icon, their name."""

_FEW = 3
"""Up to so many pieces have a tag in a narrow window."""


def frame_nodes(view: Shown) -> tuple[Node, ...]:
    """Return the darker ground on which the maze lies, the panel of the map, and its buttons."""
    places = view.places
    frame = Node("frame", (Rect(*places.frame, r=16, fill="table2"),))
    if places.map_panel is None:
        return (frame,)
    panel = Node("map", (sheet(places.map_panel, r=14, shadow=CHIP),))
    buttons = tuple(
        Node(
            f"camera-{name}",
            (Circle(box.cx, box.cy, 21, fill="sheet2"), Icon(icon, box.cx, box.cy, 20, "ink")),
        )
        for (name, icon, _), box in zip(CAMERAS, places.cameras, strict=False)
    )
    return (frame, panel, *buttons)


def windows(view: Shown) -> tuple[Window, ...]:
    """Return the window onto the maze, and one onto a hand that is longer than its place."""
    places = view.places
    maze = Window(
        MAZE,
        places.window,
        places.world,
        follow=_follow(view),
        most=1.6,
        r=12,
        map=_map(view),
        tags=_tags(view),
        clear=_clear(view),
    )
    world = row(view).world
    if world is None:
        return (maze,)
    return (maze, Window(HAND, places.tray.hand, world, _held(view), most=1.0))


def _held(view: Shown) -> Box | None:
    """Return the tile in hand, which should be seen."""
    for lying in row(view).lying:
        if lying.slot.face == view.choice.held and lying.slot.leg is None:
            return lying.box
    return None


def _follow(view: Shown) -> Box:
    """Return what should be in view now: where a hint leads, the end of the path, or a piece."""
    places, maze = view.places, view.maze
    if maze is None:
        return around(places.world.cx, places.world.cy, places.cell)
    box = places.square(maze.cells[_centre(view, maze)])
    return box.inset(-1.35 * places.cell)


def _centre(view: Shown, maze: Maze) -> int:
    if view.looked:
        return view.player(view.looked).piece
    if view.points and view.goal is not None:
        return view.goal
    if view.path:
        return view.path[-1]
    if not view.state.players:
        return maze.start
    return view.player(view.turn or view.state.winner or view.home).piece


# -- the map -------------------------------------------------------------------------------------


def _map(view: Shown) -> Map | None:
    places = view.places
    if places.map_panel is None:
        return None
    scale = places.map_box.w / places.world.w
    shapes: Shapes = _ground(view.state.plan, len(view.sitters), places, scale)
    maze = view.maze
    if maze is not None:
        shapes += _ponds(view.state.plan, view.state.tiles, places, scale)
        shapes += _targets(view.state.plan, places, scale)
        shapes += _way(view, maze, scale)
        shapes += _pieces(view, maze, scale)
    return Map(places.map_box, shapes, stays=True)


@lru_cache(maxsize=4)
def _ground(plan: Plan, seats: int, places: Layout, scale: float) -> Shapes:
    """Return the sheets of the boards, Start and the finish."""
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
    )


def _sheet(places: Layout, row_: int, column: int, scale: float) -> Rect:
    x, y, cell, _ = places.square((row_ * SIDE, column * SIDE))
    side = SIDE * cell * scale
    box = Box(x * scale, y * scale, side, side).inset(0.7)
    return Rect(*box, r=2, fill="square", stroke="line", width=0.7)


@lru_cache(maxsize=4)
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


@lru_cache(maxsize=4)
def _targets(plan: Plan, places: Layout, scale: float) -> Shapes:
    maze = maze_of(plan)
    r = max(places.cell * scale * 0.75, 3.2)
    return tuple(
        Circle(*_at(places, maze, square, scale), r, fill=COLOURS[colour].fill, stroke="white")
        for square, colour in maze.colours.items()
    )


def _way(view: Shown, maze: Maze, scale: float) -> Shapes:
    """Return the path that is traced as a line."""
    if not view.path or view.trace is None:
        return ()
    points = [_at(view.places, maze, square, scale) for square in view.trace.squares]
    line = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    return (Path(line, stroke="ringedge", width=3), Path(line, stroke="sun", width=1.8))


def _pieces(view: Shown, maze: Maze, scale: float) -> Shapes:
    r = max(view.places.cell * scale * 0.62, 3.4)
    seats = sorted(range(1, len(view.state.players) + 1), key=lambda seat: seat == view.turn)
    return tuple(
        seat_mark(seat, *_at(view.places, maze, view.player(seat).piece, scale), r)
        for seat in seats
    )


def _at(places: Layout, maze: Maze, square: int, scale: float) -> tuple[float, float]:
    box = places.square(maze.cells[square])
    return box.cx * scale, box.cy * scale


# -- the tags ------------------------------------------------------------------------------------


def _tags(view: Shown) -> tuple[Tag, ...]:
    """Return a tag for each square with a piece, and one for the finish."""
    maze = view.maze
    if maze is None:
        return ()
    seats: dict[int, int] = {}
    for seat, player in enumerate(view.state.players, 1):
        if player.piece not in seats or seat == view.turn:
            seats[player.piece] = seat
    last = {walked.squares[-1] for walked in view.last}
    tags = [
        _tag(view, maze, seat, square, square in last)
        for square, seat in seats.items()
        if square in last or _matters(view, seat)
    ]
    x, y, w, h = finish_cells(maze, len(view.sitters))
    corner = view.places.square((int(y), int(x)))
    goal = (corner.x + w * corner.w / 2, corner.y + h * corner.h / 2)
    flag = (Circle(0, 0, 14, fill="sheet", shadow=CHIP), Icon("checkered-flag", 0, 0, 18, "ink"))
    return (*tags, Tag("finish", flag, *goal))


def _clear(view: Shown) -> tuple[Box, ...]:
    """Return the squares on which no tag may lie: those of the path, and where it can go on."""
    maze, trace = view.maze, view.trace
    if maze is None or trace is None:
        return ()
    squares = (*trace.squares, *(way.square for way in view.ways))
    return tuple(view.places.square(maze.cells[square]) for square in squares)


def _matters(view: Shown, seat: int) -> bool:
    """Return whether a piece has a tag: where many would crowd a small window only who moves."""
    crowded = view.places.window.w < NARROW and len(view.sitters) > _FEW
    return not crowded or seat in (view.turn, view.home)


def _tag(view: Shown, maze: Maze, seat: int, square: int, moved: bool) -> Tag:
    box = view.places.square(maze.cells[square])
    shapes: Shapes = (
        Circle(0, 0, 14, fill="sheet", stroke=SEAT_COLOURS[seat], width=1.5, shadow=CHIP),
        seat_mark(seat, 0, 0, 8),
    )
    if moved:
        shapes += last_leaf(8, -8, 11)
    return Tag(f"seat-{seat}", shapes, box.cx, box.cy)
