"""Points on the board: what each partner adds to a gain, and where a score comes from."""

from __future__ import annotations

from functools import lru_cache

from tabletop.games.tuintopia.scene_card import clear_spot
from tabletop.games.tuintopia.scene_ground import WINDOW, cell_box
from tabletop.games.tuintopia.scene_layout import places_of
from tabletop.games.tuintopia.scene_shown import Shown
from tabletop.games.tuintopia.scoring import Partner
from tabletop.games.tuintopia.words import signed
from tabletop.scene.boxes import Box
from tabletop.scene.papers import number
from tabletop.scene.shapes import CHIP, Circle, Node, Path, Place, Shapes


def badge_nodes(view: Shown) -> tuple[Node, ...]:
    """Return the badges of a preview, or the points of the player whose score is opened."""
    if view.score is not None:
        return _scored(view, view.score)
    if view.preview is None:
        return ()
    preview = view.preview
    return tuple(_badge(view, preview.cell, partner) for partner in preview.partners)


def _place(view: Shown, name: str) -> Box:
    """Return the box of a cell by its name, also where half of the house is."""
    row, column = int(name[1:]) - 1, ord(name[0]) - ord("a")
    return cell_box(view.places.field, row, column)


def _badge(view: Shown, cell: int, partner: Partner) -> Node:
    """Return what a partner adds, on the edge or corner that it shares with the cell."""
    here = cell_box(view.places.field, *places_of(view.state.variant.garden)[cell])
    there = _place(view, partner.cell)
    dx, dy = there.cx - here.cx, there.cy - here.cy
    leaving = view.places.players[view.state.seat - 1] if view.pops else None
    return Node(
        f"badge-{partner.cell}",
        _badge_shapes(partner.points, dx * 0.17, dy * 0.17, _radius(view)),
        here.cx + dx / 2,
        here.cy + dy / 2,
        exit=Place(leaving.right - 30, leaving.cy, 0.5, outside=True) if leaving else None,
        window=WINDOW,
    )


def _radius(view: Shown) -> float:
    cut = view.places.field.cut
    return min(max(min(cut.w, cut.h) * 0.19, 11), 15)


@lru_cache(maxsize=256)
def _badge_shapes(points: int, dx: float, dy: float, r: float) -> Shapes:
    colour = "leaf2" if points > 0 else "danger" if points < 0 else "grey"
    stub = f"M0 0L{dx:.1f} {dy:.1f}"
    return (
        Path(stub, stroke="white", width=6.5),
        Path(stub, stroke=colour, width=4),
        Circle(0, 0, r, fill=colour, stroke="white", width=2, shadow=CHIP),
        number(0, 0, signed(points), max(13, r * 0.95), "white"),
    )


def _scored(view: Shown, seat: int) -> tuple[Node, ...]:
    """Return the points that cards have brought to a seat (0: to all), each on its card."""
    state, nodes, r = view.state, [], _radius(view) * 1.15
    y = clear_spot(view.places.field.cut, r)
    for cell, (card, who, gain) in enumerate(
        zip(state.open_cards[:-1], state.who, state.gains, strict=True)
    ):
        if card < 0 or seat not in (0, who):
            continue
        row, column = places_of(state.variant.garden)[cell]
        box = cell_box(view.places.field, row, column)
        name, shapes = f"points-{state.ground.cells[cell]}", _scored_shapes(gain.total, r)
        nodes.append(Node(name, shapes, box.cx, box.cy + y, window=WINDOW))
    return tuple(nodes)


@lru_cache(maxsize=64)
def _scored_shapes(points: int, r: float) -> Shapes:
    colour = "leaf2" if points > 0 else "danger" if points < 0 else "grey"
    return (
        Circle(0, 0, r, fill=colour, stroke="white", width=2, shadow=CHIP),
        number(0, 0, signed(points), max(13, r * 0.95), "white"),
    )
