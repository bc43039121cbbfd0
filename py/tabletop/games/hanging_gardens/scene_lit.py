"""What may be done: where the piece in hand may go, what it is worth there, the ghost, marks."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from tabletop.games.hanging_gardens.garden import Garden, supports_at, top_level
from tabletop.games.hanging_gardens.lookout import View
from tabletop.games.hanging_gardens.scene_draft import Choice, lifts
from tabletop.games.hanging_gardens.scene_pieces import (
    SECOND,
    bed,
    gazebo,
    rings,
    support,
    terrace,
)
from tabletop.games.hanging_gardens.scene_shown import Laid, Shown
from tabletop.games.hanging_gardens.scene_sight import gain_badge, place_of, point_at, signed
from tabletop.games.hanging_gardens.scene_world import UNIT, pinned, space_at, tile_at
from tabletop.games.hanging_gardens.spaces import Space
from tabletop.scene.boxes import Box
from tabletop.scene.marks import edge, ring, seat_mark
from tabletop.scene.papers import DANGER, SUN, badge
from tabletop.scene.shapes import CHIP, PIECE, Circle, Icon, Node, Path, Point, Rect, Shapes

_TILE = Box(-UNIT, -UNIT, 2 * UNIT, 2 * UNIT).inset(1.5)
_RING = 11.0
_TILE_GHOST = 0.72
_BED_GHOST = 0.85
"""A tile that is only imagined is larger than other ghosts, so that less of it is enough."""

_BESIDE = 28.0
"""How far right and down of a ghost stands what it would bring, so that the flower is seen."""

LIT = _RING + 4
"""How far a lit place with its ring reaches from its middle."""


def place_at(choice: Choice, place: Space) -> Point:
    """Return the point of the drawing at which the piece that is picked lies on `place`."""
    return tile_at(place) if choice.is_tile else space_at(place)


def ring_nodes(view: Shown) -> Iterator[Node]:
    """Yield a ring wherever the piece in hand may go, and an edge around what may be lifted."""
    if lifts(view.state, view.choice):
        for anchor in sorted(view.places):
            key = f"lift-{anchor[0]},{anchor[1]}"
            yield pinned(key, edge(_TILE, 9, 3.4), tile_at(anchor), view.cell)
        return
    bare = sorted(view.places - view.worth.keys() - {view.choice.place})
    if bare:
        points = tuple(place_at(view.choice, place) for place in bare)
        yield pinned("places", rings(points, _RING), (0, 0), view.cell)


def worth_nodes(view: Shown) -> Iterator[Node]:
    """Yield by how much the score of the mover would change, where it would."""
    for place, change in sorted(view.worth.items()):
        if place != view.choice.place:
            key = f"worth-{place[0]},{place[1]}"
            yield pinned(key, gain_badge(change), place_at(view.choice, place), view.cell)


def ghost_nodes(view: Shown) -> Iterator[Node]:
    """Yield the piece that is picked where it would lie, and what it would bring."""
    place = view.choice.place
    if view.move is None or place is None:
        return
    at = place_at(view.choice, place)
    if view.choice.is_tile:
        ghost, level = _tile_ghost(view.garden, view.choice, place)
        yield pinned("ghost", ghost, at, view.cell, opacity=_TILE_GHOST)
        yield pinned("ghost-edge", _tile_edge(level), at, view.cell)
    else:
        yield from _arc(view, place)
        yield pinned("ghost-sun", _halo(), at, view.cell)
        ghost = piece_shapes(view.choice.piece, view.mover)
        yield pinned("ghost", ghost, at, view.cell, opacity=_BED_GHOST)
        yield pinned("ghost-edge", _round_edge(), at, view.cell)
    change = view.scores_to_come[view.mover - 1] - view.scores[view.mover - 1]
    if change:
        spot = (at[0] + _BESIDE, at[1] + _BESIDE)
        tone = SUN if change > 0 else DANGER
        yield pinned("gain", badge(0, 0, signed(change), tone, size=16), spot, view.cell)


def piece_shapes(piece: str, seat: int) -> Shapes:
    """Return the drawing of a bed or of the gazebo of a seat."""
    return gazebo(seat) if piece == "G" else bed(piece[1])


def _tile_ghost(garden: Garden, choice: Choice, anchor: Space) -> tuple[Shapes, int]:
    """Return the tile that would lie there, and its level if it is a terrace above the table."""
    laid = supports_at(garden, anchor)
    if choice.piece == "S":
        return (_shifted(support(laid + 1)) if laid else support(1)), 0
    level = top_level(garden, anchor) + 1 if laid else 0
    return terrace(level), level


def _shifted(shapes: Shapes) -> Shapes:
    return tuple(shape._replace(x=shape.x + SECOND[0], y=shape.y + SECOND[1]) for shape in shapes)


@lru_cache(maxsize=16)
def _tile_edge(level: int) -> Shapes:
    """Return the dashed edge of a tile to come, within a sun edge, with its level if it rises."""
    dashed = Rect(*_TILE.inset(4), r=7, stroke="white", width=2, dash=(6, 5))
    said = badge(0, 0, f"level {level}", size=15) if level else ()
    return (*edge(_TILE, 9, 3.6), dashed, *said)


@lru_cache(maxsize=1)
def _halo() -> Shapes:
    return (Circle(0, 0, 23, "sun", "ringedge", 1.5, shadow=PIECE),)


@lru_cache(maxsize=1)
def _round_edge() -> Shapes:
    return (Circle(0, 0, 19.5, stroke="white", width=2, dash=(5, 4)),)


def _arc(view: Shown, place: Space) -> Iterator[Node]:
    """Yield the arc from a bed to come to the bed that mirrors it, where that pays."""
    look = view.view
    if look is None or view.choice.piece == "G":
        return
    a, k = place_of(look, place)
    if a and _is_mirrored(look, a, k):
        start, end = point_at(look, a, k), point_at(look, -a, k)
        top = point_at(look, 0, k + 0.5 + abs(a) * 0.35)
        d = f"M{start[0]:.1f} {start[1]:.1f}Q{top[0]:.1f} {top[1]:.1f} {end[0]:.1f} {end[1]:.1f}"
        lines = (Path(d, stroke="white", width=6), Path(d, stroke="night", width=2.6))
        yield pinned("mirror", lines, (0, 0), view.cell)


def _is_mirrored(look: View, a: int, k: int) -> bool:
    """Return whether the run at P(a, k) has the symmetry bonus (R25)."""
    if not 0 < k <= len(look.rows):
        return False
    return any(run.left <= a <= run.right and run.bonus for run in look.rows[k - 1].runs)


def last_nodes(view: Shown) -> Iterator[Node]:
    """Yield a dotted edge and the mark of the seat at the pieces of the latest moves."""
    for laid in dict.fromkeys(view.last):
        kind = "tile" if laid.is_tile else "space"
        key = f"last-{kind}-{laid.place[0]},{laid.place[1]}"
        at = tile_at(laid.place) if laid.is_tile else space_at(laid.place)
        yield pinned(key, last_mark(laid), at, view.cell)


@lru_cache(maxsize=16)
def _last_mark(is_tile: bool, seat: int) -> Shapes:
    """Return a dotted edge, dark under white so that it shows on every level, and the seat."""
    strokes = (("night", 5.0), ("white", 3.0))
    dots: list[Rect | Circle] = []
    box = _TILE.inset(3)
    for stroke, width in strokes:
        if is_tile:
            dots.append(Rect(*box, r=7, stroke=stroke, width=width, dash=(0.1, 7)))
        else:
            dots.append(Circle(0, 0, 21.5, stroke=stroke, width=width, dash=(0.1, 6.75)))
    x, y = (box.x + 7, box.bottom - 7) if is_tile else (-14.0, 15.0)
    return (*dots, Circle(x, y, 8.5, "white", shadow=CHIP), seat_mark(seat, x, y, 6))


def last_mark(laid: Laid) -> Shapes:
    """Return the mark of a piece that was just laid, about the origin."""
    return _last_mark(laid.is_tile, laid.seat)


def hint_nodes(view: Shown) -> Iterator[Node]:
    """Yield the ring and the bulb at the place that a hint points at."""
    hint = view.hint
    if hint is None or hint.place is None or view.choice.place is not None:
        return
    r = 40.0 if hint.is_tile else 24.0
    bulb = (
        Circle(r * 0.72, -r * 0.72, 11, "white", shadow=CHIP),
        Icon("light-bulb", r * 0.72, -r * 0.72, 16, "print"),
    )
    shapes = (*ring(0, 0, r, 4, (7, 5)), *bulb)
    yield pinned("hint", shapes, place_at(hint, hint.place), view.cell)
