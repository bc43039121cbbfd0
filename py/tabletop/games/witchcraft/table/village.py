"""The village: the land, its paths, seven places, and the hats that stand there."""

from __future__ import annotations

from functools import lru_cache
from math import cos, radians, sin

from tabletop.core.language import signed, t
from tabletop.games.witchcraft.rules.board import INN, SPACES, TOWNHALL
from tabletop.games.witchcraft.rules.legality import is_closed
from tabletop.games.witchcraft.table.art import PLACE_COLOURS, PLACE_ICONS, chip, eye, planks
from tabletop.games.witchcraft.table.land import ground
from tabletop.games.witchcraft.table.layout import Village
from tabletop.games.witchcraft.table.shown import Shown
from tabletop.games.witchcraft.table.telling import place_hint, place_label
from tabletop.games.witchcraft.words.names import space_name
from tabletop.games.witchcraft.words.table import LATER_ON
from tabletop.kit.parts import Part, drawn, thing
from tabletop.scene.boxes import TOUCH, Box, around, touchable
from tabletop.scene.marks import GHOST, hat, last_leaf, ring
from tabletop.scene.measure import text_width
from tabletop.scene.papers import words
from tabletop.scene.regions import LAST
from tabletop.scene.shapes import CHIP, PIECE, Circle, Icon, Node, Place, Rect, Shapes

PLACES = "places"

_SEAT_SPOTS = ((1.2, 0.56), (-1.2, 0.56), (0.44, 0.62), (-0.44, 0.62), (1.5, 0.1), (-1.5, 0.1))
"""Where hats stand about the middle of their place, in radii, the first to come first: on the right
it covers nothing of what the place gives, and none covers its name."""

_GIFTS = tuple((1.1 * cos(radians(at)), -1.1 * sin(radians(at))) for at in (158, 136, 113, 90, 67))
"""Where the five resources of the Inn lie about its middle, in radii."""


def village_parts(shown: Shown) -> tuple[Part, ...]:
    """Return the board with its places, which cannot be touched while a sheet lies on them."""
    village, names = shown.village, tuple(_written(shown, code) for code in SPACES)
    others = (village.event, village.inn) if shown.inn else (village.event,)
    boxes = _boxes(village, names, tuple(map(touchable, others)))
    places = (
        _place(shown, code, col, box)
        for col, (code, box) in enumerate(zip(SPACES, boxes, strict=True), start=1)
    )
    return (drawn(Node("village", ground(shown.village))), *places)


def _place(shown: Shown, code: str, number: int, box: Box) -> Part:
    """Return a place at rest, lit, picked, closed, with the mark of the last moves."""
    picked, may = shown.active and shown.choice.place == code, shown.may(code)
    node = _drawn_place(shown, code, picked=picked, lit=may)
    if shown.in_beat or shown.is_looking:
        return drawn(node)
    return thing(
        code,
        PLACES,
        place_label(shown, code),
        box,
        node=node,
        may=may,
        chosen=picked,
        states=(LAST,) if code in shown.visited else (),
        col=number,
        hint=place_hint(shown, code),
    )


def _written(shown: Shown, code: str) -> str:
    """Return what stands below a place: its name; at the Inn also from when on it is open.

    That is left out where it would come too close to its neighbour, the Swamp.
    """
    name, village = space_name(code), shown.village
    if code != INN or shown.state.round > 1:
        return name
    told = t(LATER_ON, space=name)
    wide = [_label_box(each, village.radius).w for each in (told, space_name("Sw"))]
    apart = village.places[INN][0] - village.places["Sw"][0]
    return told if sum(wide) / 2 + 4 <= apart else name


def _drawn_place(shown: Shown, code: str, *, picked: bool, lit: bool) -> Node:
    shut = is_closed(shown.state, code)
    shapes = _place_shapes(
        code,
        _written(shown, code),
        shown.village.radius,
        shut=shut,
        bare=shut and code == shown.state.closed,
        picked=picked,
        lit=lit,
        is_last=code in shown.visited,
    )
    return Node(code, shapes, *shown.village.places[code])


@lru_cache(maxsize=64)  # saves 0.05 ms of 0.6 at each tap, and at each step of a move
def _place_shapes(
    code: str,
    name: str,
    r: float,
    *,
    shut: bool,
    bare: bool,
    picked: bool,
    lit: bool,
    is_last: bool,
) -> Shapes:
    """Return disc, ring, gifts and name of a place about the origin."""
    shapes = _disc(code, r, shut=shut, bare=bare)
    if picked:
        shapes = (*ring(0, 0, r + 4, 6), *shapes)
    elif lit:
        shapes = (*shapes, *ring(0, 0, r + 3.5, 3))
    leaf = last_leaf(r * 0.78, -r * 0.78, max(16, r * 0.5)) if is_last else ()
    return (*shapes, *_gifts(code, r, shut=shut), *_label(name, r, bold=picked), *leaf)


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


