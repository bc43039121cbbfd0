"""The moves of Letter Maze and their notation.

Words `LA(T)H:2667`, `HIDE:666*2`, `SPIKE:26886!P`; steps `>6` and `>*8`; `end`; `pass`; tributes
`$NS`; and chance outcomes `boards=03-13-...`, `targets=41`, `tiles=ORSL...`, `hands=EJV.LTU`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from tabletop.core.errors import unreadable
from tabletop.games.letter_maze.rules.problems import Fault, LengthOfWord, LettersAndDirections

MOST_LETTERS = 15


class Word(NamedTuple):
    """A path that spells a word, in notation.

    `letters` has tiles placed from the hand in brackets. `path` has a direction for each letter,
    with `*` before one that crosses a hedge. `bonus` is the chosen kind of bonus, `L` or `P`, or ""
    if there is no choice (R20).
    """

    letters: str
    path: str
    bonus: str = ""


@dataclass(frozen=True, slots=True)
class Step:
    """One step (R12): a direction, with `*` before it if the Gardener is used."""

    path: str


@dataclass(frozen=True, slots=True)
class Call:
    """`end`, to decline a bonus move (R21), or `pass` (R13)."""

    text: str


@dataclass(frozen=True, slots=True)
class Tribute:
    """The tiles that a seat gives to the seat whose turn it is (R25)."""

    tiles: str


@dataclass(frozen=True, slots=True)
class Boards:
    """Chance: the numbers of the ordinary boards, by row, then column."""

    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Targets:
    """Chance: the numbers of the Target Boards, by row, then column."""

    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Tiles:
    """Chance: the tile on each blue square, by row, then column."""

    faces: str


@dataclass(frozen=True, slots=True)
class Hands:
    """Chance: the three tiles dealt to each seat, each trio sorted."""

    trios: tuple[str, ...]


Outcome = Boards | Targets | Tiles | Hands
Move = Word | Step | Call | Tribute | Outcome

END, PASS = Call("end"), Call("pass")


class Leg(NamedTuple):
    """One letter of a word, or a step (with `reading` ""): its direction and action."""

    direction: str
    crosses: bool = False
    reading: str = ""
    is_laid: bool = False

    @property
    def face(self) -> str:
        """Return the face that is read, on a tile or printed; "" for a step."""
        return self.reading[:1]


_LETTER = r"Qu|[A-Z]|\((?:Qu|[A-Z])\)"
_DIRECTION = r"\*?[1-46-9]"
_WORD = re.compile(rf"((?:{_LETTER})+):((?:{_DIRECTION})+)(?:!([LP]))?")
_STEP = re.compile(rf">({_DIRECTION})")
_TRIBUTE = re.compile(r"\$([A-Z]*)")
_NUMBER = "(?:0[1-9]|1[0-3])"
_BOARDS = re.compile(rf"boards=({_NUMBER}(?:-{_NUMBER})*)")
_TARGETS = re.compile(r"targets=([1-4]*)")
_TILES = re.compile(r"tiles=([A-Z]*)")
_HANDS = re.compile(r"hands=([A-Z]{3}(?:\.[A-Z]{3})*)")
_LETTERS = re.compile(_LETTER)
_DIRECTIONS = re.compile(_DIRECTION)


@lru_cache(maxsize=64)
def legs_of(move: Word | Step) -> tuple[Leg, ...]:
    """Return one leg for each letter of a word, or a single leg for a step (cached)."""
    if isinstance(move, Step):
        return (Leg(move.path[-1], move.path[0] == "*"),)
    ways = _DIRECTIONS.findall(move.path)
    return tuple(
        Leg(way[-1], way[0] == "*", letter.strip("()"), letter[0] == "(")
        for letter, way in zip(_LETTERS.findall(move.letters), ways, strict=True)
    )


def spelled(move: Word | Step) -> str:
    """Return the word of a move in capitals, or "" for a step."""
    return re.sub("[()]", "", move.letters).upper() if isinstance(move, Word) else ""


def move_to_text(move: Move) -> str:
    """Return the notation of `move`."""
    match move:
        case Word(letters, path, bonus):
            return f"{letters}:{path}!{bonus}" if bonus else f"{letters}:{path}"
        case Step(path):
            return ">" + path
        case Call(text):
            return text
        case Tribute(tiles):
            return "$" + tiles
        case Boards(numbers):
            return "boards=" + "-".join(f"{number:02}" for number in numbers)
        case Targets(numbers):
            return "targets=" + "".join(map(str, numbers))
        case Tiles(faces):
            return "tiles=" + faces
        case Hands(trios):
            return "hands=" + ".".join(trios)


def move_from_text(text: str) -> Move:
    """Return the move written as `text`; raise IllegalMove (E-SYNTAX) if it is malformed."""
    if found := _WORD.fullmatch(text):
        return _word(text, *found.groups())
    if found := _STEP.fullmatch(text):
        return Step(found[1])
    if text in ("end", "pass"):
        return Call(text)
    if found := _TRIBUTE.fullmatch(text):
        return Tribute(found[1])
    return _outcome(text)


def _outcome(text: str) -> Outcome:
    if found := _BOARDS.fullmatch(text):
        return Boards(tuple(map(int, found[1].split("-"))))
    if found := _TARGETS.fullmatch(text):
        return Targets(tuple(map(int, found[1])))
    if found := _TILES.fullmatch(text):
        return Tiles(found[1])
    if found := _HANDS.fullmatch(text):
        return Hands(tuple(found[1].split(".")))
    raise unreadable(text, Fault.UNREADABLE)


def _word(text: str, letters: str, path: str, bonus: str | None) -> Word:
    count, ways = len(_LETTERS.findall(letters)), len(_DIRECTIONS.findall(path))
    if count != ways:
        raise unreadable(text, LettersAndDirections(count, ways))
    if not 2 <= count <= MOST_LETTERS:
        raise unreadable(text, LengthOfWord(MOST_LETTERS, count))
    if path.count("*") > 1:
        raise unreadable(text, Fault.GARDENER_TWICE)
    return Word(letters, path, bonus or "")
