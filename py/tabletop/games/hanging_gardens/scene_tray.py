"""What is in stock and what may be done: the strip above the garden, the tray, the big button."""

from __future__ import annotations

from functools import lru_cache

from tabletop.games.hanging_gardens.garden import COLOURS
from tabletop.games.hanging_gardens.scene_draft import why_not_piece
from tabletop.games.hanging_gardens.scene_layout import PIECES
from tabletop.games.hanging_gardens.scene_pieces import bed, gazebo, small_tile
from tabletop.games.hanging_gardens.scene_shown import Shown
from tabletop.games.hanging_gardens.scene_words import button_label, head_text, short_piece
from tabletop.games.hanging_gardens.state import ACTIONS_A_TURN
from tabletop.scene.boxes import Box
from tabletop.scene.marks import OFF, edge, ring
from tabletop.scene.measure import baseline
from tabletop.scene.papers import GO, IDLE, button, number, rule, sheet, words
from tabletop.scene.shapes import CHIP, Circle, Icon, Node, Rect, Shapes, Text

CAMERA_ICONS = {"whole": "expand", "farther": "minus", "closer": "plus"}
_LIFT = 7.0


def board_nodes(view: Shown) -> tuple[Node, ...]:
    """Return the sunken table below the garden, and the strip above the window."""
    places = view.layout
    ground = Node("table", (Rect(*places.board, r=20, fill="table2"),))
    return (ground, Node("head", _head(view)), *_cameras(view))


def _head(view: Shown) -> Shapes:
    """Return which action is due, how many pieces are left, and when something must be built."""
    box = view.layout.head
    left, room = box.x + 8, view.layout.map.x - box.x - 16
    shapes: Shapes = ()
    if view.mover:
        for nth in range(1, ACTIONS_A_TURN + 1):
            shapes += _action(left + 13 + (nth - 1) * 32, box.cy, nth, view.state.action)
        left += 32 * ACTIONS_A_TURN + 6
    wide = room > 300
    size = 16.0 if wide else 15.0
    text = head_text(view, wide=wide)
    fit = box.x + room - left
    line = Text(left, baseline(box.cy, size), text, size, "ontable", weight=700, fit=fit)
    return (*shapes, line)


@lru_cache(maxsize=16)
def _action(x: float, y: float, nth: int, due: int) -> Shapes:
    """Return an action of the turn: sun when it is due, ticked when it is done."""
    if nth < due:
        return (
            Circle(x, y, 13, "ontable", opacity=0.3),
            Icon("check-mark", x, y, 15, "ontable"),
        )
    if nth == due:
        return (Circle(x, y, 13, "sun", shadow=CHIP), number(x, y, str(nth), 17, "print"))
    return (
        Circle(x, y, 12, stroke="ontable", width=1.6, opacity=0.6),
        number(x, y, str(nth), 16, "ontable"),
    )


def _cameras(view: Shown) -> tuple[Node, ...]:
    return tuple(
        Node(f"camera-{kind}", _camera(CAMERA_ICONS[kind]), box.cx, box.cy)
        for kind, box in cameras(view)
    )


@lru_cache(maxsize=8)
def _camera(icon: str) -> Shapes:
    return (Circle(0, 0, 20, "sheet", shadow=CHIP), Icon(icon, 0, 0, 20, "ink"))


def cameras(view: Shown) -> tuple[tuple[str, Box], ...]:
    """Return the buttons that move the view, and where they are; on a phone only one."""
    boxes = view.layout.cameras
    kinds = ("whole",) if len(boxes) == 1 else ("farther", "closer", "whole")
    return tuple(zip(kinds, boxes, strict=True))


def tray_nodes(view: Shown) -> tuple[Node, ...]:
    """Return the tray with its pieces; the one in the hand is raised."""
    places = view.layout
    pieces = tuple(
        node
        for piece, slot in zip(PIECES, places.slots, strict=True)
        for node in _piece(view, piece, slot)
    )
    return (Node("tray", _tray(places.tray, places.slots)), *pieces)


