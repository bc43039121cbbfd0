"""The village: the land, its paths, seven places, and the hats that stand there."""

from __future__ import annotations

import re
from functools import lru_cache

from tabletop.games.witchcraft.board import INN, SPACES, TOWNHALL
from tabletop.games.witchcraft.legality import is_closed
from tabletop.games.witchcraft.scene_art import (
    PLACE_COLOURS,
    PLACE_ICONS,
    chip,
    eye,
    planks,
)
from tabletop.games.witchcraft.scene_layout import Layout
from tabletop.games.witchcraft.scene_shown import Shown
from tabletop.scene.boxes import around
from tabletop.scene.marks import GHOST, hat, last_leaf, ring
from tabletop.scene.measure import text_width
from tabletop.scene.papers import sheet, words
from tabletop.scene.shapes import (
    CHIP,
    PIECE,
    Circle,
    Icon,
    Node,
    Path,
    Place,
    Rect,
    Shapes,
)

_WOODS = (
    *((28, 66, 34), (46, 32, 36), (90, 34, 40), (137, 34, 36)),
    *((163, 70, 26), (18, 110, 24), (176, 30, 24), (24, 26, 30)),
)
_MARSH = ((93, 376, 34), (70, 328, 20), (228, 388, 32), (132, 410, 28), (196, 414, 24))
_STREAM = (
    "M-4 202C18 172 116 162 138 228C152 280 44 280 33 332C27 366 46 386 42 434"
    "L2 434C10 386-2 356 0 320C10 272 66 276 60 238C52 206 16 230-4 252Z"
)
_FIELD = "M366-3L537-3V166C500 146 460 172 410 142C380 122 392 56 366-3Z"
_FURROWS = "M398 0q6 70-4 142M424 0q6 70-2 148M450 0q6 70 0 150M476 0q6 70 2 150M502 0q6 70 4 150"
_SEAT_SPOTS = ((-1.2, 0.56), (1.2, 0.56), (-0.6, 1.0), (0.6, 1.0), (0.0, 1.06), (-1.5, 0.1))
"""Where hats stand about the middle of their place, in radii, the first to come first."""


def village_nodes(view: Shown) -> tuple[Node, ...]:
    """Return the board with its places."""
    places = view.places
    return (
        Node("village", _ground(places)),
        *(_place(view, code) for code in SPACES),
    )


@lru_cache(maxsize=8)
def _ground(places: Layout) -> Shapes:
    """Return the land behind the places, cut to the inner edge of the sheet."""
    land = places.land
    wide, high = land.w / 534, land.h / 430
    k = min(wide, high)
    paper = sheet(places.board, 22 if places.board.w > 400 else 18)
    woods = tuple(
        Circle(land.x + x * wide, land.y + y * high, r * k, fill="wood", shadow=CHIP)
        for x, y, r in _WOODS
    )
    marsh = tuple(
        Rect(land.x + x * wide - r * k, land.y + y * high - r * k * 0.4, 2 * r * k, r * k * 0.8,
             r * k * 0.4, fill="marsh")
        for x, y, r in _MARSH
    )  # fmt: skip
    stretched = {"stream": _stretched(_STREAM, wide, high), "grain": _stretched(_FIELD, wide, high)}
    return (
        paper,
        Rect(*land, r=12, fill="meadow"),
        *(Path(d, land.x, land.y, fill=fill) for fill, d in stretched.items()),
        Path(_stretched(_FURROWS, wide, high), land.x, land.y, stroke="grainline", width=3.5 * k),
        *woods,
        *marsh,
        *_lanes(places),
        _frame(places),
    )


def _frame(places: Layout) -> Path:
    """Return the paper about the land as one outline with a hole, over what stands out."""
    board, land, r = places.board, places.land, 20 if places.board.w > 400 else 16
    outer = f"M{board.x + r} {board.y}H{board.right - r}a{r} {r} 0 0 1 {r} {r}V{board.bottom - r}"
    outer += f"a{r} {r} 0 0 1 {-r} {r}H{board.x + r}a{r} {r} 0 0 1 {-r} {-r}V{board.y + r}"
    outer += f"a{r} {r} 0 0 1 {r} {-r}Z"
    c = 12
    inner = f"M{land.x + c} {land.y}H{land.right - c}a{c} {c} 0 0 1 {c} {c}V{land.bottom - c}"
    inner += f"a{c} {c} 0 0 1 {-c} {c}H{land.x + c}a{c} {c} 0 0 1 {-c} {-c}V{land.y + c}"
    inner += f"a{c} {c} 0 0 1 {c} {-c}Z"
    return Path(outer + inner, fill="sheet")


