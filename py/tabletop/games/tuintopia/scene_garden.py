"""The garden behind its window: open and closed cards, what is lit and picked, the last moves."""

from __future__ import annotations

from functools import lru_cache

from tabletop.games.tuintopia.cards import HOUSE
from tabletop.games.tuintopia.notation import Lay, Turn
from tabletop.games.tuintopia.scene_badges import badge_nodes
from tabletop.games.tuintopia.scene_card import Cut, back, face, peek
from tabletop.games.tuintopia.scene_ground import (
    WINDOW,
    key_of,
    sheet_shapes,
    soil_shapes,
)
from tabletop.games.tuintopia.scene_marks import (
    box_of,
    gaze_nodes,
    hint_nodes,
    last_nodes,
    picked_cell,
    points_disc,
)
from tabletop.games.tuintopia.scene_shown import Shown, Target
from tabletop.games.tuintopia.state import HIDDEN
from tabletop.scene.boxes import around
from tabletop.scene.marks import edge
from tabletop.scene.papers import number
from tabletop.scene.shapes import CHIP, SHEET, Circle, Node, Rect, Shapes
from tabletop.scene.shapes import Place as Spot

BACK = "back"
"""The face of a card that lies closed; that of an open one is ""."""


def garden_nodes(view: Shown) -> tuple[Node, ...]:
    """Return the sheet and all that lies in the garden, what lies highest last."""
    variant, field = view.state.variant, view.places.field
    soil = soil_shapes(field, variant.garden, zones=variant.zones)
    return (
        Node("sheet", sheet_shapes(view.places, has_weather=view.is_leveled)),
        Node("soil", soil, window=WINDOW),
        *_lit(view, on_closed=False),
        _house(view),
        *_cards(view),
        *_lit(view, on_closed=True),
        *gaze_nodes(view),
        *last_nodes(view),
        *hint_nodes(view),
        *_picked(view),
        *badge_nodes(view),
    )


def _house(view: Shown) -> Node:
    box = box_of(view, view.state.ground.house)
    return Node("house", face(HOUSE, view.places.field.cut), box.cx, box.cy, window=WINDOW)


def _cards(view: Shown) -> list[Node]:
    """Return the cards of all cells but the one whose picture is in `picked`."""
    state, nodes = view.state, []
    moved = picked_cell(view)
    for cell, (opened, closed) in enumerate(
        zip(state.open_cards[:-1], state.closed_cards, strict=True)
    ):
        if opened >= 0:
            nodes.append(open_node(view, cell, opened))
        elif closed != -1 and not (cell == moved and isinstance(view.move, Turn)):
            nodes.append(closed_node(view, cell, closed))
    return nodes


def open_node(view: Shown, cell: int, card: int) -> Node:
    """Return a card that lies open on a cell; a new one comes from whoever moved."""
    box = box_of(view, cell)
    shapes = face(card, view.places.field.cut)
    return Node(key_of(card), shapes, box.cx, box.cy, enter=_from_seat(view, cell), window=WINDOW)


def closed_node(view: Shown, cell: int, card: int, key: str = "") -> Node:
    """Return a closed card; whoever may look at it sees a pill with its picture.

    Its key tells the card only where the viewer knows it.
    """
    box, cut = box_of(view, cell), view.places.field.cut
    shapes = back(cut)
    if card != HIDDEN:
        shapes = _peeked(card, cut)
    name = key or (f"closed-{view.state.ground.cells[cell]}" if card == HIDDEN else key_of(card))
    return Node(
        name, shapes, box.cx, box.cy, face=BACK, enter=_from_seat(view, cell), window=WINDOW
    )


@lru_cache(maxsize=256)
def _peeked(card: int, cut: Cut) -> Shapes:
    return (*back(cut), *peek(card, cut))


def _from_seat(view: Shown, cell: int) -> Spot | None:
    """Return where the card on a cell has come from: the row of the player who laid it."""
    seat = view.state.who[cell]
    if not seat:
        return None
    box = view.places.players[seat - 1]
    return Spot(box.cx, box.cy, 0.4, outside=True)


