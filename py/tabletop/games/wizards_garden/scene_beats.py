"""How a move is shown, beat by beat: plant, flip, harvest, Staff; and the toss."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tabletop.games.wizards_garden.board import CELL_NAMES, WHITE
from tabletop.games.wizards_garden.notation import Move, Plant, Toss
from tabletop.games.wizards_garden.planting import Planting, flip_and_plant, plant, preview
from tabletop.games.wizards_garden.position import Position
from tabletop.games.wizards_garden.scene_board import board_nodes
from tabletop.games.wizards_garden.scene_draft import Choice
from tabletop.games.wizards_garden.scene_flowers import STEM
from tabletop.games.wizards_garden.scene_panels import (
    flower_key,
    held_flowers,
    panel_nodes,
)
from tabletop.games.wizards_garden.scene_seeds import RADIUS
from tabletop.games.wizards_garden.scene_shown import Shown, Trace, shown
from tabletop.games.wizards_garden.scene_tray import button_nodes, tray_nodes
from tabletop.games.wizards_garden.scene_words import short_name
from tabletop.games.wizards_garden.state import Phase, State
from tabletop.scene.marks import SEAT_COLOURS, hat
from tabletop.scene.scene import FLIP_MS, PAUSE_MS, PLACE_MS, TRAVEL_MS, Scene, Step
from tabletop.scene.shapes import PIECE, Circle, Node, Place, Shapes
from tabletop.scene.table import Sight

GLOW_MS = 200
SETTLE_MS = 150
TURNS = 5
"""How often the coin of the toss turns over before it is known whose side lies up."""


def nodes(view: Shown) -> tuple[Node, ...]:
    """Return everything that is drawn, what lies highest last."""
    return (*tray_nodes(view), *board_nodes(view), *panel_nodes(view), *button_nodes(view))


def beats(before: Sight[State], move: Move, after: Sight[State], rest: Scene) -> tuple[Step, ...]:
    """Return the scenes that lead from one sight to the next, whose scene at rest is `rest`."""
    view = _quiet(shown(before))
    if isinstance(move, Plant):
        name = short_name(before.name(before.state.position.mover))
        verb = "places" if before.state.phase is Phase.PLACE else "plants"
        view = view._replace(caption=f"{name} {verb} on {CELL_NAMES[move.cell]}")
        steps = tuple(_planted(view, move))
    elif isinstance(move, Toss):
        steps = tuple(_tossed(view, move.seat))
    else:
        return (Step(rest, TRAVEL_MS),)
    return (*steps, Step(rest, SETTLE_MS, 0))


def _quiet(view: Shown) -> Shown:
    """Return the picture without anything lit, picked or marked: the moment before a move."""
    return view._replace(
        active=False,
        choice=Choice(),
        planting=None,
        bands=(),
        trace=Trace(),
        hint="",
        gaze="",
        told=(),
    )


def _step(view: Shown, ms: int, extra: tuple[Node, ...] = (), pause: int = PAUSE_MS) -> Step:
    places = view.places
    return Step(Scene(places.width, places.height, (*nodes(view), *extra)), ms, pause)


def _planted(view: Shown, move: Plant) -> Iterator[Step]:
    """Yield the seed in its cell, the neighbours turned, and the harvest."""
    position = view.position
    bit = 1 << move.cell
    white = position.white | (bit if move.face == WHITE else 0)
    black = position.black | (0 if move.face == WHITE else bit)
    trace = Trace(frozenset({move.cell}))
    view = view._replace(position=position._replace(white=white, black=black), trace=trace)
    yield _step(view, PLACE_MS)
    if view.phase is Phase.PLACE:
        return
    white, black = flip_and_plant(position, move.cell, move.face)
    view = view._replace(position=position._replace(white=white, black=black))
    yield _step(view, FLIP_MS)
    planting = preview(position, move)
    if planting.harvested:
        yield from _harvested(view, planting, plant(position, move))


def _harvested(view: Shown, planting: Planting, after: Position) -> Iterator[Step]:
    """Yield the lines glowing, their seeds on the way, and the Staff in its new place."""
    yield _step(
        view._replace(bands=planting.harvested, carried=_carried(view, planting, after)), GLOW_MS
    )
    view = view._replace(position=after._replace(staff=view.position.staff))
    opening = _opening(_new_flowers(view, planting, after), nodes(view))
    yield Step(Scene(view.places.width, view.places.height, opening), TRAVEL_MS)
    if after.staff != view.position.staff:
        yield _step(view._replace(position=after), TRAVEL_MS)


def _carried(view: Shown, planting: Planting, after: Position) -> Mapping[int, Place]:
    """Return for one seed of each line where it goes to become a flower."""
    spots = _new_flowers(view, planting, after)
    return {
        line.line.cells[1]: Place(spot.x, spot.y - STEM * spot.scale, 0.3)
        for line, spot in zip(planting.harvested, spots.values(), strict=True)
    }


def _new_flowers(view: Shown, planting: Planting, after: Position) -> dict[str, Place]:
    """Return the keys of the new flowers and where they stand, in the order of the lines."""
    seat = after.mover
    held = held_flowers(after.flowers[seat - 1])
    counts = [after.flowers[seat - 1].white, after.flowers[seat - 1].black]
    found = {}
    for line in reversed(planting.harvested):
        counts[line.face] -= 1
        here = held.index((line.face, counts[line.face]))
        key = flower_key(seat, line.face, counts[line.face])
        found[key] = view.places.panel(seat).ground(here, len(held))
    return dict(reversed(found.items()))


def _opening(new: Mapping[str, Place], drawn: tuple[Node, ...]) -> tuple[Node, ...]:
    """Return the nodes with the new flowers growing out of the earth."""
    return tuple(
        node._replace(enter=Place(node.x, node.y, 0.05)) if node.key in new else node
        for node in drawn
    )


def _tossed(view: Shown, seat: int) -> Iterator[Step]:
    """Yield a coin with a hat on either side, that turns and then flies to the seat it names."""
    board = view.places.board
    size = view.places.cell / RADIUS * 0.62
    for turn in range(TURNS + 1):
        side = seat if (TURNS - turn) % 2 == 0 else 3 - seat
        coin = _coin(side, Place(board.cx, board.cy, size))
        yield _step(view, PLACE_MS if turn == 0 else FLIP_MS, (coin,), 20 if turn < TURNS else 250)
    panel = view.places.panel(seat)
    landed = _coin(seat, Place(panel.hat.x, panel.hat.y - panel.hat.size / 3, size * 0.35))
    view = view._replace(position=view.position._replace(mover=seat), phase=Phase.PLANT)
    yield _step(view, TRAVEL_MS, (landed,))


def _coin(seat: int, at: Place) -> Node:
    """Return the coin of the toss with the hat of a seat up."""
    shapes: Shapes = (
        Circle(0, 0, RADIUS, fill="white", stroke=SEAT_COLOURS[seat], width=5, shadow=PIECE),
        *hat(seat, 0, RADIUS * 0.42, RADIUS * 1.05),
    )
    return Node("coin", shapes, at.x, at.y, at.scale, face=str(seat))
