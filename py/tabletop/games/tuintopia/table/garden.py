"""Drawing of the garden: cards, legal cells, the chosen move, points and marks."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from tabletop.core.language import signed
from tabletop.games.tuintopia.rules.cards import HOUSE
from tabletop.games.tuintopia.rules.notation import Lay, Turn
from tabletop.games.tuintopia.rules.scoring import Partner
from tabletop.games.tuintopia.rules.state import HIDDEN, NONE
from tabletop.games.tuintopia.table.card import (
    BACK,
    Cut,
    back,
    clear_spot,
    face,
    key_of,
)
from tabletop.games.tuintopia.table.draft import GARDEN, HOUSE_REGION
from tabletop.games.tuintopia.table.ground import WINDOW, sheet_shapes, soil_shapes
from tabletop.games.tuintopia.table.layout import place_of
from tabletop.games.tuintopia.table.pictures import points_disc
from tabletop.games.tuintopia.table.saying import about_in, cell_hint, cell_label
from tabletop.games.tuintopia.table.shown import Shown
from tabletop.games.tuintopia.words import table as words
from tabletop.kit.parts import Part, drawn, thing
from tabletop.scene.boxes import around
from tabletop.scene.marks import edge, seat_mark
from tabletop.scene.papers import number
from tabletop.scene.regions import LAST
from tabletop.scene.shapes import CHIP, SHEET, Circle, Node, Path, Place, Rect, Shapes


def garden_parts(shown: Shown) -> tuple[Part, ...]:
    """Return the parts of the garden, from the paper up to the points."""
    places = shown.places
    has_gusts = places.field.cut.compass and places.form.is_small
    soil = soil_shapes(places.field, shown.state.variant.garden, has_gusts=has_gusts)
    return (
        drawn(Node("sheet", sheet_shapes(places)), Node("soil", soil, window=WINDOW)),
        _house(shown),
        *(_cell(shown, cell) for cell in range(len(shown.state.ground.cells))),
        drawn(*_gaze(shown), *_last(shown), *_picked(shown), *_badges(shown), *_scored(shown)),
    )


def _house(shown: Shown) -> Part:
    field, ground = shown.places.field, shown.state.ground
    node = _node(shown, "house", ground.house, face(HOUSE, field.cut))
    row, column = place_of(ground.house_cells[0])
    return thing(
        HOUSE_REGION, GARDEN, words.house(*ground.house_cells), field.slots[-1], node=node,
        row=row + 1, col=column + 1, hint=about_in(shown, HOUSE), window=WINDOW,
    )  # fmt: skip


def _cell(shown: Shown, cell: int) -> Part:
    """Return the region of a cell with its card, and with its ring and points if it is legal."""
    name = shown.cell_name(cell)
    row, column = place_of(name)
    is_target = shown.active and cell in shown.targets
    return thing(
        name, GARDEN, cell_label(shown, cell), shown.places.field.slots[cell],
        may=None if shown.state.open_cards[cell] >= 0 else is_target,
        chosen=cell == shown.choice.cell, states=(LAST,) if cell in shown.last else (),
        row=row + 1, col=column + 1, hint=cell_hint(shown, cell), window=WINDOW,
        nodes=tuple(_lying(shown, cell)),
    )  # fmt: skip


def _node(shown: Shown, key: str, cell: int, shapes: Shapes, rise: float = 0, **more: Any) -> Node:
    """Return a node centred on a cell or on the house, `rise` pixels higher."""
    box = shown.places.field.card(cell)
    return Node(key, shapes, box.cx, box.cy - rise, window=WINDOW, **more)


def _lying(shown: Shown, cell: int) -> Iterator[Node]:
    """Yield the card on a cell, unless the chosen move turns it, and the ring of a legal cell."""
    opened, closed = shown.state.open_cards[cell], shown.state.closed_cards[cell]
    if opened >= 0:
        shapes, owner = face(opened, shown.places.field.cut), shown.state.who[cell]
        yield _node(shown, key_of(opened), cell, shapes, enter=shown.places.seat(owner))
    elif closed != NONE and not (cell == shown.picked_cell and isinstance(shown.move, Turn)):
        yield closed_node(shown, cell)
    if cell in shown.targets and cell != shown.picked_cell:
        on_closed, cut = closed != NONE, shown.places.field.cut
        is_firm = _is_firm(shown, cell, on_closed=on_closed)
        shapes = _target(shown.targets[cell], is_firm, on_closed, cut)
        yield _node(shown, f"lit-{shown.cell_name(cell)}", cell, shapes)


def closed_node(shown: Shown, cell: int, key: str = "") -> Node:
    """Return the node of a face-down card, with its picture in a pill if the viewer may know it.

    The node key reveals the card only in that case.
    """
    card, owner = shown.state.closed_cards[cell], shown.state.who[cell]
    shapes = back(shown.places.field.cut, card)
    name = key or (f"closed-{shown.cell_name(cell)}" if card == HIDDEN else key_of(card))
    return _node(shown, name, cell, shapes, face=BACK, enter=shown.places.seat(owner))


# -- legal cells and the chosen move -------------------------------------------------------------


def _is_firm(shown: Shown, cell: int, *, on_closed: bool) -> bool:
    """Return whether a tap on the cell completes a move, which gives it a solid ring."""
    if shown.choice.card >= 0:
        return not on_closed or not shown.closing
    return on_closed and (shown.closing or cell == shown.choice.cell)


@lru_cache(maxsize=128)  # brings a scene from 0.9 ms to 0.8 ms
def _target(points: int | None, is_firm: bool, on_closed: bool, cut: Cut) -> Shapes:
    box = cut.box.inset(1.5)
    r = min(9, cut.w * 0.12)
    if not is_firm:
        return (Rect(*box, r=r, stroke="sun", width=2.4, dash=(6, 5)),)
    glow = () if on_closed else (Rect(*box, r=r, fill="sun", opacity=0.2),)
    ring = (*glow, *edge(box, r, 3))
    if points is None:
        return ring
    size = min(cut.w, cut.h) * 0.27
    return (*ring, *points_disc(points, 0, cut.h * 0.12 if on_closed else 0, size))


def _picked(shown: Shown) -> Iterator[Node]:
    """Yield the card of the chosen move with a ring, or the ring of a cell chosen without one."""
    cut, cell = shown.places.field.cut, shown.picked_cell
    ring = edge(cut.box, cut.corner, 3.2, (9, 5))
    if cell >= 0:
        halo, card = Rect(*cut.box, r=cut.corner, fill="white", shadow=SHEET), _lifted(shown, cell)
        yield card._replace(shapes=(halo, *card.shapes, *ring))
    elif shown.choice.cell >= 0:
        yield _node(shown, "picked", shown.choice.cell, ring)


def _lifted(shown: Shown, cell: int) -> Node:
    """Return the card of the chosen move, raised; one to be turned is face up if known."""
    cut, card = shown.places.field.cut, shown.choice.card
    lift = min(5, cut.h * 0.05)
    if isinstance(shown.move, Lay):
        return _node(shown, key_of(card), cell, back(cut, card), lift, face=BACK)
    if isinstance(shown.move, Turn):
        card, lift = shown.state.closed_cards[cell], 3
    if card >= 0:
        return _node(shown, key_of(card), cell, face(card, cut), lift)
    r = min(cut.w, cut.h) * 0.27
    disc = Circle(0, 0, r, fill="white", stroke="sun", width=2, shadow=CHIP)
    shapes = (*back(cut, pale=True), disc, number(0, 0, "?", r * 1.2, "print"))
    return _node(shown, f"closed-{shown.cell_name(cell)}", cell, shapes, lift, face=BACK)


# -- marks ---------------------------------------------------------------------------------------


def _gaze(shown: Shown) -> Iterator[Node]:
    """Yield the ring around the inspected card."""
    if shown.looked >= 0:
        field = shown.places.field
        box = field.card(shown.looked)
        ring = edge(around(0, 0, box.w, box.h), field.cut.corner, 3)
        yield _node(shown, "gaze", shown.looked, ring)


def _last(shown: Shown) -> Iterator[Node]:
    """Yield a white dotted outline with the mover's mark on each cell of the latest moves."""
    cut = shown.places.field.cut
    r = min(8.0, cut.tab * 0.55 + 1, cut.w * (0.14 if cut.has_corners else 1))
    box, corner = cut.box.inset(-2.5), min(11, cut.w * 0.15)
    outline = Rect(*box, r=corner, stroke="white", width=2.4, dash=(2.5, 4))
    for cell, seat in shown.last.items():
        if cell != shown.picked_cell:
            x, y = _mover_spot(cut, is_open=shown.state.open_cards[cell] >= 0)
            disc = Circle(x, y, r + 2, fill="white", shadow=CHIP)
            shapes = (outline, disc, seat_mark(seat, x, y, r * 0.86))
            yield _node(shown, f"last-{shown.cell_name(cell)}", cell, shapes)


