"""The small drawings of Witchcraft: resources, star and eye, dice, backs of cards, planks."""

from __future__ import annotations

from functools import cache

from tabletop.games.witchcraft.rules.board import KINDS
from tabletop.scene.marks import OFF
from tabletop.scene.outlines import closed_path, ring_of_points
from tabletop.scene.papers import number
from tabletop.scene.shapes import CHIP, PIECE, Circle, Icon, Path, Point, Rect, Shapes

KIND_ICONS = ("gecko", "frog-foot", "bat", "hound", "snake-tongue")
KIND_COLOURS = ("carrot", "leaf2", "berry", "soil", "adder")
"""Icon and colour of each kind of resource, in the order of KINDS."""

PLACE_ICONS = {
    "Sw": "swamp",
    "Ri": "river",
    "Fo": "forest",
    "Ro": "trail",
    "Fi": "wheat",
    "To": "clock-tower",
    "In": "tavern-sign",
}
PLACE_COLOURS = {
    "Sw": "carrot",
    "Ri": "leaf2",
    "Fo": "berry",
    "Ro": "soil",
    "Fi": "adder",
    "To": "slate",
    "In": "danger",
}
"""A place has the colour of what it gives; Townhall and Inn have their own."""

_EYE = "M-1 0Q0 -1.16 1 0Q0 1.16 -1 0Z"
_PLANK = "M-1.2 -.13L1.16 -.2L1.2 .1L-1.18 .17Z"
_PIPS = {
    1: ((0, 0),),
    2: ((-1, 1), (1, -1)),
    3: ((-1, 1), (0, 0), (1, -1)),
    4: ((-1, -1), (-1, 1), (1, -1), (1, 1)),
    5: ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}


@cache  # saves 0.1 ms of 0.6 at each tap
def star_path() -> str:
    """Return a star of eight rays, every second one short, with a radius of 1."""
    long, short = ring_of_points(4), ring_of_points(4, 0.46, 1 / 8)
    notches = ring_of_points(8, 0.24, 1 / 16)
    rays = [ray for pair in zip(long, short, strict=True) for ray in pair]
    return closed_path([point for pair in zip(rays, notches, strict=True) for point in pair])


def star(x: float, y: float, r: float, fill: str = "power") -> Shapes:
    """Return the sign of Power."""
    return (Path(star_path(), x, y, r, fill=fill),)


def eye(x: float, y: float, r: float, fill: str = "quiet", white: str = "sheet") -> Shapes:
    """Return the sign of Detection."""
    return (
        Path(_EYE, x, y, r, fill=fill),
        Circle(x, y, r * 0.38, fill=white),
        Circle(x, y, r * 0.17, fill=fill),
    )


def chip(kind: int, x: float, y: float, r: float, *, held: bool = True) -> Shapes:
    """Return a resource as a disc; one that is missing is hollow and dashed."""
    if held:
        return (
            Circle(x, y, r, fill=KIND_COLOURS[kind], stroke="white", width=r * 0.16, shadow=CHIP),
            Icon(KIND_ICONS[kind], x, y, r * 1.36, "white"),
        )
    return (
        Circle(x, y, r * 0.92, stroke="ink2", width=r * 0.13, dash=(r * 0.3, r * 0.24)),
        Icon(KIND_ICONS[kind], x, y, r * 1.2, "ink2", opacity=0.75),
    )


def counted(kind: int, count: int, at: Point, r: float, figure_at: Point, size: float) -> Shapes:
    """Return a kind of resource with its number; it is pale where there is none."""
    figure = number(*figure_at, str(count), size, "ink" if count else "ink2")
    if count:
        return (*chip(kind, *at, r), figure)
    return (
        Circle(*at, r * 0.94, stroke="ink2", width=r * 0.13, opacity=OFF),
        Icon(KIND_ICONS[kind], *at, r * 1.3, "ink2", opacity=OFF),
        figure,
    )


