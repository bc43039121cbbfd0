"""Drawing of the garden: pieces, legal places, the preview of a move, marks of recent moves."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.language import signed
from tabletop.games.hanging_gardens.rules.garden import Bed, Garden, Stack, supports_at, top_level
from tabletop.games.hanging_gardens.rules.lookout import SightedBed
from tabletop.games.hanging_gardens.rules.notation import written
from tabletop.games.hanging_gardens.rules.spaces import ORIGIN, Space, footprint
from tabletop.games.hanging_gardens.table import pieces, sight
from tabletop.games.hanging_gardens.table.choice import Laid
from tabletop.games.hanging_gardens.table.draft import lifts, places_for
from tabletop.games.hanging_gardens.table.layout import PIECES
from tabletop.games.hanging_gardens.table.view_model import ViewModel
from tabletop.games.hanging_gardens.table.views import standing
from tabletop.games.hanging_gardens.table.world import UNIT, Lie
from tabletop.games.hanging_gardens.words.score import level_flag
from tabletop.scene.boxes import Box, around
from tabletop.scene.marks import OFF, edge, seat_mark
from tabletop.scene.shapes import CHIP, Circle, Node, Place, Point, Rect, Shapes, joined, moved
from tabletop.scene.widgets import DANGER, SUN, badge

FADED = 0.45
"""The opacity of a bed that is not seen."""


def nodes_below(model: ViewModel) -> Iterator[Node]:
    """Yield the nodes below the beds and the touch regions, from bottom to top."""
    look = sight.outlook(model)
    yield from sight.floor_nodes(look) if look else ()
    yield from ground_nodes(model)
    yield from sight.line_nodes(look) if look else ()
    yield from ring_nodes(model)


def nodes_above(model: ViewModel) -> Iterator[Node]:
    """Yield the nodes above the beds and the touch regions, from bottom to top."""
    look = sight.outlook(model)
    yield from sight.view_nodes(look) if look else ()
    yield from gazebo_nodes(model)
    yield from last_nodes(model)
    yield from worth_nodes(model)
    yield from sight.pill_nodes(model, look) if look else ()
    yield from flag_nodes(model)
    yield from ghost_nodes(model, look)


def ground_nodes(model: ViewModel) -> Iterator[Node]:
    """Yield terraces and supports from the lowest level up, each level after its shadows."""
    garden = model.garden
    if not garden.levels[0]:
        court = pieces.first_place(*model.world.inset(4)[2:])
        yield model.lie.node("first", court, model.lie.tile_at(ORIGIN))
    for level, anchors in enumerate(garden.terraces):
        if level and anchors:
            yield model.lie.node(f"shade-{level}", shades(garden, level, model.lie))
        for anchor in sorted(anchors):
            key = f"terrace-{level}-{written(anchor)}"
            enter = entry(model, "T", anchor) if level == top_level(garden, anchor) else None
            at = model.lie.tile_at(anchor)
            yield model.lie.node(key, pieces.terrace(level), at, enter=enter)
        for stack in garden.stacks:
            if top_level(garden, stack.anchor) == level:
                yield from _stack(model, stack)


def shades(garden: Garden, level: int, lie: Lie) -> Shapes:
    """Return the shadows that all plateaus of a level cast on lower levels."""
    spots = (lie.tile_at(anchor) for anchor in sorted(garden.terraces[level]))
    return joined(moved(pieces.shade(level), *spot) for spot in spots)


def _stack(model: ViewModel, stack: Stack) -> Iterator[Node]:
    """Yield the supports of a stack, the one chosen to be moved in pale."""
    x, y = model.lie.tile_at(stack.anchor)
    for nth in range(1, stack.supports + 1):
        at = (x + pieces.SECOND[0], y + pieces.SECOND[1]) if nth > 1 else (x, y)
        is_top = nth == stack.supports
        yield model.lie.node(
            f"support-{nth}-{written(stack.anchor)}", pieces.support(nth), at,
            enter=entry(model, "S", stack.anchor) if is_top else None,
            opacity=OFF if is_top and model.choice.origin == stack.anchor else 1,
        )  # fmt: skip


def flag_nodes(model: ViewModel) -> Iterator[Node]:
    """Yield the level number of each plateau, at its upper left uncovered space."""
    for level, anchor, corner in flags(model.garden, model.lie):
        yield model.lie.node(f"flag-{level}-{written(anchor)}", pieces.flag(level), corner)


def flags(garden: Garden, lie: Lie) -> Iterator[tuple[int, Space, Point]]:
    """Yield (level, anchor, point) of a flag for each plateau that is not fully covered."""
    for level, anchors in enumerate(garden.terraces):
        for anchor in sorted(anchors) if level else ():
            seen = [space for space in footprint(anchor) if top_level(garden, space) == level]
            if seen:
                x, y = lie.space_at(min(seen, key=lie.row_and_col))
                yield level, anchor, (x - UNIT / 2 + 5, y - UNIT / 2 + 5)


def bed_node(model: ViewModel, each: Bed, sighted: SightedBed | None) -> Node:
    """Return the node of a bed, pale if it is in the open view but not seen."""
    at, enter = model.lie.space_at(each.space), entry(model, "P" + each.colour, each.space)
    opacity = FADED if sighted and not sighted.is_seen else 1
    shapes = pieces.bed(each.colour)
    return model.lie.node(f"bed-{written(each.space)}", shapes, at, enter=enter, opacity=opacity)


def gazebo_nodes(model: ViewModel) -> Iterator[Node]:
    """Yield the gazebos, the one that the chosen move would move in pale."""
    moves = model.choice.piece == "G" and model.move is not None
    for seat, space in standing(model.garden):
        at, enter = model.lie.space_at(space), entry(model, "G", space)
        opacity = OFF if moves and seat == model.mover else 1
        shapes = pieces.gazebo(seat)
        yield model.lie.node(f"gazebo-{seat}", shapes, at, enter=enter, opacity=opacity)


def entry(model: ViewModel, piece: str, place: Space) -> Place | None:
    """Return the place in the tray where a piece that is being placed starts, else None."""
    if model.flying != (piece, place):
        return None
    slot = model.layout.slots[PIECES.index(piece)]
    return Place(slot.cx, slot.cy - 6, 0.8, outside=True)


_TILE = Box(-UNIT, -UNIT, 2 * UNIT, 2 * UNIT).inset(1.5)
_RING = 11.0
_TILE_GHOST = 0.72
_BED_GHOST = 0.85
"""Opacities of the preview of a tile or of a round piece; a tile is larger and needs less."""

_BESIDE = 28.0
"""Offset of the score change from the preview, right and down, to keep the flower visible."""


def place_at(model: ViewModel, place: Space) -> Point:
    """Return the centre of the chosen piece on `place`, in drawing units."""
    return model.lie.piece_at(place, is_tile=model.choice.is_tile)


def ring_nodes(model: ViewModel) -> Iterator[Node]:
    """Yield rings on the legal places of the chosen piece, or frames around movable supports."""
    choice, lie = model.choice, model.lie
    places = places_for(model.state, choice.piece, choice.origin) if model.active else frozenset()
    if lifts(model.state, choice):
        for anchor in sorted(places):
            yield lie.node(f"lift-{written(anchor)}", edge(_TILE, 9, 3.4), lie.tile_at(anchor))
    elif bare := sorted(places - model.worth.keys() - {choice.place}):
        points = tuple(place_at(model, place) for place in bare)
        yield lie.node("places", pieces.rings(points, _RING))


def worth_nodes(model: ViewModel) -> Iterator[Node]:
    """Yield the change of the mover's score on each place that would change it."""
    for place, change in sorted(model.worth.items()):
        if place != model.choice.place:
            told, at = sight.gain_badge(change), place_at(model, place)
            yield model.lie.node(f"worth-{written(place)}", told, at)


