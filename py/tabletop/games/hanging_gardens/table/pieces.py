"""The pieces of Hanging Gardens: terraces on their levels, supports, beds and gazebos.

All are drawn about the origin, at UNIT pixels a space.
"""

from __future__ import annotations

from itertools import product

from tabletop.games.hanging_gardens.table.world import UNIT
from tabletop.scene.boxes import Box, around
from tabletop.scene.marks import SEAT_COLOURS, seat_shape
from tabletop.scene.outlines import polygon, ring_of_points
from tabletop.scene.papers import words
from tabletop.scene.shapes import CHIP, PIECE, Circle, Icon, Path, Rect, Shapes, joined, moved

BED_LOOKS = {
    "R": ("danger", "sunflower"),
    "K": ("print", "twirly-flower"),
    "G": ("lotus", "lotus"),
    "B": ("iris", "fleur-de-lys"),
}
"""The colour and the flower of each bed: no bed is known by its colour alone."""

TIERS = ("tier", "tier1", "tier2", "tier3")
"""The tones of the levels; beyond the last all are alike."""

EDGE = 3.4
"""How far each level of a plateau is set in from the one below, so that its edges can be counted.

Higher towers have narrower steps, lest no room be left on top.
"""

_SIDE = 2 * UNIT - 2
_PIP = 7.6
_ROOF = 20.0


def edge_of(level: int) -> float:
    """Return the width of each step of a plateau of that level."""
    return min(EDGE, 11 / max(level, 1))


def terrace(level: int) -> Shapes:
    """Return a terrace with all the steps below it; on the table it is one sheet."""
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
    """Return the colour of a terrace of that level."""
    return TIERS[min(level, len(TIERS) - 1)]


def _sheet(tier: int, side: float, *, is_raised: bool) -> Shapes:
    """Return one level of a plateau: its sheet, on a rim of the supports that carry it."""
    fill, r = tone(tier), max(4.0, 7 - tier)
    whole = around(0, 0, side)
    if not tier:
        rim = "tieredge" if is_raised else ""
        return (Rect(*whole, r, fill, rim, 1.3, shadow=CHIP),)
    return (Rect(*whole, r, "prop"), Rect(*around(0, 0, side - 2.2), r - 1, fill, "tieredge", 1))


def shade(level: int) -> Shapes:
    """Return what a plateau of that level throws on all that is lower, to the right and below."""
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
    """Return a tile face up: the first of a stack has one pip, the second both."""
    return (
        Rect(*around(0, 0, _SIDE - 2), 8, "prop", "propdark", 1.2, shadow=PIECE),
        Rect(*around(0, 0, _SIDE - 18), 6, stroke="propedge", width=2, opacity=0.8),
        *pips(nth, _PIP),
    )


def pips(laid: int, r: float, x: float = 0, y: float = 0) -> Shapes:
    """Return the pips of a stack: filled for each support that lies there, dashed for a missing."""
    return tuple(
        Circle(x + aside * r, y, r, "propedge", shadow=CHIP)
        if index < laid
        else Circle(x + aside * r, y, r, stroke="propedge", width=2, dash=(3, 4.5), opacity=0.9)
        for index, aside in enumerate((-1.7, 1.7))
    )


def first_place(wide: float, high: float) -> Shapes:
    """Return a paved court of that size with the place of the first tile, where nothing lies."""
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
    """Return a shrub in a pot in each corner: round leaves that no bed has."""
    leaves = ((0, -6.5), (6.2, -2), (3.8, 5.3), (-3.8, 5.3), (-6.2, -2))
    pot = (
        Circle(0, 0, 15.5, "prop", "propedge", 1.6, shadow=CHIP),
        *(Circle(x, y, 5.6, "leaf", "leaf2", 1) for x, y in leaves),
        Circle(0, 0, 4, "leaf"),
    )
    corners = product((court.x, court.right), (court.y, court.bottom))
    return joined(moved(pot, *corner) for corner in corners)


def _joints(court: Box) -> str:
    """Return the joints of the paving, on the borders of spaces."""
    across, along = (
        [step * UNIT for step in range(-int(half // UNIT), int(half // UNIT) + 1)]
        for half in (court.right, court.bottom)
    )
    upright = "".join(f"M{at:g} {court.y:g}V{court.bottom:g}" for at in across)
    return upright + "".join(f"M{court.x:g} {at:g}H{court.right:g}" for at in along)


SECOND = (-3.5, -4.5)
"""How far the second support of a stack is shifted, so that one sees the first below it."""


def bed(colour: str, x: float = 0, y: float = 0, r: float = 17) -> Shapes:
    """Return a bed: a disc of its colour with its flower."""
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
    """Return the gazebo of a seat where others have a plain mark with that radius."""
    return roof(seat, x, y, 1.3 * r)


def roof(seat: int, x: float, y: float, r: float) -> Shapes:
    """Return the roof of a gazebo from above: eight sides, in the colour of its seat, its shape."""
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
"""What lies under a ghost that is round, and its edge."""


def gazebo_edge(r: float = _ROOF + 3) -> Shapes:
    """Return a sun edge around a gazebo."""
    eight = polygon(8, 1 / 16)
    return (
        Path(eight, 0, 0, r, stroke="ringedge", width=5.4 / r),
        Path(eight, 0, 0, r, stroke="sun", width=3.4 / r),
    )


def rings(points: tuple[tuple[float, float], ...], r: float, width: float = 3.0) -> Shapes:
    """Return a sun ring about each of many points, as one outline."""
    half = f"a{r:g} {r:g} 0 1 0"
    circle = f"{half} {2 * r:g} 0{half} {-2 * r:g} 0"
    d = "".join(f"M{x - r:g} {y:g}{circle}" for x, y in points)
    return (Path(d, stroke="ringedge", width=width + 2.2), Path(d, stroke="sun", width=width))


def dotted(box: Box, r: float, share: float = 1) -> Shapes:
    """Return the edge of what was laid last: dark under white, so that it shows on every level."""
    strokes = (("night", 5 * share), ("white", 3 * share))
    return tuple(
        Rect(*box, r=r, stroke=stroke, width=width, dash=(0.1, 7 * share))
        for stroke, width in strokes
    )


def small_tile(piece: str, x: float, y: float, size: float) -> Shapes:
    """Return a terrace or a support in small."""
    half, arm, r = size / 2, size * 5 / 12, min(7, size / 5)
    fill, stroke = ("prop", "propdark") if piece == "S" else ("tier1", "tieredge")
    tile = Rect(x - half, y - half, size, size, r, fill, stroke, 1.2, shadow=CHIP)
    if piece == "S":
        frame = around(x, y, 0.76 * size)
        rim = Rect(*frame, r * 5 / 7, stroke="propedge", width=1.6)
        return (tile, rim, *pips(2, size / 10, x, y))
    cross = f"M{x:g} {y - arm:g}v{2 * arm:g}M{x - arm:g} {y:g}h{2 * arm:g}"
    return (tile, Path(cross, stroke="tiercross", width=1.3, opacity=0.7))


def sign(deed: str, seat: int, x: float, y: float, size: float) -> Shapes:
    """Return the piece of a deed, in small, as it stands in a line; a gazebo is that of `seat`."""
    piece = deed[-1]
    if piece in ("T", "S"):
        return small_tile(piece, x, y, size)
    return roof(seat, x, y, size / 2) if deed in ("G", "N") else bed(piece, x, y, size / 2)
