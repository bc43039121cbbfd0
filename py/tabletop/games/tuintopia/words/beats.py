"""Announcements of a move while it is animated: each effect as it happens, and none before.

Where a name is "", the sentence says "you".
"""

from __future__ import annotations

from tabletop.core.language import t
from tabletop.core.words import in_points
from tabletop.games.tuintopia.words.cards import the


def placed(name: str, card: int, cell: str) -> str:
    """Return who places which card where."""
    if not name:
        return t("You place {card} on {cell}.", card=the(card), cell=cell)
    return t("{name} places {card} on {cell}.", name=name, card=the(card), cell=cell)


def covered(name: str, card: int, cell: str, taken: int) -> str:
    """Return who places which card on a face-down one, and which card that player picks up."""
    gaps = {"card": the(card), "cell": cell, "taken": the(taken)}
    if not name:
        return t("You place {card} on {cell} and pick up {taken}.", **gaps)
    return t("{name} places {card} on {cell} and picks up {taken}.", name=name, **gaps)


def turned(name: str, cell: str) -> str:
    """Return who turns over the face-down card of a cell."""
    if not name:
        return t("You turn over the card on {cell}.", cell=cell)
    return t("{name} turns over the card on {cell}.", name=name, cell=cell)


def is_seen(card: int) -> str:
    """Return which card has been turned over."""
    return t("It’s {card}.", card=the(card))


def brings(points: int) -> str:
    """Return what a card scores that has just been placed or turned face up."""
    if not points:
        return t("That scores nothing.")
    if points < 0:
        return t("That costs {points}.", points=in_points(-points))
    return t("That scores {points}.", points=in_points(points))
