"""The scrolling window onto the garden: contents, the part to follow, overview map and tags."""

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
from tabletop.games.hanging_gardens.table.sight import outlook, row_ends
from tabletop.games.hanging_gardens.table.spaces import place_parts
from tabletop.games.hanging_gardens.table.view_model import ViewModel
from tabletop.games.hanging_gardens.table.views import standing
from tabletop.games.hanging_gardens.table.world import UNIT, WINDOW, Lie, around_all, span_of
from tabletop.kit.parts import Part, drawn
from tabletop.scene.boxes import Box, around, hull
from tabletop.scene.marks import seat_mark
from tabletop.scene.shapes import CHIP, Circle, Point, Rect, Shapes
from tabletop.scene.widgets import number
from tabletop.scene.windows import Map, Tag, Window


def garden_parts(model: ViewModel) -> Iterator[Part]:
    """Yield all parts inside the window, from bottom to top."""
    yield drawn(*nodes_below(model))
    yield from place_parts(model)
    yield drawn(*nodes_above(model))


def window(model: ViewModel) -> Window:
    """Return the window with its overview map, and tags for gazebos and places."""
    places = model.layout
    world = (
        _garden(model)
        if _is_done(model)
        else hull([model.world, *_picked_box(model), *_pointed_box(model)])
    )
    return Window(
        WINDOW,
        places.window,
        model.lie.on_page(world),
        model.lie.on_page(follow(model, world)),
        r=20,
        map=_map(model, world) if places.map.h else None,
        tags=(*_tags(model), *_place_tags(model)),
        all=_is_done(model),
    )


def _is_done(model: ViewModel) -> bool:
    """Return whether the game is over with no view open: the window then shows the whole garden."""
    return model.winners is not None and model.facing is None


def follow(model: ViewModel, world: Box) -> Box:
    """Return the box that should be in view, in drawing units.

    It contains, as far as they fit, the highlighted place or the open view, and then the whole
    world or garden. If neither fits whole, the viewer's gazebo and the latest pieces come first.
    """
    if _is_done(model):
        return world
    garden = _garden(model)
    whole = [box for box in (world, garden) if _fits(model, box)][:1]
    wanted = _pointed_box(model) or [*_look_boxes(model)] or ([] if whole else _near_home(model))
    return _about(model, [*wanted, *whole] or [garden])


def _garden(model: ViewModel) -> Box:
    """Return the box around everything built, with room for marks at its edges."""
    return model.lie.box(model.span).inset(-8)


def _about(model: ViewModel, boxes: Iterable[Box]) -> Box:
    """Return the hull of the first box and of each following one that still fits."""
    found, *others = boxes
    for box in others:
        more = hull([found, box])
        found = more if _fits(model, more) else found
    return found


def _near_home(model: ViewModel) -> list[Box]:
    """Return boxes around the viewer's gazebo, the latest pieces and all gazebos, in that order.

    During an animation and after the viewer's own move, return only the latest piece.
    """
    latest = [
        around(*model.lie.piece_at(laid.place, is_tile=laid.is_tile), 4 * UNIT)
        for laid in reversed(model.last)
    ]
    if latest and (model.in_beat or model.last[-1].seat == model.home):
        return latest[:1]
    spots = {seat: model.lie.space_at(space) for seat, space in standing(model.garden)}
    houses = {seat: around(*spot, 3 * UNIT) for seat, spot in spots.items()}
    return [*filter(None, [houses.get(model.home)]), *latest, *houses.values()]


def _fits(model: ViewModel, box: Box) -> bool:
    """Return whether a box, in drawing units, fits into the window at zoom 1."""
    room, on_page = model.layout.window, model.lie.on_page(box)
    return on_page.w <= room.w and on_page.h <= room.h


def _pointed_box(model: ViewModel) -> list[Box]:
    """Return the box around the place that a hint or a lesson highlights, in a list, or [].

    A place that the player taps without them is in view already: the window must not move then.
    """
    pointed = model.sight.pointed
    if model.active and pointed.startswith((SPACE, ANCHOR)):
        at = model.lie.piece_at(place_in(pointed), is_tile=pointed.startswith(ANCHOR))
        return [around(*at, 2.3 * UNIT)]
    return _picked_box(model) if pointed or model.sight.is_ghost else []


