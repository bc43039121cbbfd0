"""Animation of a move, one beat at a time: plant, flip, harvest, Staff; and the toss."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import assert_never

from tabletop.games.wizards_garden.rules.board import WHITE, mask_of
from tabletop.games.wizards_garden.rules.events import (
    FirstDrawn,
    GardenEvent,
    LinesHarvested,
    PlantingKept,
    PlantingUndone,
    SeedPlaced,
    SeedPlanted,
    SeedsFlipped,
    StaffTaken,
)
from tabletop.games.wizards_garden.rules.game import GAME
from tabletop.games.wizards_garden.rules.notation import Confirm, Move
from tabletop.games.wizards_garden.rules.phase import Phase
from tabletop.games.wizards_garden.rules.planting import CompleteLine
from tabletop.games.wizards_garden.rules.position import Position
from tabletop.games.wizards_garden.rules.state import State
from tabletop.games.wizards_garden.table.board import board_parts
from tabletop.games.wizards_garden.table.flowers import STEM
from tabletop.games.wizards_garden.table.panels import flower_key, flower_spot, panel_parts
from tabletop.games.wizards_garden.table.seeds import RADIUS
from tabletop.games.wizards_garden.table.tray import go_parts, tray_parts
from tabletop.games.wizards_garden.table.view_model import Trace, ViewModel, model_of
from tabletop.games.wizards_garden.words import beats as words
from tabletop.kit.beats import Beat, Film
from tabletop.kit.parts import Part
from tabletop.kit.view_model import quiet
from tabletop.scene.marks import SEAT_COLOURS, hat
from tabletop.scene.scene import FLIP_MS, PLACE_MS, TRAVEL_MS, Scene, Step
from tabletop.scene.shapes import PIECE, Circle, Node, Place, Shapes
from tabletop.scene.table import Sight

GLOW_MS = 200
SETTLE_MS = 150
TURNS = 5
"""How many times the coin turns over before it lands."""


def parts_of(model: ViewModel) -> tuple[Part, ...]:
    """Return all parts of the table, from bottom to top."""
    return (*tray_parts(model), *board_parts(model), *panel_parts(model), *go_parts(model))


_FILM = Film(parts_of)


def beats(before: Sight[State], move: Move, after: Sight[State], rest: Scene) -> tuple[Step, ...]:
    """Return the animation steps for `move`; the last one ends in the scene `rest`."""
    model = model_of(quiet(before))
    events = GAME.events(before.state, move)
    end = GAME.apply_move(before.state, move).position._replace(mover=model.position.mover)
    ms = TRAVEL_MS if isinstance(move, Confirm) else SETTLE_MS
    return _FILM.steps(_beats(model, events, end), rest, ms)


def _beats(
    model: ViewModel, events: Iterable[GardenEvent], end: Position
) -> Iterator[Beat[ViewModel]]:
    """Yield the beats of each event, from the table `model` to the position `end`."""
    for event in events:
        match event:
            case SeedPlaced() | SeedPlanted():
                model = _with_seed(model, event)
                yield Beat(model, words.caption(event, model.or_you(event.seat)), PLACE_MS)
            case SeedsFlipped(cells):
                model = _with_flipped(model, mask_of(cells))
                yield Beat(model, words.caption(event, ""), FLIP_MS)
            case LinesHarvested():
                yield from _harvested(model, event, end)
                model = model.with_position(end._replace(staff=model.position.staff))
            case StaffTaken(seat):
                model = model.with_position(end)
                yield Beat(model, words.caption(event, model.or_you(seat)))
            case FirstDrawn():
                yield from _tossed(model, event)
            case PlantingKept() | PlantingUndone():
                pass
            case _:
                assert_never(event)


def _with_seed(model: ViewModel, event: SeedPlaced | SeedPlanted) -> ViewModel:
    """Return the table with the new seed, before anything else happens."""
    position, bit = model.position, 1 << event.cell
    white = position.white | (bit if event.face == WHITE else 0)
    black = position.black | (0 if event.face == WHITE else bit)
    model = replace(model, trace=Trace(frozenset({event.cell})))
    return model.with_position(position._replace(white=white, black=black))


def _with_flipped(model: ViewModel, mask: int) -> ViewModel:
    position = model.position
    white, black = position.white ^ mask, position.black ^ mask
    return model.with_position(position._replace(white=white, black=black))


def _harvested(model: ViewModel, event: LinesHarvested, end: Position) -> Iterator[Beat[ViewModel]]:
    """Yield the beats of a harvest: lines glow, seeds fly off, flowers grow."""
    name, lines = model.or_you(event.seat), event.lines
    new = _new_flowers(model, event, end)
    carried = _carried(lines, new.values())
    told = words.caption(event, name)
    yield Beat(replace(model, bands=lines, carried=carried), told, GLOW_MS)
    model = model.with_position(end._replace(staff=model.position.staff))
    growing = {key: Place(spot.x, spot.y, 0.05) for key, spot in new.items()}
    yield Beat(model, words.flowers_grow(name, lines), comes=growing)


def _carried(lines: Sequence[CompleteLine], spots: Iterable[Place]) -> Mapping[int, Place]:
    """Return a cell of each harvested line, with the place its seed flies to."""
    return {
        line.line.cells[1]: Place(spot.x, spot.y - STEM * spot.scale, 0.3)
        for line, spot in zip(lines, spots, strict=True)
    }


def _new_flowers(model: ViewModel, event: LinesHarvested, end: Position) -> dict[str, Place]:
    """Return the place of each new flower by its key, in the order of the harvested lines."""
    seat = event.seat
    held = end.flowers[seat - 1]
    counts = [held.white, held.black]
    found = {}
    for line in reversed(event.lines):
        counts[line.face] -= 1
        key = flower_key(seat, line.face, counts[line.face])
        found[key] = flower_spot(model.places.panel(seat), held, line.face, counts[line.face])
    return dict(reversed(found.items()))


def _tossed(model: ViewModel, event: FirstDrawn) -> Iterator[Beat[ViewModel]]:
    """Yield a two-sided coin that turns over, then flies to the panel of the chosen seat."""
    board, seat = model.places.board, event.seat
    size = model.places.cell / RADIUS * 0.62
    middle = Place(board.cx, board.cy, size)
    for turn in range(TURNS + 1):
        side = seat if (TURNS - turn) % 2 == 0 else 3 - seat
        told = "" if turn else words.toss()
        yield Beat(model, told, FLIP_MS if turn else PLACE_MS, 20, (_coin(side, middle),))
    told = words.coin_shows(model.or_you(seat))
    yield Beat(model, told, SETTLE_MS, 250, (_coin(seat, middle),), is_held=True)
    x, y, wide = model.places.panel(seat).hat[:3]
    landed = _coin(seat, Place(x, y - wide / 3, size * 0.35))
    position = model.position._replace(mover=seat)
    model = model.at(State(position, Phase.PLANT, model.state.agreed))
    yield Beat(model, words.caption(event, model.or_you(seat)), over=(landed,))


def _coin(seat: int, at: Place) -> Node:
    """Return the coin of the toss with a seat's hat face up."""
    shapes: Shapes = (
        Circle(0, 0, RADIUS, fill="white", stroke=SEAT_COLOURS[seat], width=5, shadow=PIECE),
        *hat(seat, 0, RADIUS * 0.42, RADIUS * 1.05),
    )
    return Node("coin", shapes, at.x, at.y, at.scale, face=str(seat))
