"""The window onto the garden: what lies in the world, what of it is followed, map and tags."""

from __future__ import annotations

from functools import lru_cache

from tabletop.games.hanging_gardens.garden import Garden
from tabletop.games.hanging_gardens.scene_garden import (
    bed_nodes,
    flag_nodes,
    gazebo_nodes,
    ground_nodes,
)
from tabletop.games.hanging_gardens.scene_lit import (
    LIT,
    ghost_nodes,
    hint_nodes,
    last_nodes,
    place_at,
    ring_nodes,
    worth_nodes,
)
from tabletop.games.hanging_gardens.scene_pieces import BED_LOOKS, TIERS
from tabletop.games.hanging_gardens.scene_shown import Shown
from tabletop.games.hanging_gardens.scene_sight import (
    floor_nodes,
    line_nodes,
    pill_nodes,
    seen_nodes,
)
from tabletop.games.hanging_gardens.scene_world import (
    UNIT,
    WINDOW,
    Span,
    around_all,
    hull,
    on_page,
    space_at,
    tile_at,
)
from tabletop.scene.boxes import Box, around
from tabletop.scene.marks import seat_mark
from tabletop.scene.shapes import CHIP, Circle, Node, Point, Rect, Shapes
from tabletop.scene.windows import Map, Tag, Window


def garden_nodes(view: Shown) -> tuple[Node, ...]:
    """Return everything that lies in the world, what is highest last."""
    return (
        *floor_nodes(view),
        *ground_nodes(view),
        *line_nodes(view),
        *flag_nodes(view),
        *ring_nodes(view),
        *bed_nodes(view),
        *seen_nodes(view),
        *gazebo_nodes(view),
        *last_nodes(view),
        *worth_nodes(view),
        *pill_nodes(view),
        *ghost_nodes(view),
        *hint_nodes(view),
    )


def window(view: Shown) -> Window:
    """Return the window with its world, a map of it, and tags for gazebos out of view."""
    world, places = view.world, view.layout
    return Window(
        WINDOW,
        places.window,
        on_page(world.box, view.cell),
        on_page(follow(view), view.cell),
        r=20,
        map=_map(view.garden, world, places.map),
        tags=_tags(view),
    )


def follow(view: Shown) -> Box:
    """Return what should be in view now, in the units of the drawing.

    That is the garden, with all places for the piece in hand, as long as the garden has room; else
    the piece that is picked, the view that is laid open, the latest piece, or all of it.
    """
    whole = view.span.box.inset(-4)
    picked = _picked_box(view)
    if _fits(view, whole):
        lit = [around(*place_at(view.choice, place), 2 * LIT) for place in view.places]
        return hull([whole, *lit, *([picked] if picked else [])])
    if picked is not None:
        return picked
    if view.view is not None and view.gaze is not None:
        return _look_box(view)
    if view.last:
        laid = view.last[-1]
        at = tile_at(laid.place) if laid.is_tile else space_at(laid.place)
        return around(*at, 4 * UNIT)
    return whole


def _fits(view: Shown, box: Box) -> bool:
    """Return whether a box of the drawing has room in the window at zoom 1."""
    room = view.layout.window
    return box.w * view.cell <= room.w * UNIT and box.h * view.cell <= room.h * UNIT


def _picked_box(view: Shown) -> Box | None:
    """Return the box about the place that is picked, or else that a hint points at."""
    for choice in (view.choice, view.hint):
        if choice is not None and choice.place is not None:
            return around(*place_at(choice, choice.place), 3 * UNIT)
    return None


def _look_box(view: Shown) -> Box:
    """Return the box about a gazebo and as many of the rows ahead as have room."""
    assert view.view is not None
    home = space_at(view.view.space)
    points: list[Point] = [home]
    for row in view.view.rows:
        more = [*points, *(space_at(each.bed.space) for each in row.beds)]
        if not _fits(view, around_all(more)):
            break
        points = more
    return around_all(points)


@lru_cache(maxsize=16)
def _map(garden: Garden, world: Span, room: Box) -> Map:
    """Return the whole world as a small drawing, as large as the room for it allows."""
    box = world.box
    scale = min(room.w / box.w, room.h / box.h)
    place = around(room.cx, room.cy, box.w * scale, box.h * scale)
    cell = UNIT * scale
    shapes: list[Rect | Circle] = [Rect(0, 0, place.w, place.h, 4, "table", "ontable", 1)]
    for level, anchors in enumerate(garden.terraces):
        for anchor in sorted(anchors):
            x, y = tile_at(anchor)
            left, top = (x - box.x) * scale - cell, (y - box.y) * scale - cell
            shapes.append(Rect(left, top, 2 * cell, 2 * cell, 1, TIERS[min(level, 3)]))
    for bed in garden.beds:
        x, y = space_at(bed.space)
        fill = BED_LOOKS[bed.colour][0]
        shapes.append(Circle((x - box.x) * scale, (y - box.y) * scale, max(1.2, cell * 0.38), fill))
    return Map(place, tuple(shapes))


def _tags(view: Shown) -> tuple[Tag, ...]:
    scale = view.cell / UNIT
    found = []
    for seat, space in enumerate(view.garden.gazebos, start=1):
        if space is not None:
            x, y = space_at(space)
            found.append(Tag(f"gazebo-{seat}", _tag(seat), x * scale, y * scale))
    return tuple(found)


@lru_cache(maxsize=8)
def _tag(seat: int) -> Shapes:
    return (Circle(0, 0, 13, "white", shadow=CHIP), seat_mark(seat, 0, 0, 8))


SIDE = 98.0
"""The side of a thumbnail."""


def thumbnail_shapes(garden: Garden, scale: float, left: float, top: float) -> Shapes:
    """Return the garden in small, with tones for levels, dots for beds, marks for gazebos."""
    cell = UNIT * scale
    tiles = [
        (tile_at(anchor), level)
        for level, anchors in enumerate(garden.terraces)
        for anchor in sorted(anchors)
    ]
    sheets = tuple(_small_tile(left + x * scale, top + y * scale, cell, level)
                   for (x, y), level in tiles)  # fmt: skip
    stacks = tuple(
        Rect(left + x * scale - cell + 1, top + y * scale - cell + 1, 2 * cell - 2, 2 * cell - 2,
             2, "prop")
        for x, y in (tile_at(stack.anchor) for stack in garden.stacks)
    )  # fmt: skip
    beds = tuple(
        Circle(left + x * scale, top + y * scale, cell * 0.36, BED_LOOKS[bed.colour][0])
        for bed in garden.beds
        for x, y in (space_at(bed.space),)
    )
    marks = tuple(
        seat_mark(seat, left + x * scale, top + y * scale, max(cell * 0.42, 4))
        for seat, space in enumerate(garden.gazebos, start=1)
        if space is not None
        for x, y in (space_at(space),)
    )
    return (*sheets, *stacks, *beds, *marks)


def _small_tile(x: float, y: float, cell: float, level: int) -> Rect:
    """Return a terrace of a thumbnail, about (x, y)."""
    side = 2 * cell * (1 - min(level, 3) * 0.06) - 1
    rim = "tieredge" if level else ""
    return Rect(x - side / 2, y - side / 2, side, side, 2, TIERS[min(level, 3)], rim, 0.7)