def _lanes(places: Layout) -> Shapes:
    """Return the paper paths from every place to the square, and the square."""
    x, y = places.square
    lanes = "".join(_lane(x, y, *end) for end in places.places.values())
    k = places.scale
    r = 92 * k
    return (
        Path(lanes, stroke="laneedge", width=max(12, 22 * k)),
        Path(lanes, stroke="lane", width=max(9, 17 * k)),
        Circle(x, y, r, fill="lane", stroke="laneedge", width=max(2, 3 * k)),
    )


def _lane(x: float, y: float, to_x: float, to_y: float) -> str:
    """Return a path from the square, a little bent."""
    bend_x, bend_y = (x + to_x) / 2 + (to_y - y) * 0.1, (y + to_y) / 2 - (to_x - x) * 0.1
    return f"M{x:.1f} {y:.1f}Q{bend_x:.1f} {bend_y:.1f} {to_x:.1f} {to_y:.1f}"


@lru_cache(maxsize=32)
def _stretched(path: str, wide: float, high: float) -> str:
    """Return path data of M, L, C, V, q and Z, wider and higher by these factors."""
    parts: list[str] = []
    for letter, numbers in _segments(path):
        if letter == "V":
            parts.append(f"V{numbers[0] * high:.1f}")
            continue
        scaled = (
            f"{value * (wide if index % 2 == 0 else high):.1f}"
            for index, value in enumerate(numbers)
        )
        parts.append(letter + " ".join(scaled))
    return "".join(parts)


def _segments(path: str) -> list[tuple[str, list[float]]]:
    """Return each command letter of path data with its numbers."""
    return [
        (letter, [float(each) for each in text.replace("-", " -").split()])
        for letter, text in re.findall(r"([A-Za-z])([^A-Za-z]*)", path)
    ]


def _place(view: Shown, code: str) -> Node:
    """Return a place at rest, lit, picked, closed, with the mark of the last moves."""
    x, y = view.places.places[code]
    r = view.places.radius
    shut = is_closed(view.state, code)
    picked = view.active and view.choice.place == code
    lit = view.places_lit and not shut and not view.choice.wants_target()
    shapes = _disc(code, r, shut=shut, bare=shut and code == view.state.closed)
    if picked:
        shapes = (*ring(0, 0, r + 4, 6), *shapes)
    elif lit:
        shapes = (*shapes, *ring(0, 0, r + 3.5, 3))
    shapes = (*shapes, *_gifts(code, r, shut=shut), *_label(code, r, bold=picked))
    if code in view.visited:
        shapes = (*shapes, *last_leaf(-r * 0.78, -r * 0.78, max(16, r * 0.5)))
    if view.hint == code:
        shapes = (*shapes, *_bulb(r * 0.05, -r * 0.98, max(9, r * 0.26)))
    return Node(f"place-{code}", shapes, x, y)


@lru_cache(maxsize=64)
def _disc(code: str, r: float, *, shut: bool, bare: bool) -> Shapes:
    if not shut:
        colour = PLACE_COLOURS[code]
        return (
            Circle(0, 0, r, fill="white", shadow=PIECE),
            Circle(0, 0, r * 0.885, stroke=colour, width=max(1.6, r * 0.06)),
            Icon(PLACE_ICONS[code], 0, -r * 0.05, r * 1.2, colour),
        )
    stone = (
        Circle(0, 0, r, fill="stone", shadow=CHIP),
        Icon(PLACE_ICONS[code], 0, -r * 0.05, r * 1.2, "print", opacity=0.45),
    )
    return (*stone, *planks(0, 0, r)) if bare else stone