def _gifts(code: str, r: float, *, shut: bool) -> Shapes:
    """Return what a place gives, or the lock of a closed one, clear of the sign of a hint."""
    size = max(8.5, r * 0.31)
    x, y = -r * 0.74, -r * 0.72
    if shut:
        lock = Circle(x, y, size, fill="night", stroke="white", width=1.4, shadow=CHIP)
        return (lock, Icon("padlock", x, y, size * 1.25, "white"))
    if code == TOWNHALL:
        pill = around(x - size * 0.5, y, max(44.0, size * 3.5), max(20.0, size * 1.75))
        return (
            Rect(*pill, r=pill.h / 2, fill="slate", stroke="white", width=1.4, shadow=CHIP),
            *eye(pill.x + pill.h * 0.6, y, pill.h * 0.32, "white", "slate"),
            words(pill.right - pill.h * 0.53, y, signed(-1), max(13, size), "white", bold=True),
        )
    if code == INN:
        return tuple(
            shape
            for kind, (dx, dy) in enumerate(_GIFTS)
            for shape in chip(kind, dx * r, dy * r, size * 0.75)
        )
    return chip(SPACES[code].index(1), x, y, size)


def _label(name: str, r: float, *, bold: bool) -> Shapes:
    size, box = _label_size(r), _label_box(name, r)
    fill, ink = ("sun", "print") if bold else ("sheet", "ink")
    return (
        Rect(*box, r=box.h / 2, fill=fill, shadow=CHIP),
        words(0, box.cy, name, size, ink, bold=True),
    )


def _label_box(name: str, r: float) -> Box:
    """Return where the name of a place stands, about the middle of its disc of radius `r`."""
    size = _label_size(r)
    return around(0, r + size * 0.34, text_width(name, size) + size * 1.25, size * 1.5)


def _label_size(r: float) -> float:
    return 17.0 if r > 40 else 15.0 if r > 32 else 13.0


@lru_cache(maxsize=8)  # saves 0.06 ms of 0.6 at each tap
def _boxes(village: Village, names: tuple[str, ...], others: tuple[Box, ...]) -> tuple[Box, ...]:
    """Return the disc of each place with its name: the ring of the focus strikes through neither.

    Where they would overlap each other or what lies there else, it is the disc alone.
    """
    discs = [_around_disc(village, code) for code in SPACES]
    named = [
        _named(village, disc, name, village.places[code][1])
        for code, disc, name in zip(SPACES, discs, names, strict=True)
    ]
    return tuple(
        disc if any(_overlap(box, each) for each in (*others, *named) if each is not box) else box
        for disc, box in zip(discs, named, strict=True)
    )


def _around_disc(village: Village, code: str) -> Box:
    x, y = village.places[code]
    side, board = max(TOUCH, 2 * village.radius + 8), village.board
    return around(x, min(max(y, board.y + side / 2), board.bottom - side / 2), side)


def _named(village: Village, disc: Box, name: str, y: float) -> Box:
    label = _label_box(name, village.radius)
    wide = max(disc.w, label.w + 4)
    bottom = max(disc.bottom, min(y + label.bottom + 2, village.board.bottom))
    return Box(disc.cx - wide / 2, disc.y, wide, bottom - disc.y)


def _overlap(one: Box, other: Box) -> bool:
    across = one.x < other.right and other.x < one.right
    return across and one.y < other.bottom and other.y < one.bottom


def hat_nodes(shown: Shown) -> tuple[Node, ...]:
    """Return the hats on their places, and the ghost of the one that would go."""
    size = hat_size(shown)
    standing = tuple(
        Node(f"hat-{seat}", hat(seat, 0, 0, size), *spot, enter=shown.hats.get(-seat))
        for seat, spot in hat_places(shown).items()
    )
    ghost = _ghost(shown)
    return (*standing, *ghost)


def hat_size(shown: Shown) -> float:
    """Return the width of a hat in the village."""
    return max(26.0, shown.village.radius * 1.02)


def hat_places(shown: Shown) -> dict[int, Place]:
    """Return where the hat of each seat stands, in the order of seats, once it has moved."""
    found: dict[int, Place] = {}
    filled: dict[str, int] = {}
    for seat, witch in enumerate(shown.state.witches, start=1):
        if seat in shown.hats:
            found[seat] = shown.hats[seat]
        elif witch.position:
            index = filled.get(witch.position, 0)
            filled[witch.position] = index + 1
            found[seat] = spot_at(shown, witch.position, index)
    return found


def spot_at(shown: Shown, code: str, index: int) -> Place:
    """Return where the hat that came as number `index` stands at a place."""
    x, y = shown.village.places[code]
    r = shown.village.radius
    dx, dy = _SEAT_SPOTS[index]
    land = shown.village.land
    half = hat_size(shown) / 2
    left, right = land.x + half, land.right - half
    return Place(min(max(x + dx * r, left), right), min(y + dy * r, land.bottom - half * 0.4))


def _ghost(shown: Shown) -> tuple[Node, ...]:
    code = shown.choice.place
    if not shown.active or not code or shown.state.witches[shown.mover - 1].position == code:
        return ()
    there = sum(witch.position == code for witch in shown.state.witches)
    spot = spot_at(shown, code, min(there, len(_SEAT_SPOTS) - 1))
    return (Node("hat-ghost", hat(shown.mover, 0, 0, hat_size(shown)), *spot, opacity=GHOST),)