def paid_kinds(cost: tuple[int, ...], held: tuple[int, ...]) -> tuple[tuple[int, bool], ...]:
    """Return the kinds of a cost, and of each resource whether it is `held` beside those before."""
    kinds = kinds_of(cost)
    return tuple((kind, kinds[:at].count(kind) < held[kind]) for at, kind in enumerate(kinds))


def kinds_of(counts: tuple[int, ...]) -> tuple[int, ...]:
    """Return the number of each kind in `counts`, one entry a resource, in the order of KINDS."""
    return tuple(kind for kind in range(len(KINDS)) for _ in range(counts[kind]))


def die(face: int, x: float, y: float, size: float, fill: str = "plum") -> Shapes:
    """Return a die that shows `face`; 0 is a die that is still to be rolled."""
    half, dot, out = size / 2, size * 0.1, size * 0.26
    body = Rect(x - half, y - half, size, size, size * 0.22, fill=fill, shadow=CHIP)
    pips = _PIPS[face] if face else ()
    return (body, *(Circle(x + dx * out, y + dy * out, dot, fill="white") for dx, dy in pips))


def back(width: float, height: float, *, lies: bool = True) -> Shapes:
    """Return the back of a spell about the origin."""
    star_r = width * 0.26
    return (
        Rect(
            *(-width / 2, -height / 2, width, height),
            r=width * 0.16,
            fill="plum",
            stroke="white",
            width=max(1.2, width * 0.05),
            shadow=CHIP if lies else PIECE,
        ),
        Path(star_path(), 0, 0, star_r, fill="sun"),
    )


def event_back(width: float, height: float) -> Shapes:
    """Return the back of an event about the origin: a cauldron under stars, in a fine frame."""
    w, h, r = width / 2, height / 2, min(width, height) / 2
    frame = Rect(5 - w, 5 - h, width - 10, height - 10, 8, stroke="sun", width=1.2, opacity=0.8)
    stars = ((-0.72, -0.5, 0.2), (0.74, -0.42, 0.26), (-0.55, 0.6, 0.15), (0.62, 0.62, 0.18))
    return (
        Rect(-w, -h, width, height, 11, fill="plum", stroke="white", shadow=CHIP),
        frame,
        *(shape for x, y, size in stars for shape in star(x * w, y * h, size * r, "sun")),
        Icon("cauldron", 0, 0, r * 1.15, "white"),
    )


def planks(x: float, y: float, r: float) -> Shapes:
    """Return the two planks over a place that is closed, with their nails."""
    return tuple(
        Path(_PLANK, x, y, r, angle, fill="plank", stroke="soil2", width=0.05, shadow=CHIP)
        for angle in (20.0, -18.0)
    )


def rounded(x: float, y: float, w: float, h: float, r: float) -> str:
    """Return path data of a rectangle with round corners, to be joined with others."""
    r = min(r, w / 2, h / 2)
    corner = f"a{r:.2f} {r:.2f} 0 0 1"
    return (
        f"M{x + r:.2f} {y:.2f}h{w - 2 * r:.2f}{corner} {r:.2f} {r:.2f}v{h - 2 * r:.2f}"
        f"{corner} {-r:.2f} {r:.2f}h{2 * r - w:.2f}{corner} {-r:.2f} {-r:.2f}v{2 * r - h:.2f}"
        f"{corner} {r:.2f} {-r:.2f}Z"
    )


def diamond(x: float, y: float, w: float, h: float) -> str:
    """Return path data of a diamond about (x, y)."""
    return f"M{x:.2f} {y - h:.2f}L{x + w:.2f} {y:.2f}L{x:.2f} {y + h:.2f}L{x - w:.2f} {y:.2f}Z"


def placed(shapes: Shapes, dx: float, dy: float) -> Shapes:
    """Return shapes further right by `dx` and down by `dy`."""
    return tuple(shape._replace(x=shape.x + dx, y=shape.y + dy) for shape in shapes)
