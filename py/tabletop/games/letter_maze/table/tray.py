"""The tray: the tiles in hand as parts, and the paper below them and the word."""

from __future__ import annotations

from tabletop.core.language import phrases, t
from tabletop.games.letter_maze.table.art import lifted_sign, tile
from tabletop.games.letter_maze.table.draft import TILE
from tabletop.games.letter_maze.table.shown import Shown
from tabletop.games.letter_maze.words import table as words
from tabletop.kit.parts import Part, drawn
from tabletop.kit.tray import Piece, in_slots, tray_paper
from tabletop.scene.boxes import TOUCH, Box, around
from tabletop.scene.measure import baseline
from tabletop.scene.papers import rule, sheet
from tabletop.scene.shapes import Node, Text
from tabletop.scene.windows import Window

HAND = "hand"
"""The window through which a hand is seen that is longer than its place."""

GAP, CLOSE = 5.0, 2.0
"""Between two tiles in hand, and between two of many."""


def tray_part(shown: Shown) -> Part:
    """Return the paper of the tray, where it is high with whose the tiles are."""
    tray, own = shown.places.tray, shown.home == shown.mover and shown.active
    if not tray.title:
        return tray_paper(tray.box)
    whose = t(words.YOUR_TILES) if own else words.tiles_of(shown.name(shown.home))
    named = Text(tray.hand.x + 2, tray.title, whose, 14, "ink2", fit=tray.hand.w)
    high = tray.earned.bottom - tray.word.y - 8
    parting = rule(tray.word.x - 12, tray.word.y + 4, high, upright=True)
    return drawn(Node("tray", (sheet(tray.box), parting, named)))


def row(shown: Shown) -> tuple[list[Box], Box | None]:
    """Return the places of the tiles in hand, side by side, closer where there are many.

    Those that are still too long for their place lie in a world of their own, to be panned.
    """
    box, tile, count = shown.places.tray.hand, shown.places.tray.tile, len(shown.slots)
    pitch = max(min(tile + GAP, box.w / max(count, 1)), TOUCH)
    world = Box(0, 0, count * pitch, box.h) if count * TOUCH > box.w else None
    line = around(*(world or box).middle, box.w, max(tile, TOUCH))
    line = line._replace(x=(world or box).x, w=count * pitch)
    return line.columns([0] * count), world


def hand_window(shown: Shown) -> tuple[Window, ...]:
    """Return the window onto a hand that is longer than its place; the tile in hand is in view."""
    boxes, world = row(shown)
    held = next((each for number, each in enumerate(boxes) if _is_chosen(shown, number)), None)
    return (Window(HAND, shown.places.tray.hand, world, held, most=1.0),) if world else ()


def hand_parts(shown: Shown) -> tuple[Part, ...]:
    """Return a part for each tile in hand, or that there is none."""
    boxes, world = row(shown)
    pieces = [_piece(shown, *each, HAND if world else "") for each in enumerate(boxes)]
    return in_slots(pieces, boxes, HAND) or _empty(shown)


def _piece(shown: Shown, number: int, box: Box, window: str) -> Piece:
    """Return the tile with that number in the hand."""
    id_, slot = f"{TILE}{number}", shown.slots[number]
    size, is_laid = min(shown.places.tray.tile, box.w - CLOSE), slot.leg is not None
    alike = [each.face for each in shown.slots[:number]].count(slot.face)
    return Piece(
        id_,
        _label(shown, number),
        tile(slot.face, size),
        around(0, 0, size),
        size * 0.2,
        lifted_sign(-size * 0.46, -size * 0.44) if slot.is_lifted else (),
        fits=False,
        may=None if shown.home == shown.mover and shown.may(id_) else False,
        chosen=_is_chosen(shown, number),
        is_gone=is_laid,
        drags=bool(shown.trace) and shown.home == shown.turn and not is_laid,
        key=f"{TILE}{shown.home}-{slot.face}-{alike}",
        window=window,
    )


def _is_chosen(shown: Shown, number: int) -> bool:
    """Return whether a tile is to be laid next, or to be given."""
    return f"{TILE}{number}" in shown.choice.tiles


def _label(shown: Shown, number: int) -> str:
    """Return a tile with its place in the hand, so that equal ones have different names."""
    slot = shown.slots[number]
    said = [words.tile(number + 1, slot.face)]
    said += [t(words.LAID_IN_WORD)] if slot.leg is not None else []
    said += [t(words.LIFTED)] if slot.is_lifted else []
    if _is_chosen(shown, number):
        said.append(t(words.TO_BE_LAID if shown.trace else words.TO_BE_GIVEN))
    return phrases(said)


def _empty(shown: Shown) -> tuple[Part, ...]:
    """Return that a hand is empty; nothing as long as no hand is dealt."""
    box = shown.places.tray.hand
    if not shown.state.players:
        return ()
    text = Text(box.x + 2, baseline(box.cy, 15), t(words.NO_TILES), 15, "ink2", fit=box.w)
    return (drawn(Node("no-tiles", (text,))),)