@lru_cache(maxsize=8)
def _tray(box: Box, slots: tuple[Box, ...]) -> Shapes:
    """Return the sheet of the tray, with lines between tiles, beds and gazebo."""
    lines = tuple(
        rule(slots[index].x, box.y + 12, box.h - 24, upright=True) for index in (2, len(slots) - 1)
    )
    return (sheet(box, 16), *lines)


def _piece(view: Shown, piece: str, slot: Box) -> tuple[Node, ...]:
    """Return a piece of the tray, its name where there is room, and how many are left."""
    chosen = view.choice.piece == piece
    labelled = view.layout.has_labels
    high = slot.h - 26 if labelled else slot.h
    size = min(high * 0.66, slot.w * 0.78, 62.0)
    y = slot.y + high / 2 + (3 if labelled else 0) - (_LIFT if chosen else 0)
    usable = why_not_piece(view.state, piece) is None if view.mover else not view.state.is_over
    drawn = _drawing(view, piece, size)
    nodes = [Node(f"piece-{piece}", drawn[0], slot.cx, y, drawn[1], opacity=1 if usable else OFF)]
    if chosen:
        nodes.insert(0, Node("in-hand", _frame(piece, size), slot.cx, y))
    left = count_left(view, piece)
    if left is not None:
        r = 11.0
        x = min(slot.cx + size * 0.42, slot.right - r)
        nodes.append(Node(f"left-{piece}", _count(left, r), x, y - size * 0.4))
    if labelled:
        label = Text(slot.cx, slot.bottom - 11, short_piece(view, piece), 15,
                     "ink" if usable else "ink2", weight=800 if chosen else 700, align="middle",
                     fit=slot.w - 2)  # fmt: skip
        nodes.append(Node(f"name-{piece}", (label,)))
    return tuple(nodes)


def _drawing(view: Shown, piece: str, size: float) -> tuple[Shapes, float]:
    """Return the drawing of a piece with the scale at which it is `size` wide."""
    if piece in ("T", "S"):
        return small_tile(piece, 48), size * 0.9 / 48
    if piece == "G":
        return gazebo(view.state.seat or view.home), size / 43
    return bed(piece[1]), size / 34


def _frame(piece: str, size: float) -> Shapes:
    """Return the sun edge around the piece in hand."""
    if piece in ("T", "S"):
        half = size * 0.45 + 2
        return edge(Box(-half, -half, 2 * half, 2 * half), 9, 4)
    return ring(0, 0, size / 2 + 2.5, 4)


def count_left(view: Shown, piece: str) -> int | None:
    """Return how many of a piece are in stock; None where that is not counted."""
    if piece == "G" or (piece == "S" and view.garden.pile):
        return None
    if piece in ("T", "S"):
        return view.garden.pile or None
    return view.garden.coins[COLOURS.index(piece[1])]


@lru_cache(maxsize=64)
def _count(left: int, r: float) -> Shapes:
    return (
        Circle(0, 0, r, "night", "white", 1.4, shadow=CHIP),
        words(0, 0, str(left), 14, "white", bold=True),
    )


def button_nodes(view: Shown) -> tuple[Node, ...]:
    """Return the big button, with the total that the mover would have."""
    box = view.layout.go
    ready = view.move is not None or view.must_pass
    label = button_label(view)
    size = 19.0 if box.w > 190 else 17.0
    shapes = button(box, label, GO if ready else IDLE, size=size)
    then = view.scores_to_come[view.mover - 1] if view.mover else 0
    if view.move is None or then == view.scores[view.mover - 1]:
        return (Node("go", shapes),)
    total = str(then)
    r = min(18.0, box.h / 2 - 7)
    x = box.right - r - 9
    inner = box._replace(w=x - r + 6 - box.x)
    face, text = button(box, label, GO, size=size)[0], button(inner, label, GO, size=size)[1:]
    disc = (Circle(x, box.cy, r, "sun", shadow=CHIP), number(x, box.cy, total, 19, "print"))
    return (Node("go", (face, *text, *disc)),)
