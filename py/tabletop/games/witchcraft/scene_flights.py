"""What is in the air during a beat: resources, and a spell held up over the square."""

from __future__ import annotations

from tabletop.games.witchcraft.cards import SPELLS, Spell
from tabletop.games.witchcraft.scene_art import chip, kinds_of
from tabletop.games.witchcraft.scene_shown import Shown
from tabletop.games.witchcraft.scene_spell import face
from tabletop.scene.shapes import Node, Place


def gifts_in_air(
    view: Shown, counts: tuple[int, ...], start: tuple[float, float], seat: int
) -> tuple[Node, ...]:
    """Return resources at a place, on their way to the panel of a seat."""
    panel = view.places.panel(seat)
    kinds = kinds_of(counts)
    return tuple(
        Node(
            f"flying-{index}",
            chip(kind, 0, 0, 13),
            start[0] + (index - (len(kinds) - 1) / 2) * 20,
            start[1] - 16,
            enter=Place(*start, 0.3),
            exit=panel.at(panel.resources[kind])._replace(scale=0.7),
        )
        for index, kind in enumerate(kinds)
    )


def held_up(view: Shown, card: str, seat: int) -> Node:
    """Return a spell held up over the square, on its way from the hand to the discard pile."""
    panel, (x, y) = view.places.panel(seat), view.places.square
    slot = view.places.hand[0]
    w, h = min(slot.w, 210.0), min(slot.h, 170.0)
    own = card in view.own.hand
    index = view.own.hand.index(card) if own else 0
    lies = view.places.hand[index]
    start = Place(lies.cx, lies.cy) if own else panel.at(panel.hand)._replace(scale=0.2)
    shapes = face(card, SPELLS[card].cost, w, h, lit=True)
    return Node("held-up", shapes, x, y, 1.1, enter=start, exit=Place(x, y, 0.2))


def payment(view: Shown, spell: Spell, seat: int) -> tuple[Node, ...]:
    """Return what a spell costs below it, on its way from the panel of a seat to the supply."""
    panel = view.places.panel(seat)
    x, y = view.places.square
    kinds = kinds_of(spell.cost)
    return tuple(
        Node(
            f"paying-{index}",
            chip(kind, 0, 0, 11),
            x + (index - (len(kinds) - 1) / 2) * 18,
            y + view.places.hand[0].h * 0.62,
            enter=panel.at(panel.resources[kind]),
            exit=Place(x, y, 0.2),
        )
        for index, kind in enumerate(kinds)
    )
