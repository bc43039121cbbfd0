"""What is in stock and what may be done: the strip above the garden, the tray, the big button."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.language import t
from tabletop.games.hanging_gardens.rules.garden import COLOURS
from tabletop.games.hanging_gardens.rules.state import ACTIONS_A_TURN
from tabletop.games.hanging_gardens.table.choice import GO as BUTTON
from tabletop.games.hanging_gardens.table.draft import is_usable
from tabletop.games.hanging_gardens.table.layout import PIECES
from tabletop.games.hanging_gardens.table.pieces import bed, gazebo, small_tile
from tabletop.games.hanging_gardens.table.shown import Shown
from tabletop.games.hanging_gardens.table.telling import (
    button_label,
    button_told,
    head_text,
    piece_label,
    short_piece,
    stock_note,
)
from tabletop.games.hanging_gardens.table.world import WINDOW
from tabletop.games.hanging_gardens.words.table import CAMERAS
from tabletop.kit.buttons import Button, button_parts
from tabletop.kit.parts import Part, drawn, thing, told
from tabletop.scene.boxes import Box
from tabletop.scene.marks import OFF, edge, ring
from tabletop.scene.measure import baseline
from tabletop.scene.papers import GO, IDLE, number, rule, sheet, words
from tabletop.scene.shapes import CHIP, Circle, Icon, Node, Rect, Shapes, Text

STOCK, CAMERA = "stock", "camera"
_CAMERA_ICONS = {"farther": "minus", "closer": "plus", "whole": "expand"}
_LIFT = 7.0


# Above the garden.


def head_parts(shown: Shown) -> Iterator[Part]:
    """Yield the sunken table, the strip above the window, and the buttons that move the view."""
    places = shown.layout
    yield drawn(Node("table", (Rect(*places.board, r=20, fill="table2"),)))
    yield told("stock", stock_note(shown), places.head, Node("head", _head(shown)))
    kinds = tuple(_CAMERA_ICONS)[-len(places.cameras) :]
    for col, (kind, box) in enumerate(zip(kinds, places.cameras, strict=True), start=1):
        shapes = (
            Circle(0, 0, 20, "sheet", shadow=CHIP),
            Icon(_CAMERA_ICONS[kind], 0, 0, 20, "ink"),
        )
        node = Node(f"camera-{kind}", shapes, box.cx, box.cy)
        yield thing(node.key, CAMERA, t(CAMERAS[kind]), box, node=node, col=col, camera=kind,
                    of=WINDOW)  # fmt: skip


def _head(shown: Shown) -> Shapes:
    """Return which action is due, how many pieces are left, and when something must be built."""
    box = shown.layout.head
    left, room = box.x + 8, shown.layout.map.x - box.x - 16
    shapes: Shapes = ()
    if shown.mover:
        for nth in range(1, ACTIONS_A_TURN + 1):
            shapes += _action(left + 13 + (nth - 1) * 32, box.cy, nth, shown.state.action)
        left += 32 * ACTIONS_A_TURN + 6
    text = head_text(shown, wide=room > 300)
    fit = box.x + room - left
    return (*shapes, Text(left, baseline(box.cy, 15), text, 15, "ontable", weight=700, fit=fit))


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


def tray_parts(shown: Shown) -> Iterator[Part]:
    """Yield the tray with lines between tiles, beds and gazebo, and its pieces."""
    box, slots = shown.layout.tray, shown.layout.slots
    lines = [rule(slots[at].x, box.y + 12, box.h - 24, upright=True) for at in (2, len(slots) - 1)]
    yield drawn(Node("tray", (sheet(box, 16), *lines)))
    for col, (piece, slot) in enumerate(zip(PIECES, slots, strict=True), start=1):
        yield _piece(shown, piece, slot, col)


def _piece(shown: Shown, piece: str, slot: Box, col: int) -> Part:
    """Return a piece of the tray, its name where there is room, and how many are left."""
    usable = shown.mover > 0 and is_usable(shown.state, piece)
    may = shown.active and usable
    made = thing(
        piece, STOCK, piece_label(shown, piece), slot, may=may, col=col,
        chosen=shown.choice.piece == piece, drag=f"piece-{piece}" if may else None,
    )  # fmt: skip
    return made._replace(nodes=tuple(_piece_nodes(shown, piece, slot, is_off=not usable)))


def _piece_nodes(shown: Shown, piece: str, slot: Box, *, is_off: bool) -> Iterator[Node]:
    """Yield the drawings of a piece in its slot; the one in the hand is raised."""
    chosen, labelled = shown.choice.piece == piece, shown.layout.has_labels
    high = slot.h - 26 if labelled else slot.h
    size = min(high * 0.66, slot.w * 0.78, 62.0)
    y = slot.y + high / 2 + (3 if labelled else 0) - (_LIFT if chosen else 0)
    if chosen:
        yield Node("in-hand", _frame(piece, size), slot.cx, y)
    shapes, scale = _drawing(shown, piece, size)
    yield Node(f"piece-{piece}", shapes, slot.cx, y, scale, opacity=OFF if is_off else 1)
    left = _count_left(shown, piece)
    if left is not None:
        x = min(slot.cx + size * 0.42, slot.right - 11)
        disc = Circle(0, 0, 11, "night", "white", 1.4, shadow=CHIP)
        count = (disc, words(0, 0, str(left), 14, "white", bold=True))
        yield Node(f"left-{piece}", count, x, y - size * 0.4)
    if labelled:
        label = words(slot.cx, slot.bottom - 16, short_piece(shown, piece), 15, bold=chosen)
        fill = "ink2" if is_off else "ink"
        yield Node(f"name-{piece}", (label._replace(fill=fill, fit=slot.w - 2),))


def _drawing(shown: Shown, piece: str, size: float) -> tuple[Shapes, float]:
    """Return the drawing of a piece with the scale at which it is `size` wide."""
    if piece in ("T", "S"):
        return small_tile(piece, 48), size * 0.9 / 48
    if piece == "G":
        return gazebo(shown.state.seat or shown.home), size / 43
    return bed(piece[1]), size / 34


def _frame(piece: str, size: float) -> Shapes:
    """Return the sun edge around the piece in hand."""
    if piece in ("T", "S"):
        half = size * 0.45 + 2
        return edge(Box(-half, -half, 2 * half, 2 * half), 9, 4)
    return ring(0, 0, size / 2 + 2.5, 4)


def _count_left(shown: Shown, piece: str) -> int | None:
    """Return how many of a piece are in stock; None where that is not counted."""
    if piece == "G" or (piece == "S" and shown.garden.pile):
        return None
    if piece in ("T", "S"):
        return shown.garden.pile or None
    return shown.garden.coins[COLOURS.index(piece[1])]


def go_parts(shown: Shown) -> tuple[Part, ...]:
    """Return the big button."""
    ready = shown.move is not None or shown.must_pass
    button = Button(
        BUTTON,
        button_label(shown),
        below=_change(shown) if shown.move else "",
        tone=GO if ready else IDLE,
        said=button_told(shown),
    )
    return button_parts([button], [shown.layout.go])


def _change(shown: Shown) -> str:
    """Return how the total of the mover would change, "" where it would not."""
    now, then = shown.scores[shown.mover - 1], shown.scores_to_come[shown.mover - 1]
    return f"{now} → {then}" if now != then else ""
