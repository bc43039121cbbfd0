"""The seven items of the score, and the points of each space for inspected items."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from tabletop.core.language import signed, t
from tabletop.games.garden_growth.rules.garden import SECTION_SIZE, SPACE_NAMES, SPACES, Plant
from tabletop.games.garden_growth.rules.scoring import FULL_GARDEN, uniform_sections
from tabletop.games.garden_growth.table.inspected import FULL, ITEM, ONE_KIND, WATER, WEEDS
from tabletop.games.garden_growth.table.layout import Plot, pill_at
from tabletop.games.garden_growth.table.view_model import ViewModel, points_at
from tabletop.games.garden_growth.words.labels import whose_garden
from tabletop.games.garden_growth.words.score import (
    ITEMS,
    full_badge,
    item_label,
    one_kind_badge,
    rule_of,
    score_note,
)
from tabletop.kit.parts import Part, drawn, note_part, thing
from tabletop.kit.score import ONE_ROW, Style, score_line, term_boxes, term_shapes
from tabletop.kit.sheet import Line, heading, heading_height
from tabletop.scene.boxes import Box
from tabletop.scene.marks import edge
from tabletop.scene.shapes import Circle, Icon, Node, Rect, Shapes
from tabletop.scene.widgets import DANGER, GO, NOTE, badge, badge_box, sheet

SCORE = "score"

_ICONS = ("sprout", "round-star", "", "drop", "high-grass", "death-skull", "strawberry")
_DOTS, _THREE = 2, 6
"""The items whose icons are drawn here: nine dots, and three strawberries in a row."""

_THREE_WIDE = 1.6
"""How wide the strawberries are, in heights."""


def score_parts(model: ViewModel) -> tuple[Part, ...]:
    """Return the score sheet. A tap on an item shows what it counts."""
    box, items = model.places.score, _lines(model)
    note = score_note(model.or_you(model.seat), model.points, model.items_to_come)
    paper = Node("score", (sheet(box, 14), *_heading(model)))
    places = enumerate(term_boxes(items, box, model.places.score_style))
    return (
        note_part("score", note, box, paper),
        *(_item(model, index, items[index], at) for index, at in places),
    )


def _heading(model: ViewModel) -> Shapes:
    """Return the heading: whose garden it is, and its total."""
    box = model.places.score
    if model.places.score_style not in (Style.LIST, Style.TILES):
        return ()
    gain = model.gain if model.move else 0
    name = whose_garden(model.or_you(model.seat))
    line = score_line(name, sum(model.points[: model.lit]), gain)
    return heading(line._replace(tone=""), box.inset(18, 0).top(heading_height(box)))


def _lines(model: ViewModel) -> list[Line]:
    """Return the items as lines of the score, with their changes in the preview."""
    both = zip(model.points, model.items_to_come, strict=True)
    return [
        score_line(t(ITEMS[index].name), now, later - now, partial(item_icon, index))
        for index, (now, later) in enumerate(both)
    ]


def _item(model: ViewModel, index: int, line: Line, box: Box) -> Part:
    """Return the region of an item, edged while the final score counts it."""
    local, style = Box(0, 0, box.w, box.h), model.places.score_style
    mark = local.inset(-8 if style is Style.LIST else 1, 2)
    lit = edge(mark, 9, 2.4) if model.lit == index + 1 else ()
    picked = (Rect(*mark, r=9, fill="sheet2"),) if model.inspected.item == index else ()
    parted = index > 0 and (style is Style.COLUMNS or model.places.score.w >= ONE_ROW)
    wide = _THREE_WIDE if index == _THREE and style is Style.SIGNS else 1
    shapes = (*picked, *term_shapes(line, local, style, parted=parted, wide=wide), *lit)
    node = Node(f"item-{index + 1}", shapes, box.x, box.y)
    label = item_label(index, model.points[index])
    return thing(f"{ITEM}{index}", SCORE, label, box, node=node, col=index + 1, hint=rule_of(index))


def item_icon(index: int, x: float, y: float, size: float) -> Shapes:
    """Return the icon of an item, centred at (x, y)."""
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


def term_part(model: ViewModel) -> Part:
    """Return badges with the points of each space for the inspected items."""
    return drawn(*_plots(model), *_sections(model)) if model.inspected.terms else Part()


def _plots(model: ViewModel) -> Iterator[Node]:
    for space in SPACES:
        plant, plot = model.garden[space], model.places.plots[space]
        if plant is None:
            continue
        points = points_at(model, space)
        if points:
            tone = GO if points > 0 else DANGER
            x, y = (plot.x - plot.r + 16, plot.y) if plot.is_beside else pill_at(plot)
            yield _badge(model, f"points-{SPACE_NAMES[space]}", x, y, signed(points), tone)
        yield from _counts(model, space, plant, plot)


def _counts(model: ViewModel, space: int, plant: Plant, plot: Plot) -> Iterator[Node]:
    """Yield the counts of water and weeds that a space adds to the garden's totals."""
    name = SPACE_NAMES[space]
    if WATER in model.inspected.terms and plant.water:
        x, y = _middle(plot, plot.waters, 0)
        yield _badge(model, f"waters-{name}", x, y, str(plant.water), NOTE, "drop")
    if WEEDS in model.inspected.terms and plant.weeds:
        x, y = _middle(plot, plot.weeds, 2)
        yield _badge(model, f"weeds-{name}", x, y, str(plant.weeds), NOTE, "high-grass")


def _middle(plot: Plot, chips: tuple[tuple[float, float], ...], end: int) -> tuple[float, float]:
    """Return where the count of a row of chips stands; beside a disc, at one end of the columns."""
    if not plot.is_beside:
        return chips[1]
    return (plot.waters[end][0] + plot.weeds[end][0]) / 2, chips[end][1]


def _sections(model: ViewModel) -> Iterator[Node]:
    """Yield the sections of one kind with their point, and the whole garden where it is full."""
    if ONE_KIND in model.inspected.terms:
        for first in uniform_sections(model.garden):
            section, text = model.places.sections[first // SECTION_SIZE], one_kind_badge(signed(1))
            yield Node(
                f"term-section-{first}",
                edge(Box(0, 0, section.w, section.h), 12),
                section.x,
                section.y,
            )
            is_low = model.places.plots[first].is_beside
            y = section.y + 10 if is_low else section.bottom - 8  # where it covers no other points
            yield _badge(model, f"one-kind-{first}", section.cx, y, text, GO)
    if FULL in model.inspected.terms and all(model.garden):
        sections = model.places.sections
        left, right = (
            min(section.x for section in sections),
            max(section.right for section in sections),
        )
        middle = (sections[0].y + sections[-1].bottom) / 2
        y = middle if model.places.section_columns == 1 else sections[0].bottom - 6
        yield _badge(model, "full", (left + right) / 2, y, full_badge(signed(FULL_GARDEN)), GO)


def _badge(
    model: ViewModel, name: str, x: float, y: float, text: str, tone: str, icon: str = ""
) -> Node:
    """Return a badge kept on the page; it is as large as its place allows."""
    size = 13.0 if model.places.plots[0].is_beside else 15.0
    half = badge_box(0, 0, text, icon, size).w / 2
    x = min(max(x, half + 2), model.sight.width - half - 2)
    return Node(f"term-{model.seat}-{name}", badge(0, 0, text, tone, icon, size), x, y)