def _picked_box(model: ViewModel) -> list[Box]:
    """Return the box around the chosen place, in a list, or []."""
    place = model.choice.place
    return [] if place is None else [around(*place_at(model, place), 2.3 * UNIT)]


def _look_boxes(model: ViewModel) -> Iterator[Box]:
    """Yield boxes around the gazebo of the open view, and around each row's beds and points.

    Yield none unless the player opened the view or an animation shows it.
    """
    look = outlook(model) if model.sight.inspected or model.in_beat else None
    if look is None:
        return
    ends = row_ends(look, model)
    yield around_all([model.lie.space_at(look.view.space), ends[0]])
    for row in look.view.rows:
        if row.beds:
            beds = [model.lie.space_at(each.bed.space) for each in row.beds]
            yield around_all([*beds, ends[row.k]], UNIT / 2)


def _map(model: ViewModel, box: Box) -> Map:
    """Return the overview map of the world `box`, scaled to fit its place in the layout."""
    room = model.layout.map
    scale = min(room.w / box.w, room.h / box.h)
    place = around(room.cx, room.cy, box.w * scale, box.h * scale)
    ground = Rect(0, 0, place.w, place.h, 4, "table", "ontable", 1)
    small = _small(model.garden, model.lie, scale, -box.x * scale, -box.y * scale)
    return Map(place, (ground, *small))


def _tags(model: ViewModel) -> tuple[Tag, ...]:
    """Return an off-screen marker for each gazebo."""
    return tuple(
        Tag(f"gazebo-{seat}", (_DISC, seat_mark(seat, 0, 0, 8)), box.cx, box.cy)
        for seat, space in standing(model.garden)
        for box in (model.lie.touch_box(model.lie.space_at(space)),)
    )


_BEST = 3
"""The number of best places that have a marker."""

_DISC = Circle(0, 0, 13, "white", shadow=CHIP)


def _place_tags(model: ViewModel) -> Iterator[Tag]:
    """Yield off-screen markers for legal places of the chosen piece.

    These are the best places, with their points, and the outermost on each side.
    """
    choice = model.choice
    if not model.active or model.in_beat or not choice.piece or choice.place is not None:
        return
    best = sorted(model.worth.items(), key=lambda each: (-each[1], each[0]))[:_BEST]
    gains = {place: gain for place, gain in best if gain > 0}
    for place in dict.fromkeys((*gains, *_outermost(model))):
        mark = number(0, 0, signed(gains[place]), 14, "print") if place in gains else _RING
        box = model.lie.touch_box(place_at(model, place))
        yield Tag(f"place-{written(place)}", (_DISC, mark), box.cx, box.cy)


_RING = Circle(0, 0, 7, stroke="ringedge", width=3.4)


def _outermost(model: ViewModel) -> Iterator[Space]:
    """Yield the westernmost, easternmost, southernmost and northernmost legal places."""
    choice = model.choice
    places = sorted(places_for(model.state, choice.piece, choice.origin))
    for axis in (0, 1) if places else ():
        yield min(places, key=lambda place: place[axis])
        yield max(places, key=lambda place: place[axis])


SIDE = 98.0
"""The side of a thumbnail, in pixels."""


def thumbnail_shapes(garden: Garden) -> Shapes:
    """Return the shapes of a thumbnail of the whole garden, with marks for gazebos."""
    lie = Lie(UNIT)
    box = lie.box(span_of(garden).grown(1))
    scale = SIDE / max(box.w, box.h)
    left, top = SIDE / 2 - box.cx * scale, SIDE / 2 - box.cy * scale
    spots = ((seat, lie.space_at(space)) for seat, space in standing(garden))
    r = max(UNIT * scale * 0.42, 4)
    marks = (seat_mark(seat, left + x * scale, top + y * scale, r) for seat, (x, y) in spots)
    return (*_small(garden, lie, scale, left, top), *marks)


def _small(garden: Garden, lie: Lie, scale: float, left: float, top: float) -> Shapes:
    """Return the garden scaled down: a colour for each level, bare supports, dots for beds."""
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
