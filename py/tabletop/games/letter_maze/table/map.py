"""The scrolling window onto the maze: the part to follow, overview map, off-screen markers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache, partial

from tabletop.games.letter_maze.rules.boards import Plan
from tabletop.games.letter_maze.rules.maze import NO_TILE, maze_of
from tabletop.games.letter_maze.rules.notation import Step, Word, legs_of, move_from_text
from tabletop.games.letter_maze.rules.walking import finish_of
from tabletop.games.letter_maze.table.art import blank
from tabletop.games.letter_maze.table.boards import COLOURS, MAZE, boards_of, dots, finish_box
from tabletop.games.letter_maze.table.layout import Layout
from tabletop.games.letter_maze.table.trace import traced
from tabletop.games.letter_maze.table.tray import hand_window
from tabletop.games.letter_maze.table.view_model import ViewModel
from tabletop.kit.cameras import camera_parts
from tabletop.kit.parts import Part, drawn
from tabletop.scene.boxes import Box, around, hull
from tabletop.scene.marks import SEAT_COLOURS, last_leaf, seat_mark
from tabletop.scene.shapes import CHIP, Circle, Icon, Node, Path, Rect, Shapes
from tabletop.scene.widgets import sheet
from tabletop.scene.windows import Map, Tag, Window

_PLUS = "M-.38 -1H.38V-.38H1V.38H.38V1H-.38V.38H-1V-.38H-.38Z"
_RING = "M-1 0A1 1 0 1 0 1 0A1 1 0 1 0 -1 0ZM-.42 0A.42 .42 0 1 0 .42 0A.42 .42 0 1 0 -.42 0Z"
_GLASS = "M-1 -1H1L.3 0L1 1H-1L-.3 0Z"
_SIGNS = {"G": _PLUS, "O": _PLUS, "R": _RING, "Y": _GLASS}
"""The SVG paths of targets on the map, by colour; the orange one is rotated."""

_NEAR, _NEARER = 1.05, 0.3
"""Margins around a square in view, in squares: the usual one, and one to fit a goal as well."""

_TAPPED = 0.25
"""The fraction of a tapped square that may be out of view without scrolling to it."""

_SIDES = {"8": (0, -1), "6": (1, 0), "2": (0, 1), "4": (-1, 0)}
"""The sides of a square: offsets to the right and down."""


def frame_parts(model: ViewModel) -> tuple[Part, ...]:
    """Return the frame of the maze, the panel of the map, and its camera buttons."""
    panel = model.places.panel
    frame = drawn(Node("frame", (Rect(*model.places.frame, r=16, fill="table2"),)))
    if panel is None:
        return (frame,)
    paper = drawn(Node("map", (sheet(panel.paper, r=14, shadow=CHIP),)))
    return (frame, paper, *camera_parts(panel.cameras, MAZE))


def windows(model: ViewModel) -> tuple[Window, ...]:
    """Return the window onto the maze, and one onto a hand that is too long for the tray."""
    places = model.places
    maze = Window(
        MAZE,
        places.window,
        places.world,
        follow=_follow(model),
        most=1.6,
        r=12,
        map=_map(model),
        tags=_tags(model),
        clear=tuple(map(model.box, (*model.trace.squares, *model.ways))),
        ruler=places.ruler,
        slim=True,
    )
    return (maze, *hand_window(model))


def _follow(model: ViewModel) -> Box:
    """Return the box to keep in view.

    While the player traces a word, that is the last tapped square or the one that a lesson asks
    for; a tapped square is in view already, so the maze doesn't move under the finger. Otherwise
    it is the word of a hint, the words that a lesson asks for, or a piece, with its nearest goal
    if both fit.
    """
    places = model.places
    if not model.is_laid:
        return around(places.world.cx, places.world.cy, places.cell)
    if model.is_traced:
        square = model.path[-1] if model.asked is None else model.asked
        return model.box(square).inset(_TAPPED * places.cell)
    square = _centre(model)
    near, nearer = (model.box(square).inset(-by * places.cell) for by in (_NEAR, _NEARER))
    if model.path:
        return _word_in_view(model)
    if model.sight.wanted and model.trace:
        return _wanted_in_view(model, near)
    if model.is_finish_shown:
        return finish_box(model.maze, model.state.seats, places)
    if not model.trace or model.sight.pointed:
        return near  # no goal: nobody has to find a word now, or a hint points at its end
    goal = model.box(_nearest_goal(model, square))
    both = (hull([each, goal]) for each in (near, nearer))
    room = places.window
    return next((each for each in both if each.w <= room.w and each.h <= room.h), near)


def _word_in_view(model: ViewModel) -> Box:
    """Return the box around a hint's word and the piece, or its first square if too large."""
    places = model.places
    boxes = [model.box(square).inset(-_NEARER * places.cell) for square in model.trace.squares]
    whole = hull(boxes)
    is_whole = whole.w <= places.window.w and whole.h <= places.window.h
    return whole if is_whole else model.box(model.path[0]).inset(-_NEARER * places.cell)


def _wanted_in_view(model: ViewModel, near: Box) -> Box:
    """Return `near` extended to the moves that a lesson asks for, as far as they fit."""
    room = model.places.window
    view = near
    for text in model.sight.wanted:
        move = move_from_text(text)
        if not isinstance(move, Word | Step):
            continue
        squares = traced(model.state, legs_of(move)).squares
        wider = hull([view, *map(model.box, squares)])
        view = wider if wider.w <= room.w and wider.h <= room.h else view
    return view


