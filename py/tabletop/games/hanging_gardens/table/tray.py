"""What is in stock and what may be done: the strip above the garden, the tray, the big button."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.games.hanging_gardens.rules.garden import COLOURS, Garden
from tabletop.games.hanging_gardens.rules.state import ACTIONS_A_TURN
from tabletop.games.hanging_gardens.table import telling
from tabletop.games.hanging_gardens.table.choice import GO as BUTTON
from tabletop.games.hanging_gardens.table.draft import is_usable
from tabletop.games.hanging_gardens.table.layout import PIECES
from tabletop.games.hanging_gardens.table.pieces import bed, gazebo, small_tile
from tabletop.games.hanging_gardens.table.shown import Shown
from tabletop.kit.buttons import Button, button_parts
from tabletop.kit.parts import Part, drawn, told
from tabletop.kit.tray import Piece, in_slots, round_piece, tray_paper
from tabletop.scene.boxes import Box, around
from tabletop.scene.measure import baseline
from tabletop.scene.papers import GO, IDLE, number
from tabletop.scene.shapes import CHIP, Circle, Icon, Node, Rect, Shapes, Text

STOCK = "stock"


# Above the garden.


def head_parts(shown: Shown) -> Iterator[Part]:
    """Yield the sunken table and the strip at the window."""
    places = shown.layout
    yield drawn(Node("table", (Rect(*places.board, r=20, fill="table2"),)))
    head = (Node("head", _head(shown)),) if places.head.h else ()
    yield told("stock", telling.stock_note(shown), places.board, *head)


def _head(shown: Shown) -> Shapes:
    """Return which action is due and how many pieces are left."""
    places = shown.layout
    box, due = places.head, shown.state.action if shown.mover else 0
    x, y = (box.cx - 16, box.y + 14) if places.is_lying else (box.x + 21, box.cy)
    actions = [_action(x + at * 32, y, at + 1, due) for at in range(ACTIONS_A_TURN if due else 0)]
    shapes = tuple(shape for each in actions for shape in each)
    if places.is_lying:
        text = telling.head_text(shown, box.w)
        told = Text(box.cx, box.y + 49, text, 15, "ontable", weight=700, align="middle", fit=box.w)
        return (*shapes, told)
    left = box.x + 8 + (70 if due else 0)
    fit = places.map.x - 16 - left
    text = telling.head_text(shown, fit)
    return (
        *shapes,
        Text(left, baseline(box.cy, 15), text, 15, "ontable", weight=700, fit=fit),
    )


def _action(x: float, y: float, nth: int, due: int) -> Shapes:
    """Return an action of the turn: sun when it is due, ticked when it is done."""
    if nth < due:
        disc = Circle(x, y, 13, "ontable", opacity=0.3)
        return (disc, Icon("check-mark", x, y, 15, "ontable"))
    if nth == due:
        return (Circle(x, y, 13, "sun", shadow=CHIP), number(x, y, str(nth), 17, "print"))
    disc = Circle(x, y, 12, stroke="ontable", width=1.6, opacity=0.6)
    return (disc, number(x, y, str(nth), 16, "ontable"))


# Below it.


def tray_parts(shown: Shown) -> tuple[Part, ...]:
    """Return the tray with lines between tiles, beds and gazebo, and its pieces."""
    boxes = shown.layout.slots
    paper = tray_paper(shown.layout.tray, (boxes[2].x, boxes[-1].x))
    return (paper, *in_slots([_piece(shown, each) for each in PIECES], boxes, STOCK))


def _piece(shown: Shown, piece: str) -> Piece:
    """Return a piece of the tray, its name, and how many are left."""
    usable = shown.mover > 0 and is_usable(shown.state, piece)
    return Piece(
        piece,
        telling.piece_label(shown, piece),
        *_drawing(shown, piece),
        name=telling.short_piece(shown, piece),
        figure=_count_left(shown.garden, piece),
        may=shown.active and usable,
        chosen=shown.choice.piece == piece,
        is_pale=not usable,
        drags=shown.active and usable,
        key=f"piece-{piece}",
    )


def _drawing(shown: Shown, piece: str) -> tuple[Shapes, Box, float]:
    """Return the drawing of a piece, its edge, and the radius of its corners."""
    if piece in ("T", "S"):
        below = Rect(-21, -21, 48, 48, 7, "propdark" if piece == "S" else "tieredge", shadow=CHIP)
        return (below, *small_tile(piece, 0, 0, 48)), around(0, 0, 50), 9
    if piece == "G":
        return gazebo(shown.state.seat or shown.home), *round_piece(22)
    return bed(piece[1]), *round_piece(17)


def _count_left(garden: Garden, piece: str) -> str:
    """Return how many of a piece are in stock, "" where that is not counted."""
    if piece in ("T", "S"):
        return str(garden.pile or "")
    return "" if piece == "G" else str(garden.coins[COLOURS.index(piece[1])])


def go_parts(shown: Shown) -> tuple[Part, ...]:
    """Return the big button."""
    ready = shown.move is not None or shown.must_pass
    button = Button(
        BUTTON,
        telling.button_label(shown),
        below=_change(shown) if shown.move else telling.left_below(shown),
        tone=GO if ready else IDLE,
        said=telling.button_told(shown),
    )
    return button_parts([button], [shown.layout.go])


def _change(shown: Shown) -> str:
    """Return how the total of the mover would change, "" where it would not."""
    now, then = shown.points_of(shown.mover)
    return f"{now} → {then}" if now != then else ""
