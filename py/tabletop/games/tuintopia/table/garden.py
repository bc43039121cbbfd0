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
from tabletop.games.tuintopia.table.texts import about_in, cell_hint, cell_label
from tabletop.games.tuintopia.table.view_model import ViewModel
from tabletop.games.tuintopia.words import table as words
from tabletop.kit.parts import Part, drawn, thing
from tabletop.scene.boxes import around
from tabletop.scene.marks import edge, seat_mark
from tabletop.scene.regions import LAST
from tabletop.scene.shapes import CHIP, SHEET, Circle, Node, Path, Place, Rect, Shapes
from tabletop.scene.widgets import number


def garden_parts(model: ViewModel) -> tuple[Part, ...]:
    """Return the parts of the garden, from the paper up to the points."""
    places = model.places
    has_gusts = places.field.cut.compass and places.form.is_small
    soil = soil_shapes(places.field, model.state.variant.garden, has_gusts=has_gusts)
    return (
        drawn(Node("sheet", sheet_shapes(places)), Node("soil", soil, window=WINDOW)),
        _house(model),
        *(_cell(model, cell) for cell in range(len(model.state.ground.cells))),
        drawn(*_gaze(model), *_last(model), *_picked(model), *_badges(model), *_scored(model)),
    )


def _house(model: ViewModel) -> Part:
    field, ground = model.places.field, model.state.ground
    node = _node(model, "house", ground.house, face(HOUSE, field.cut))
    row, column = place_of(ground.house_cells[0])
    return thing(
        HOUSE_REGION, GARDEN, words.house(*ground.house_cells), field.slots[-1], node=node,
        row=row + 1, col=column + 1, hint=about_in(model, HOUSE), window=WINDOW,
    )  # fmt: skip


def _cell(model: ViewModel, cell: int) -> Part:
    """Return the region of a cell with its card, and with its ring and points if it is legal."""
    name = model.cell_name(cell)
    row, column = place_of(name)
    is_target = model.active and cell in model.targets
    return thing(
        name, GARDEN, cell_label(model, cell), model.places.field.slots[cell],
        may=None if model.state.open_cards[cell] >= 0 else is_target,
        chosen=cell == model.choice.cell, states=(LAST,) if cell in model.last else (),
        row=row + 1, col=column + 1, hint=cell_hint(model, cell), window=WINDOW,
        nodes=tuple(_lying(model, cell)),
    )  # fmt: skip


def _node(
    model: ViewModel, key: str, cell: int, shapes: Shapes, rise: float = 0, **more: Any
) -> Node:
    """Return a node centred on a cell or on the house, `rise` pixels higher."""
    box = model.places.field.card(cell)
    return Node(key, shapes, box.cx, box.cy - rise, window=WINDOW, **more)


def _lying(model: ViewModel, cell: int) -> Iterator[Node]:
    """Yield the card on a cell, unless the chosen move turns it, and the ring of a legal cell."""
    opened, closed = model.state.open_cards[cell], model.state.closed_cards[cell]
    if opened >= 0:
        shapes, owner = face(opened, model.places.field.cut), model.state.who[cell]
        yield _node(model, key_of(opened), cell, shapes, enter=model.places.seat(owner))
    elif closed != NONE and not (cell == model.picked_cell and isinstance(model.move, Turn)):
        yield closed_node(model, cell)
    if cell in model.targets and cell != model.picked_cell:
        on_closed, cut = closed != NONE, model.places.field.cut
        is_firm = _is_firm(model, cell, on_closed=on_closed)
        shapes = _target(model.targets[cell], is_firm, on_closed, cut)
        yield _node(model, f"lit-{model.cell_name(cell)}", cell, shapes)


def closed_node(model: ViewModel, cell: int, key: str = "") -> Node:
    """Return the node of a face-down card, with its picture in a pill if the viewer may know it.

    The node key reveals the card only in that case.
    """
    card, owner = model.state.closed_cards[cell], model.state.who[cell]
    shapes = back(model.places.field.cut, card)
    name = key or (f"closed-{model.cell_name(cell)}" if card == HIDDEN else key_of(card))
    return _node(model, name, cell, shapes, face=BACK, enter=model.places.seat(owner))


# -- legal cells and the chosen move -------------------------------------------------------------


def _is_firm(model: ViewModel, cell: int, *, on_closed: bool) -> bool:
    """Return whether a tap on the cell completes a move, which gives it a solid ring."""
    if model.choice.card >= 0:
        return not on_closed or not model.closing
    return on_closed and (model.closing or cell == model.choice.cell)


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


