"""The hand as it lies in the tray: each tile on its place, those lifted on the way behind them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tabletop.games.letter_maze.scene_trace import Trace
from tabletop.scene.boxes import TOUCH, Box

GAP = 5.0


class Slot(NamedTuple):
    """A place of the hand: a tile that was there, or one lifted on the way.

    `leg` is the place in the path of the leg that lays it, None as long as it is in the hand.
    """

    face: str
    is_lifted: bool = False
    leg: int | None = None


class Lying(NamedTuple):
    """Slots of one face that lie on one place of the tray, by their numbers in the hand."""

    slot: Slot
    numbers: tuple[int, ...]
    box: Box


class Row(NamedTuple):
    """The hand in the tray. `world` is not None where it is longer than its place and is panned."""

    lying: tuple[Lying, ...]
    world: Box | None


def slots_of(hand: str, trace: Trace | None) -> tuple[Slot, ...]:
    """Return the places of a hand, those of tiles lifted on the path last.

    A tile laid on the path comes from the first place that has its face.
    """
    slots = [Slot(face) for face in hand]
    if trace is None:
        return tuple(slots)
    for place, (leg, lifted) in enumerate(zip(trace.legs, trace.lifted, strict=True)):
        if leg.is_laid:
            number = slots.index(next(s for s in slots if s.face == leg.face and s.leg is None))
            slots[number] = slots[number]._replace(leg=place)
        elif lifted:
            slots.append(Slot(lifted, True))
    return tuple(slots)


def row_of(slots: Sequence[Slot], box: Box, tile: float, *, piled: bool) -> Row:
    """Return where the tiles lie: side by side; too many may be `piled` by their faces.

    What is still too long for its place lies in a world of its own, to be panned.
    """
    pitch = max(tile + GAP, TOUCH)
    piles: list[tuple[Slot, tuple[int, ...]]] = [
        (slot, (number,)) for number, slot in enumerate(slots)
    ]
    if piled and len(piles) * pitch > box.w:
        piles = _piled(slots)
    fits = len(piles) * pitch <= box.w
    left, middle = (box.x, box.cy) if fits else (0.0, box.h / 2)
    high = max(tile, TOUCH)
    lying = tuple(
        Lying(slot, numbers, Box(left + index * pitch, middle - high / 2, pitch, high))
        for index, (slot, numbers) in enumerate(piles)
    )
    return Row(lying, None if fits else Box(0, 0, len(piles) * pitch, box.h))


def _piled(slots: Sequence[Slot]) -> list[tuple[Slot, tuple[int, ...]]]:
    """Return equal tiles together, in the order of the first of each kind; those laid lie alone."""
    piles: dict[Slot, tuple[int, ...]] = {}
    for number, slot in enumerate(slots):
        piles[slot] = (*piles.get(slot, ()), number)
    return list(piles.items())


def _alone(slot: Slot, number: int) -> tuple[Slot, tuple[int, ...]]:
    return slot, (number,)
