"""What can be wrong with a record, a link, or the seats and options of a table.

Each problem is a value with the details that a sentence needs; `tabletop.words.problems` tells them
to people. A member of `Fault` needs no details.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple

from tabletop.core.errors import Refusal

TEXT = "text"
LINK = "link"
"""Where a problem is that concerns no field: the whole text of a record, or a link."""


class Fault(Enum):
    """A problem without details."""

    NOT_WHOLE = auto()
    NOT_TEXT = auto()
    NOT_OBJECT = auto()
    NOT_LIST = auto()
    NOT_RECORD = auto()
    KEY_MISSING = auto()
    KEY_TWICE = auto()
    NO_KIND = auto()
    FAR_TOO_LARGE = auto()
    BAD_SEED = auto()
    NOT_LINK = auto()
    LINK_BROKEN = auto()
    MOVES_MISSING = auto()
    MOVES_LEFT = auto()
    GAME_OVER = auto()


class TooLong(NamedTuple):
    """A text has more than `most` characters."""

    most: int


class MoveTooLong(NamedTuple):
    """The text of a move has more than `most` characters."""

    most: int


class TooManyValues(NamedTuple):
    """A JSON text holds more than `most` values."""

    most: int


class TooDeep(NamedTuple):
    """A JSON text is nested more than `most` levels deep."""

    most: int


class NotJson(NamedTuple):
    """A text is not JSON, as the parser's `message` says."""

    message: str


class NotNumber(NamedTuple):
    """A JSON text has a constant that JSON does not know, such as NaN."""

    name: str


class OtherFormat(NamedTuple):
    """A record has another format than `wanted`."""

    wanted: str


class OtherVersion(NamedTuple):
    """A record has another version than the one that is read."""

    version: int


class OtherRules(NamedTuple):
    """A record follows another version of the rules than the one that is known."""

    version: int


class OtherGame(NamedTuple):
    """A record of the game `found` was given to the game `wanted`."""

    found: str
    wanted: str


class UnknownKey(NamedTuple):
    """A JSON object has a key that is none of those known."""

    known: tuple[str, ...]


class UnknownLevel(NamedTuple):
    """A seat names a level that is none of those known."""

    known: tuple[str, ...]


class UnknownOption(NamedTuple):
    """A record names an option that is none of those of its game."""

    known: tuple[str, ...]


class UnknownGame(NamedTuple):
    """There is no game of the key `found`."""

    found: str
    known: tuple[str, ...]


class UnknownOpponent(NamedTuple):
    """A game has no opponent of the level `found`."""

    game: str
    found: str
    known: tuple[str, ...]


class UnknownChoice(NamedTuple):
    """An option does not have the value `found`, or not for so many seats."""

    found: str
    known: tuple[str, ...]


class BadValue(NamedTuple):
    """A free value of an option is wrong; `problem` is a value of the game."""

    game: str
    problem: object


class WrongSeats(NamedTuple):
    """A game is for `least` to `most` seats, not for `found`."""

    game: str
    least: int
    most: int
    found: int


class GoesOnlyWith(NamedTuple):
    """A value of an option can be chosen only with the value `wanted` of the option `other`."""

    game: str
    option: str
    value: str
    other: str
    wanted: str


class Illegal(NamedTuple):
    """A record has a move that its game refuses."""

    game: str
    refusal: Refusal


Problem = (
    Fault
    | TooLong
    | MoveTooLong
    | TooManyValues
    | TooDeep
    | NotJson
    | NotNumber
    | OtherFormat
    | OtherVersion
    | OtherRules
    | OtherGame
    | UnknownKey
    | UnknownLevel
    | UnknownOption
    | UnknownGame
    | UnknownOpponent
    | UnknownChoice
    | BadValue
    | WrongSeats
    | GoesOnlyWith
    | Illegal
)
"""What `core` finds wrong."""
