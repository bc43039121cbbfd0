"""The seven items of the score and their total, live, with what would change."""

from __future__ import annotations

from tabletop.games.garden_growth.scene_layout import ICONS, LIST
from tabletop.games.garden_growth.scene_shown import Shown
from tabletop.games.garden_growth.scene_words import ITEMS, change, signed, whose_garden
from tabletop.scene.boxes import Box
from tabletop.scene.marks import edge
from tabletop.scene.measure import baseline, text_width
from tabletop.scene.papers import GO, NOTE, badge, number, rule, sheet
from tabletop.scene.shapes import Circle, Icon, Node, Rect, Shapes, Text

_ICONS = ("sprout", "round-star", "", "drop", "high-grass", "death-skull", "strawberry")
_DOTS, _THREE = 2, 6
"""The items whose icons are drawn here: nine dots, and three strawberries in a row."""

_HEADING = 40.0
_ONE_ROW = 300.0
"""The height of the heading, and the width from which icons lie in one row."""


def score_nodes(view: Shown) -> tuple[Node, ...]:
    """Return the sheet of the score; each item is a node, so that it can light up."""
    paper = Node("score", (sheet(view.places.score, 14), *_heading(view)))
    return (paper, *(_item(view, index, box) for index, box in enumerate(item_boxes(view))))


def item_boxes(view: Shown) -> list[Box]:
    """Return the places of the seven items: rows of a list, or columns of a strip."""
    box = view.places.score
    if view.places.score_kind == LIST:
        high = _heading_height(box)
        rows = Box(box.x, box.y + high, box.w, box.h - high - 8)
        return rows.rows([0] * len(ITEMS), 0)
    inner = box.inset(4, 0)
    if box.w >= _ONE_ROW:
        return inner.columns([0] * len(ITEMS), 0)
    return [each for row in inner.grid(2, 4, 0) for each in row][: len(ITEMS)]


def _heading_height(box: Box) -> float:
    return min(_HEADING, box.h * 0.155)


def _heading(view: Shown) -> Shapes:
    """Return whose garden it is, and what it is worth."""
    box = view.places.score
    if view.places.score_kind != LIST:
        return ()
    y = box.y + _heading_height(box) / 2 + 2
    size = 18.0 if box.h > 230 else 16.0
    total = sum(view.points) if view.lit is None else sum(view.points[: view.lit])
    text = signed(total)
    wide = text_width(text, 22, "title")
    right = box.right - 18
    gain = view.gain if view.move else 0
    pill = badge(right - wide - 26, y, change(gain), _tone(gain), size=14) if gain else ()
    fit = right - wide - (58 if gain else 12) - box.x - 18
    name = Text(
        box.x + 18, baseline(y, size), whose_garden(view), size, "ink", "title", 700, fit=fit
    )
    return (name, number(right - wide / 2, y, text, 22), *pill)


def _tone(points: int) -> str:
    return GO if points > 0 else NOTE


def _item(view: Shown, index: int, box: Box) -> Node:
    """Return one item; those not told yet at the end are quiet."""
    local = Box(0, 0, box.w, box.h)
    kind = view.places.score_kind
    made = _as_row if kind == LIST else _as_icon if kind == ICONS else _as_column
    lit = edge(local.inset(4, 1), 9, 2.4) if view.lit == index + 1 else ()
    picked = Rect(*local.inset(2, 3), r=9, fill="sheet2") if view.gaze.item == index else None
    shapes = (*((picked,) if picked else ()), *made(view, index, local), *lit)
    return Node(f"item-{index + 1}", shapes, box.x, box.y)


def _value(view: Shown, index: int, x: float, y: float, size: float) -> Text:
    points = view.points[index]
    colour = "ink" if points else "ink2"
    return number(x, y, signed(points), size, colour)


def _gain(view: Shown, index: int) -> int:
    return view.items_to_come[index] - view.points[index]


def _as_row(view: Shown, index: int, box: Box) -> Shapes:
    """Return an item as a row of the list: icon, words, points, and the change."""
    size = 14.0 if box.h < 25 else 15.5 if box.h < 50 else 17.0
    gain = _gain(view, index)
    right = box.right - 18
    wide = text_width(signed(view.points[index]), size + 2, "title")
    pill = badge(right - wide - 24, box.cy, change(gain), _tone(gain), size=13) if gain else ()
    fit = right - wide - (46 if gain else 8) - 52
    return (
        rule(16, 0, box.w - 32),
        *item_icon(index, 30, box.cy, min(24, max(19, box.h * 0.4), box.h * 0.72)),
        Text(52, baseline(box.cy, size), ITEMS[index][0], size, "ink", weight=600, fit=fit),
        _value(view, index, right - wide / 2, box.cy, size + 2),
        *pill,
    )


def _as_column(view: Shown, index: int, box: Box) -> Shapes:
    """Return an item as a column of the strip: icon and points, words below."""
    gain = _gain(view, index)
    upper = box.y + box.h * 0.36
    pill = badge(box.cx + 36, upper - 16, change(gain), _tone(gain), size=14) if gain else ()
    return (
        *_parting(index, box),
        *item_icon(index, box.cx - 16, upper, 23),
        _value(view, index, box.cx + 18, upper, 21),
        Text(
            box.cx,
            baseline(box.y + box.h * 0.76, 13),
            ITEMS[index][0],
            13,
            "ink2",
            weight=600,
            align="middle",
            fit=box.w - 8,
        ),
        *pill,
    )


def _as_icon(view: Shown, index: int, box: Box) -> Shapes:
    """Return an item as a narrow column: icon and points side by side."""
    gain = _gain(view, index)
    wide = text_width(signed(view.points[index]), 16, "title")
    icon = 18.0 if index != _THREE else 24.0
    left = box.cx - (icon + 3 + wide) / 2
    x = left + icon / 2 - 2
    pill = badge(x, max(box.y + 1, box.cy - 20), change(gain), _tone(gain), size=13) if gain else ()
    return (
        *(_parting(index, box) if view.places.score.w >= _ONE_ROW else ()),
        *item_icon(index, left + icon / 2, box.cy, 18 if index != _THREE else 15),
        _value(view, index, left + icon + 3 + wide / 2, box.cy, 16),
        *pill,
    )


def _parting(index: int, box: Box) -> Shapes:
    return (rule(0, 9, box.h - 18, upright=True),) if index else ()


def item_icon(index: int, x: float, y: float, size: float) -> Shapes:
    """Return the icon of an item, its middle at (x, y)."""
    if index == _DOTS:
        step = size * 0.34
        return tuple(
            Circle(x + (column - 1) * step, y + (row - 1) * step, size * 0.115, fill="ink2")
            for row in range(3)
            for column in range(3)
        )
    if index == _THREE:
        return tuple(
            Icon("strawberry", x + step * size * 0.5, y, size * 0.6, "ink2") for step in (-1, 0, 1)
        )
    return (Icon(_ICONS[index], x, y, size, "ink2"),)
