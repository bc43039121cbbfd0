"""What stands on the sheet beside or below the garden."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tabletop.core.language import later, phrases, signed, t, t_count
from tabletop.games.tuintopia.rules.scoring import Partner
from tabletop.games.tuintopia.words.cards import named, titled

KEY, KEY_BRIEFLY = later("What the icons mean"), later("icons")
"""The sheet that explains the icons, and the button that opens it."""

NEEDS, OFFERS, NOTHING = later("needs"), later("offers"), later("nothing")
ON_THE_BOARD = later("Each card on the board shows what it brought.")


# -- what a move would bring ---------------------------------------------------------------------


def preview(card: int, points: int, partners: Sequence[Partner]) -> str:
    """Return what a card would bring, partner by partner."""
    if not partners:
        return t("{card}, {points}: no partners.", card=titled(card), points=signed(points))
    told = [_partner(each) for each in partners]
    return t(
        "{card}, {points}: {partners}.",
        card=titled(card),
        points=signed(points),
        partners=phrases(told),
    )


def from_partners(partners: Sequence[Partner]) -> str:
    """Return what a card would bring from whom, "" where it has no partners."""
    told = [_partner(each) for each in partners]
    return t("Partners: {partners}.", partners=phrases(told)) if told else ""


def _partner(partner: Partner) -> str:
    return t(
        "{card} on {cell} {points}",
        card=named(partner.card),
        cell=partner.cell,
        points=signed(partner.points),
    )


def card_on(card: int, cell: str) -> str:
    """Return the title of a card that would lie on a cell."""
    return t("{card} on {cell}", card=titled(card), cell=cell)


# -- a move without points -----------------------------------------------------------------------


class Told(NamedTuple):
    """A move that brings no points: its title, what it means, and that in a few words."""

    title: str
    text: str
    short: str


def aloud(move: Told) -> str:
    """Return what is told of such a move as it is read aloud."""
    return t("{title}. {text}", title=move.title, text=move.text)


def returns(card: int, cell: str) -> Told:
    """Return what is told of a card that would be turned in the wrong zone."""
    return Told(
        card_on(card, cell),
        t("It does not belong there: it comes into your hand, and the cell is free again."),
        t("It comes into your hand."),
    )


def unknown(name: str) -> Told:
    """Return what is told of a closed card that only another player knows."""
    return Told(
        t("A card of {name}", name=name),
        t("Only its owner knows this card. Turned up, its points are yours, good or bad."),
        t("Its points will be yours."),
    )


def laid_misplaced(card: int, cell: str) -> Told:
    """Return what is told of a card that would be laid closed in the wrong zone."""
    return Told(
        _closed_on(card, cell),
        t("It does not belong there: turned, it would come back into a hand."),
        t("It does not belong there."),
    )


def laid(card: int, cell: str, points: int) -> Told:
    """Return what is told of a card that would be laid closed, with its points as things stand."""
    return Told(
        _closed_on(card, cell),
        t(
            "It scores nothing now. Turned up as things stand it would bring {points}, to whoever "
            "turns it.",
            points=signed(points),
        ),
        t("Turned up now it would bring {points}.", points=signed(points)),
    )


def _closed_on(card: int, cell: str) -> str:
    return t("{card} closed on {cell}", card=titled(card), cell=cell)


# -- two lines on a phone ------------------------------------------------------------------------

Lines = tuple[str, str]


def picked_to_tuck(card: int) -> Lines:
    """Return what is told of a card that is picked in an exchange."""
    return titled(card), t("It would go under the stack.")


def picked_to_lay(card: int) -> Lines:
    """Return what is told of a card that is picked to be laid closed."""
    return titled(card), t("Tap a cell to lay it closed.")


def picked_to_place(card: int) -> Lines:
    """Return what is told of a card that is picked to be placed."""
    return titled(card), t("Tap a cell that is lit.")


def opened(name: str, card: int, cell: str, points: int) -> Lines:
    """Return what is told of the latest move, if a card became open."""
    heading = t("{name}: {points}", name=name, points=signed(points))
    return heading, t("{card} on {cell}", card=named(card), cell=cell)


def closed(name: str, cell: str) -> Lines:
    """Return what is told of the latest move, if a card was laid closed."""
    return name, t("A closed card on {cell}", cell=cell)


def your_turn() -> Lines:
    """Return what is told at the beginning to whom is to play."""
    return t("Your turn"), t("Tap a card, then a cell that is lit.")


def stack(count: int) -> Lines:
    """Return what is told at the beginning to all others."""
    return t("In the stack"), t_count("{count} card", "{count} cards", count)
