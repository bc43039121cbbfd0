"""Why so many points: on each place of a garden what it adds to the items of the score."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.games.garden_growth.garden import SECTION_SIZE, SPACE_NAMES, SPACES, Plant
from tabletop.games.garden_growth.scene_gaze import FULL, ONE_KIND, WATER, WEEDS
from tabletop.games.garden_growth.scene_layout import Plot
from tabletop.games.garden_growth.scene_shown import Shown, points_at
from tabletop.games.garden_growth.scene_words import change
from tabletop.games.garden_growth.scoring import FULL_GARDEN, uniform_sections
from tabletop.scene.boxes import Box
from tabletop.scene.marks import edge
from tabletop.scene.papers import DANGER, GO, NOTE, badge, badge_box
from tabletop.scene.shapes import Node


def term_nodes(view: Shown) -> tuple[Node, ...]:
    """Return what each place adds to the items that are looked at, as badges on the beds."""
    if not view.gaze.terms:
        return ()
    return tuple(node for made in (_plots, _beds) for node in made(view))


def _plots(view: Shown) -> Iterator[Node]:
    for space in SPACES:
        plant, plot = view.garden[space], view.places.plots[space]
        if plant is None:
            continue
        points = points_at(view, space)
        if points:
            tone = GO if points > 0 else DANGER
            y = plot.y + (0 if plot.is_beside else plot.r * 0.2)
            yield _badge(view, f"points-{SPACE_NAMES[space]}", plot.x, y, change(points), tone)
        yield from _counts(view, space, plant, plot)


def _counts(view: Shown, space: int, plant: Plant, plot: Plot) -> Iterator[Node]:
    """Yield how many waters and weeds a place adds to those that are counted together."""
    name = SPACE_NAMES[space]
    if WATER in view.gaze.terms and plant.water:
        x, y = _middle(plot, plot.waters, 0)
        yield _badge(view, f"waters-{name}", x, y, str(plant.water), NOTE, "drop")
    if WEEDS in view.gaze.terms and plant.weeds:
        x, y = _middle(plot, plot.weeds, 2)
        yield _badge(view, f"weeds-{name}", x, y, str(plant.weeds), NOTE, "high-grass")


def _middle(plot: Plot, chips: tuple[tuple[float, float], ...], end: int) -> tuple[float, float]:
    """Return where the count of a row of chips stands; beside a disc, at one end of the columns."""
    if not plot.is_beside:
        return chips[1]
    return (plot.waters[end][0] + plot.weeds[end][0]) / 2, chips[end][1]


def _beds(view: Shown) -> Iterator[Node]:
    """Yield the beds of one kind with their point, and the whole garden where it is full."""
    if ONE_KIND in view.gaze.terms:
        for first in uniform_sections(view.garden):
            bed = view.places.beds[first // SECTION_SIZE]
            yield Node(f"term-bed-{first}", edge(Box(0, 0, bed.w, bed.h), 12), bed.x, bed.y)
            yield _badge(view, f"one-kind-{first}", bed.cx, bed.y + 10, "+1 one kind", GO)
    if FULL in view.gaze.terms and all(view.garden):
        beds = view.places.beds
        left, right = min(bed.x for bed in beds), max(bed.right for bed in beds)
        top, bottom = min(bed.y for bed in beds), max(bed.bottom for bed in beds)
        text = f"+{FULL_GARDEN} all twelve"
        yield _badge(view, "full", (left + right) / 2, (top + bottom) / 2, text, GO)


def _badge(
    view: Shown, name: str, x: float, y: float, text: str, tone: str, icon: str = ""
) -> Node:
    """Return a badge kept on the page; it is as large as its place allows."""
    size = 13.0 if view.places.plots[0].is_beside else 15.0
    half = badge_box(0, 0, text, icon, size).w / 2
    x = min(max(x, half + 2), view.places.width - half - 2)
    return Node(f"term-{view.seat}-{name}", badge(0, 0, text, tone, icon, size), x, y)
