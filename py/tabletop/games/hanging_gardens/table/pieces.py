"""The pieces of Hanging Gardens: terraces, supports, beds and gazebos.

Shapes are centred on the origin unless x and y say otherwise, with UNIT pixels per space.
"""

from __future__ import annotations

from itertools import product
from typing import assert_never

from tabletop.games.hanging_gardens.rules.events import (
    BedPlanted,
    GazeboMoved,
    GazeboPlaced,
    PieceEvent,
    SupportMoved,
    SupportPlaced,
    SupportTurned,
    TerracePlaced,
)
from tabletop.games.hanging_gardens.table.world import UNIT
from tabletop.scene.boxes import Box, around
from tabletop.scene.marks import SEAT_COLOURS, seat_shape
from tabletop.scene.outlines import polygon, ring_of_points
from tabletop.scene.shapes import CHIP, PIECE, Circle, Icon, Path, Rect, Shapes, joined, moved
from tabletop.scene.widgets import words

BED_LOOKS = {
    "R": ("danger", "sunflower"),
    "K": ("print", "twirly-flower"),
    "G": ("lotus", "lotus"),
    "B": ("iris", "fleur-de-lys"),
}
"""The fill and the flower icon of each bed, so that colour is never the only difference."""

TIERS = ("tier", "tier1", "tier2", "tier3")
"""The colour of each level; higher levels have the last one."""

EDGE = 3.4
"""The inset of each level of a plateau from the one below, so that players can count the edges.

High plateaus have narrower steps, which keep enough room on top (see `edge_of`).
"""

_SIDE = 2 * UNIT - 2
_PIP = 7.6
_ROOF = 20.0


def edge_of(level: int) -> float:
    """Return the inset of each level of a plateau whose top is at `level`, in pixels."""
    return min(EDGE, 11 / max(level, 1))


def terrace(level: int) -> Shapes:
    """Return a terrace at `level` with an inset sheet for each level; at 0 it is a single sheet."""
    step = edge_of(level)
    sheets: Shapes = ()
    for tier in range(level + 1):
        sheets += _sheet(tier, _SIDE - 2 * tier * step, is_raised=level > 0)
    return (*sheets, _cross(_SIDE / 2 - level * step - 5))


def _cross(half: float) -> Path:
    """Return the lines between the four spaces of a terrace."""
    lines = f"M0 {-half:g}V{half:g}M{-half:g} 0H{half:g}"
    return Path(lines, stroke="tiercross", width=1.3, opacity=0.6)


def tone(level: int) -> str:
    """Return the colour of a terrace at `level`."""
    return TIERS[min(level, len(TIERS) - 1)]


def _sheet(tier: int, side: float, *, is_raised: bool) -> Shapes:
    """Return one level of a plateau: its sheet, above the ground with a rim of its supports."""
    fill, r = tone(tier), max(4.0, 7 - tier)
    whole = around(0, 0, side)
    if not tier:
        rim = "tieredge" if is_raised else ""
        return (Rect(*whole, r, fill, rim, 1.3, shadow=CHIP),)
    return (Rect(*whole, r, "prop"), Rect(*around(0, 0, side - 2.2), r - 1, fill, "tieredge", 1))


def shade(level: int) -> Shapes:
    """Return the shadow of a plateau at `level`, cast to the right and down."""
    cast = around(2.6 * level, 4.2 * level, _SIDE)
    return (
        Rect(*cast, 7 + level, "shadow", opacity=0.2),
        Rect(*around(0, 0, _SIDE), 7, "tieredge", shadow=min(3.0 + 4 * level, 12)),
    )


def flag(level: int) -> Shapes:
    """Return the number of a level on a dark disc."""
    disc = Circle(0, 0, 9.5, "night", "white", 1.4, shadow=CHIP)
    return (disc, words(0, 0, str(level), 15, "white", bold=True))


def support(nth: int) -> Shapes:
    """Return the `nth` support of a stack: the first has one pip filled, the second both."""
    return (
        Rect(*around(0, 0, _SIDE - 2), 8, "prop", "propdark", 1.2, shadow=PIECE),
        Rect(*around(0, 0, _SIDE - 18), 6, stroke="propedge", width=2, opacity=0.8),
        *pips(nth, _PIP),
    )


def pips(laid: int, r: float, x: float = 0, y: float = 0) -> Shapes:
    """Return the two pips of a stack: `laid` of them filled, the others dashed."""
    return tuple(
        Circle(x + aside * r, y, r, "propedge", shadow=CHIP)
        if index < laid
        else Circle(x + aside * r, y, r, stroke="propedge", width=2, dash=(3, 4.5), opacity=0.9)
        for index, aside in enumerate((-1.7, 1.7))
    )


def first_place(wide: float, high: float) -> Shapes:
    """Return the empty garden: a paved court of that size, with the place of the first tile."""
    court, tile = around(0, 0, wide, high), around(0, 0, _SIDE)
    return (
        Rect(*court, 22, "tier", "ontable", 2, opacity=0.3),
        Path(_joints(court.inset(12)), stroke="ontable", width=1.2, opacity=0.22),
        Rect(*court.inset(8), 15, stroke="ontable", width=1.4, opacity=0.4),
        *_shrubs(court.inset(30)),
        Rect(*tile, 7, "tier", opacity=0.7),
        _cross(_SIDE / 2 - 5),
        Rect(*tile, 7, stroke="ringedge", width=4.4, dash=(9, 7)),
        Rect(*tile, 7, stroke="sun", width=2.8, dash=(9, 7)),
    )