@lru_cache(maxsize=64)
def _gifts(code: str, r: float, *, shut: bool) -> Shapes:
    """Return what a place gives, on its upper edge, or the lock of a closed one."""
    size = max(8.5, r * 0.31)
    x, y = r * 0.74, -r * 0.72
    if shut:
        lock = Circle(x, y, size, fill="night", stroke="white", width=1.4, shadow=CHIP)
        return (lock, Icon("padlock", x, y, size * 1.25, "white"))
    if code == TOWNHALL:
        pill = around(x + size * 0.35, y, max(38.0, size * 3.1), max(20.0, size * 1.75))
        return (
            Rect(*pill, r=pill.h / 2, fill="slate", stroke="white", width=1.4, shadow=CHIP),
            *eye(pill.x + pill.h * 0.6, y, pill.h * 0.34, "white", "slate"),
            words(pill.right - pill.h * 0.56, y, "-1", max(13, size), "white", bold=True),
        )
    if code == INN:
        spots = ((-0.86, -0.6), (-0.46, -1.0), (0.06, -1.14), (0.58, -0.98), (0.94, -0.56))
        return tuple(
            shape
            for kind, (dx, dy) in enumerate(spots)
            for shape in chip(kind, dx * r, dy * r, size * 0.8)
        )
    return chip(SPACES[code].gives.index(1), x, y, size)


@lru_cache(maxsize=64)
def _label(code: str, r: float, *, bold: bool) -> Shapes:
    size = 17.0 if r > 40 else 15.0 if r > 32 else 13.0
    name = SPACES[code].name
    y = r + size * 0.34
    box = around(0, y, text_width(name, size) + size * 1.25, size * 1.5)
    fill, ink = ("sun", "print") if bold else ("sheet", "ink")
    return (
        Rect(*box, r=box.h / 2, fill=fill, shadow=CHIP),
        words(0, y, name, size, ink, bold=True),
    )


def _bulb(x: float, y: float, r: float) -> Shapes:
    return (
        Circle(x, y, r, fill="sun", stroke="ringedge", width=1.5, shadow=CHIP),
        Icon("light-bulb", x, y, r * 1.35, "print"),
    )


def hat_nodes(view: Shown) -> tuple[Node, ...]:
    """Return the hats on their places, and the ghost of the one that would go."""
    size = hat_size(view)
    standing = tuple(
        Node(f"hat-{seat}", hat(seat, 0, 0, size), *spot, enter=view.hats.get(-seat))
        for seat, spot in hat_places(view).items()
    )
    ghost = _ghost(view)
    return (*standing, *ghost)


def hat_size(view: Shown) -> float:
    """Return the width of a hat in the village."""
    return max(26.0, view.places.radius * 1.02)


def hat_places(view: Shown) -> dict[int, Place]:
    """Return where the hat of each seat stands, in the order of seats, once it has moved."""
    found: dict[int, Place] = {}
    filled: dict[str, int] = {}
    for seat, witch in enumerate(view.state.witches, start=1):
        if seat in view.hats:
            found[seat] = view.hats[seat]
        elif witch.position:
            index = filled.get(witch.position, 0)
            filled[witch.position] = index + 1
            found[seat] = spot_at(view, witch.position, index)
    return found


def spot_at(view: Shown, code: str, index: int) -> Place:
    """Return where the hat that came as number `index` stands at a place."""
    x, y = view.places.places[code]
    r = view.places.radius
    dx, dy = _SEAT_SPOTS[index]
    land = view.places.land
    half = hat_size(view) / 2
    left, right = land.x + half, land.right - half
    return Place(min(max(x + dx * r, left), right), min(y + dy * r, land.bottom - half * 0.4))


def _ghost(view: Shown) -> tuple[Node, ...]:
    code = view.choice.place
    if not view.active or not code or view.state.witches[view.mover - 1].position == code:
        return ()
    there = sum(witch.position == code for witch in view.state.witches)
    spot = spot_at(view, code, min(there, len(_SEAT_SPOTS) - 1))
    return (Node("hat-ghost", hat(view.mover, 0, 0, hat_size(view)), *spot, opacity=GHOST),)
