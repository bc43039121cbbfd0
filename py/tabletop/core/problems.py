"""Problems with a record, a link, or a table's seats and options.

Each problem is a value with the details for a sentence, which `tabletop.words.problems` writes.
Problems without details are members of `Fault`.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple

from tabletop.core.errors import Refusal

TEXT = "text"
LINK = "link"
"""The location of a problem with the text of a record, or with a link, as a whole."""


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
    """A text is not JSON; `message` is the parser's."""

    message: str


class NotNumber(NamedTuple):
    """A JSON text has a constant that standard JSON doesn't allow, such as NaN."""

    name: str


class OtherFormat(NamedTuple):
    """A record's format isn't `wanted`."""

    wanted: str


class OtherVersion(NamedTuple):
    """A record's version isn't `version`, the only supported one."""

    version: int


class OtherRules(NamedTuple):
    """A record's rules version isn't `version`, the only supported one."""

    version: int


class OtherGame(NamedTuple):
    """A record of the game `found` was passed to the game `wanted`."""

    found: str
    wanted: str


class UnknownKey(NamedTuple):
    """A JSON object has a key that isn't in `known`."""

    known: tuple[str, ...]


class UnknownLevel(NamedTuple):
    """A seat has a level that isn't in `known`."""

    known: tuple[str, ...]


class UnknownOption(NamedTuple):
    """A record has an option that isn't in `known`."""

    known: tuple[str, ...]


class UnknownGame(NamedTuple):
    """No game has the key `found`."""

    found: str
    known: tuple[str, ...]


class UnknownOpponent(NamedTuple):
    """A game has no opponent of the level `found`."""

    game: str
    found: str
    known: tuple[str, ...]


class UnknownChoice(NamedTuple):
    """An option has no value `found`, at least for this number of seats."""

    found: str
    known: tuple[str, ...]


class BadValue(NamedTuple):
    """A custom value of an option is invalid; `problem` is defined by the game."""

    game: str
    problem: object


class WrongSeats(NamedTuple):
    """A table has `found` seats; the game needs `least` to `most`."""

    game: str
    least: int
    most: int
    found: int


class GoesOnlyWith(NamedTuple):
    """A value of an option requires the value `wanted` of the option `other`."""

    game: str
    option: str
    value: str
    other: str
    wanted: str


class Illegal(NamedTuple):
    """A record has an illegal move."""

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
"""The problems that `core` reports."""
