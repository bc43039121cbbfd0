"""The window onto the garden: what lies in the world, what of it is followed, map and tags."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tabletop.games.hanging_gardens.rules.garden import Garden
from tabletop.games.hanging_gardens.rules.lookout import View
from tabletop.games.hanging_gardens.table.choice import SPACE, place_in
from tabletop.games.hanging_gardens.table.garden import LIT, nodes_above, nodes_below, place_at
from tabletop.games.hanging_gardens.table.pieces import BED_LOOKS, TIERS
from tabletop.games.hanging_gardens.table.shown import Shown
from tabletop.games.hanging_gardens.table.spaces import place_parts
from tabletop.games.hanging_gardens.table.views import standing
from tabletop.games.hanging_gardens.table.world import UNIT, WINDOW, Lie, around_all, hull, span_of
from tabletop.kit.parts import Part, drawn
from tabletop.scene.boxes import Box, around
from tabletop.scene.marks import seat_mark
from tabletop.scene.shapes import CHIP, Circle, Rect, Shapes
from tabletop.scene.windows import Map, Tag, Window


def garden_parts(shown: Shown) -> Iterator[Part]:
    """Yield everything that lies in the world, what is highest last."""
    yield drawn(*nodes_below(shown))
    yield from place_parts(shown)
    yield drawn(*nodes_above(shown))


def window(shown: Shown) -> Window:
    """Return the window with its world, a map of it, and tags for gazebos out of view."""
    places = shown.layout
    return Window(
        WINDOW,
        places.window,
        shown.lie.on_page(shown.lie.box(shown.world)),
        shown.lie.on_page(follow(shown)),
        r=20,
        map=_map(shown, places.map),
        tags=_tags(shown),
        all=_is_done(shown),
    )


def _is_done(shown: Shown) -> bool:
    """Return whether the game is over and all of the garden is to be seen, however small."""
    return shown.winners is not None and shown.gaze is None


def follow(shown: Shown) -> Box:
    """Return what should be in view now, in the units of the drawing.

    That is the garden, with all places for the piece in hand, as long as the garden has room; else
    the piece that is picked, the view that is laid open, or the own gazebo with the latest pieces.
    """
    whole, picked = shown.lie.box(shown.span).inset(-4), _picked_box(shown)
    if _fits(shown, whole) or _is_done(shown):
        lit = [around(*place_at(shown, place), 2 * LIT) for place in shown.places]
        return hull([whole, *lit, *picked])
    if picked:
        return _filled(shown, _about(shown, [*picked, *_own_box(shown)]), hull([whole, *picked]))
    if shown.view is not None:
        return _about(shown, _look_boxes(shown, shown.view))
    return _filled(shown, _about(shown, _near_home(shown) or [whole]), whole)


def _filled(shown: Shown, box: Box, whole: Box) -> Box:
    """Return the part of the drawing about a box that fills the window with as much of `whole` as
    there is: nothing of a garden is cut off while beside its other end lies bare ground."""
    scale = UNIT / shown.lie.cell
    wide, high = shown.layout.window.w * scale, shown.layout.window.h * scale
    x = _shifted(box.cx - wide / 2, wide, whole.x, whole.right)
    y = _shifted(box.cy - high / 2, high, whole.y, whole.bottom)
    return Box(x, y, wide, high)


def _shifted(start: float, length: float, low: float, high: float) -> float:
    """Return the start, nearest to the one that is given, of a part that lies within low to high,
    or holds them where it is longer."""
    ends = sorted((low, high - length))
    return min(max(start, ends[0]), ends[1])


def _about(shown: Shown, boxes: Iterable[Box]) -> Box:
    """Return the box about the first of some boxes and as many of the others as have room."""
    found, *others = boxes
    for box in others:
        more = hull([found, box])
        found = more if _fits(shown, more) else found
    return found


def _near_home(shown: Shown) -> list[Box]:
    """Return the boxes about one's own gazebo and the latest pieces, what matters most first.

    While a move is shown, that is the piece itself.
    """
    latest = [
        around(*shown.lie.piece_at(laid.place, is_tile=laid.is_tile), 4 * UNIT)
        for laid in reversed(shown.last)
    ]
    own = _own_box(shown)
    return [*latest[:1], *own] if shown.in_beat else [*own, *latest]


def _own_box(shown: Shown) -> list[Box]:
    """Return the box about one's own gazebo, nothing while it is not in the garden."""
    home = shown.garden.gazebos[shown.home - 1]
    return [] if home is None else [around(*shown.lie.space_at(home), 3 * UNIT)]


