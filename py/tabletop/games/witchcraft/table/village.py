"""The village: its land, paths and seven spaces, and the hats on them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from tabletop.core.language import t
from tabletop.games.witchcraft.rules.board import INN, SPACES, TOWNHALL
from tabletop.games.witchcraft.rules.legality import is_closed
from tabletop.games.witchcraft.rules.state import Witch
from tabletop.games.witchcraft.table.art import PLACE_COLOURS, PLACE_ICONS, chip, planks
from tabletop.games.witchcraft.table.draft import PLACES
from tabletop.games.witchcraft.table.land import ground
from tabletop.games.witchcraft.table.layout import village_in
from tabletop.games.witchcraft.table.spell import seal
from tabletop.games.witchcraft.table.texts import place_hint, place_label
from tabletop.games.witchcraft.table.view_model import ViewModel
from tabletop.games.witchcraft.words.names import space_name
from tabletop.games.witchcraft.words.table import LATER_ON
from tabletop.kit.parts import Part, drawn, thing
from tabletop.scene.boxes import Box, around, hull, touchable
from tabletop.scene.marks import GHOST, disc, hat, last_leaf, ring
from tabletop.scene.outlines import ring_of_points
from tabletop.scene.regions import LAST
from tabletop.scene.shapes import CHIP, PIECE, Circle, Icon, Node, Place, Shapes, joined
from tabletop.scene.widgets import badge_box, pill

_SEAT_SPOTS = ((1.2, 0.56), (-1.2, 0.56), (0.44, 0.62), (-0.44, 0.62), (1.5, 0.1), (-1.5, 0.1))
"""Offsets of hats from the centre of their space, in radii, in the order used. The first covers no
sign of what the space gives, and none covers its name."""

_GIFTS = tuple(ring_of_points(16, 1.1)[at] for at in range(-3, 2))
"""Offsets of the five resources of the Inn from its centre, in radii."""


def village_parts(model: ViewModel) -> tuple[Part, ...]:
    """Return the village with its spaces."""
    village, names = model.village, tuple(_written(model, code) for code in SPACES)
    others = (village.event, village.inn) if model.inn else (village.event,)
    boxes = _boxes(village.board, names, tuple(map(touchable, others)))
    places = zip(SPACES, names, boxes, strict=True)
    return (
        drawn(Node("village", ground(village.board))),
        *(_place(model, *each, col) for col, each in enumerate(places, start=1)),
    )


def _place(model: ViewModel, code: str, name: str, box: Box, col: int) -> Part:
    """Return the region of a space."""
    picked, may = model.active and model.choice.place == code, model.may(code)
    shut, is_last = is_closed(model.state, code), code in model.visited
    r = model.village.radius
    look = _drawn(code, name, r, shut=shut, picked=picked, lit=may, is_last=is_last)
    return thing(
        code,
        PLACES,
        place_label(model, code),
        box,
        node=Node(code, look, *model.village.places[code]),
        may=may,
        chosen=picked,
        states=(LAST,) if is_last else (),
        col=col,
        hint=place_hint(model, code),
    )


def _written(model: ViewModel, code: str) -> str:
    """Return the label below a space: its name, and for the Inn in round 1 when it opens.

    The opening is shortened or left out where the label would touch that of the Swamp.
    """
    name, village = space_name(code), model.village
    if code != INN or model.state.round > 1:
        return name
    swamp = _label_box(space_name("Sw"), village.radius).w
    apart = village.places[INN][0] - village.places["Sw"][0]
    ways = [t(each, space=name) for each in LATER_ON]
    wide = {each: _label_box(each, village.radius).w for each in ways}
    return next((each for each in ways if (wide[each] + swamp) / 2 + 4 <= apart), name)


@lru_cache(maxsize=64)  # saves 0.05 ms of 0.6 at each tap, and at each step of a move
def _drawn(
    code: str, name: str, r: float, *, shut: bool, picked: bool, lit: bool, is_last: bool
) -> Shapes:
    """Return a space, centred on the origin: disc, ring, gifts and name."""
    colours = ("sun", "print", "") if picked else ("sheet", "ink", "")
    y, size = _label_box(name, r).cy, _label_size(r)
    return (
        *(ring(0, 0, r + 4, 6 if picked else 3) if picked or lit else ()),
        *_disc(code, r, shut=shut),
        *_gifts(code, r, shut=shut),
        *pill(0, y, name, colours, size=size, shadow=CHIP),
        *(last_leaf(r * 0.78, -r * 0.78, max(16, r * 0.5)) if is_last else ()),
    )


def _disc(code: str, r: float, *, shut: bool) -> Shapes:
    colour = PLACE_COLOURS[code]
    sign = Icon(PLACE_ICONS[code], 0, -r * 0.05, r * 1.2, colour)
    if shut:
        stone = Circle(0, 0, r, fill="stone", shadow=CHIP)
        return (stone, sign._replace(fill="print", opacity=0.45), *planks(0, 0, r))
    rim = Circle(0, 0, r * 0.885, stroke=colour, width=max(1.6, r * 0.06))
    return (Circle(0, 0, r, fill="white", shadow=PIECE), rim, sign)


def _gifts(code: str, r: float, *, shut: bool) -> Shapes:
    """Return the sign of what a space gives, or a padlock if it is closed."""
    x, y, size = -r * 0.74, -r * 0.72, max(8.5, r * 0.31)
    if shut:
        return disc(x, y, size, "padlock", "night", "white", CHIP)
    if code == TOWNHALL:
        return seal(-1, max(13, size * 0.9), x, y)
    if code == INN:
        spots = enumerate(_GIFTS)
        return joined(chip(kind, dx * r, dy * r, size * 0.75) for kind, (dx, dy) in spots)
    return chip(SPACES[code].index(1), x, y, size)


def _label_box(name: str, r: float, x: float = 0, y: float = 0) -> Box:
    """Return the box of the name of a space with radius `r`, centred at (x, y)."""
    size = _label_size(r)
    return badge_box(x, y + r + size * 0.34, name, size=size)


def _label_size(r: float) -> float:
    return max(13.0, min(17.0, r * 0.42))


@lru_cache(maxsize=8)  # saves 0.06 ms of 0.6 at each tap
def _boxes(board: Box, names: tuple[str, ...], others: tuple[Box, ...]) -> tuple[Box, ...]:
    """Return the region of each space: its disc and name, so that a focus ring crosses neither.

    If that overlaps another region, it is the disc alone.
    """
    village = village_in(board)
    r = village.radius
    discs = [around(*village.places[code], 2 * r + 8) for code in SPACES]
    labels = (_label_box(name, r, *at.middle) for name, at in zip(names, discs, strict=True))
    both = [hull([at, label.inset(-2)]) for at, label in zip(discs, labels, strict=True)]
    taken = (*others, *both)
    return tuple(
        alone if any(_overlap(named, each) for each in taken if each is not named) else named
        for alone, named in zip(discs, both, strict=True)
    )


def _overlap(one: Box, other: Box) -> bool:
    across = one.x < other.right and other.x < one.right
    return across and one.y < other.bottom and other.y < one.bottom


# -- hats ----------------------------------------------------------------------------------------


def hat_nodes(model: ViewModel) -> tuple[Node, ...]:
    """Return the hats on their spaces, and a ghost at the picked space."""
    size, code = hat_size(model), model.choice.place
    standing = tuple(
        Node(f"hat-{seat}", hat(seat, 0, 0, size), *spot)
        for seat, spot in hat_places(model).items()
    )
    if not (model.active and code) or model.witch(model.mover).position == code:
        return standing
    spot = next_spot(model, model.mover, code)
    return (*standing, Node("hat-ghost", hat(model.mover, 0, 0, size), *spot, opacity=GHOST))


def hat_size(model: ViewModel) -> float:
    """Return the width of a hat in the village, in pixels."""
    return max(26.0, model.village.radius * 1.02)


def hat_places(model: ViewModel) -> dict[int, Place]:
    """Return the place of the hat of each seat that has moved, in the order of seats."""
    witches = model.state.witches
    return {
        seat: _spot(model, witch.position, witches[: seat - 1])
        for seat, witch in enumerate(witches, start=1)
        if witch.position
    }


def next_spot(model: ViewModel, seat: int, code: str) -> Place:
    """Return the place of a seat's hat if it goes to a space or stays, after all other hats."""
    witches = model.state.witches
    return _spot(model, code, witches[: seat - 1] + witches[seat:])


def _spot(model: ViewModel, code: str, before: Sequence[Witch]) -> Place:
    """Return the place of a hat at a space, clear of the hats of the witches `before` it."""
    (x, y), r, land = model.village.places[code], model.village.radius, model.village.land
    dx, dy = _SEAT_SPOTS[sum(each.position == code for each in before)]
    half = hat_size(model) / 2
    left, right = land.x + half, land.right - half
    return Place(min(max(x + dx * r, left), right), min(y + dy * r, land.bottom - half * 0.4))
