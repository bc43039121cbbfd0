"""What is in the air while a move is shown: resources on their way, and a spell held up."""

from __future__ import annotations

from tabletop.games.witchcraft.rules.cards import SPELLS, Spell
from tabletop.games.witchcraft.table.art import chip, kinds_of
from tabletop.games.witchcraft.table.shown import Shown
from tabletop.games.witchcraft.table.spell import face
from tabletop.scene.shapes import Node, Place, Point


def gifts(shown: Shown, counts: tuple[int, ...], start: Point, seat: int) -> tuple[Node, ...]:
    """Return resources at a place, on their way to the panel of a seat."""
    panel, spots = shown.places.panel(seat), _side_by_side(counts, 20)
    return tuple(
        Node(f"flying-{index}", chip(kind, 0, 0, 13), start[0] + dx, start[1] - 16,
             enter=Place(*start, 0.3), exit=panel.at(panel.resources[kind])._replace(scale=0.7))
        for index, (kind, dx) in enumerate(spots)
    )  # fmt: skip


def payment(shown: Shown, spell: Spell, seat: int) -> tuple[Node, ...]:
    """Return what a spell costs below it, on its way from the panel of a seat to the supply."""
    panel, (x, y) = shown.places.panel(seat), shown.village.square
    below = y + shown.places.hand.spells[0].h * 0.62
    return tuple(
        Node(f"paying-{index}", chip(kind, 0, 0, 11), x + dx, below,
             enter=panel.at(panel.resources[kind]), exit=Place(x, y, 0.2))
        for index, (kind, dx) in enumerate(_side_by_side(spell.cost, 18))
    )  # fmt: skip


def _side_by_side(counts: tuple[int, ...], apart: float) -> list[tuple[int, float]]:
    """Return the kind of each resource, and how far from the middle of the row it lies."""
    kinds = kinds_of(counts)
    return [(kind, (index - (len(kinds) - 1) / 2) * apart) for index, kind in enumerate(kinds)]


def held_up(shown: Shown, card: str, seat: int) -> Node:
    """Return a spell held up over the square, on its way from the hand to the discard pile."""
    panel, (x, y) = shown.places.panel(seat), shown.village.square
    slot = shown.places.hand.spells[0]
    w, h = min(slot.w, 210.0), min(slot.h, 170.0)
    own = card in shown.own.hand
    index = shown.own.hand.index(card) if own else 0
    lies = shown.places.hand.spells[index]
    start = Place(lies.cx, lies.cy) if own else panel.at(panel.hand)._replace(scale=0.2)
    shapes = face(card, SPELLS[card].cost, w, h, lit=True)
    return Node("held-up", shapes, x, y, 1.1, enter=start, exit=Place(x, y, 0.2))