# -- what can be tapped, and what is picked ------------------------------------------------------


def _lit(view: Shown, *, on_closed: bool) -> list[Node]:
    """Return a ring for each cell that may be tapped, and the points it would bring."""
    state, cut, moved = view.state, view.places.field.cut, picked_cell(view)
    nodes = []
    for target in view.targets:
        if bool(state.closed >> target.cell & 1) != on_closed or target.cell == moved:
            continue
        box = box_of(view, target.cell)
        name = f"lit-{state.ground.cells[target.cell]}"
        shapes = _target(target.points, _is_firm(view, target), on_closed, cut)
        nodes.append(Node(name, shapes, box.cx, box.cy, window=WINDOW))
    return nodes


def _is_firm(view: Shown, target: Target) -> bool:
    """Return whether a tap there completes a move, so that its ring is strong."""
    is_closed = view.state.closed >> target.cell & 1
    if view.choice.card >= 0:
        return not is_closed or not view.closing
    return bool(is_closed) and (view.closing or target.cell == view.choice.cell)


@lru_cache(maxsize=128)
def _target(points: int | None, is_firm: bool, on_closed: bool, cut: Cut) -> Shapes:
    box = around(0, 0, cut.w, cut.h).inset(1.5)
    r = min(9, cut.w * 0.12)
    if not is_firm:
        return (Rect(*box, r=r, stroke="sun", width=2.4, dash=(6, 5)),)
    glow = () if on_closed else (Rect(*box, r=r, fill="sun", opacity=0.2),)
    ring = edge(box, r, 3)
    if points is None:
        return (*glow, *ring)
    size = min(cut.w, cut.h) * 0.27
    return (*glow, *ring, *points_disc(points, 0, cut.h * 0.12 if on_closed else 0, size))


def _picked(view: Shown) -> tuple[Node, ...]:
    """Return the card that would be played, lifted on its cell."""
    cell = picked_cell(view)
    if cell < 0:
        return ()
    box, cut = box_of(view, cell), view.places.field.cut
    lift = min(5, cut.h * 0.05)
    card = view.choice.card
    if isinstance(view.move, Turn):
        return _to_turn(view, cell)
    is_laid = isinstance(view.move, Lay)
    shapes = _lifted(card, cut, is_laid)
    return (
        Node(
            key_of(card), shapes, box.cx, box.cy - lift, face=BACK if is_laid else "",
            window=WINDOW,
        ),
    )  # fmt: skip


@lru_cache(maxsize=64)
def _lifted(card: int, cut: Cut, is_laid: bool) -> Shapes:
    return (*_halo(cut), *(_peeked(card, cut) if is_laid else face(card, cut)), *_ringed(cut))


def _halo(cut: Cut) -> Shapes:
    box = around(0, 0, cut.w, cut.h)
    return (Rect(*box, r=min(10, cut.w * 0.13), fill="white", shadow=SHEET),)


def _ringed(cut: Cut) -> Shapes:
    box = around(0, 0, cut.w, cut.h)
    return edge(box, min(10, cut.w * 0.13), 3.2, (9, 5))


def _to_turn(view: Shown, cell: int) -> tuple[Node, ...]:
    """Return the closed card that would be turned, under the ring, with its face if it is known."""
    box, cut = box_of(view, cell), view.places.field.cut
    card = view.state.closed_cards[cell]
    if card == HIDDEN:
        name = f"closed-{view.state.ground.cells[cell]}"
        shapes = (*_halo(cut), *back(cut, pale=True), *_question(cut), *_ringed(cut))
        return (Node(name, shapes, box.cx, box.cy - 3, face=BACK, window=WINDOW),)
    shapes = (*_halo(cut), *face(card, cut), *_ringed(cut))
    return (Node(key_of(card), shapes, box.cx, box.cy - 3, window=WINDOW),)


def _question(cut: Cut) -> Shapes:
    r = min(cut.w, cut.h) * 0.27
    return (
        Circle(0, 0, r, fill="white", stroke="sun", width=2, shadow=CHIP),
        number(0, 0, "?", r * 1.2, "print"),
    )