def ghost_nodes(model: ViewModel, look: sight.Outlook | None) -> Iterator[Node]:
    """Yield the preview of the chosen move, with the change of the mover's score."""
    place, piece, node = model.choice.place, model.choice.piece, model.lie.node
    if model.move is None or place is None:
        return
    x, y = at = place_at(model, place)
    if model.choice.is_tile:
        level, ghost = _tile_ghost(model.garden, piece, place)
        yield node("ghost", ghost, at, opacity=_TILE_GHOST)
        yield node("ghost-edge", _tile_edge(level), at)
    else:
        if look and model.tells_points and piece != "G" and (arc := sight.arc(look, place)):
            yield node("mirror", arc)
        yield node("ghost-sun", pieces.HALO, at)
        ghost = pieces.gazebo(model.mover) if piece == "G" else pieces.bed(piece[1])
        yield node("ghost", ghost, at, opacity=_BED_GHOST)
        yield node("ghost-edge", pieces.GHOST_EDGE, at)
    now, then = model.points_of(model.mover)
    if now != then:
        gain = badge(0, 0, signed(then - now), SUN if then > now else DANGER, size=16)
        yield node("gain", gain, (x + _BESIDE, y + _BESIDE))


def _tile_ghost(garden: Garden, piece: str, anchor: Space) -> tuple[int, Shapes]:
    """Return (level, shapes) of a tile placed at `anchor`; the level of a support is 0."""
    laid = supports_at(garden, anchor)
    if piece == "S":
        return 0, moved(pieces.support(laid + 1), *(pieces.SECOND if laid else (0, 0)))
    level = top_level(garden, anchor) + 1 if laid else 0
    return level, pieces.terrace(level)


def _tile_edge(level: int) -> Shapes:
    """Return the frame of a previewed tile, with its level if it is above the ground."""
    dashed = Rect(*_TILE.inset(4), r=7, stroke="white", width=2, dash=(6, 5))
    return (*edge(_TILE, 9, 3.6), dashed, *(badge(0, 0, level_flag(level)) if level else ()))


def last_nodes(model: ViewModel) -> Iterator[Node]:
    """Yield a dotted frame with the seat's mark at each piece of the latest moves."""
    for laid in dict.fromkeys(model.last):
        key = f"last-{'tile' if laid.is_tile else 'space'}-{written(laid.place)}"
        at = model.lie.piece_at(laid.place, is_tile=laid.is_tile)
        yield model.lie.node(key, last_mark(laid), at)


def last_mark(laid: Laid) -> Shapes:
    """Return a dotted frame with the mark of the seat that placed the piece, around the origin."""
    box = _TILE.inset(3) if laid.is_tile else around(0, 0, 44.6)
    x, y = (box.x + 7, box.bottom - 7) if laid.is_tile else (-14.0, 15.0)
    dots = pieces.dotted(box, 7 if laid.is_tile else box.w / 2)
    return (*dots, Circle(x, y, 8.5, "white", shadow=CHIP), seat_mark(laid.seat, x, y, 6))
