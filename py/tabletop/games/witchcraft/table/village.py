"""The village: the land, its paths, seven places, and the hats that stand there."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from math import cos, radians, sin
from typing import NamedTuple

from tabletop.core.language import signed, t
from tabletop.games.witchcraft.rules.board import INN, SPACES, TOWNHALL
from tabletop.games.witchcraft.rules.legality import is_closed
from tabletop.games.witchcraft.table.art import (
    PLACE_COLOURS,
    PLACE_ICONS,
    chip,
    eye,
    planks,
    plaque,
)
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
from tabletop.scene.shapes import CHIP, PIECE, Circle, Icon, Node, Place, Rect, Shapes, joined

PLACES = "places"

_SEAT_SPOTS = ((1.2, 0.56), (-1.2, 0.56), (0.44, 0.62), (-0.44, 0.62), (1.5, 0.1), (-1.5, 0.1))
"""Where hats stand about the middle of their place, in radii, the first to come first: on the right
it covers nothing of what the place gives, and none covers its name."""

_GIFTS = tuple((1.1 * cos(radians(at)), -1.1 * sin(radians(at))) for at in (158, 136, 113, 90, 67))
"""Where the five resources of the Inn lie about its middle, in radii."""


class _Look(NamedTuple):
    """What the drawing of a place depends on.

    `name` stands below it. One that is shut lies under planks, unless it is `bare`: not open yet.
    """

    code: str
    name: str
    r: float
    shut: bool
    bare: bool
    picked: bool
    lit: bool
    is_last: bool


def village_parts(shown: Shown) -> tuple[Part, ...]:
    """Return the board with its places."""
    village, names = shown.village, tuple(_written(shown, code) for code in SPACES)
    others = (village.event, village.inn) if shown.inn else (village.event,)
    boxes = _boxes(village, names, tuple(map(touchable, others)))
    places = zip(SPACES, names, boxes, strict=True)
    return (
        drawn(Node("village", ground(village))),
        *(_place(shown, *each, col) for col, each in enumerate(places, start=1)),
    )


def _place(shown: Shown, code: str, name: str, box: Box, col: int) -> Part:
    """Return a place at rest, lit, picked, closed, with the mark of the last moves."""
    picked, may = shown.active and shown.choice.place == code, shown.may(code)
    shut, is_last = is_closed(shown.state, code), code in shown.visited
    bare = shut and code != shown.state.closed
    look = _Look(code, name, shown.village.radius, shut, bare, picked, may, is_last)
    return thing(
        code,
        PLACES,
        place_label(shown, code),
        box,
        node=Node(code, _drawn(look), *shown.village.places[code]),
        may=may,
        chosen=picked,
        states=(LAST,) if is_last else (),
        col=col,
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


@lru_cache(maxsize=64)  # saves 0.05 ms of 0.6 at each tap, and at each step of a move
def _drawn(look: _Look) -> Shapes:
    """Return disc, ring, gifts and name of a place about the origin."""
    r, disc = look.r, _disc(look)
    if look.picked:
        disc = (*ring(0, 0, r + 4, 6), *disc)
    elif look.lit:
        disc = (*disc, *ring(0, 0, r + 3.5, 3))
    leaf = last_leaf(r * 0.78, -r * 0.78, max(16, r * 0.5)) if look.is_last else ()
    return (*disc, *_gifts(look), *_label(look), *leaf)


def _disc(look: _Look) -> Shapes:
    r, icon, colour = look.r, PLACE_ICONS[look.code], PLACE_COLOURS[look.code]
    sign = Icon(icon, 0, -r * 0.05, r * 1.2, colour)
    if look.shut:
        stone = Circle(0, 0, r, fill="stone", shadow=CHIP)
        closed = () if look.bare else planks(0, 0, r)
        return (stone, sign._replace(fill="print", opacity=0.45), *closed)
    return (
        Circle(0, 0, r, fill="white", shadow=PIECE),
        Circle(0, 0, r * 0.885, stroke=colour, width=max(1.6, r * 0.06)),
        sign,
    )


def _gifts(look: _Look) -> Shapes:
    """Return what a place gives, or the lock of a closed one, clear of the sign of a hint."""
    r, size = look.r, max(8.5, look.r * 0.31)
    x, y = -r * 0.74, -r * 0.72
    if look.shut:
        lock = Circle(x, y, size, fill="night", stroke="white", width=1.4, shadow=CHIP)
        return (lock, Icon("padlock", x, y, size * 1.25, "white"))
    if look.code == TOWNHALL:
        box = around(x - size * 0.5, y, max(44.0, size * 3.5), max(20.0, size * 1.75))
        x, high = box.right - box.h * 0.53, max(13, size)
        return (
            *plaque(box, signed(-1), "slate", high, x=x, rim=1.4),
            *eye(box.x + box.h * 0.6, y, box.h * 0.32, "white", "slate"),
        )
    if look.code == INN:
        spots = enumerate(_GIFTS)
        return joined(chip(kind, dx * r, dy * r, size * 0.75) for kind, (dx, dy) in spots)
    return chip(SPACES[look.code].index(1), x, y, size)


def _label(look: _Look) -> Shapes:
    box = _label_box(look.name, look.r)
    fill, ink = ("sun", "print") if look.picked else ("sheet", "ink")
    return (
        Rect(*box, r=box.h / 2, fill=fill, shadow=CHIP),
        words(0, box.cy, look.name, _label_size(look.r), ink, bold=True),
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
    both = [_disc_and_name(village, *each) for each in zip(SPACES, names, strict=True)]
    taken = (*others, *(named for _, named in both))
    return tuple(
        disc if any(_overlap(named, each) for each in taken if each is not named) else named
        for disc, named in both
    )


def _disc_and_name(village: Village, code: str, name: str) -> tuple[Box, Box]:
    """Return the box of the disc of a place, and that of both disc and name."""
    (x, y), board = village.places[code], village.board
    side = max(TOUCH, 2 * village.radius + 8)
    disc = around(x, min(max(y, board.y + side / 2), board.bottom - side / 2), side)
    label = _label_box(name, village.radius)
    wide = max(side, label.w + 4)
    bottom = max(disc.bottom, min(y + label.bottom + 2, board.bottom))
    return disc, Box(x - wide / 2, disc.y, wide, bottom - disc.y)


def _overlap(one: Box, other: Box) -> bool:
    across = one.x < other.right and other.x < one.right
    return across and one.y < other.bottom and other.y < one.bottom


def hat_nodes(shown: Shown) -> tuple[Node, ...]:
    """Return the hats on their places, and the ghost of the one that would go."""
    size = hat_size(shown)
    standing = tuple(
        Node(f"hat-{seat}", hat(seat, 0, 0, size), *spot)
        for seat, spot in hat_places(shown).items()
    )
    code = shown.choice.place
    if not (shown.active and code) or shown.witch(shown.mover).position == code:
        return standing
    spot = next_spot(shown, shown.mover, code)
    return (*standing, Node("hat-ghost", hat(shown.mover, 0, 0, size), *spot, opacity=GHOST))


def hat_size(shown: Shown) -> float:
    """Return the width of a hat in the village."""
    return max(26.0, shown.village.radius * 1.02)


def hat_places(shown: Shown) -> dict[int, Place]:
    """Return where the hat of each seat stands, in the order of seats, once it has moved."""
    found: dict[int, Place] = {}
    filled: Counter[str] = Counter()
    for seat, witch in enumerate(shown.state.witches, start=1):
        if witch.position:
            found[seat] = _spot(shown, witch.position, filled[witch.position])
            filled[witch.position] += 1
    return found


def next_spot(shown: Shown, seat: int, code: str) -> Place:
    """Return where the hat of a seat stands that comes to a place, or stays there as the last."""
    witches = enumerate(shown.state.witches, start=1)
    return _spot(shown, code, sum(each.position == code for at, each in witches if at != seat))


def _spot(shown: Shown, code: str, index: int) -> Place:
    """Return where the hat that came as number `index` stands at a place."""
    (x, y), r, land = shown.village.places[code], shown.village.radius, shown.village.land
    dx, dy = _SEAT_SPOTS[index]
    half = hat_size(shown) / 2
    left, right = land.x + half, land.right - half
    return Place(min(max(x + dx * r, left), right), min(y + dy * r, land.bottom - half * 0.4))
