"""What can be wrong with a record, a link, or the seats and options of a table.

Each problem is a value with the details that a sentence needs; `tabletop.words.problems` tells them
to people. A member of `Fault` needs no details.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

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


@dataclass(frozen=True, slots=True)
class TooLong:
    """A text has more than `most` characters."""

    most: int


@dataclass(frozen=True, slots=True)
class MoveTooLong:
    """The text of a move has more than `most` characters."""

    most: int


@dataclass(frozen=True, slots=True)
class TooManyValues:
    """A JSON text holds more than `most` values."""

    most: int


@dataclass(frozen=True, slots=True)
class TooDeep:
    """A JSON text is nested more than `most` levels deep."""

    most: int


@dataclass(frozen=True, slots=True)
class NotJson:
    """A text is not JSON, as the parser's `message` says."""

    message: str


@dataclass(frozen=True, slots=True)
class NotNumber:
    """A JSON text has a constant that JSON does not know, such as NaN."""

    name: str


@dataclass(frozen=True, slots=True)
class OtherFormat:
    """A record has another format than `wanted`."""

    wanted: str


@dataclass(frozen=True, slots=True)
class OtherVersion:
    """A record has another version than the one that is read."""

    version: int


@dataclass(frozen=True, slots=True)
class OtherRules:
    """A record follows another version of the rules than the one that is known."""

    version: int


@dataclass(frozen=True, slots=True)
class OtherGame:
    """A record of the game `found` was given to the game `wanted`."""

    found: str
    wanted: str


@dataclass(frozen=True, slots=True)
class UnknownKey:
    """A JSON object has a key that is none of those known."""

    known: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class UnknownLevel:
    """A seat names a level that is none of those known."""

    known: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class UnknownOption:
    """A record names an option that is none of those of its game."""

    known: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class UnknownGame:
    """There is no game of the key `found`."""

    found: str
    known: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class UnknownOpponent:
    """A game has no opponent of the level `found`."""

    game: str
    found: str
    known: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class UnknownChoice:
    """An option does not have the value `found`, or not for so many seats."""

    found: str
    known: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BadValue:
    """A free value of an option is wrong; `problem` is a value of the game."""

    game: str
    problem: object


@dataclass(frozen=True, slots=True)
class WrongSeats:
    """A game is for `least` to `most` seats, not for `found`."""

    game: str
    least: int
    most: int
    found: int


@dataclass(frozen=True, slots=True)
class GoesOnlyWith:
    """A value of an option can be chosen only with the value `wanted` of the option `other`."""

    game: str
    option: str
    value: str
    other: str
    wanted: str


@dataclass(frozen=True, slots=True)
class Illegal:
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
