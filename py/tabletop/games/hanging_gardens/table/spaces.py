"""Touch regions of the garden: spaces or anchors, with their beds and labels."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import Any

from tabletop.core.language import phrases, t
from tabletop.games.hanging_gardens.rules.garden import Garden, supports_at, top_level
from tabletop.games.hanging_gardens.rules.lookout import SightedBed
from tabletop.games.hanging_gardens.rules.spaces import Space, space_to_text
from tabletop.games.hanging_gardens.table.choice import region_of
from tabletop.games.hanging_gardens.table.draft import stack_over
from tabletop.games.hanging_gardens.table.garden import bed_node
from tabletop.games.hanging_gardens.table.view_model import ViewModel
from tabletop.games.hanging_gardens.table.views import best_view_of
from tabletop.games.hanging_gardens.table.world import MARGIN, WINDOW, Lie, Span
from tabletop.games.hanging_gardens.words import places as words
from tabletop.games.hanging_gardens.words.names import say, supports
from tabletop.kit.parts import Part, drawn, thing
from tabletop.scene.regions import LAST
from tabletop.scene.shapes import Node

GROUP = "garden"

Watchers = Mapping[Space, list[int]]
"""For each bed the seats whose best view sees it (R19)."""


def place_parts(model: ViewModel) -> Iterator[Part]:
    """Yield the spaces with their beds or, if a tile is chosen, the beds and the anchors."""
    sighted = _sighted(model)
    beds = {bed.space: bed_node(model, bed, sighted.get(bed.space)) for bed in model.garden.beds}
    if not model.in_beat and not model.shows_anchors:
        watchers = _watchers(model.garden)
        for space in _inside(model.span.grown(1), model.lie):
            yield _space(model, space, beds.get(space), watchers)
        return
    yield drawn(*beds.values())
    if not model.in_beat:
        yield from (_anchor(model, anchor) for anchor in _inside(_anchors(model.span), model.lie))


def _space(model: ViewModel, space: Space, bed: Node | None, watchers: Watchers) -> Part:
    """Return the region of a space in or around the garden; gaps have one for the arrow keys."""
    looks = space in model.garden.gazebos and not model.choice.piece
    is_last = any(laid.place == space and not laid.is_tile for laid in model.last)
    return _place(
        model,
        space,
        _label(model, space),
        may=None if looks else space in model.open,
        states=(LAST,) if is_last else (),
        node=bed,
        hint=words.counts_for(map(model.or_you, watchers.get(space, ()))) if bed else "",
    )


def _anchor(model: ViewModel, anchor: Space) -> Part:
    """Return the region of an anchor, legal or not."""
    return _place(model, anchor, _anchor_label(model, anchor), may=anchor in model.open)


def _place(model: ViewModel, at: Space, label: str, **more: Any) -> Part:
    """Return the region of a space or, if a tile is chosen, of an anchor.

    Its row and column count from 1 at the upper left of the area that can be scrolled to.
    """
    lie, is_tile, span = model.lie, model.shows_anchors, model.span.grown(MARGIN)
    row, col = lie.row_and_col(at)
    first_row, first_col = lie.row_and_col((span.left, span.high))
    more |= {"row": row - first_row + 1, "col": col - first_col + 1, "window": WINDOW}
    box = lie.touch_box(lie.piece_at(at, is_tile=is_tile))
    chosen, region = model.choice.place == at, region_of(at, is_tile=is_tile)
    return thing(region, GROUP, label, box, chosen=chosen, **more)


def _inside(span: Span, lie: Lie) -> list[Space]:
    """Return all spaces of `span`, row by row from the upper left."""
    across, up = range(span.left, span.right + 1), range(span.low, span.high + 1)
    return sorted(((x, y) for x in across for y in up), key=lie.row_and_col)


def _anchors(span: Span) -> Span:
    """Return the anchors of all tiles that overlap the garden or touch it."""
    return Span(span.left - 2, span.right + 1, span.low - 2, span.high + 1)


# Labels


def _label(model: ViewModel, space: Space) -> str:
    """Return the label of a space: what is on it, its level, and the chosen piece's worth there."""
    garden, where = model.garden, space_to_text(space)
    if space not in garden.levels[0]:
        return phrases([where, t(words.BARE_TABLE)])
    level = words.at_level(top_level(garden, space))
    return phrases([where, *_content(model, space), level, *_worth(model, space)])


def _content(model: ViewModel, space: Space) -> tuple[str, ...]:
    garden = model.garden
    if model.choice.place == space and not model.choice.is_tile:
        return (t(words.TO_BE[model.choice.piece]),)
    if any(space in layer for layer in garden.free):
        return (t(words.FREE),)
    if space in garden.gazebos:
        return (words.gazebo_of(model.or_you(garden.gazebos.index(space) + 1)),)
    for bed in garden.beds:
        if bed.space == space:
            sighted = _sighted(model).get(space)
            return (t(words.BEDS[bed.colour]), *([words.sighted(sighted)] if sighted else []))
    stack = stack_over(garden, space)
    laid = supports_at(garden, stack) if stack else 0
    return (t(words.UNDER_SUPPORTS, supports=supports(laid)),)


def _sighted(model: ViewModel) -> dict[Space, SightedBed]:
    """Return the beds in the open view, by space; empty without one."""
    return {each.bed.space: each for each in model.view.beds} if model.view else {}


def _watchers(garden: Garden) -> Watchers:
    found: dict[Space, list[int]] = defaultdict(list)
    for seat in range(1, len(garden.gazebos) + 1):
        best = best_view_of(garden, seat)
        for each in best.beds if best else ():
            if each.is_seen:
                found[each.bed.space].append(seat)
    return found


def _anchor_label(model: ViewModel, anchor: Space) -> str:
    """Return the label of an anchor: its place, what a tile would rest on, and its worth."""
    ground = _ground(model, anchor) if anchor in model.open else t(words.NO_ROOM)
    return phrases([say(words.TILE_AT, place=anchor), ground, *_worth(model, anchor)])


def _ground(model: ViewModel, anchor: Space) -> str:
    """Return what a tile would rest on: the table, supports, or a level."""
    laid = supports_at(model.garden, anchor)
    if laid:
        return t(words.ON_SUPPORTS, supports=supports(laid))
    if model.choice.piece == "S":
        return words.at_level(top_level(model.garden, anchor))
    return t(words.ON_TABLE)


def _worth(model: ViewModel, place: Space) -> tuple[str, ...]:
    return (words.worth(model.worth[place]),) if place in model.worth else ()
