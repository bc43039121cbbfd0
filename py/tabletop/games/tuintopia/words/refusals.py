"""Why a move is refused, in sentences."""

from __future__ import annotations

from tabletop.core.language import later, t
from tabletop.games.tuintopia.rules.cards import CARDS
from tabletop.games.tuintopia.words.cards import the

_BELONGS = {
    "I": later("You can place {card} face up only in zone I, beside the house."),
    "III": later("You can place {card} face up only in zone III, away from the house."),
}

UNREADABLE = later(
    "Type a move like TOM@c2 (place), APPxa1 (cover), HAZ#e2 (place face down), ^a2 (turn over), "
    "! (exchange), !LIN (put under the stack), . (end the turn) or - (skip)."
)


# -- whose turn it is ----------------------------------------------------------------------------

CHOOSE = later("Choose a card from your hand and a lit cell.")
CHOOSE_OR_END = later(
    "Choose a card and a lit cell. To end the turn, first put back what you chose."
)


def no_draw(seat: int) -> str:
    """Return that a seat must play before a card is drawn."""
    return t("Seat {seat} must play before a card is drawn.", seat=seat)


def draw_first(seat: int) -> str:
    """Return that a seat must draw before anything else."""
    return t("Seat {seat} must draw a card from the stack first.", seat=seat)


# -- cards ---------------------------------------------------------------------------------------

HOUSE_IS_NO_CARD = later("The house is part of the garden. You can’t place or draw it.")


def no_such_card(code: str) -> str:
    """Return that no card has that code."""
    return t("There’s no card called {code}.", code=code)


def not_in_hand(card: int) -> str:
    """Return that the seat to move doesn't hold a card."""
    return t("You don’t hold {card} ({code}).", card=the(card), code=CARDS[card].code)


def not_in_stack(card: int) -> str:
    """Return that a card cannot be drawn."""
    return t("The stack doesn’t hold {card} ({code}).", card=the(card), code=CARDS[card].code)


def under_the_stack(card: int) -> str:
    """Return that other cards must be drawn before one under the stack."""
    return t("You can’t draw {card} yet: it’s under the stack.", card=the(card))


# -- cells ---------------------------------------------------------------------------------------


def house_there(cell: str) -> str:
    """Return that a cell is one of the house."""
    return t("The house stands on {cell}.", cell=cell)


def no_such_cell(cell: str) -> str:
    """Return that the garden has no such cell."""
    return t("This garden has no cell {cell}.", cell=cell)


def open_there(card: int, cell: str) -> str:
    """Return which face-up card lies on a cell."""
    return t("There’s already a face-up card on {cell}: {card}.", cell=cell, card=the(card))


def closed_there(code: str, cell: str) -> str:
    """Return that a face-down card lies on a cell, and how to cover it."""
    return t(
        "There’s a face-down card on {cell}. To cover it, type {code}x{cell}.",
        cell=cell,
        code=code,
    )


def only_open_covers(cell: str) -> str:
    """Return the refusal of a second face-down card on a cell."""
    return t("You can’t place a card face down on another face-down card ({cell}).", cell=cell)


def none_closed_there(cell: str) -> str:
    """Return that a cell has no card to cover or turn over."""
    return t("There’s no face-down card on {cell}.", cell=cell)


def out_of_reach(cell: str) -> str:
    """Return that a cell is out of reach (rule 2)."""
    return t("{cell} doesn’t touch the house or another card.", cell=cell)


def wrong_zone(card: int) -> str:
    """Return the only zone in which a card may be placed face up (rule 18)."""
    return t(_BELONGS[CARDS[card].zone], card=the(card))


# -- steps ---------------------------------------------------------------------------------------

NO_STEP_B = later("Level 1 has no face-down cards and no step B.")
PLACE_FIRST = later("Place a card face up before you end the turn.")
TUCK_FIRST = later("First put a card from your hand under the stack.")
STEP_A_TAKEN = later("Step A is done: place a card face down, turn one over or end the turn.")
STEP_B_TAKEN = later("Step B is done. Now place a card face up.")
NOTHING_FOR_STEP_B = later("There’s no card to place face down now, and none to turn over.")
TUCK_IN_EXCHANGE = later("You can put a card under the stack only in an exchange, after drawing.")
EXCHANGE_WITH_ZONES = later("You can exchange a card only in a game with zones.")
CAN_PLACE = later("You hold a card that you can place face up.")
STACK_IS_EMPTY = later("The stack is empty, so you can’t exchange a card.")
CAN_EXCHANGE = later("You can’t skip: exchange a card instead.")
