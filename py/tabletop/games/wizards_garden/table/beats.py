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
from tabletop.games.wizards_garden.table.shown import Shown, Trace, shown_of
from tabletop.games.wizards_garden.table.tray import go_parts, tray_parts
from tabletop.games.wizards_garden.words import beats as words
from tabletop.kit.beats import Beat, Film
from tabletop.kit.parts import Part
from tabletop.kit.shown import quiet
from tabletop.scene.marks import SEAT_COLOURS, hat
from tabletop.scene.scene import FLIP_MS, PLACE_MS, TRAVEL_MS, Scene, Step
from tabletop.scene.shapes import PIECE, Circle, Node, Place, Shapes
from tabletop.scene.table import Sight

GLOW_MS = 200
SETTLE_MS = 150
TURNS = 5
"""How many times the coin turns over before it lands."""


def parts_of(shown: Shown) -> tuple[Part, ...]:
    """Return all parts of the table, from bottom to top."""
    return (*tray_parts(shown), *board_parts(shown), *panel_parts(shown), *go_parts(shown))


_FILM = Film(parts_of)


def beats(before: Sight[State], move: Move, after: Sight[State], rest: Scene) -> tuple[Step, ...]:
    """Return the animation steps for `move`; the last one ends in the scene `rest`."""
    shown = shown_of(quiet(before))
    events = GAME.events(before.state, move)
    end = GAME.apply_move(before.state, move).position._replace(mover=shown.position.mover)
    ms = TRAVEL_MS if isinstance(move, Confirm) else SETTLE_MS
    return _FILM.steps(_beats(shown, events, end), rest, ms)


def _beats(shown: Shown, events: Iterable[GardenEvent], end: Position) -> Iterator[Beat[Shown]]:
    """Yield the beats of each event, from the table `shown` to the position `end`."""
    for event in events:
        match event:
            case SeedPlaced() | SeedPlanted():
                shown = _with_seed(shown, event)
                yield Beat(shown, words.caption(event, shown.or_you(event.seat)), PLACE_MS)
            case SeedsFlipped(cells):
                shown = _with_flipped(shown, mask_of(cells))
                yield Beat(shown, words.caption(event, ""), FLIP_MS)
            case LinesHarvested():
                yield from _harvested(shown, event, end)
                shown = shown.with_position(end._replace(staff=shown.position.staff))
            case StaffTaken(seat):
                shown = shown.with_position(end)
                yield Beat(shown, words.caption(event, shown.or_you(seat)))
            case FirstDrawn():
                yield from _tossed(shown, event)
            case PlantingKept() | PlantingUndone():
                pass
            case _:
                assert_never(event)


def _with_seed(shown: Shown, event: SeedPlaced | SeedPlanted) -> Shown:
    """Return the table with the new seed, before anything else happens."""
    position, bit = shown.position, 1 << event.cell
    white = position.white | (bit if event.face == WHITE else 0)
    black = position.black | (0 if event.face == WHITE else bit)
    shown = replace(shown, trace=Trace(frozenset({event.cell})))
    return shown.with_position(position._replace(white=white, black=black))


def _with_flipped(shown: Shown, mask: int) -> Shown:
    position = shown.position
    white, black = position.white ^ mask, position.black ^ mask
    return shown.with_position(position._replace(white=white, black=black))


def _harvested(shown: Shown, event: LinesHarvested, end: Position) -> Iterator[Beat[Shown]]:
    """Yield the beats of a harvest: lines glow, seeds fly off, flowers grow."""
    name, lines = shown.or_you(event.seat), event.lines
    new = _new_flowers(shown, event, end)
    carried = _carried(lines, new.values())
    told = words.caption(event, name)
    yield Beat(replace(shown, bands=lines, carried=carried), told, GLOW_MS)
    shown = shown.with_position(end._replace(staff=shown.position.staff))
    growing = {key: Place(spot.x, spot.y, 0.05) for key, spot in new.items()}
    yield Beat(shown, words.flowers_grow(name, lines), comes=growing)


def _carried(lines: Sequence[CompleteLine], spots: Iterable[Place]) -> Mapping[int, Place]:
    """Return a cell of each harvested line, with the place its seed flies to."""
    return {
        line.line.cells[1]: Place(spot.x, spot.y - STEM * spot.scale, 0.3)
        for line, spot in zip(lines, spots, strict=True)
    }


def _new_flowers(shown: Shown, event: LinesHarvested, end: Position) -> dict[str, Place]:
    """Return the place of each new flower by its key, in the order of the harvested lines."""
    seat = event.seat
    held = end.flowers[seat - 1]
    counts = [held.white, held.black]
    found = {}
    for line in reversed(event.lines):
        counts[line.face] -= 1
        key = flower_key(seat, line.face, counts[line.face])
        found[key] = flower_spot(shown.places.panel(seat), held, line.face, counts[line.face])
    return dict(reversed(found.items()))


def _tossed(shown: Shown, event: FirstDrawn) -> Iterator[Beat[Shown]]:
    """Yield a two-sided coin that turns over, then flies to the panel of the chosen seat."""
    board, seat = shown.places.board, event.seat
    size = shown.places.cell / RADIUS * 0.62
    middle = Place(board.cx, board.cy, size)
    for turn in range(TURNS + 1):
        side = seat if (TURNS - turn) % 2 == 0 else 3 - seat
        told = "" if turn else words.toss()
        yield Beat(shown, told, FLIP_MS if turn else PLACE_MS, 20, (_coin(side, middle),))
    told = words.coin_shows(shown.or_you(seat))
    yield Beat(shown, told, SETTLE_MS, 250, (_coin(seat, middle),), is_held=True)
    x, y, wide = shown.places.panel(seat).hat[:3]
    landed = _coin(seat, Place(x, y - wide / 3, size * 0.35))
    position = shown.position._replace(mover=seat)
    shown = shown.at(State(position, Phase.PLANT, shown.state.agreed))
    yield Beat(shown, words.caption(event, shown.or_you(seat)), over=(landed,))


def _coin(seat: int, at: Place) -> Node:
    """Return the coin of the toss with a seat's hat face up."""
    shapes: Shapes = (
        Circle(0, 0, RADIUS, fill="white", stroke=SEAT_COLOURS[seat], width=5, shadow=PIECE),
        *hat(seat, 0, RADIUS * 0.42, RADIUS * 1.05),
    )
    return Node("coin", shapes, at.x, at.y, at.scale, face=str(seat))
