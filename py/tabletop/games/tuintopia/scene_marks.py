"""Marks in the garden: points, the latest moves, what one looks at, where a hint points."""

from __future__ import annotations

from functools import lru_cache

from tabletop.games.tuintopia.notation import Cover, Lay, Place, Turn
from tabletop.games.tuintopia.scene_card import Cut
from tabletop.games.tuintopia.scene_draft import HOUSE_REGION, LOOK_CARD
from tabletop.games.tuintopia.scene_ground import WINDOW, cell_box
from tabletop.games.tuintopia.scene_layout import house_slot, places_of
from tabletop.games.tuintopia.scene_shown import Shown
from tabletop.games.tuintopia.words import signed
from tabletop.scene.boxes import Box, around
from tabletop.scene.marks import edge, seat_mark
from tabletop.scene.papers import number
from tabletop.scene.shapes import CHIP, Circle, Icon, Node, Rect, Shapes


def box_of(view: Shown, cell: int) -> Box:
    """Return the box of the card on a cell; for the number after the last cell, of the house."""
    field, garden = view.places.field, view.state.variant.garden
    if cell == view.state.ground.house:
        slot = house_slot(field, garden)
        gap = field.across - field.cut.w
        return slot.inset(gap / 2, (field.down - field.cut.h) / 2)
    return cell_box(field, *places_of(garden)[cell])


def picked_cell(view: Shown) -> int:
    """Return the cell on which a card lies that is not played yet; -1 for none."""
    if isinstance(view.move, Place | Cover | Lay | Turn) and not view.pops:
        return view.state.ground.numbers[view.move.cell]
    return -1


@lru_cache(maxsize=256)
def points_disc(points: int, x: float, y: float, r: float) -> Shapes:
    """Return a disc with points and their sign: sun for a gain, white for none, danger for less."""
    fill = "sun" if points > 0 else "danger" if points < 0 else "white"
    mark = "white" if points < 0 else "print"
    return (
        Circle(x, y, r, fill=fill, stroke="white", width=1.5, shadow=CHIP),
        number(x, y, signed(points), max(13, r * 1.05), mark),
    )


def last_nodes(view: Shown) -> list[Node]:
    """Return a white dotted outline for each cell of the latest moves, and who made them."""
    cut, nodes = view.places.field.cut, []
    for cell, seat in view.last:
        if cell == picked_cell(view):
            continue
        box = box_of(view, cell)
        name = f"last-{view.state.ground.cells[cell]}"
        nodes.append(Node(name, _last_mark(seat, cut), box.cx, box.cy, window=WINDOW))
    return nodes


@lru_cache(maxsize=16)
def _last_mark(seat: int, cut: Cut) -> Shapes:
    box = around(0, 0, cut.w + 5, cut.h + 5)
    r = min(8.0, cut.tab * 0.55 + 1)
    x, y = -cut.w / 2 - 1, -cut.h / 2 - 1
    return (
        Rect(*box, r=min(11, cut.w * 0.15), stroke="white", width=2.4, dash=(2.5, 4)),
        Circle(x, y, r + 2, fill="white", shadow=CHIP),
        seat_mark(seat, x, y, r * 0.86),
    )


def gaze_nodes(view: Shown) -> tuple[Node, ...]:
    """Return the ring around the card that one looks at."""
    if not view.gaze.startswith(LOOK_CARD):
        return ()
    name = view.gaze.removeprefix(LOOK_CARD)
    ground = view.state.ground
    box = box_of(view, ground.house if name == HOUSE_REGION else ground.numbers[name])
    ring = edge(around(0, 0, box.w, box.h), min(10, view.places.field.cut.w * 0.13), 3)
    return (Node("gaze", ring, box.cx, box.cy, window=WINDOW),)


def hint_nodes(view: Shown) -> tuple[Node, ...]:
    """Return the lamp at the cell that a hint points at, while nothing else is picked."""
    move = view.hint
    if not isinstance(move, Place | Cover | Lay | Turn) or picked_cell(view) >= 0:
        return ()
    box = box_of(view, view.state.ground.numbers[move.cell])
    return (Node("hint", lamp(), box.right - 4, box.y + 4, window=WINDOW),)


def lamp() -> Shapes:
    """Return the disc with a lamp that says: here."""
    return (
        Circle(0, 0, 12, fill="sun", stroke="white", width=2, shadow=CHIP),
        Icon("light-bulb", 0, 0, 17, "print"),
    )
