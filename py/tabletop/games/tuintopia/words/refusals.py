"""Why a move is refused, in sentences."""

from __future__ import annotations

from tabletop.core.language import later, t
from tabletop.games.tuintopia.rules.cards import CARDS
from tabletop.games.tuintopia.words.cards import the

_BELONGS = {
    "I": later("Zone I, beside the house, is where {card} belongs."),
    "III": later("Zone III, away from the house, is where {card} belongs."),
}

UNREADABLE = later(
    "A move is written like TOM@c2 (place), APPxa1 (cover), HAZ#e2 (lay closed), ^a2 "
    "(turn), ! (exchange), !LIN (tuck), . (end the turn) or - (skip)."
)


# -- whose turn it is ----------------------------------------------------------------------------

CHOOSE = later("Choose a card of your hand, and a cell that is lit.")
CHOOSE_OR_END = later(
    "Choose a card and a cell that is lit, or put back what you have chosen to end the turn."
)


def no_draw(seat: int) -> str:
    """Return that a seat decides and no card is drawn."""
    return t("Now seat {seat} decides; no card is drawn.", seat=seat)


def draw_first(seat: int) -> str:
    """Return that a card is drawn before anything else."""
    return t("First seat {seat} draws a card from the stack.", seat=seat)


# -- cards ---------------------------------------------------------------------------------------

HOUSE_IS_NO_CARD = later("The house is in the garden, not among the cards.")


def no_such_card(code: str) -> str:
    """Return that no card has that code."""
    return t("There is no card {code}.", code=code)


def not_in_hand(card: int) -> str:
    """Return that the seat to move does not hold a card."""
    return t("Your hand does not hold {card} ({code}).", card=the(card), code=CARDS[card].code)


def not_in_stack(card: int) -> str:
    """Return that a card cannot be drawn."""
    return t("The stack does not hold {card} ({code}).", card=the(card), code=CARDS[card].code)


def under_the_stack(card: int) -> str:
    """Return that other cards are drawn before one under the stack."""
    return t("Under the stack lies {card}; it is not its turn to be drawn.", card=the(card))


# -- cells ---------------------------------------------------------------------------------------


def house_there(cell: str) -> str:
    """Return that a cell is one of the house."""
    return t("The house stands on {cell}.", cell=cell)


def no_such_cell(cell: str) -> str:
    """Return that the garden has no such cell."""
    return t("{cell} is no cell of this garden.", cell=cell)


def open_there(card: int, cell: str) -> str:
    """Return which open card lies on a cell."""
    return t("On {cell} {card} lies open.", cell=cell, card=the(card))


def closed_there(code: str, cell: str) -> str:
    """Return that a closed card lies on a cell, and how it is covered."""
    return t(
        "A closed card lies on {cell}; to cover it, write {code}x{cell}.", cell=cell, code=code
    )


def only_open_covers(cell: str) -> str:
    """Return that a closed card lies on a cell, where no other closed one may be laid."""
    return t("A closed card lies on {cell}, and only an open card may cover it.", cell=cell)


def none_closed_there(cell: str) -> str:
    """Return that there is nothing to cover or to turn on a cell."""
    return t("No closed card lies on {cell}.", cell=cell)


def out_of_reach(cell: str) -> str:
    """Return that a cell has no neighbour (rule 2)."""
    return t("{cell} touches neither the house nor a cell with a card.", cell=cell)


def wrong_zone(card: int) -> str:
    """Return where a card belongs (rule 18)."""
    return t(_BELONGS[CARDS[card].zone], card=the(card))


# -- steps ---------------------------------------------------------------------------------------

NO_STEP_B = later("At level 1 no card is laid closed or turned.")
PLACE_FIRST = later("The turn cannot end before a card is placed open.")
TUCK_FIRST = later("First put a card of your hand under the stack.")
STEP_A_TAKEN = later("You have taken step A in this turn: lay, turn or end the turn.")
STEP_B_TAKEN = later("You have laid or turned a card in this turn; now place one.")
NOTHING_FOR_STEP_B = later("There is no card to lay closed now, and none to turn.")
TUCK_IN_EXCHANGE = later("A card goes under the stack only in an exchange, after the draw.")
EXCHANGE_WITH_ZONES = later("Cards are exchanged only in a game with zones.")
CAN_PLACE = later("You hold a card that can be placed open.")
STACK_IS_EMPTY = later("The stack is empty, so there is nothing to exchange.")
CAN_EXCHANGE = later("You can exchange a card instead.")
