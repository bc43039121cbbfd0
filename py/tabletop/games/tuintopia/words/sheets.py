"""The texts of the sheet beside or below the garden."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tabletop.core.language import later, phrases, signed, t, t_count
from tabletop.games.tuintopia.rules.scoring import Partner
from tabletop.games.tuintopia.words.cards import named, titled

KEY, KEY_BRIEFLY = later("What the icons mean"), later("icons")
"""The sheet that explains the icons, and the button that opens it."""

NEEDS, OFFERS, NOTHING = later("needs"), later("offers"), later("nothing")
ON_THE_BOARD = later("Each card in the garden shows what it scored.")


# -- what a move would score ---------------------------------------------------------------------


def preview(card: int, points: int, partners: Sequence[Partner]) -> str:
    """Return what a card would score, neighbour by neighbour."""
    if not partners:
        return t(
            "{card} scores {points}: no neighbour helps.",
            card=titled(card),
            points=signed(points),
        )
    scores = [_partner(each) for each in partners]
    return t(
        "{card} scores {points}: {partners}.",
        card=titled(card),
        points=signed(points),
        partners=phrases(scores),
    )


def from_partners(partners: Sequence[Partner]) -> str:
    """Return the neighbours with which a card would score, "" if there are none."""
    scores = [_partner(each) for each in partners]
    return t("Neighbours: {partners}.", partners=phrases(scores)) if scores else ""


def _partner(partner: Partner) -> str:
    return t(
        "{card} on {cell} {points}",
        card=named(partner.card),
        cell=partner.cell,
        points=signed(partner.points),
    )


def card_on(card: int, cell: str) -> str:
    """Return the title for a card on a cell."""
    return t("{card} on {cell}", card=titled(card), cell=cell)


# -- a move without points -----------------------------------------------------------------------


class MoveTexts(NamedTuple):
    """A move without points: a title, a sentence about it, and a shorter one for a phone."""

    title: str
    text: str
    short: str


def aloud(move: MoveTexts) -> str:
    """Return the announcement of a move without points."""
    return t("{title}. {text}", title=move.title, text=move.text)


def returns(card: int, cell: str) -> MoveTexts:
    """Return the texts for turning over a card in the wrong zone."""
    return MoveTexts(
        card_on(card, cell),
        t("It doesn’t belong there. It goes into your hand, and the cell is free again."),
        t("It goes into your hand."),
    )


def unknown(name: str) -> MoveTexts:
    """Return the texts for turning over a card of `name` that the viewer can't see."""
    return MoveTexts(
        t("{name}’s card", name=name),
        t("You can’t see what it is. Whatever it scores is yours, good or bad."),
        t("Whatever it scores is yours."),
    )


def laid_misplaced(card: int, cell: str) -> MoveTexts:
    """Return the texts for placing a card face down in the wrong zone."""
    return MoveTexts(
        _closed_on(card, cell),
        t("It doesn’t belong there. Whoever turns it over takes it into their hand."),
        t("It doesn’t belong there."),
    )


def laid(card: int, cell: str, points: int) -> MoveTexts:
    """Return the texts for placing a card face down that would score `points` if turned now."""
    return MoveTexts(
        _closed_on(card, cell),
        t(
            "It scores nothing face down. Whoever turned it over now would score {points}.",
            points=signed(points),
        ),
        t("It would score {points} if turned over now.", points=signed(points)),
    )


def laid_unpriced(card: int, cell: str) -> MoveTexts:
    """Return the texts for placing a card face down, if its points are not to be shown."""
    return MoveTexts(
        _closed_on(card, cell),
        t("It scores nothing face down. It scores for whoever turns it over."),
        t("It scores when it’s turned over."),
    )


def _closed_on(card: int, cell: str) -> str:
    return t("{card} face down on {cell}", card=titled(card), cell=cell)


# -- two lines on a phone ------------------------------------------------------------------------

Lines = tuple[str, str]


def picked_to_tuck(card: int) -> Lines:
    """Return the lines for a card chosen in an exchange."""
    return titled(card), t("It would go under the stack.")


def picked_to_lay(card: int) -> Lines:
    """Return the lines for a card chosen for step B."""
    return titled(card), t("Tap a cell to place it face down.")


def picked_to_place(card: int) -> Lines:
    """Return the lines for a card chosen for step A."""
    return titled(card), t("Tap a lit cell.")


def picked_whole(card: int, cell: str) -> Lines:
    """Return the lines for a whole move, if its points are not to be shown."""
    return card_on(card, cell), t("You’ll see its points once you play it.")


def opened(name: str, card: int, cell: str, points: int) -> Lines:
    """Return the lines for the last move, if it placed or turned a card face up."""
    heading = t("{name}: {points}", name=name, points=signed(points))
    return heading, t("{card} on {cell}", card=named(card), cell=cell)


def closed(name: str, cell: str) -> Lines:
    """Return the lines for the last move, if it placed a card face down."""
    return name, t("A face-down card on {cell}", cell=cell)


def your_turn(*, can_place: bool, is_tucking: bool) -> Lines:
    """Return the lines for a turn before the first choice, if there is no latest move.

    `can_place` is whether a card can be placed, `is_tucking` whether one goes under the stack.
    """
    if is_tucking:
        return t("Your turn"), t("Tap the card to put under the stack.")
    text = t("Tap a card, then a lit cell.") if can_place else t("Tap the big button.")
    return t("Your turn"), text


def stack(count: int) -> Lines:
    """Return the lines that the other players see at the start."""
    return t("In the stack"), t_count("{count} card", "{count} cards", count)