def _picked(model: ViewModel) -> Iterator[Node]:
    """Yield the card of the chosen move with a ring, or the ring of a cell chosen without one."""
    cut, cell = model.places.field.cut, model.picked_cell
    ring = edge(cut.box, cut.corner, 3.2, (9, 5))
    if cell >= 0:
        halo, card = Rect(*cut.box, r=cut.corner, fill="white", shadow=SHEET), _lifted(model, cell)
        yield card._replace(shapes=(halo, *card.shapes, *ring))
    elif model.choice.cell >= 0:
        yield _node(model, "picked", model.choice.cell, ring)


def _lifted(model: ViewModel, cell: int) -> Node:
    """Return the card of the chosen move, raised; one to be turned is face up if known."""
    cut, card = model.places.field.cut, model.choice.card
    lift = min(5, cut.h * 0.05)
    if isinstance(model.move, Lay):
        return _node(model, key_of(card), cell, back(cut, card), lift, face=BACK)
    if isinstance(model.move, Turn):
        card, lift = model.state.closed_cards[cell], 3
    if card >= 0:
        return _node(model, key_of(card), cell, face(card, cut), lift)
    r = min(cut.w, cut.h) * 0.27
    disc = Circle(0, 0, r, fill="white", stroke="sun", width=2, shadow=CHIP)
    shapes = (*back(cut, pale=True), disc, number(0, 0, "?", r * 1.2, "print"))
    return _node(model, f"closed-{model.cell_name(cell)}", cell, shapes, lift, face=BACK)


# -- marks ---------------------------------------------------------------------------------------


def _gaze(model: ViewModel) -> Iterator[Node]:
    """Yield the ring around the inspected card."""
    if model.looked >= 0:
        field = model.places.field
        box = field.card(model.looked)
        ring = edge(around(0, 0, box.w, box.h), field.cut.corner, 3)
        yield _node(model, "gaze", model.looked, ring)


def _last(model: ViewModel) -> Iterator[Node]:
    """Yield a white dotted outline with the mover's mark on each cell of the latest moves."""
    cut = model.places.field.cut
    r = min(8.0, cut.tab * 0.55 + 1, cut.w * (0.14 if cut.has_corners else 1))
    box, corner = cut.box.inset(-2.5), min(11, cut.w * 0.15)
    outline = Rect(*box, r=corner, stroke="white", width=2.4, dash=(2.5, 4))
    for cell, seat in model.last.items():
        if cell != model.picked_cell:
            x, y = _mover_spot(cut, is_open=model.state.open_cards[cell] >= 0)
            disc = Circle(x, y, r + 2, fill="white", shadow=CHIP)
            shapes = (outline, disc, seat_mark(seat, x, y, r * 0.86))
            yield _node(model, f"last-{model.cell_name(cell)}", cell, shapes)


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


def _badges(model: ViewModel) -> Iterator[Node]:
    """Yield the points with each neighbour of a preview, on the edge or corner that they share."""
    if model.priced is not None and model.score is None:
        for partner in model.priced.partners:
            yield _badge(model, model.priced.cell, partner)


def _badge(model: ViewModel, cell: int, partner: Partner) -> Node:
    field, (row, column) = model.places.field, place_of(partner.cell)
    here, there = field.slots[cell], field.grid[row][column]
    dx, dy = (there.cx - here.cx) / 2, (there.cy - here.cy) / 2
    stub = f"M0 0L{dx * 0.34:.1f} {dy * 0.34:.1f}"
    shapes = (
        Path(stub, stroke="white", width=6.5),
        Path(stub, stroke=_tone(partner.points), width=4),
        *_disc(partner.points, _badge_size(field.cut)),
    )
    strip = model.places.players[model.state.seat - 1]
    leaves = Place(strip.right - 30, strip.cy, 0.5, outside=True) if model.pops else None
    x, y = here.cx + dx, here.cy + dy
    return Node(f"badge-{partner.cell}", shapes, x, y, exit=leaves, window=WINDOW)


def _badge_size(cut: Cut) -> float:
    return min(max(min(cut.w, cut.h) * 0.16, 10), 15)


def _scored(model: ViewModel) -> Iterator[Node]:
    """Yield the points that each card has scored for the inspected seat (0: for all)."""
    state, cut = model.state, model.places.field.cut
    if model.score is None:
        return
    r = _badge_size(cut) * 1.15
    for cell, who in enumerate(state.who):
        if state.open_cards[cell] >= 0 and model.score in (0, who):
            shapes, rise = _disc(state.gains[cell].total, r), -clear_spot(cut, r)
            yield _node(model, f"points-{model.cell_name(cell)}", cell, shapes, rise)


def _tone(points: int) -> str:
    return "leaf2" if points > 0 else "danger" if points < 0 else "grey"


def _disc(points: int, r: float) -> Shapes:
    """Return a disc of radius `r` with the points of one card."""
    return (
        Circle(0, 0, r, fill=_tone(points), stroke="white", width=2, shadow=CHIP),
        number(0, 0, signed(points), max(13, r * 0.95), "white"),
    )
