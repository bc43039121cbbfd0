"""Reasons why a move is illegal, with their details."""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple

from tabletop.games.letter_maze.rules.state import Phase


class Fault(Enum):
    """A problem without details."""

    UNREADABLE = auto()
    GARDENER_TWICE = auto()
    CAN_MOVE = auto()
    GARDENER_SPENT = auto()
    WHICH_BONUS = auto()


class SquareFault(Enum):
    """A problem with a square, or with moving on from it."""

    NO_SQUARE = auto()
    HEDGE = auto()
    NO_HEDGE = auto()
    USED = auto()
    START = auto()
    OCCUPIED = auto()
    DRY_POND = auto()
    NO_TILE_ON_POND = auto()
    NO_TILE_ON_TILE = auto()
    NO_TILE_ON_TARGET = auto()


class CountFault(Enum):
    """An outcome names the wrong number of boards, tiles or hands."""

    BOARDS = auto()
    PONDS = auto()
    HANDS = auto()


class LettersAndDirections(NamedTuple):
    """The numbers of letters and directions of a word differ."""

    letters: int
    directions: int


class LengthOfWord(NamedTuple):
    """A word has `found` letters instead of 2 to `most`."""

    most: int
    found: int


class OtherPhase(NamedTuple):
    """The type of the move does not fit the phase."""

    phase: Phase


class WrongCount(NamedTuple):
    """An outcome names `given` items instead of `wanted`."""

    fault: CountFault
    wanted: int
    given: int


class BoardTwice(NamedTuple):
    """A board is named twice."""

    number: int


class HandNotSorted(NamedTuple):
    """The tiles of a hand are not in alphabetical order."""

    hand: str


class NotInBag(NamedTuple):
    """An outcome uses `missing` more tiles of a face than the `left` that are in the bag."""

    face: str
    left: int
    missing: int


class WrongTribute(NamedTuple):
    """A tribute has `given` tiles, but a hand of `hand` tiles owes `wanted` (R25)."""

    hand: int
    wanted: int
    given: int


class TributeNotSorted(NamedTuple):
    """The tiles of a tribute are not in alphabetical order; `in_order` is sorted."""

    in_order: str


class NotThatMany(NamedTuple):
    """The tribute names more tiles of a face than the hand has."""

    hand: str
    face: str


class AtSquare(NamedTuple):
    """A problem with a square, given by its name."""

    fault: SquareFault
    square: str


class NotInHand(NamedTuple):
    """At this point of the move, the hand has no tile of this face."""

    face: str
    hand: str


class OtherLetter(NamedTuple):
    """A square shows `printed`, not the letter `reading` of the move (R8)."""

    square: str
    printed: str
    reading: str


class NotAWord(NamedTuple):
    """The word is not in the word list (R23)."""

    word: str


class NoChoiceOfBonus(NamedTuple):
    """The move names a kind of bonus although there is no choice (R20)."""

    kind: str


SetupProblem = WrongCount | BoardTwice | HandNotSorted | NotInBag
TributeProblem = WrongTribute | TributeNotSorted | NotThatMany
LetterProblem = NotInHand | OtherLetter | NotAWord | LettersAndDirections | LengthOfWord
Problem = (
    Fault | OtherPhase | AtSquare | NoChoiceOfBonus | SetupProblem | TributeProblem | LetterProblem
)