def _mover_spot(cut: Cut, *, is_open: bool) -> tuple[float, float]:
    """Return the (x, y) of a mover's mark: the upper left corner, or a place clear of the tabs.

    It leaves the pill of a face-down card visible, and picture, zone and height of a face-up card.
    """
    if not cut.compass:
        return -cut.w / 2 - 1, -cut.h / 2 - 1
    if not is_open:
        return 0, cut.h / 2 - 4
    below = cut.h / 2 + (5 if cut.is_named else 2)
    return 0, below if cut.has_corners else 4 - cut.h / 2


# -- points --------------------------------------------------------------------------------------


def _badges(shown: Shown) -> Iterator[Node]:
    """Yield the points with each neighbour of a preview, on the edge or corner that they share."""
    if shown.priced is not None and shown.score is None:
        for partner in shown.priced.partners:
            yield _badge(shown, shown.priced.cell, partner)


def _badge(shown: Shown, cell: int, partner: Partner) -> Node:
    field, (row, column) = shown.places.field, place_of(partner.cell)
    here, there = field.slots[cell], field.grid[row][column]
    dx, dy = (there.cx - here.cx) / 2, (there.cy - here.cy) / 2
    stub = f"M0 0L{dx * 0.34:.1f} {dy * 0.34:.1f}"
    shapes = (
        Path(stub, stroke="white", width=6.5),
        Path(stub, stroke=_tone(partner.points), width=4),
        *_disc(partner.points, _badge_size(field.cut)),
    )
    strip = shown.places.players[shown.state.seat - 1]
    leaves = Place(strip.right - 30, strip.cy, 0.5, outside=True) if shown.pops else None
    x, y = here.cx + dx, here.cy + dy
    return Node(f"badge-{partner.cell}", shapes, x, y, exit=leaves, window=WINDOW)


def _badge_size(cut: Cut) -> float:
    return min(max(min(cut.w, cut.h) * 0.16, 10), 15)


def _scored(shown: Shown) -> Iterator[Node]:
    """Yield the points that each card has scored for the inspected seat (0: for all)."""
    state, cut = shown.state, shown.places.field.cut
    if shown.score is None:
        return
    r = _badge_size(cut) * 1.15
    for cell, who in enumerate(state.who):
        if state.open_cards[cell] >= 0 and shown.score in (0, who):
            shapes, rise = _disc(state.gains[cell].total, r), -clear_spot(cut, r)
            yield _node(shown, f"points-{shown.cell_name(cell)}", cell, shapes, rise)


def _tone(points: int) -> str:
    return "leaf2" if points > 0 else "danger" if points < 0 else "grey"


def _disc(points: int, r: float) -> Shapes:
    """Return a disc of radius `r` with the points of one card."""
    return (
        Circle(0, 0, r, fill=_tone(points), stroke="white", width=2, shadow=CHIP),
        number(0, 0, signed(points), max(13, r * 0.95), "white"),
    )
