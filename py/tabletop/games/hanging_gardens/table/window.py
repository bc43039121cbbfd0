"""The window onto the garden: what lies in the world, what of it is followed, map and tags."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tabletop.core.language import signed
from tabletop.games.hanging_gardens.rules.garden import Bed, Garden
from tabletop.games.hanging_gardens.rules.notation import written
from tabletop.games.hanging_gardens.rules.spaces import Space
from tabletop.games.hanging_gardens.table.choice import ANCHOR, SPACE, place_in
from tabletop.games.hanging_gardens.table.draft import places_for
from tabletop.games.hanging_gardens.table.garden import nodes_above, nodes_below, place_at
from tabletop.games.hanging_gardens.table.pieces import BED_LOOKS, tone
from tabletop.games.hanging_gardens.table.shown import Shown
from tabletop.games.hanging_gardens.table.sight import outlook, row_ends
from tabletop.games.hanging_gardens.table.spaces import place_parts
from tabletop.games.hanging_gardens.table.views import standing
from tabletop.games.hanging_gardens.table.world import UNIT, WINDOW, Lie, around_all, span_of
from tabletop.kit.parts import Part, drawn
from tabletop.scene.boxes import Box, around, hull
from tabletop.scene.marks import seat_mark
from tabletop.scene.papers import number
from tabletop.scene.shapes import CHIP, Circle, Point, Rect, Shapes
from tabletop.scene.windows import Map, Tag, Window


def garden_parts(shown: Shown) -> Iterator[Part]:
    """Yield everything that lies in the world, what is highest last."""
    yield drawn(*nodes_below(shown))
    yield from place_parts(shown)
    yield drawn(*nodes_above(shown))


def window(shown: Shown) -> Window:
    """Return the window with its world, a map of it, and tags for gazebos out of view."""
    places = shown.layout
    world = (
        _garden(shown)
        if _is_done(shown)
        else hull([shown.world, *_picked_box(shown), *_pointed_box(shown)])
    )
    return Window(
        WINDOW,
        places.window,
        shown.lie.on_page(world),
        shown.lie.on_page(follow(shown, world)),
        r=20,
        map=_map(shown, world) if places.map.h else None,
        tags=(*_tags(shown), *_place_tags(shown)),
        all=_is_done(shown),
    )


def _is_done(shown: Shown) -> bool:
    """Return whether the game is over and all of the garden is to be seen, however small."""
    return shown.winners is not None and shown.gaze is None


def follow(shown: Shown, world: Box) -> Box:
    """Return what should be in view now, in the units of the drawing.

    That is the world or at least the garden as long as it has room; else the place that is pointed
    at, the view that was asked for, or the own gazebo with the latest pieces.
    """
    if _is_done(shown):
        return world
    garden = _garden(shown)
    whole = [box for box in (world, garden) if _fits(shown, box)][:1]
    wanted = _pointed_box(shown) or [*_look_boxes(shown)] or ([] if whole else _near_home(shown))
    return _about(shown, [*wanted, *whole] or [garden])


def _garden(shown: Shown) -> Box:
    """Return the box about all that is built, with the marks at its edges."""
    return shown.lie.box(shown.span).inset(-8)


def _about(shown: Shown, boxes: Iterable[Box]) -> Box:
    """Return the box about the first of some boxes and as many of the others as have room."""
    found, *others = boxes
    for box in others:
        more = hull([found, box])
        found = more if _fits(shown, more) else found
    return found


def _near_home(shown: Shown) -> list[Box]:
    """Return the boxes about one's own gazebo, the latest pieces and all gazebos, what matters most
    first.

    While a move is shown, and after one's own, that is the piece itself.
    """
    latest = [
        around(*shown.lie.piece_at(laid.place, is_tile=laid.is_tile), 4 * UNIT)
        for laid in reversed(shown.last)
    ]
    if latest and (shown.in_beat or shown.last[-1].seat == shown.home):
        return latest[:1]
    spots = {seat: shown.lie.space_at(space) for seat, space in standing(shown.garden)}
    houses = {seat: around(*spot, 3 * UNIT) for seat, spot in spots.items()}
    return [*filter(None, [houses.get(shown.home)]), *latest, *houses.values()]


def _fits(shown: Shown, box: Box) -> bool:
    """Return whether a box of the drawing has room in the window at zoom 1."""
    room, on_page = shown.layout.window, shown.lie.on_page(box)
    return on_page.w <= room.w and on_page.h <= room.h


def _pointed_box(shown: Shown) -> list[Box]:
    """Return the box about the place that a hint or a lesson points at, if any.

    What a person picks without them lies where the finger was, so nothing may move for it.
    """
    pointed = shown.sight.pointed
    if shown.active and pointed.startswith((SPACE, ANCHOR)):
        at = shown.lie.piece_at(place_in(pointed), is_tile=pointed.startswith(ANCHOR))
        return [around(*at, 2.3 * UNIT)]
    return _picked_box(shown) if pointed or shown.sight.is_ghost else []


def _picked_box(shown: Shown) -> list[Box]:
    """Return the box about the place that is picked, if any."""
    place = shown.choice.place
    return [] if place is None else [around(*place_at(shown, place), 2.3 * UNIT)]


def _look_boxes(shown: Shown) -> Iterator[Box]:
    """Yield the boxes about the gazebo of a view that was asked for or is due in a beat, and about
    the beds of each of its rows with their points."""
    look = outlook(shown) if shown.sight.gaze or shown.in_beat else None
    if look is None:
        return
    ends = row_ends(look, shown)
    yield around_all([shown.lie.space_at(look.view.space), ends[0]])
    for row in look.view.rows:
        if row.beds:
            beds = [shown.lie.space_at(each.bed.space) for each in row.beds]
            yield around_all([*beds, ends[row.k]], UNIT / 2)


def _map(shown: Shown, box: Box) -> Map:
    """Return the world in `box` as a small drawing, as large as the room for it allows."""
    room = shown.layout.map
    scale = min(room.w / box.w, room.h / box.h)
    place = around(room.cx, room.cy, box.w * scale, box.h * scale)
    ground = Rect(0, 0, place.w, place.h, 4, "table", "ontable", 1)
    small = _small(shown.garden, shown.lie, scale, -box.x * scale, -box.y * scale)
    return Map(place, (ground, *small))


def _tags(shown: Shown) -> tuple[Tag, ...]:
    """Return a sign for each gazebo, with its place on the page."""
    return tuple(
        Tag(f"gazebo-{seat}", (_DISC, seat_mark(seat, 0, 0, 8)), box.cx, box.cy)
        for seat, space in standing(shown.garden)
        for box in (shown.lie.touch_box(shown.lie.space_at(space)),)
    )


_BEST = 3
"""How many of the spaces that bring most have a tag of their own."""

_DISC = Circle(0, 0, 13, "white", shadow=CHIP)


def _place_tags(shown: Shown) -> Iterator[Tag]:
    """Yield a sign for spaces where the piece in hand may go: those that bring most, with what they
    bring, and the outermost on each side. The page shows those that are out of view."""
    choice = shown.choice
    if not shown.active or shown.in_beat or not choice.piece or choice.place is not None:
        return
    best = sorted(shown.worth.items(), key=lambda each: (-each[1], each[0]))[:_BEST]
    gains = {place: gain for place, gain in best if gain > 0}
    for place in dict.fromkeys((*gains, *_outermost(shown))):
        mark = number(0, 0, signed(gains[place]), 14, "print") if place in gains else _RING
        box = shown.lie.touch_box(place_at(shown, place))
        yield Tag(f"place-{written(place)}", (_DISC, mark), box.cx, box.cy)


_RING = Circle(0, 0, 7, stroke="ringedge", width=3.4)


def _outermost(shown: Shown) -> Iterator[Space]:
    """Yield the places for the piece in hand that are farthest west, east, south and north."""
    choice = shown.choice
    places = sorted(places_for(shown.state, choice.piece, choice.origin))
    for axis in (0, 1) if places else ():
        yield min(places, key=lambda place: place[axis])
        yield max(places, key=lambda place: place[axis])


SIDE = 98.0
"""The side of a thumbnail."""


def thumbnail_shapes(garden: Garden) -> Shapes:
    """Return the whole garden in small, with marks for gazebos."""
    lie = Lie(UNIT)
    box = lie.box(span_of(garden).grown(1))
    scale = SIDE / max(box.w, box.h)
    left, top = SIDE / 2 - box.cx * scale, SIDE / 2 - box.cy * scale
    spots = ((seat, lie.space_at(space)) for seat, space in standing(garden))
    r = max(UNIT * scale * 0.42, 4)
    marks = (seat_mark(seat, left + x * scale, top + y * scale, r) for seat, (x, y) in spots)
    return (*_small(garden, lie, scale, left, top), *marks)


def _small(garden: Garden, lie: Lie, scale: float, left: float, top: float) -> Shapes:
    """Return the garden in small, with tones for levels, bare supports, and dots for beds."""
    cell = UNIT * scale

    def spot(x: float, y: float) -> Point:
        return left + x * scale, top + y * scale

    def tile(anchor: Space, fill: str, share: float, rim: str = "") -> Rect:
        box = around(*spot(*lie.tile_at(anchor)), 2 * cell * share - min(1, cell / 8))
        return Rect(*box, min(2, cell / 6), fill, rim, 0.7)

    def dot(bed: Bed) -> Circle:
        at, fill = spot(*lie.space_at(bed.space)), BED_LOOKS[bed.colour][0]
        return Circle(*at, max(1.2, cell * 0.37), fill)

    terraces = [
        tile(anchor, tone(level), 1 - min(level, 3) * 0.06, "tieredge" if level else "")
        for level, anchors in enumerate(garden.terraces)
        for anchor in sorted(anchors)
    ]
    supports = (tile(stack.anchor, "prop", 0.94) for stack in garden.stacks)
    return (*terraces, *supports, *map(dot, garden.beds))