def _nearest_goal(model: ViewModel, here: int) -> int:
    """Return the nearest target that the mover needs or, with all cards, square of the finish."""
    is_last = len(model.player(model.turn).cards) >= model.state.cards_wanted
    at_last = finish_of(model.maze, model.state.seats)
    goals = at_last if is_last else model.wanted(model.turn)
    return min(goals, key=partial(model.maze.apart, here), default=here)


def _centre(model: ViewModel) -> int:
    if model.pointed is not None and not model.looked:
        return model.pointed
    if model.path:
        return model.path[-1]
    seat = model.looked or model.turn or model.state.winner or model.home
    return model.player(seat).piece if model.state.players else model.maze.start


# -- the map -------------------------------------------------------------------------------------


def _map(model: ViewModel) -> Map | None:
    """Return the overview map of the maze, or None if there is no room for it."""
    places = model.places
    if places.panel is None:
        return None
    small = replace(model, places=places.scaled(places.panel.map.w / places.world.w))
    shapes = _ground(model.state.plan, len(model.sitters), small.places)
    if model.is_laid:
        shapes = (*shapes, *_ponds(small), *_way(small), *_pieces(small))
    return Map(places.panel.map, shapes, stays=True)


@lru_cache(maxsize=4)  # brings a scene from 2.4 ms to 2.1 ms
def _ground(plan: Plan, seats: int, small: Layout) -> Shapes:
    """Return the boards, Start, the finish and the targets on the map."""
    sheets = tuple(
        Rect(*box.inset(0.7), r=2, fill="square", stroke="line", width=0.7)
        for box in boards_of(seats, small).values()
    )
    if not plan.drawing:
        return sheets
    maze = maze_of(plan)
    boxes = {square: small.square(maze.cells[square]) for square in (maze.start, *maze.colours)}
    gate = around(*boxes[maze.start].middle, max(small.cell, 5))
    end, size = finish_box(maze, seats, small).inset(-0.5), max(small.cell * 0.8, 4.2)
    targets = (target_sign(each, *boxes[at].middle, size) for at, each in maze.colours.items())
    return (
        *sheets,
        Rect(*gate, r=1.5, fill="leaf2"),
        Rect(*end, r=2, stroke="squareink", width=1.6, dash=(2.5, 3)),
        *targets,
    )


def _ponds(small: ViewModel) -> Shapes:
    """Return a dot for each pond that still has its tile; others can't be entered."""
    full = [small.box(pond) for pond in small.maze.blue if small.state.tiles[pond] != NO_TILE]
    return (Path(dots(full), stroke="pond", width=max(small.places.cell * 0.7, 2)),) if full else ()


def target_sign(colour: str, x: float, y: float, r: float) -> Path:
    """Return the sign of a target on the map, in a shape that no other colour or seat has."""
    angle = 45 if colour == "O" else 0
    fill = COLOURS[colour].fill
    return Path(_SIGNS[colour], x, y, r, angle, fill=fill, stroke="white", width=0.2)


def _way(small: ViewModel) -> Shapes:
    """Return the line of the path on the map."""
    if not small.path:
        return ()
    middles = (small.box(square).middle for square in small.trace.squares)
    line = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in middles)
    return (Path(line, stroke="ringedge", width=3), Path(line, stroke="sun", width=1.8))


def _pieces(small: ViewModel) -> Shapes:
    r = max(small.places.cell * 0.62, 3.4)
    middles = {seat: small.box(small.player(seat).piece).middle for seat in small.mover_last}
    return tuple(seat_mark(seat, *middle, r) for seat, middle in middles.items())


# -- the tags ------------------------------------------------------------------------------------


def _tags(model: ViewModel) -> tuple[Tag, ...]:
    """Return off-screen markers for the path's next squares, the finish, and some pieces.

    These are the viewer's, the mover's and the last moved; more markers would cover letters.
    """
    if not model.is_laid:
        return ()
    last = {walked.seat for walked in model.last}
    matter = (seat for seat in model.mover_last if seat in (model.home, model.turn, *last))
    seats = {model.player(seat).piece: seat for seat in matter}
    tags = [_tag(model, seat, square, seat in last) for square, seat in seats.items()]
    goal = finish_box(model.maze, len(model.sitters), model.places)
    flag = (Circle(0, 0, 14, fill="sheet", shadow=CHIP), Icon("checkered-flag", 0, 0, 18, "ink"))
    return (*_onward(model), *tags, Tag("finish", flag, goal.cx, goal.cy))


def _onward(model: ViewModel) -> Iterator[Tag]:
    """Yield an off-screen marker for each side on which the path can continue."""
    if not model.is_traced:
        return
    end, cell = model.box(model.path[-1]), model.places.cell
    there = [model.box(square) for square in model.ways]
    next_letter = blank(20, stroke="open", width=2.2, dash=(5, 6))
    shapes = (Circle(0, 0, 14, fill="sheet", shadow=CHIP), next_letter)
    for side, (right, down) in _SIDES.items():
        if any((box.cx - end.cx) * right + (box.cy - end.cy) * down > 0 for box in there):
            yield Tag(f"on-{side}", shapes, end.cx + right * cell, end.cy + down * cell)


def _tag(model: ViewModel, seat: int, square: int, moved: bool) -> Tag:
    box = model.box(square)
    shapes: Shapes = (
        Circle(0, 0, 14, fill="sheet", stroke=SEAT_COLOURS[seat], width=1.5, shadow=CHIP),
        seat_mark(seat, 0, 0, 8),
    )
    if moved:
        shapes += last_leaf(8, -8, 11)
    return Tag(f"seat-{seat}", shapes, box.cx, box.cy)
