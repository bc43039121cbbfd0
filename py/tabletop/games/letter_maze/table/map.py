"""The window onto the maze: what it follows, the map beside it, tags for what lies outside."""

from __future__ import annotations

from functools import lru_cache

from tabletop.games.letter_maze.rules.boards import SIDE, Plan
from tabletop.games.letter_maze.rules.maze import NO_TILE, Maze, maze_of
from tabletop.games.letter_maze.rules.walking import finish_of
from tabletop.games.letter_maze.table.boards import (
    COLOURS,
    MAZE,
    finish_box,
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

_NEAR, _NEARER = 1.05, 0.3
"""How much around a square is seen, in squares; and around a piece whose goal is just in view."""

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
        ruler=places.ruler,
        slim=True,
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
    """Return what should be in view now: where a hint leads, the end of the path, or a piece.

    With the piece of who is to trace a word its nearest goal is seen, where both fit.
    """
    places = shown.places
    if not shown.is_laid:
        return around(places.world.cx, places.world.cy, places.cell)
    square = _centre(shown, shown.maze)
    near = shown.box(square).inset(-_NEAR * places.cell)
    if not _begins(shown):
        return near
    goal = shown.box(_nearest_goal(shown, shown.maze, square))
    for margin in (_NEAR, _NEARER):
        both = _hull(shown.box(square).inset(-margin * places.cell), goal)
        if both.w <= places.window.w and both.h <= places.window.h:
            return both
    return near


def _hull(one: Box, other: Box) -> Box:
    """Return the smallest box that contains two."""
    left, top = min(one.x, other.x), min(one.y, other.y)
    right, bottom = max(one.right, other.right), max(one.bottom, other.bottom)
    return Box(left, top, right - left, bottom - top)


def _begins(shown: Shown) -> bool:
    """Return whether somebody is to look for a word, without being shown one."""
    return shown.trace is not None and not shown.path and shown.pointed is None


def _nearest_goal(shown: Shown, maze: Maze, here: int) -> int:
    """Return the nearest target whose card the mover wants, or square of the finish."""
    row, column = maze.cells[here]
    is_last = len(shown.player(shown.turn).cards) >= shown.state.cards_wanted
    goals = finish_of(maze, shown.state.seats) if is_last else shown.wanted(shown.turn)
    away = {goal: (maze.cells[goal][0] - row, maze.cells[goal][1] - column) for goal in goals}
    return min(away, key=lambda goal: max(map(abs, away[goal])), default=here)


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
    small = places.scaled(places.map_box.w / places.world.w)
    shapes: Shapes = _ground(shown.state.plan, len(shown.sitters), small)
    if shown.is_laid:
        shapes += _ponds(shown.maze, shown.state.tiles, small)
        shapes += _way(shown, small)
        shapes += _pieces(shown, small)
    return Map(places.map_box, shapes, stays=True)


@lru_cache(maxsize=4)  # saves 0.2 of the 2.4 ms that a scene takes without it
def _ground(plan: Plan, seats: int, small: Layout) -> Shapes:
    """Return the sheets of the boards, Start, the finish and the targets."""
    shapes = tuple(
        Rect(*box.inset(0.7), r=2, fill="square", stroke="line", width=0.7)
        for row, column in places_of(plan, seats)
        for box in [small.block((row * SIDE, column * SIDE), SIDE, SIDE)]
    )
    if not plan.drawing:
        return shapes
    maze = maze_of(plan)
    gate = around(*_at(small, maze, maze.start), max(small.cell, 5))
    end = finish_box(maze, seats, small).inset(-0.5)
    size = max(small.cell * 0.8, 4.2)
    return (
        *shapes,
        Rect(*gate, r=1.5, fill="leaf2"),
        Rect(*end, r=2, stroke="squareink", width=1.6, dash=(2.5, 3)),
        *(
            target_sign(colour, *_at(small, maze, square), size)
            for square, colour in maze.colours.items()
        ),
    )


def _ponds(maze: Maze, tiles: str, small: Layout) -> Shapes:
    """Return a dot for each pond that has its tile still: the others are closed."""
    full = [_at(small, maze, pond) for pond in maze.blue if tiles[pond] != NO_TILE]
    dots = "".join(f"M{x:.1f} {y:.1f}h.01" for x, y in full)
    return (Path(dots, stroke="pond", width=max(small.cell * 0.7, 2)),) if dots else ()


def target_sign(colour: str, x: float, y: float, r: float) -> Path:
    """Return the sign of a target on the map: a shape for each colour, none of them a seat's."""
    angle = 45 if colour == "O" else 0
    fill = COLOURS[colour].fill
    return Path(_SIGNS[colour], x, y, r, angle, fill=fill, stroke="white", width=0.2)


def _way(shown: Shown, small: Layout) -> Shapes:
    """Return the path that is traced as a line."""
    if not shown.path or shown.trace is None:
        return ()
    points = [_at(small, shown.maze, square) for square in shown.trace.squares]
    line = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    return (Path(line, stroke="ringedge", width=3), Path(line, stroke="sun", width=1.8))


def _pieces(shown: Shown, small: Layout) -> Shapes:
    r = max(small.cell * 0.62, 3.4)
    return tuple(
        seat_mark(seat, *_at(small, shown.maze, shown.player(seat).piece), r)
        for seat in shown.mover_last
    )


def _at(small: Layout, maze: Maze, square: int) -> tuple[float, float]:
    box = small.square(maze.cells[square])
    return box.cx, box.cy


# -- the tags ------------------------------------------------------------------------------------


def _tags(shown: Shown) -> tuple[Tag, ...]:
    """Return a tag for each square with a piece, and one for the finish."""
    if not shown.is_laid:
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
    goal = finish_box(shown.maze, len(shown.sitters), shown.places)
    flag = (Circle(0, 0, 14, fill="sheet", shadow=CHIP), Icon("checkered-flag", 0, 0, 18, "ink"))
    return (*tags, Tag("finish", flag, goal.cx, goal.cy))


def _clear(shown: Shown) -> tuple[Box, ...]:
    """Return the squares on which no tag may lie: those of the path, and where it can go on."""
    if shown.trace is None:
        return ()
    squares = (*shown.trace.squares, *(way.square for way in shown.ways))
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
