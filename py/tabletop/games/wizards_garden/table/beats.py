"""How a move is shown, beat by beat: plant, flip, harvest, Staff; and the toss."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from tabletop.core.language import t
from tabletop.games.wizards_garden.rules.board import CELL_NAMES, WHITE
from tabletop.games.wizards_garden.rules.notation import Move, Plant, Toss
from tabletop.games.wizards_garden.rules.planting import Planting, flip_and_plant, plant, preview
from tabletop.games.wizards_garden.rules.position import Position
from tabletop.games.wizards_garden.rules.state import Phase, State
from tabletop.games.wizards_garden.table.board import board_parts
from tabletop.games.wizards_garden.table.flowers import STEM
from tabletop.games.wizards_garden.table.panels import flower_key, held_flowers, panel_parts
from tabletop.games.wizards_garden.table.seeds import RADIUS
from tabletop.games.wizards_garden.table.shown import Shown, Trace, shown_of
from tabletop.games.wizards_garden.table.tray import go_parts, tray_parts
from tabletop.games.wizards_garden.words import labels
from tabletop.kit.parts import Part
from tabletop.scene.marks import SEAT_COLOURS, hat
from tabletop.scene.scene import FLIP_MS, PAUSE_MS, PLACE_MS, TRAVEL_MS, Scene, Step
from tabletop.scene.shapes import PIECE, Circle, Node, Place, Shapes
from tabletop.scene.table import Sight

GLOW_MS = 200
SETTLE_MS = 150
TURNS = 5
"""How often the coin of the toss turns over before it is known whose side lies up."""


def parts_of(shown: Shown) -> tuple[Part, ...]:
    """Return everything there is, what lies highest last."""
    return (*tray_parts(shown), *board_parts(shown), *panel_parts(shown), *go_parts(shown))


def _nodes(shown: Shown) -> tuple[Node, ...]:
    return tuple(node for part in parts_of(shown) for node in part.nodes)


def beats(before: Sight[State], move: Move, after: Sight[State], rest: Scene) -> tuple[Step, ...]:
    """Return the scenes that lead from one sight to the next, whose scene at rest is `rest`."""
    shown = _quiet(before)
    if isinstance(move, Plant):
        said = labels.PLACES if shown.phase is Phase.PLACE else labels.PLANTS
        name, cell = shown.name(shown.position.mover), CELL_NAMES[move.cell]
        shown = shown._replace(caption=t(said, name=name, cell=cell))
        steps = tuple(_planted(shown, move))
    elif isinstance(move, Toss):
        steps = tuple(_tossed(shown, move.seat))
    else:
        return (Step(rest, TRAVEL_MS),)
    return (*steps, Step(rest, SETTLE_MS, 0))


def _quiet(before: Sight[State]) -> Shown:
    """Return the picture without anything lit, picked or marked: the moment before a move."""
    return shown_of(replace(before, interactive=False, draft=(), last=(), gaze=""))


def _step(shown: Shown, ms: int, extra: tuple[Node, ...] = (), pause: int = PAUSE_MS) -> Step:
    return _step_of(shown, (*_nodes(shown), *extra), ms, pause)


def _step_of(shown: Shown, nodes: tuple[Node, ...], ms: int, pause: int = PAUSE_MS) -> Step:
    return Step(Scene(shown.sight.width, shown.sight.height, nodes), ms, pause)


def _planted(shown: Shown, move: Plant) -> Iterator[Step]:
    """Yield the seed in its cell, the neighbours turned, and the harvest."""
    position = shown.position
    bit = 1 << move.cell
    white = position.white | (bit if move.face == WHITE else 0)
    black = position.black | (0 if move.face == WHITE else bit)
    trace = Trace(frozenset({move.cell}))
    shown = shown.at(position._replace(white=white, black=black))._replace(trace=trace)
    yield _step(shown, PLACE_MS)
    if shown.phase is Phase.PLACE:
        return
    white, black = flip_and_plant(position, move.cell, move.face)
    shown = shown.at(position._replace(white=white, black=black))
    yield _step(shown, FLIP_MS)
    planting = preview(position, move)
    if planting.harvested:
        yield from _harvested(shown, planting, plant(position, move))


def _harvested(shown: Shown, planting: Planting, after: Position) -> Iterator[Step]:
    """Yield the lines glowing, their seeds on the way, and the Staff in its new place."""
    new = _new_flowers(shown, planting, after)
    carried = _carried(planting, new.values())
    yield _step(shown._replace(bands=planting.harvested, carried=carried), GLOW_MS)
    shown = shown.at(after._replace(staff=shown.position.staff))
    yield _step_of(shown, _opening(new, _nodes(shown)), TRAVEL_MS)
    if after.staff != shown.position.staff:
        yield _step(shown.at(after), TRAVEL_MS)


def _carried(planting: Planting, spots: Iterable[Place]) -> Mapping[int, Place]:
    """Return for one seed of each line where it goes to become a flower."""
    return {
        line.line.cells[1]: Place(spot.x, spot.y - STEM * spot.scale, 0.3)
        for line, spot in zip(planting.harvested, spots, strict=True)
    }


def _new_flowers(shown: Shown, planting: Planting, after: Position) -> dict[str, Place]:
    """Return the keys of the new flowers and where they stand, in the order of the lines."""
    seat = after.mover
    held = held_flowers(after.flowers[seat - 1])
    counts = [after.flowers[seat - 1].white, after.flowers[seat - 1].black]
    found = {}
    for line in reversed(planting.harvested):
        counts[line.face] -= 1
        here = held.index((line.face, counts[line.face]))
        key = flower_key(seat, line.face, counts[line.face])
        found[key] = shown.places.panel(seat).ground(here, len(held))
    return dict(reversed(found.items()))


def _opening(new: Mapping[str, Place], drawn: tuple[Node, ...]) -> tuple[Node, ...]:
    """Return the nodes with the new flowers growing out of the earth."""
    return tuple(
        node._replace(enter=Place(node.x, node.y, 0.05)) if node.key in new else node
        for node in drawn
    )


def _tossed(shown: Shown, seat: int) -> Iterator[Step]:
    """Yield a coin with a hat on either side, that turns and then flies to the seat it names."""
    board = shown.places.board
    size = shown.places.cell / RADIUS * 0.62
    for turn in range(TURNS + 1):
        side = seat if (TURNS - turn) % 2 == 0 else 3 - seat
        coin = _coin(side, Place(board.cx, board.cy, size))
        yield _step(shown, PLACE_MS if turn == 0 else FLIP_MS, (coin,), 20 if turn < TURNS else 250)
    x, y, wide = shown.places.panel(seat).hat[:3]
    landed = _coin(seat, Place(x, y - wide / 3, size * 0.35))
    state = State(shown.position._replace(mover=seat), Phase.PLANT, shown.sight.state.agreed)
    shown = shown._replace(sight=replace(shown.sight, state=state))
    yield _step(shown, TRAVEL_MS, (landed,))


def _coin(seat: int, at: Place) -> Node:
    """Return the coin of the toss with the hat of a seat up."""
    shapes: Shapes = (
        Circle(0, 0, RADIUS, fill="white", stroke=SEAT_COLOURS[seat], width=5, shadow=PIECE),
        *hat(seat, 0, RADIUS * 0.42, RADIUS * 1.05),
    )
    return Node("coin", shapes, at.x, at.y, at.scale, face=str(seat))
