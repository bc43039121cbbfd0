"""Lines of the garden: bands that glow, harvests to choose from, and flowers gained."""

from __future__ import annotations

from math import atan2, degrees, hypot

from tabletop.core.language import phrases
from tabletop.games.wizards_garden.rules.board import DIAGONAL, DIRECTIONS
from tabletop.games.wizards_garden.rules.planting import CompleteLine, Planting
from tabletop.games.wizards_garden.table.draft import (
    chosen_direction,
    directions_by_size,
)
from tabletop.games.wizards_garden.table.flowers import gain
from tabletop.games.wizards_garden.table.layout import Layout
from tabletop.games.wizards_garden.table.view_model import ViewModel
from tabletop.games.wizards_garden.words.things import flowers, harvest_label
from tabletop.kit.parts import Part, drawn, thing
from tabletop.scene.shapes import Node, Path, Rect, Shapes

HARVEST = "harvest"


def bands(model: ViewModel) -> tuple[Node, ...]:
    ordered = sorted(model.bands, key=model.is_chosen)
    return tuple(
        Node(f"band@{each.line.key}", _band(model.places, each, chosen=model.is_chosen(each)))
        for each in ordered
    )


def _band(places: Layout, line: CompleteLine, *, chosen: bool) -> Shapes:
    """Return the sun band under the four seeds of a line: filled if chosen, else dashed."""
    width = max(2.6, places.cell * 0.03)
    strip = _strip(places, line)
    if chosen:
        fill = strip._replace(fill="sun", opacity=0.34)
        dark = strip._replace(stroke="ringedge", width=width + 2)
        return (fill, dark, strip._replace(stroke="sun", width=width))
    return (strip._replace(stroke="sun", width=width, dash=(width * 1.3, width * 2.1)),)


def _strip(places: Layout, line: CompleteLine) -> Rect | Path:
    if line.line.direction != DIAGONAL:
        return Rect(
            *places.span(line.line.cells).inset(5 * places.cell / 145), r=places.cell * 0.17
        )
    first, last = (places.cells[line.line.cells[end]] for end in (0, -1))
    high = places.cell * 0.8
    length = hypot(last.cx - first.cx, last.cy - first.cy) + high * 0.98
    angle = degrees(atan2(last.cy - first.cy, last.cx - first.cx))
    middle = (first.cx + last.cx) / 2, (first.cy + last.cy) / 2
    return Path(_pill(length, high), *middle, angle=angle)


def _pill(length: float, high: float) -> str:
    half, r = (length - high) / 2, high / 2
    return (
        f"M{-half:.1f} {-r:.1f}H{half:.1f}A{r:.1f} {r:.1f} 0 0 1 {half:.1f} {r:.1f}"
        f"H{-half:.1f}A{r:.1f} {r:.1f} 0 0 1 {-half:.1f} {-r:.1f}Z"
    )


def harvest_parts(model: ViewModel) -> tuple[Part, ...]:
    """Return the flowers gained in each direction, larger harvest first.

    If there is a choice, each direction is a region that can be tapped."""
    planting = model.planting
    if planting is None:
        return ()
    order = directions_by_size(planting)
    if len(order) < 2:
        return tuple(drawn(*_gains(model, direction)) for direction in order)
    return tuple(_choice(model, planting, where, col) for col, where in enumerate(order, start=1))


def _gains(model: ViewModel, direction: int) -> tuple[Node, ...]:
    """Return a badge for each line of a direction, placed clear of the badges of other lines."""
    if model.forecast is None:
        return ()
    crossing = sum(each.line.direction == DIAGONAL for each in model.bands) > 1
    start = 1 if direction == DIAGONAL and not crossing else 2
    return tuple(
        Node(
            f"gain@{each.line.key}",
            gain(each.face, 1, _badge_size(model.places), chosen=model.is_chosen(each)),
            *model.places.between(each.line.cells, start),
        )
        for each in model.bands
        if each.line.direction == direction
    )


def _badge_size(places: Layout) -> float:
    return round(min(max(places.cell * 0.125, 13), 22), 1)


def _choice(model: ViewModel, planting: Planting, where: int, col: int) -> Part:
    """Return the region that chooses a direction: the cells of its lines, without the picked cell.

    A cell where lines cross belongs to the direction not chosen, so that a tap changes it.
    """
    chosen, lines = where == chosen_direction(planting), planting.lines_in(where)
    others = [each.line for each in planting.complete if each.line.direction != where]
    taken = {planting.cell, *(cell for line in others for cell in line.cells if chosen)}
    cells = [cell for line in lines for cell in line.cells if cell not in taken]
    boxes = [model.places.span((cell,)) for cell in cells]
    return thing(
        f"{HARVEST}-{DIRECTIONS[where]}",
        HARVEST,
        phrases([harvest_label(lines), *([flowers(len(lines))] if model.forecast else [])]),
        model.places.span(cells),
        nodes=_gains(model, where),
        chosen=chosen,
        col=col,
        path="".join(f"M{x:.1f} {y:.1f}h{w:.1f}v{h:.1f}h{-w:.1f}Z" for x, y, w, h in boxes),
    )


def terms(model: ViewModel) -> tuple[Node, ...]:
    """Return a badge for each line and colour harvested, with its number of flowers."""
    size = _badge_size(model.places)
    lines = [each.line.line for each in model.open_harvests]
    nodes = []
    for line, count in model.open_harvests:
        x, y = model.places.between(line.line.cells, 0 if line.line.direction == DIAGONAL else 2)
        if lines.count(line.line) > 1:  # two colours, one above the other
            y += size * (1.1 if line.face else -1.1)
        badges = gain(line.face, count, size, chosen=True)
        nodes.append(Node(f"term@{line.line.key}-{line.face}", badges, x, y))
    return tuple(nodes)
