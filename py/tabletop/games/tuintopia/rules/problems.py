"""Reasons why a move is illegal or a custom garden invalid, with their details."""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple


class Fault(Enum):
    """A problem without details."""

    UNREADABLE = auto()
    HOUSE_IS_NO_CARD = auto()
    NO_STEP_B = auto()
    PLACE_FIRST = auto()
    TUCK_FIRST = auto()
    STEP_A_TAKEN = auto()
    STEP_B_TAKEN = auto()
    TUCK_IN_EXCHANGE = auto()
    EXCHANGE_WITH_ZONES = auto()
    CAN_PLACE = auto()
    STACK_IS_EMPTY = auto()
    CAN_EXCHANGE = auto()


class TurnFault(Enum):
    """A move out of turn: a seat must first play, or draw a card."""

    PLAY_FIRST = auto()
    DRAW_FIRST = auto()


class CardFault(Enum):
    """A problem with the card that a move names."""

    NOT_IN_HAND = auto()
    NOT_IN_STACK = auto()
    UNDER_THE_STACK = auto()
    WRONG_ZONE = auto()


class CellFault(Enum):
    """A problem with the cell that a move names."""

    HOUSE_THERE = auto()
    NO_SUCH_CELL = auto()
    NONE_FACE_DOWN = auto()
    FACE_DOWN_ON_FACE_DOWN = auto()
    OUT_OF_REACH = auto()


class ShapeFault(Enum):
    """A problem with a custom garden."""

    UNEVEN = auto()
    NOT_ONE_HOUSE = auto()
    IN_PIECES = auto()


class OfTurn(NamedTuple):
    """`seat` must play, or be dealt a card, first."""

    fault: TurnFault
    seat: int


class NoCard(NamedTuple):
    """The deck has no card with this code."""

    code: str


class OfCard(NamedTuple):
    """A problem with a card, given by its number."""

    fault: CardFault
    card: int


class OnCell(NamedTuple):
    """A problem with a cell, given by its name."""

    fault: CellFault
    cell: str


class FaceUpThere(NamedTuple):
    """The cell already has a face-up card."""

    cell: str
    card: int


class FaceDownThere(NamedTuple):
    """The cell has a face-down card, which the card with this code could cover (rule 13)."""

    cell: str
    code: str


class NoShape(NamedTuple):
    """The text is neither the name of a garden nor a shape."""

    garden: str
    known: tuple[str, ...]


class TooLarge(NamedTuple):
    """A shape has more than `rows` rows or `columns` columns."""

    rows: int
    columns: int


class WrongSize(NamedTuple):
    """A shape has `found` cells instead of `least` to `most`."""

    least: int
    most: int
    found: int


ShapeProblem = ShapeFault | NoShape | TooLarge | WrongSize
Problem = Fault | OfTurn | NoCard | OfCard | OnCell | FaceUpThere | FaceDownThere | ShapeProblem