def _shrubs(court: Box) -> Shapes:
    """Return a potted shrub in each corner, with round leaves that look unlike any bed."""
    leaves = ((0, -6.5), (6.2, -2), (3.8, 5.3), (-3.8, 5.3), (-6.2, -2))
    pot = (
        Circle(0, 0, 15.5, "prop", "propedge", 1.6, shadow=CHIP),
        *(Circle(x, y, 5.6, "leaf", "leaf2", 1) for x, y in leaves),
        Circle(0, 0, 4, "leaf"),
    )
    corners = product((court.x, court.right), (court.y, court.bottom))
    return joined(moved(pot, *corner) for corner in corners)


def _joints(court: Box) -> str:
    """Return the SVG path of the joints of the paving, on the borders of spaces."""
    across, along = (
        [step * UNIT for step in range(-int(half // UNIT), int(half // UNIT) + 1)]
        for half in (court.right, court.bottom)
    )
    upright = "".join(f"M{at:g} {court.y:g}V{court.bottom:g}" for at in across)
    return upright + "".join(f"M{court.x:g} {at:g}H{court.right:g}" for at in along)


SECOND = (-3.5, -4.5)
"""The offset of the second support of a stack, which keeps the first one visible."""


def bed(colour: str, x: float = 0, y: float = 0, r: float = 17) -> Shapes:
    """Return a bed of radius `r`: a disc of its colour with its flower."""
    fill, icon = BED_LOOKS[colour]
    return (
        Circle(x, y, r, "white", shadow=CHIP),
        Circle(x, y, r * 15 / 17, fill),
        Icon(icon, x, y, r * 22 / 17, "white"),
    )


def gazebo(seat: int) -> Shapes:
    """Return the gazebo of a seat."""
    return roof(seat, 0, 0, _ROOF)


def mark(seat: int, x: float, y: float, r: float) -> Shapes:
    """Return the gazebo of a seat as a replacement for the plain seat mark of radius `r`."""
    return roof(seat, x, y, 1.3 * r)


def roof(seat: int, x: float, y: float, r: float) -> Shapes:
    """Return the octagonal roof of a gazebo from above, in the colour of its seat."""
    fill = SEAT_COLOURS[seat]
    mark = "print" if fill == "sun" else "white"
    eight, turned = polygon(8, 1 / 16), ring_of_points(8, 0.86, 1 / 16)
    seams = "".join(f"M{a / 2:.3f} {b / 2:.3f}L{a:.3f} {b:.3f}" for a, b in turned)
    return (
        Path(eight, x, y, r * 1.08, fill="white", stroke="ringedge", width=0.05, shadow=PIECE),
        Path(eight, x, y, r * 0.94, fill=fill),
        Path(seams, x, y, r, stroke=mark, width=0.07, opacity=0.55),
        Path(eight, x, y, r * 0.52, stroke=mark, width=0.1, opacity=0.55),
        seat_shape(seat, x, y, r * 0.31, mark),
    )


HALO = (Circle(0, 0, 23, "sun", "ringedge", 1.5, shadow=PIECE),)
GHOST_EDGE = (Circle(0, 0, 19.5, stroke="white", width=2, dash=(5, 4)),)
"""The disc below the preview of a round piece, and its edge."""


def gazebo_edge(r: float = _ROOF + 3) -> Shapes:
    """Return a highlighted edge around a gazebo."""
    eight = polygon(8, 1 / 16)
    return (
        Path(eight, 0, 0, r, stroke="ringedge", width=5.4 / r),
        Path(eight, 0, 0, r, stroke="sun", width=3.4 / r),
    )


def rings(points: tuple[tuple[float, float], ...], r: float, width: float = 3.0) -> Shapes:
    """Return a highlighted ring of radius `r` around each point, as a single path for speed."""
    half = f"a{r:g} {r:g} 0 1 0"
    circle = f"{half} {2 * r:g} 0{half} {-2 * r:g} 0"
    d = "".join(f"M{x - r:g} {y:g}{circle}" for x, y in points)
    return (Path(d, stroke="ringedge", width=width + 2.2), Path(d, stroke="sun", width=width))


def dotted(box: Box, r: float, share: float = 1) -> Shapes:
    """Return the dotted frame of a recent piece, white on dark to be visible on every level."""
    strokes = (("night", 5 * share), ("white", 3 * share))
    return tuple(
        Rect(*box, r=r, stroke=stroke, width=width, dash=(0.1, 7 * share))
        for stroke, width in strokes
    )


def small_tile(piece: str, x: float, y: float, size: float) -> Shapes:
    """Return a small terrace or support with sides of `size`."""
    half, arm, r = size / 2, size * 5 / 12, min(7, size / 5)
    fill, stroke = ("prop", "propdark") if piece == "S" else ("tier1", "tieredge")
    tile = Rect(x - half, y - half, size, size, r, fill, stroke, 1.2, shadow=CHIP)
    if piece == "S":
        frame = around(x, y, 0.76 * size)
        rim = Rect(*frame, r * 5 / 7, stroke="propedge", width=1.6)
        return (tile, rim, *pips(2, size / 10, x, y))
    cross = f"M{x:g} {y - arm:g}v{2 * arm:g}M{x - arm:g} {y:g}h{2 * arm:g}"
    return (tile, Path(cross, stroke="tiercross", width=1.3, opacity=0.7))


def sign(event: PieceEvent, x: float, y: float, size: float) -> Shapes:
    """Return a small drawing of the piece of an action."""
    match event:
        case TerracePlaced() | SupportTurned():
            return small_tile("T", x, y, size)
        case SupportPlaced() | SupportMoved():
            return small_tile("S", x, y, size)
        case GazeboPlaced(seat) | GazeboMoved(seat):
            return roof(seat, x, y, size / 2)
        case BedPlanted(_, colour):
            return bed(colour, x, y, size / 2)
        case _:
            assert_never(event)
