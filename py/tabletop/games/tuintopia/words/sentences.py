"""The sentence above the board: what the player to move should do, or is about to do.

Where a name is "", the sentence is for the one it is about.
"""

from __future__ import annotations

from tabletop.core.language import t
from tabletop.games.tuintopia.words.cards import the


def icons_explained() -> str:
    """Return what the discs on the cards mean."""
    return t("Pale discs are needs, filled discs are offers. Each need that is met scores a point.")


# -- nothing is picked ---------------------------------------------------------------------------


def place_beside(name: str) -> str:
    """Return what to do in a turn at level 1."""
    if not name:
        return t("Place a card beside the house or another card.")
    return t("{name}, place a card beside the house or another card.", name=name)


def place_open(name: str, *, briefly: bool) -> str:
    """Return what to do at the start of a turn at level 2."""
    if briefly:
        if not name:
            return t("Place a card face up. Step B is optional.")
        return t("{name}, place a card face up. Step B is optional.", name=name)
    if not name:
        return t("Place a card face up. You may also place one face down or turn one over.")
    return t(
        "{name}, place a card face up. You may also place one face down or turn one over.",
        name=name,
    )


def place_now(name: str) -> str:
    """Return what to do after step B."""
    if not name:
        return t("Now place a card face up.")
    return t("{name}, now place a card face up.", name=name)


def lay_or_turn(name: str) -> str:
    """Return what to do in step B."""
    if not name:
        return t("Place a card face down, or turn one over.")
    return t("{name}, place a card face down, or turn one over.", name=name)


def lay_turn_or_end(name: str) -> str:
    """Return what to do after step A."""
    if not name:
        return t("Place a card face down, turn one over, or end the turn.")
    return t("{name}, place a card face down, turn one over, or end the turn.", name=name)


def exchange(name: str) -> str:
    """Return that the player can only exchange a card."""
    if not name:
        return t("You can’t place any of your cards: exchange one.")
    return t("{name}, you can’t place any of your cards: exchange one.", name=name)


def skip(name: str) -> str:
    """Return that the player can only skip step A."""
    if not name:
        return t("You can’t place a card: skip step A.")
    return t("{name}, you can’t place a card: skip step A.", name=name)


def which_under(name: str) -> str:
    """Return the question that ends an exchange."""
    if not name:
        return t("Which card goes under the stack?")
    return t("{name}, which card goes under the stack?", name=name)


# -- half of a move is picked --------------------------------------------------------------------


def where_open(name: str, card: int) -> str:
    """Return the question where a card goes face up."""
    if not name:
        return t("Where does {card} go?", card=the(card))
    return t("{name}, where does {card} go?", name=name, card=the(card))


def where_closed(name: str, card: int) -> str:
    """Return the question where a card goes face down."""
    if not name:
        return t("Where does {card} go face down?", card=the(card))
    return t("{name}, where does {card} go face down?", name=name, card=the(card))


def which_on(name: str, cell: str) -> str:
    """Return the question which card goes on a cell."""
    if not name:
        return t("Which card goes on {cell}?", cell=cell)
    return t("{name}, which card goes on {cell}?", name=name, cell=cell)


# -- a whole move is picked ----------------------------------------------------------------------


def place(name: str, card: int, cell: str, worth: str) -> str:
    """Return the question whether to place a card, with its points."""
    said = _picked(name, card, cell)
    if not name:
        return t("Place {card} on {cell}? {points}.", **said, points=worth)
    return t("{name}, place {card} on {cell}? {points}.", **said, points=worth)


def cover(name: str, card: int, cell: str, worth: str) -> str:
    """Return the question whether to cover a face-down card, with the points of the new one."""
    said = _picked(name, card, cell)
    if not name:
        return t(
            "Place {card} on {cell} and pick up the face-down card? {points}.", **said, points=worth
        )
    return t(
        "{name}, place {card} on {cell} and pick up the face-down card? {points}.",
        **said,
        points=worth,
    )


def lay(name: str, card: int, cell: str) -> str:
    """Return the question whether to place a card face down."""
    said = _picked(name, card, cell)
    if not name:
        return t("Place {card} face down on {cell}? It scores when it’s turned over.", **said)
    return t("{name}, place {card} face down on {cell}? It scores when it’s turned over.", **said)


def turn(name: str, card: int, cell: str, worth: str) -> str:
    """Return the question whether to turn a card over, with its points."""
    said = _picked(name, card, cell)
    if not name:
        return t("Turn over {card} on {cell}? {points}.", **said, points=worth)
    return t("{name}, turn over {card} on {cell}? {points}.", **said, points=worth)


def place_it(name: str, card: int, cell: str) -> str:
    """Return the question whether to place a card, without its points."""
    if not name:
        return t("Place {card} on {cell}?", **_picked(name, card, cell))
    return t("{name}, place {card} on {cell}?", **_picked(name, card, cell))


def turn_it(name: str, card: int, cell: str) -> str:
    """Return the question whether to turn a card over, without its points."""
    if not name:
        return t("Turn over {card} on {cell}?", **_picked(name, card, cell))
    return t("{name}, turn over {card} on {cell}?", **_picked(name, card, cell))


def turn_misplaced(name: str, card: int, cell: str) -> str:
    """Return the question whether to turn over a card that belongs in another zone."""
    said = _picked(name, card, cell)
    if not name:
        return t(
            "Turn over {card} on {cell}? It belongs elsewhere and goes into your hand.", **said
        )
    return t(
        "{name}, turn over {card} on {cell}? It belongs elsewhere and goes into your hand.", **said
    )


def turn_unknown(name: str, cell: str) -> str:
    """Return the question whether to turn over a card that this player can't see."""
    if not name:
        return t("Turn over the card on {cell}? Whatever it scores is yours.", cell=cell)
    return t(
        "{name}, turn over the card on {cell}? Whatever it scores is yours.", name=name, cell=cell
    )


def put_under(name: str, card: int) -> str:
    """Return the question whether to put a card under the stack."""
    if not name:
        return t("Put {card} under the stack?", card=the(card))
    return t("{name}, put {card} under the stack?", name=name, card=the(card))


def _picked(name: str, card: int, cell: str) -> dict[str, str]:
    return {"name": name, "card": the(card), "cell": cell}
