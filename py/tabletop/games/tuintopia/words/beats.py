"""What is told of a move while it is shown: each effect when it comes about, and none before."""

from __future__ import annotations

from tabletop.core.language import signed, t, t_count
from tabletop.games.tuintopia.words.cards import the


def placed(name: str, card: int, cell: str) -> str:
    """Return who places which card where."""
    return t("{name} places {card} on {cell}.", name=name, card=the(card), cell=cell)


def covered(name: str, card: int, cell: str, taken: int) -> str:
    """Return who places which card where, and what is taken up from there."""
    return t(
        "{name} places {card} on {cell} and takes up {taken} from there.",
        name=name,
        card=the(card),
        cell=cell,
        taken=the(taken),
    )


def turned(name: str, cell: str) -> str:
    """Return who turns the closed card of a cell."""
    return t("{name} turns the closed card on {cell}.", name=name, cell=cell)


def is_seen(card: int) -> str:
    """Return which card a closed one turns out to be."""
    return t("It is {card}.", card=the(card))


def brings(points: int) -> str:
    """Return what a card brings that has become open."""
    if not points:
        return t("That brings no points.")
    return t_count(
        "That brings {points} point.", "That brings {points} points.", points, points=signed(points)
    )


def opened_in_short(cell: str, points: int) -> str:
    """Return where a card has become open, and what it brought, for the strip of a player."""
    return t("{cell}: {points}", cell=cell, points=signed(points))


def closed_in_short(cell: str) -> str:
    """Return where a card was laid closed, for the strip of a player."""
    return t("{cell} closed", cell=cell)


def turned_in_short(cell: str) -> str:
    """Return where a card was turned, for the strip of a player."""
    return t("{cell} turned", cell=cell)
