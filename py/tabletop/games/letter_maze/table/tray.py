"""The tray: the tiles in hand as parts, and the paper below them and the word."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from tabletop.core.language import phrases, t
from tabletop.games.letter_maze.rules.state import Phase
from tabletop.games.letter_maze.table.art import lifted_sign, tile
from tabletop.games.letter_maze.table.draft import TILE
from tabletop.games.letter_maze.table.shown import Shown
from tabletop.games.letter_maze.table.trace import Slot
from tabletop.games.letter_maze.words import table as words
from tabletop.kit.parts import Part, drawn
from tabletop.kit.tray import Piece, in_slot
from tabletop.scene.boxes import TOUCH, Box, around
from tabletop.scene.measure import baseline
from tabletop.scene.papers import rule, sheet
from tabletop.scene.shapes import Node, Shapes, Text
from tabletop.scene.windows import Window

HAND = "hand"
"""The window through which a hand is seen that is longer than its place."""

GAP, CLOSE = 5.0, 2.0
"""Between two tiles in hand, and between two of many."""


class Lying(NamedTuple):
    """Slots of one face that lie on one place of the tray, by their numbers in the hand."""

    slot: Slot
    numbers: tuple[int, ...]
    box: Box


def tray_part(shown: Shown) -> Part:
    """Return the paper of the tray, with what parts and names the things on it."""
    tray = shown.places.tray
    return drawn(Node("tray", (sheet(tray.box), *(_titled if tray.title else _ruled)(shown))))


def _titled(shown: Shown) -> Shapes:
    """Return whose the tiles are, and a line between them and the word."""
    tray, own = shown.places.tray, shown.home == shown.mover and shown.active
    text = t(words.YOUR_TILES) if own else words.tiles_of(shown.name(shown.home))
    return (
        rule(tray.word.x - 12, tray.word.y + 4, tray.earned.bottom - tray.word.y - 8, True),
        Text(tray.hand.x + 2, tray.title, text, 14, "ink2", fit=tray.hand.w),
    )


def _ruled(shown: Shown) -> Shapes:
    """Return a line between the word, with what it earns below it, and the tiles."""
    tray = shown.places.tray
    is_below = tray.earned.y > tray.word.y
    return (rule(tray.word.x, tray.hand.y - 3, tray.word.w),) if is_below else ()


def row(shown: Shown) -> tuple[list[Lying], Box | None]:
    """Return where the tiles of the hand lie: side by side, closer or piled where there are many.

    What is still too long for its place lies in a world of its own, to be panned. For a tribute
    several alike are chosen, so none are piled.
    """
    box, tile = shown.places.tray.hand, shown.places.tray.tile
    is_long = len(shown.slots) * TOUCH > box.w
    piles = _piles(shown.slots, piled=is_long and shown.state.phase is not Phase.TRIBUTE)
    pitch = max(min(tile + GAP, box.w / max(len(piles), 1)), TOUCH)
    world = None if len(piles) * TOUCH <= box.w else Box(0, 0, len(piles) * pitch, box.h)
    first = around((world or box).x + pitch / 2, (world or box).cy, pitch, max(tile, TOUCH))
    places = (first._replace(x=first.x + index * pitch) for index in range(len(piles)))
    return [Lying(*pile, place) for pile, place in zip(piles, places, strict=True)], world


def _piles(slots: Sequence[Slot], *, piled: bool) -> list[tuple[Slot, tuple[int, ...]]]:
    """Return tiles with their numbers, equal ones together if they are `piled`.

    They lie in the order of the first of each kind; those laid lie alone.
    """
    piles: dict[tuple[Slot, int], tuple[int, ...]] = {}
    for number, slot in enumerate(slots):
        kind = slot, 0 if piled else number
        piles[kind] = (*piles.get(kind, ()), number)
    return [(slot, numbers) for (slot, _), numbers in piles.items()]


def hand_window(shown: Shown) -> tuple[Window, ...]:
    """Return the window onto a hand that is longer than its place; the tile in hand is in view."""
    lies, world = row(shown)
    held = next((each.box for each in lies if is_chosen(shown, each)), None)
    return (Window(HAND, shown.places.tray.hand, world, held, most=1.0),) if world else ()


def hand_parts(shown: Shown) -> tuple[Part, ...]:
    """Return a part for each place with a tile, or for several alike where they are piled."""
    (lies, world), seen = row(shown), Counter[str]()
    parts: list[Part] = []
    for column, lying in enumerate(lies, start=1):
        face = lying.slot.face
        key = f"tile-{shown.home}-{face}-{seen[face]}"
        seen[face] += 1
        piece = _piece(shown, lying, key, HAND if world else "")
        parts.append(in_slot(piece, lying.box, HAND, column))
    return tuple(parts) if parts else _empty(shown)


def _piece(shown: Shown, lying: Lying, key: str, window: str) -> Piece:
    """Return tiles on one place; `key` is that of their node."""
    id_, count = f"{TILE}{lying.numbers[0]}", len(lying.numbers)
    size = min(shown.places.tray.tile, lying.box.w - CLOSE)
    can_hold = bool(shown.trace) and shown.home == shown.turn and lying.slot.leg is None
    is_lifted = lying.slot.is_lifted and lying.slot.leg is None
    return Piece(
        id_,
        _label(shown, lying),
        tile(lying.slot.face, size),
        around(0, 0, size),
        size * 0.2,
        lifted_sign(-size * 0.46, -size * 0.44, down=True) if is_lifted else (),
        figure=str(count) if count > 1 else "",
        fits=False,
        may=None if shown.home == shown.mover and shown.may(id_) else False,
        chosen=is_chosen(shown, lying),
        is_gone=lying.slot.leg is not None,
        drags=can_hold,
        key=key,
        window=window,
    )


def is_chosen(shown: Shown, lying: Lying) -> bool:
    """Return whether a tile is to be laid next, or to be given."""
    return any(f"{TILE}{number}" in shown.choice.tiles for number in lying.numbers)


def _label(shown: Shown, lying: Lying) -> str:
    """Return a tile with its place in the hand, so that equal ones have different names."""
    slot, count = lying.slot, len(lying.numbers)
    said = [words.tile(lying.numbers[0] + 1, slot.face)]
    said += [words.so_many(count)] if count > 1 else []
    said += [t(words.LAID_IN_WORD)] if slot.leg is not None else []
    said += [t(words.LIFTED)] if slot.is_lifted else []
    if is_chosen(shown, lying):
        said.append(t(words.TO_BE_LAID if shown.trace else words.TO_BE_GIVEN))
    return phrases(said)


def _empty(shown: Shown) -> tuple[Part, ...]:
    """Return that a hand is empty; nothing as long as no hand is dealt."""
    box = shown.places.tray.hand
    if not shown.state.players:
        return ()
    text = Text(box.x + 2, baseline(box.cy, 15), t(words.NO_TILES), 15, "ink2", fit=box.w)
    return (drawn(Node("no-tiles", (text,))),)
