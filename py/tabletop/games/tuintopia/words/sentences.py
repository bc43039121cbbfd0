"""What is wanted of the player to move, as the table says it."""

from __future__ import annotations

from tabletop.core.language import t
from tabletop.games.tuintopia.words.cards import the


def icons_explained() -> str:
    """Return what the discs on the cards mean."""
    return t("Pale discs are needs, filled ones offers; each match with a neighbour is a point.")


# -- nothing is picked ---------------------------------------------------------------------------


def place_beside(name: str) -> str:
    """Return what a turn at level 1 asks for."""
    return t("{name}, place a card beside the house or another card.", name=name)


def place_open(name: str, *, briefly: bool) -> str:
    """Return what a turn at level 2 asks for before anything is done."""
    if briefly:
        return t("{name}, place a card open; you may lay or turn one too.", name=name)
    return t("{name}, place a card open. You may also lay one closed or turn one.", name=name)


def place_now(name: str) -> str:
    """Return what is left of a turn after step B."""
    return t("{name}, now place a card open.", name=name)


def lay_or_turn(name: str) -> str:
    """Return what step B asks for."""
    return t("{name}, lay a card closed, or turn one that lies closed.", name=name)


def lay_turn_or_end(name: str) -> str:
    """Return what is left of a turn after step A."""
    return t("{name}, lay or turn a card, or end the turn.", name=name)


def exchange(name: str) -> str:
    """Return that nothing is left but an exchange."""
    return t("{name}, no card of yours can be placed: exchange one.", name=name)


def skip(name: str) -> str:
    """Return that nothing is left but to skip step A."""
    return t("{name}, no card can be placed: step A is skipped.", name=name)


def which_under(name: str) -> str:
    """Return how an exchange ends."""
    return t("{name}, which card goes under the stack?", name=name)


# -- half of a move is picked --------------------------------------------------------------------


def where_open(name: str, card: int) -> str:
    """Return the question for a cell."""
    return t("{name}, where does {card} go?", name=name, card=the(card))


def where_closed(name: str, card: int) -> str:
    """Return the question for a cell of a card to be laid closed."""
    return t("{name}, where shall {card} lie closed?", name=name, card=the(card))


def which_on(name: str, cell: str) -> str:
    """Return the question for a card."""
    return t("{name}, which card goes on {cell}?", name=name, cell=cell)


# -- a whole move is picked ----------------------------------------------------------------------


def place(name: str, card: int, cell: str, worth: str) -> str:
    """Return the question whether a card is placed, with what it would bring."""
    said = _picked(name, card, cell)
    return t("{name}, place {card} on {cell}? {points}.", **said, points=worth)


def cover(name: str, card: int, cell: str, worth: str) -> str:
    """Return the question whether a card covers a closed one, with what it would bring."""
    said = _picked(name, card, cell)
    return t(
        "{name}, place {card} on {cell} and take up the closed card? {points}.",
        **said,
        points=worth,
    )


def lay(name: str, card: int, cell: str) -> str:
    """Return the question whether a card is laid closed."""
    said = _picked(name, card, cell)
    return t("{name}, lay {card} closed on {cell}? Points come when it is turned.", **said)


def turn(name: str, card: int, cell: str, worth: str) -> str:
    """Return the question whether a card is turned, with what it would bring."""
    said = _picked(name, card, cell)
    return t("{name}, turn {card} on {cell}? {points}.", **said, points=worth)


def turn_misplaced(name: str, card: int, cell: str) -> str:
    """Return the question whether a card is turned that belongs in another zone."""
    said = _picked(name, card, cell)
    return t(
        "{name}, turn {card} on {cell}? It belongs elsewhere and comes into your hand.", **said
    )


def turn_unknown(name: str, cell: str) -> str:
    """Return the question whether a card is turned that only another player knows."""
    return t(
        "{name}, turn the closed card on {cell}? What it brings is yours.", name=name, cell=cell
    )


def put_under(name: str, card: int) -> str:
    """Return the question whether a card goes under the stack."""
    return t("{name}, put {card} under the stack?", name=name, card=the(card))


def _picked(name: str, card: int, cell: str) -> dict[str, str]:
    return {"name": name, "card": the(card), "cell": cell}
