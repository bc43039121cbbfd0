"""Why a move is refused, and what is wrong with a custom garden, in sentences."""

from __future__ import annotations

from typing import assert_never

from tabletop.core.language import later, phrases, t
from tabletop.games.tuintopia.rules import problems as p
from tabletop.games.tuintopia.rules.cards import CARDS
from tabletop.games.tuintopia.words.cards import the

CHOOSE = later("Choose a card from your hand and a lit cell.")
CHOOSE_OR_END = later(
    "Choose a card and a lit cell. To end the turn, first put back what you chose."
)
NOTHING_FOR_STEP_B = later("There’s no card to place face down now, and none to turn over.")
"""Why a tap does nothing."""

_BELONGS = {
    "I": later("You can place {card} face up only in zone I, beside the house."),
    "III": later("You can place {card} face up only in zone III, away from the house."),
}

_FAULTS = {
    p.Fault.UNREADABLE: later(
        "Type a move like TOM@c2 (place), APPxa1 (cover), HAZ#e2 (place face down), ^a2 (turn "
        "over), ! (exchange), !LIN (put under the stack), . (end the turn) or - (skip)."
    ),
    p.Fault.HOUSE_IS_NO_CARD: later("The house is part of the garden. You can’t place or draw it."),
    p.Fault.NO_STEP_B: later("Level 1 has no face-down cards and no step B."),
    p.Fault.PLACE_FIRST: later("Place a card face up before you end the turn."),
    p.Fault.TUCK_FIRST: later("First put a card from your hand under the stack."),
    p.Fault.STEP_A_TAKEN: later(
        "Step A is done: place a card face down, turn one over or end the turn."
    ),
    p.Fault.STEP_B_TAKEN: later("Step B is done. Now place a card face up."),
    p.Fault.TUCK_IN_EXCHANGE: later(
        "You can put a card under the stack only in an exchange, after drawing."
    ),
    p.Fault.EXCHANGE_WITH_ZONES: later("You can exchange a card only in a game with zones."),
    p.Fault.CAN_PLACE: later("You can still place a card face up, so you must."),
    p.Fault.STACK_IS_EMPTY: later("The stack is empty, so you can’t exchange a card."),
    p.Fault.CAN_EXCHANGE: later("You can’t skip: exchange a card instead."),
}

_OF_TURNS = {
    p.TurnFault.PLAY_FIRST: later("Seat {seat} must play before a card is drawn."),
    p.TurnFault.DRAW_FIRST: later("Seat {seat} must draw a card from the stack first."),
}

_ON_CELLS = {
    p.CellFault.HOUSE_THERE: later("The house stands on {cell}."),
    p.CellFault.NO_SUCH_CELL: later("This garden has no cell {cell}."),
    p.CellFault.NONE_FACE_DOWN: later("There’s no face-down card on {cell}."),
    p.CellFault.FACE_DOWN_ON_FACE_DOWN: later(
        "You can’t place a card face down on another face-down card ({cell})."
    ),
    p.CellFault.OUT_OF_REACH: later("{cell} doesn’t touch the house or another card."),
}

_SHAPE_FAULTS = {
    p.ShapeFault.UNEVEN: later("Every row of a shape must be the same length."),
    p.ShapeFault.NOT_ONE_HOUSE: later("A shape needs exactly one house: HH, once, in one row."),
    p.ShapeFault.IN_PIECES: later("The house and all cells must connect, if only at corners."),
}


def explain(problem: p.Problem) -> str:
    """Return in a sentence what is wrong with a move or a custom garden."""
    match problem:
        case p.Fault():
            return t(_FAULTS[problem])
        case p.OfTurn(fault, seat):
            return t(_OF_TURNS[fault], seat=seat)
        case p.NoCard(code):
            return t("There’s no card called {code}.", code=code)
        case p.OfCard():
            return _of_card(problem)
        case p.OnCell(fault, cell):
            return t(_ON_CELLS[fault], cell=cell)
        case p.FaceUpThere() | p.FaceDownThere():
            return _card_there(problem)
        case p.ShapeFault() | p.NoShape() | p.TooLarge() | p.WrongSize():
            return _of_shape(problem)
        case _:
            assert_never(problem)


def _of_card(problem: p.OfCard) -> str:
    """Return what is wrong with a card, or the only zone in which it may be placed (rule 18)."""
    card = the(problem.card)
    code = CARDS[problem.card].code
    match problem.fault:
        case p.CardFault.NOT_IN_HAND:
            return t("You don’t hold {card} ({code}).", card=card, code=code)
        case p.CardFault.NOT_IN_STACK:
            return t("The stack doesn’t hold {card} ({code}).", card=card, code=code)
        case p.CardFault.UNDER_THE_STACK:
            return t("You can’t draw {card} yet: it’s under the stack.", card=card)
        case p.CardFault.WRONG_ZONE:
            return t(_BELONGS[CARDS[problem.card].zone], card=card)


def _card_there(problem: p.FaceUpThere | p.FaceDownThere) -> str:
    """Return which card is on a cell, and how to cover one that is face down."""
    match problem:
        case p.FaceUpThere(cell, card):
            return t("There’s already a face-up card on {cell}: {card}.", cell=cell, card=the(card))
        case p.FaceDownThere(cell, code):
            return t(
                "There’s a face-down card on {cell}. To cover it, type {code}x{cell}.",
                cell=cell,
                code=code,
            )


def _of_shape(problem: p.ShapeProblem) -> str:
    """Return what is wrong with a custom garden."""
    match problem:
        case p.ShapeFault():
            return t(_SHAPE_FAULTS[problem])
        case p.NoShape(garden, known):
            return t(
                "{garden} isn’t a garden. Choose one of {names}, or type rows with / between them: "
                ". for a cell, HH for the house, # for a gap.",
                garden=repr(garden),
                names=phrases(known),
            )
        case p.TooLarge(rows, columns):
            return t(
                "A shape can have at most {rows} rows and {columns} columns.",
                rows=rows,
                columns=columns,
            )
        case p.WrongSize(least, most, count):
            return t(
                "A shape needs {least} to {most} cells; yours has {count}.",
                least=least,
                most=most,
                count=count,
            )
