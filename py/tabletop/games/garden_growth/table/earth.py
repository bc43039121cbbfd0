"""The sections: layers of earth behind a window cut into a sheet of paper."""

from __future__ import annotations

import random
from functools import lru_cache
from itertools import pairwise
from math import cos, pi, sin

from tabletop.games.garden_growth.rules.garden import SECTIONS
from tabletop.games.garden_growth.table.layout import window
from tabletop.kit.hint import PILL
from tabletop.scene.boxes import Box
from tabletop.scene.shapes import CHIP, SHEET, Circle, Node, Path, Rect, Shapes
from tabletop.scene.widgets import number

_LAYERS = ("earth2", "earth3", "earth", "earth2")
_CRUMBS = ("rut", "crumb", "hole")
_FURROW = 4.5
_WOBBLE = 1.8
_AREA_OF_A_CRUMB = 1500


@lru_cache(maxsize=8)  # drawing them takes 1.7 ms, twice as long as all the rest of a scene
def section_nodes(sections: tuple[Box, ...]) -> tuple[Node, ...]:
    """Return the four sections without plants, and their letters.

    The ring of a lesson around a section's first space would cover its letter, which is therefore a
    label of that space.
    """
    pairs = [*enumerate(SECTIONS)]
    return (
        *(Node(f"section-{letter}", _section(sections[index], index)) for index, letter in pairs),
        *(
            Node(f"{PILL}letter-{letter}1", _letter(sections[index], letter))
            for index, letter in pairs
        ),
    )


def _section(box: Box, index: int) -> Shapes:
    """Return one section: earth, and the sheet over it."""
    rng = random.Random(index + 1)
    hole = window(box)
    return (
        Rect(*hole.inset(-3), fill="earth"),
        *_layers(hole.inset(-3), rng),
        *_crumbs(hole.inset(4), rng),
        Path(_sheet_with_window(box, hole, rng), fill="sheet", shadow=SHEET),
    )


def _letter(box: Box, letter: str) -> Shapes:
    r = 15.0 if box.h >= 150 else 11.0
    x, y = box.x + r - 1, box.y + r - 1
    return (
        Circle(x, y, r, fill="sheet", shadow=CHIP),
        number(x, y, letter, r * 1.3),
    )


def _layers(box: Box, rng: random.Random) -> Shapes:
    """Return the layers below the uppermost, each with a dark furrow along its upper edge."""
    count = 4 if box.h >= 150 else 2
    shapes: Shapes = ()
    for index in range(count):
        y = box.y + box.h * (index + 0.75) / (count + 0.5) + rng.uniform(-3, 3)
        furrow = Path(f"{_clods(box.w, rng)}V14H0Z", box.x, y, fill="rut")
        deep = f"{box.bottom - y - _FURROW:.1f}"
        layer = Path(f"{_clods(box.w, rng)}V{deep}H0Z", box.x, y + _FURROW, fill=_LAYERS[index])
        shapes += (furrow, layer)
    return shapes


def _clods(width: float, rng: random.Random) -> str:
    """Return the upper edge of a layer from left to right: humps of uneven width."""
    parts = ["M0 0"]
    done = 0.0
    while done < width:
        step = min(rng.uniform(10, 34), width - done)
        parts.append(f"q{step / 2:.1f} {-rng.uniform(3, 7):.1f} {step:.1f} 0")
        done += step
    return "".join(parts)


def _crumbs(box: Box, rng: random.Random) -> Shapes:
    """Return small clods, one path for each colour."""
    count = int(box.w * box.h / _AREA_OF_A_CRUMB / len(_CRUMBS))
    return tuple(
        Path("".join(_crumb(box, rng) for _ in range(count)), fill=colour, opacity=0.75)
        for colour in _CRUMBS
    )


def _crumb(box: Box, rng: random.Random) -> str:
    """Return relative path data for a clod with five uneven corners."""
    x, y = rng.uniform(box.x, box.right), rng.uniform(box.y, box.bottom)
    size, turn = rng.uniform(0.9, 3.2), rng.uniform(0, pi)
    corners = [
        (
            size * rng.uniform(0.8, 1.4) * cos(turn + k * 2 * pi / 5),
            size * rng.uniform(0.5, 0.9) * sin(turn + k * 2 * pi / 5),
        )
        for k in range(5)
    ]
    ways = [f"{b[0] - a[0]:.1f} {b[1] - a[1]:.1f}" for a, b in pairwise(corners)]
    return f"M{x:.0f} {y:.0f}l{' '.join(ways)}z"


def _sheet_with_window(box: Box, hole: Box, rng: random.Random) -> str:
    """Return a round-cornered sheet with a slightly uneven window in it."""
    r = 18.0 if box.h >= 150 else 14.0
    straight, high = box.w - 2 * r, box.h - 2 * r
    arcs = (f"h{straight:.1f}a{r:g} {r:g} 0 0 1 {r:g} {r:g}", f"v{high:.1f}")
    outer = (
        f"M{box.x + r:.1f} {box.y:.1f}{arcs[0]}{arcs[1]}a{r:g} {r:g} 0 0 1 {-r:g} {r:g}"
        f"h{-straight:.1f}a{r:g} {r:g} 0 0 1 {-r:g} {-r:g}v{-high:.1f}"
        f"a{r:g} {r:g} 0 0 1 {r:g} {-r:g}Z"
    )
    return outer + _cut(hole, rng)


def _cut(hole: Box, rng: random.Random) -> str:
    """Return the edge of a window: a round-cornered outline through wobbling points."""
    points = [
        (x + rng.uniform(-_WOBBLE, _WOBBLE), y + rng.uniform(-_WOBBLE, _WOBBLE))
        for x, y in _rim(hole, 11.0)
    ]
    start = _middle(points[-1], points[0])
    parts = [f"M{start[0]:.1f} {start[1]:.1f}"]
    for index, (x, y) in enumerate(points):
        a, b = _middle((x, y), points[(index + 1) % len(points)])
        parts.append(f"Q{x:.1f} {y:.1f} {a:.1f} {b:.1f}")
    return "".join(parts) + "Z"


def _middle(a: tuple[float, float], b: tuple[float, float]) -> tuple[float, float]:
    return ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)


def _rim(box: Box, r: float) -> list[tuple[float, float]]:
    """Return points clockwise along the edge of a box, with its corners cut off by `r`."""
    across = max(2, round(box.w / 42))
    down = max(1, round(box.h / 42))
    top = [(box.x + r + (box.w - 2 * r) * k / across, box.y) for k in range(across + 1)]
    right = [(box.right, box.y + r + (box.h - 2 * r) * k / down) for k in range(down + 1)]
    low = [(box.right - r - (box.w - 2 * r) * k / across, box.bottom) for k in range(across + 1)]
    left = [(box.x, box.bottom - r - (box.h - 2 * r) * k / down) for k in range(down + 1)]
    return [*top, *right, *low, *left]
