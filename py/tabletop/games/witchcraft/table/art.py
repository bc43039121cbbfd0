"""The small drawings of Witchcraft: resources, star and eye, dice, backs of cards, planks."""

from __future__ import annotations

from tabletop.games.witchcraft.rules.board import KINDS, SPACES
from tabletop.scene import outlines
from tabletop.scene.boxes import Box, around
from tabletop.scene.marks import disc
from tabletop.scene.shapes import CHIP, PIECE, Circle, Icon, Path, Rect, Shapes, joined
from tabletop.scene.widgets import words

KIND_ICONS = ("gecko", "frog-foot", "bat", "hound", "snake-tongue")
KIND_COLOURS = ("carrot", "leaf2", "berry", "soil", "adder")
"""Icon and colour of each kind of resource, in the order of KINDS."""

_PLACES = ("swamp", "river", "forest", "trail", "wheat", "clock-tower", "tavern-sign")
PLACE_ICONS = dict(zip(SPACES, _PLACES, strict=True))
PLACE_COLOURS = dict(zip(SPACES, (*KIND_COLOURS, "slate", "danger"), strict=True))
"""A space has the colour of its resource; the Townhall and the Inn have their own."""

_EYE = "M-1 0Q0 -1.16 1 0Q0 1.16 -1 0Z"
_PLANK = "M-1.2 -.13L1.16 -.2L1.2 .1L-1.18 .17Z"
_QUESTION = "M-.5-.42C-.5-1.05 .5-1.05 .5-.42C.5-.05 0-.05 0 .32"
_PIPS = {
    1: ((0, 0),),
    2: ((-1, 1), (1, -1)),
    3: ((-1, 1), (0, 0), (1, -1)),
    4: ((-1, -1), (-1, 1), (1, -1), (1, 1)),
    5: ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}


STAR = outlines.star(8, 0.36)


def star(x: float, y: float, r: float, fill: str = "power") -> Shapes:
    """Return the sign of Power, a star of radius `r`."""
    return (Path(STAR, x, y, r, fill=fill),)


def eye(x: float, y: float, r: float, fill: str = "quiet", white: str = "sheet") -> Shapes:
    """Return the sign of Detection, an eye of radius `r`."""
    return (
        Path(_EYE, x, y, r, fill=fill),
        Circle(x, y, r * 0.38, fill=white),
        Circle(x, y, r * 0.17, fill=fill),
    )


def chip(kind: int, x: float, y: float, r: float, *, held: bool = True) -> Shapes:
    """Return a resource as a disc, hollow and dashed if not `held`."""
    if held:
        return disc(x, y, r, KIND_ICONS[kind], KIND_COLOURS[kind], "white", CHIP)
    return (
        Circle(x, y, r * 0.92, stroke="ink2", width=r * 0.13, dash=(r * 0.3, r * 0.24)),
        Icon(KIND_ICONS[kind], x, y, r * 1.2, "ink2", opacity=0.75),
    )


def paid_kinds(cost: tuple[int, ...], held: tuple[int, ...]) -> tuple[tuple[int, bool], ...]:
    """Return (kind, is_held) for each resource of a cost, counting earlier ones as spent."""
    kinds = kinds_of(cost)
    return tuple((kind, kinds[:at].count(kind) < held[kind]) for at, kind in enumerate(kinds))


def kinds_of(counts: tuple[int, ...]) -> tuple[int, ...]:
    """Return the kinds in `counts` with repeats, one index into KINDS for each resource."""
    return tuple(kind for kind in range(len(KINDS)) for _ in range(counts[kind]))


def die(face: int, x: float, y: float, size: float, fill: str = "plum") -> Shapes:
    """Return a die that shows `face`, or a question mark for 0 (not yet rolled)."""
    half, dot, out = size / 2, size * 0.1, size * 0.26
    body = Rect(x - half, y - half, size, size, size * 0.22, fill=fill, shadow=CHIP)
    if not face:
        mark = Path(_QUESTION, x, y, size * 0.36, stroke="white", width=0.34)
        return (body, mark, Circle(x, y + size * 0.3, dot * 0.8, fill="white"))
    pips = _PIPS[face]
    return (body, *(Circle(x + dx * out, y + dy * out, dot, fill="white") for dx, dy in pips))


def plaque(
    box: Box, said: str, fill: str, size: float = 13, *, x: float = 0, rim: float = 0, r: float = 0
) -> Shapes:
    """Return a plaque with short text, centred in `box` or, if given, at `x`.

    `rim` is the width of its white border; `r` the corner radius, by default half the height.
    """
    edge, width = ("white", rim) if rim else ("", 1)
    return (
        Rect(*box, r=r or box.h / 2, fill=fill, stroke=edge, width=width, shadow=CHIP),
        words(x or box.cx, box.cy, said, size, "white", bold=True),
    )


def back(width: float, height: float, *, lies: bool = True) -> Shapes:
    """Return the back of a spell, centred on the origin."""
    rim, shadow = max(1.2, width * 0.05), CHIP if lies else PIECE
    box = around(0, 0, width, height)
    return (
        Rect(*box, r=width * 0.16, fill="plum", stroke="white", width=rim, shadow=shadow),
        *star(0, 0, width * 0.26, "sun"),
    )


def event_back(width: float, height: float) -> Shapes:
    """Return the back of an event, centred on the origin."""
    box, r = around(0, 0, width, height), min(width, height) / 2
    stars = ((-0.36, -0.25, 0.2), (0.37, -0.21, 0.26), (-0.275, 0.3, 0.15), (0.31, 0.31, 0.18))
    return (
        Rect(*box, r=11, fill="plum", stroke="white", shadow=CHIP),
        Rect(*box.inset(5), r=8, stroke="sun", width=1.2, opacity=0.8),
        *joined(star(x * width, y * height, size * r, "sun") for x, y, size in stars),
        Icon("cauldron", 0, 0, r * 1.15, "white"),
    )


def planks(x: float, y: float, r: float) -> Shapes:
    """Return the two planks over a closed space."""
    return tuple(
        Path(_PLANK, x, y, r, angle, fill="plank", stroke="soil2", width=0.05, shadow=CHIP)
        for angle in (20.0, -18.0)
    )
