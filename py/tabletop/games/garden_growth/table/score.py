"""The seven items of the score, live, and on each place of a garden what it adds to them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from tabletop.core.language import signed, t
from tabletop.core.words import figure
from tabletop.games.garden_growth.rules.garden import SECTION_SIZE, SPACE_NAMES, SPACES, Plant
from tabletop.games.garden_growth.rules.scoring import FULL_GARDEN, uniform_sections
from tabletop.games.garden_growth.table.gaze import FULL, ITEM, ONE_KIND, WATER, WEEDS
from tabletop.games.garden_growth.table.layout import ICONS, LIST, Plot, pill_at
from tabletop.games.garden_growth.table.shown import Shown, points_at
from tabletop.games.garden_growth.words.labels import whose_garden
from tabletop.games.garden_growth.words.score import (
    ITEMS,
    full_badge,
    item_label,
    one_kind_badge,
    rule_of,
    score_note,
)
from tabletop.kit.parts import Part, drawn, thing, told
from tabletop.kit.sheet import Line, heading, heading_height, laid, line_shapes
from tabletop.scene.boxes import Box
from tabletop.scene.marks import edge
from tabletop.scene.measure import text_width
from tabletop.scene.papers import DANGER, GO, NOTE, badge, badge_box, number, rule, sheet, words
from tabletop.scene.shapes import Circle, Icon, Node, Rect, Shapes, Text

SCORE = "score"

_ICONS = ("sprout", "round-star", "", "drop", "high-grass", "death-skull", "strawberry")
_DOTS, _THREE = 2, 6
"""The items whose icons are drawn here: nine dots, and three strawberries in a row."""

_ONE_ROW = 300.0
"""The width from which icons lie in one row."""


def score_parts(shown: Shown) -> tuple[Part, ...]:
    """Return the sheet of the score and its items; without room for words a tap tells of each."""
    box = shown.places.score
    note = score_note(shown.name(shown.seat), shown.points, shown.items_to_come)
    paper = Node("score", (sheet(box, 14), *_heading(shown)))
    items = enumerate(_item_boxes(shown))
    return (told("score", note, box, paper), *(_item(shown, index, at) for index, at in items))


def _item_boxes(shown: Shown) -> list[Box]:
    """Return the places of the seven items: rows of a list, or columns of a strip."""
    box = shown.places.score
    if shown.places.score_kind == LIST:
        high = heading_height(box)
        rows = Box(box.x + 14, box.y + high, box.w - 30, box.h - high - 6)
        return [each.box for each in laid(_lines(shown), rows)]
    inner = box.inset(4 if box.w >= 316 or box.w < _ONE_ROW else 1, 0)
    if box.w >= _ONE_ROW:
        return inner.columns([0] * len(ITEMS), 0)
    return [each for row in inner.grid(2, 4, 0) for each in row][: len(ITEMS)]


def _heading(shown: Shown) -> Shapes:
    """Return whose garden it is, and what it is worth."""
    box = shown.places.score
    if shown.places.score_kind != LIST:
        return ()
    total = figure(sum(shown.points[: shown.lit]))
    gain = shown.gain if shown.move else 0
    name = whose_garden(shown.short(shown.seat))
    line = Line(name, total, signed(gain) if gain else "", gain > 0)
    return heading(line, box.inset(18, 0).top(heading_height(box)))


def _lines(shown: Shown) -> list[Line]:
    """Return the items as lines of a sheet."""
    return [_line(shown, index) for index in range(len(ITEMS))]


def _line(shown: Shown, index: int) -> Line:
    points, gain = shown.points[index], _gain(shown, index)
    return Line(
        t(ITEMS[index].name),
        figure(points),
        signed(gain) if gain else "",
        gain > 0,
        partial(item_icon, index),
        tone="" if points else "ink2",
    )


def _pill(gain: int, x: float, y: float, size: float) -> Shapes:
    """Return by how much points would change, if they would."""
    return badge(x, y, signed(gain), GO if gain > 0 else DANGER, size=size) if gain else ()


def _item(shown: Shown, index: int, box: Box) -> Part:
    """Return one item; those not told yet at the end are quiet."""
    local = Box(0, 0, box.w, box.h)
    kind = shown.places.score_kind
    made = _as_row if kind == LIST else _as_icon if kind == ICONS else _as_column
    mark = local.inset(-8 if kind == LIST else 3, 2)
    lit = edge(mark, 9, 2.4) if shown.lit == index + 1 else ()
    picked = (Rect(*mark, r=9, fill="sheet2"),) if shown.gaze.item == index else ()
    shapes = (*picked, *made(shown, index, local), *lit)
    node = Node(f"item-{index + 1}", shapes, box.x, box.y)
    if kind != ICONS:
        return drawn(node)
    label = item_label(index, shown.points[index])
    return thing(f"{ITEM}{index}", SCORE, label, box, node=node, col=index + 1, hint=rule_of(index))


def _value(shown: Shown, index: int, x: float, y: float, size: float) -> Text:
    points = shown.points[index]
    colour = "ink" if points else "ink2"
    return number(x, y, figure(points), size, colour)


def _gain(shown: Shown, index: int) -> int:
    return shown.items_to_come[index] - shown.points[index]


def _as_row(shown: Shown, index: int, box: Box) -> Shapes:
    """Return an item as a row of the list: icon, words, points, and the change."""
    return line_shapes(_line(shown, index), box)


def _as_column(shown: Shown, index: int, box: Box) -> Shapes:
    """Return an item as a column of the strip: icon and points, words below."""
    upper = box.y + box.h * 0.36
    name = words(box.cx, box.y + box.h * 0.76, t(ITEMS[index].name), 13, "ink2")
    return (
        *_parting(index, box),
        *item_icon(index, box.cx - 16, upper, 23),
        _value(shown, index, box.cx + 18, upper, 21),
        name._replace(fit=box.w - 8),
        *_pill(_gain(shown, index), box.cx + 18, upper - 22, 13),
    )


def _as_icon(shown: Shown, index: int, box: Box) -> Shapes:
    """Return an item as a narrow column: icon and points side by side."""
    said = figure(shown.points[index])
    is_tight = 18 + 3 + text_width(said, 16, "title") > box.w - 2
    size = 13 if is_tight else 16
    wide = text_width(said, size, "title")
    high = 14.0 if is_tight else 18.0
    icon = high if index != _THREE else high * 4 / 3
    left = box.cx - (icon + 3 + wide) / 2
    y = min(max(box.y + 1, box.cy - 20), box.cy - 17.5)
    return (
        *(_parting(index, box) if shown.places.score.w >= _ONE_ROW else ()),
        *item_icon(index, left + icon / 2, box.cy, high if index != _THREE else high * 5 / 6),
        _value(shown, index, left + icon + 3 + wide / 2, box.cy, size),
        *_pill(_gain(shown, index), left + icon / 2 - 2, y, 13),
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


def term_part(shown: Shown) -> Part:
    """Return what each place adds to the items that are looked at, as badges on the beds."""
    return drawn(*_plots(shown), *_beds(shown)) if shown.gaze.terms else Part()


def _plots(shown: Shown) -> Iterator[Node]:
    for space in SPACES:
        plant, plot = shown.garden[space], shown.places.plots[space]
        if plant is None:
            continue
        points = points_at(shown, space)
        if points:
            tone = GO if points > 0 else DANGER
            x, y = (plot.x - plot.r + 16, plot.y) if plot.is_beside else pill_at(plot)
            yield _badge(shown, f"points-{SPACE_NAMES[space]}", x, y, signed(points), tone)
        yield from _counts(shown, space, plant, plot)


def _counts(shown: Shown, space: int, plant: Plant, plot: Plot) -> Iterator[Node]:
    """Yield how many waters and weeds a place adds to those that are counted together."""
    name = SPACE_NAMES[space]
    if WATER in shown.gaze.terms and plant.water:
        x, y = _middle(plot, plot.waters, 0)
        yield _badge(shown, f"waters-{name}", x, y, str(plant.water), NOTE, "drop")
    if WEEDS in shown.gaze.terms and plant.weeds:
        x, y = _middle(plot, plot.weeds, 2)
        yield _badge(shown, f"weeds-{name}", x, y, str(plant.weeds), NOTE, "high-grass")


def _middle(plot: Plot, chips: tuple[tuple[float, float], ...], end: int) -> tuple[float, float]:
    """Return where the count of a row of chips stands; beside a disc, at one end of the columns."""
    if not plot.is_beside:
        return chips[1]
    return (plot.waters[end][0] + plot.weeds[end][0]) / 2, chips[end][1]


def _beds(shown: Shown) -> Iterator[Node]:
    """Yield the beds of one kind with their point, and the whole garden where it is full."""
    if ONE_KIND in shown.gaze.terms:
        for first in uniform_sections(shown.garden):
            bed, text = shown.places.beds[first // SECTION_SIZE], one_kind_badge(signed(1))
            yield Node(f"term-bed-{first}", edge(Box(0, 0, bed.w, bed.h), 12), bed.x, bed.y)
            yield _badge(shown, f"one-kind-{first}", bed.cx, bed.y + 10, text, GO)
    if FULL in shown.gaze.terms and all(shown.garden):
        beds = shown.places.beds
        left, right = min(bed.x for bed in beds), max(bed.right for bed in beds)
        middle = (beds[0].y + beds[-1].bottom) / 2
        y = middle if shown.places.bed_columns == 1 else beds[0].bottom - 6
        yield _badge(shown, "full", (left + right) / 2, y, full_badge(signed(FULL_GARDEN)), GO)


def _badge(
    shown: Shown, name: str, x: float, y: float, text: str, tone: str, icon: str = ""
) -> Node:
    """Return a badge kept on the page; it is as large as its place allows."""
    size = 13.0 if shown.places.plots[0].is_beside else 15.0
    half = badge_box(0, 0, text, icon, size).w / 2
    x = min(max(x, half + 2), shown.sight.width - half - 2)
    return Node(f"term-{shown.seat}-{name}", badge(0, 0, text, tone, icon, size), x, y)