def _fits(shown: Shown, box: Box) -> bool:
    """Return whether a box of the drawing has room in the window at zoom 1."""
    room, on_page = shown.layout.window, shown.lie.on_page(box)
    return on_page.w <= room.w and on_page.h <= room.h


def _picked_box(shown: Shown) -> list[Box]:
    """Return the box about the place that is picked, or else that a hint points at, if any."""
    if shown.choice.place is not None:
        return [around(*place_at(shown, shown.choice.place), 3 * UNIT)]
    if shown.pointed.startswith(SPACE):
        return [around(*shown.lie.space_at(place_in(shown.pointed)), 3 * UNIT)]
    return []


def _look_boxes(shown: Shown, view: View) -> Iterator[Box]:
    """Yield the boxes about a gazebo and the beds of each of its rows."""
    yield around_all([shown.lie.space_at(view.space)])
    for row in view.rows:
        if row.beds:
            yield around_all([shown.lie.space_at(each.bed.space) for each in row.beds])


def _map(shown: Shown, room: Box) -> Map:
    """Return the whole world as a small drawing, as large as the room for it allows."""
    box = shown.lie.box(shown.world)
    scale = min(room.w / box.w, room.h / box.h)
    place = around(room.cx, room.cy, box.w * scale, box.h * scale)
    ground = Rect(0, 0, place.w, place.h, 4, "table", "ontable", 1)
    return Map(
        place, (ground, *_small(shown.garden, shown.lie, scale, -box.x * scale, -box.y * scale))
    )


def _tags(shown: Shown) -> tuple[Tag, ...]:
    boxes = {
        seat: shown.lie.touch_box(shown.lie.space_at(space))
        for seat, space in standing(shown.garden)
    }
    disc = Circle(0, 0, 13, "white", shadow=CHIP)
    return tuple(
        Tag(f"gazebo-{seat}", (disc, seat_mark(seat, 0, 0, 8)), box.cx, box.cy)
        for seat, box in boxes.items()
    )


SIDE = 98.0
"""The side of a thumbnail."""


def thumbnail_shapes(garden: Garden) -> Shapes:
    """Return the whole garden in small, with marks for gazebos."""
    lie = Lie(UNIT)
    box = lie.box(span_of(garden).grown(1))
    scale = SIDE / max(box.w, box.h)
    left, top = SIDE / 2 - box.cx * scale, SIDE / 2 - box.cy * scale
    marks = tuple(
        seat_mark(seat, left + x * scale, top + y * scale, max(UNIT * scale * 0.42, 4))
        for seat, space in standing(garden)
        for x, y in (lie.space_at(space),)
    )
    return (*_small(garden, lie, scale, left, top), *marks)


def _small(garden: Garden, lie: Lie, scale: float, left: float, top: float) -> Shapes:
    """Return the garden in small, with tones for levels, bare supports, and dots for beds."""
    cell = UNIT * scale
    tiles = [
        (anchor, TIERS[min(level, 3)], 1 - min(level, 3) * 0.06, "tieredge" if level else "")
        for level, anchors in enumerate(garden.terraces)
        for anchor in sorted(anchors)
    ]
    tiles += [(stack.anchor, "prop", 0.94, "") for stack in garden.stacks]
    sheets: Shapes = ()
    for anchor, tone, share, rim in tiles:
        x, y = lie.tile_at(anchor)
        side = 2 * cell * share - min(1, cell / 8)
        box = around(left + x * scale, top + y * scale, side)
        sheets += (Rect(*box, min(2, cell / 6), tone, rim, 0.7),)
    beds = tuple(
        Circle(left + x * scale, top + y * scale, max(1.2, cell * 0.37), BED_LOOKS[bed.colour][0])
        for bed in garden.beds
        for x, y in (lie.space_at(bed.space),)
    )
    return (*sheets, *beds)
