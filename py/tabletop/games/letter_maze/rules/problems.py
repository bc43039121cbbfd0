"""What can be wrong with a move of Letter Maze, with its details."""

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
    """A problem with the way out of a square, or with the square itself."""

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
    """A move names another number of things than it has to."""

    BOARDS = auto()
    PONDS = auto()
    HANDS = auto()


class LettersAndDirections(NamedTuple):
    """A word needs one direction for each letter."""

    letters: int
    directions: int


class LengthOfWord(NamedTuple):
    """A word has 2 to `most` letters, not `found`."""

    most: int
    found: int


class OtherPhase(NamedTuple):
    """The move is not of the kind that this phase awaits."""

    phase: Phase


class WrongCount(NamedTuple):
    """A move names `given` things where `wanted` are due."""

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
    """The bag has `left` tiles of a face, `missing` too few."""

    face: str
    left: int
    missing: int


class WrongTribute(NamedTuple):
    """Of a hand of `hand` tiles, `wanted` are due and `given` are given (R25)."""

    hand: int
    wanted: int
    given: int


class TributeNotSorted(NamedTuple):
    """The tiles of a tribute are not in alphabetical order, as in `in_order`."""

    in_order: str


class NotThatMany(NamedTuple):
    """The hand has fewer tiles of a face than the tribute names."""

    hand: str
    face: str


class AtSquare(NamedTuple):
    """A problem with a square, by its name."""

    fault: SquareFault
    square: str


class NotInHand(NamedTuple):
    """The hand, as it then is, has no tile of this face."""

    face: str
    hand: str


class OtherLetter(NamedTuple):
    """A square shows `printed`, not the letter that the move reads there (R8)."""

    square: str
    printed: str
    reading: str


class NotAWord(NamedTuple):
    """The letters are no word of the list (R23)."""

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
