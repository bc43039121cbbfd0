"""Events of Letter Maze: what a move does to the maze, the pieces, the tiles and the cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from operator import attrgetter
from typing import NamedTuple, assert_never

from tabletop.core.events import Event, spelled, spelled_each
from tabletop.games.letter_maze.rules.maze import Maze, maze_of
from tabletop.games.letter_maze.rules.notation import (
    PASS,
    Boards,
    Call,
    Hands,
    Move,
    Step,
    Targets,
    Tiles,
    Tribute,
    Word,
    legs_of,
)
from tabletop.games.letter_maze.rules.notation import spelled as word_of
from tabletop.games.letter_maze.rules.state import Phase, State
from tabletop.games.letter_maze.rules.turns import after, can_move, turn_after
from tabletop.games.letter_maze.rules.walking import Tread, treads_of

_COLOURS = {"G": "green", "O": "orange", "R": "red", "Y": "yellow"}
_BONUS_FOR = {"L": "length", "P": "premium"}


class Square(NamedTuple):
    """A square of the maze: its number (see `Maze`) and its name, such as "c3"."""

    number: int
    name: str


_NAME = attrgetter("name")


@dataclass(frozen=True, slots=True)
class OrdinaryBoardsPlaced(Event):
    """The ordinary boards were placed, by row, then column."""

    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TargetBoardsPlaced(Event):
    """The Target Boards were placed, by row, then column."""

    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PondsCovered(Event):
    """A tile was placed on each pond; `tiles` are their faces in the order of the ponds."""

    tiles: str
    ponds: tuple[Square, ...] = spelled_each(_NAME)


@dataclass(frozen=True, slots=True)
class HandsDealt(Event):
    """Each seat got its tiles; those of seat `first` come first in the alphabet, so it begins."""

    hands: tuple[str, ...]
    first: int


@dataclass(frozen=True, slots=True)
class TurnBegun(Event):
    """A turn of `seat` began (R2); the turn before it is over."""

    seat: int


@dataclass(frozen=True, slots=True)
class WordSpelled(Event):
    """The seat spelled a word (R7); the events of its letters follow.

    `word` is in capitals. `letters` is its length, with Qu as one (J21). `is_bonus` is whether it
    was a bonus move (R21).
    """

    seat: int
    word: str
    letters: int
    is_bonus: bool


@dataclass(frozen=True, slots=True)
class StepTaken(Event):
    """The seat took one step (R12). `is_bonus` is whether it was a bonus move (R21)."""

    seat: int
    is_bonus: bool


@dataclass(frozen=True, slots=True)
class GardenerUsed(Event):
    """The seat used its Gardener to cross a hedge to the next square (R14)."""

    seat: int


@dataclass(frozen=True, slots=True)
class PieceMoved(Event):
    """The piece of the seat moved from square `start` to the adjoining `end` (R3)."""

    seat: int
    start: Square = spelled(_NAME)
    end: Square = spelled(_NAME)


@dataclass(frozen=True, slots=True)
class TilePlaced(Event):
    """The seat placed a tile from its hand on the square that its piece reached (R9)."""

    seat: int
    tile: str
    square: Square = spelled(_NAME)


@dataclass(frozen=True, slots=True)
class TilePickedUp(Event):
    """The seat picked up the tile on the square that its piece reached (R10)."""

    seat: int
    tile: str
    square: Square = spelled(_NAME)


@dataclass(frozen=True, slots=True)
class CardWon(Event):
    """The seat won the Target Card of the target square that its piece reached (R15)."""

    seat: int
    colour: str = spelled(_COLOURS.__getitem__)
    square: Square = spelled(_NAME)


@dataclass(frozen=True, slots=True)
class FinishReached(Event):
    """The seat reached the finish with all its cards and won; its word may continue (R22)."""

    seat: int
    square: Square = spelled(_NAME)


@dataclass(frozen=True, slots=True)
class TributeDue(Event):
    """The seat spelled a very long word, for which the seats `givers` owe tribute (R25)."""

    seat: int
    givers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BonusEarned(Event):
    """A word earned a bonus: `kind` is "L" for its length or "P" for a premium letter (R18 to R20).

    `letter` is the premium letter, or "" for a bonus for length. If no bonus move is possible, a
    `TurnBegun` follows at once (R21).
    """

    seat: int
    letter: str
    kind: str = spelled(_BONUS_FOR.__getitem__)


@dataclass(frozen=True, slots=True)
class BonusDeclined(Event):
    """The seat ended its turn instead of a bonus move (R21)."""

    seat: int


@dataclass(frozen=True, slots=True)
class TributeGiven(Event):
    """The seat gave tiles to seat `taker` (R25)."""

    seat: int
    taker: int
    tiles: str


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """The seat passed (R13). `keeps_gardener` is whether its Gardener would have let it move."""

    seat: int
    keeps_gardener: bool


SetupEvent = OrdinaryBoardsPlaced | TargetBoardsPlaced | PondsCovered | HandsDealt
"""The outcomes of chance in the set-up."""

WalkEvent = (
    WordSpelled
    | StepTaken
    | GardenerUsed
    | PieceMoved
    | TilePlaced
    | TilePickedUp
    | CardWon
    | FinishReached
)
"""The events of a word or a step in the maze."""

TurnEvent = TurnBegun | TributeDue | TributeGiven | BonusEarned | BonusDeclined | Passed
"""The events that decide who moves next."""

MazeEvent = SetupEvent | WalkEvent | TurnEvent


def events_of(state: State, move: Move) -> tuple[MazeEvent, ...]:
    """Return the events of a legal `move` in `state`, in the order of the rules."""
    later = after(state, move)
    begun = (TurnBegun(later.turn.seat),) if later.phase is Phase.MOVE else ()
    return (*_events_of_move(state, move, later), *begun)


def _events_of_move(state: State, move: Move, later: State) -> Iterator[MazeEvent]:
    """Yield the events of `move`, which leads to `later`, before the next turn begins."""
    seat = state.turn.seat
    match move:
        case Boards(numbers):
            yield OrdinaryBoardsPlaced(numbers)
        case Targets(numbers):
            yield TargetBoardsPlaced(numbers)
        case Tiles(faces):
            maze = maze_of(state.plan)
            yield PondsCovered(faces, tuple(_square(maze, pond) for pond in maze.blue))
        case Hands(trios):
            yield HandsDealt(trios, later.turn.seat)
        case Word() | Step():
            yield from _events_of_walk(state, move)
        case Call():
            passes = move == PASS
            yield Passed(seat, can_move(state)) if passes else BonusDeclined(seat)
        case Tribute(tiles):
            yield TributeGiven(state.turn.owing[0], seat, tiles)
        case _:
            assert_never(move)


def _events_of_walk(state: State, move: Word | Step) -> Iterator[MazeEvent]:
    """Yield the events of a word or a step, letter by letter, and what a word earns."""
    seat, legs, is_bonus = state.turn.seat, legs_of(move), state.phase is Phase.BONUS
    maze, treads = maze_of(state.plan), tuple(treads_of(state, legs))
    if isinstance(move, Word):
        yield WordSpelled(seat, word_of(move), len(legs), is_bonus)
    else:
        yield StepTaken(seat, is_bonus)
    for tread in treads:
        yield from _events_of_tread(maze, seat, tread)
    if isinstance(move, Word) and not treads[-1].after.has_won:
        yield from _rewards(state, move, treads)


def _events_of_tread(maze: Maze, seat: int, tread: Tread) -> Iterator[MazeEvent]:
    """Yield the events of one letter or of a step."""
    leg, before, stand = tread
    square = _square(maze, stand.square)
    if leg.crosses:
        yield GardenerUsed(seat)
    yield PieceMoved(seat, _square(maze, before.square), square)
    if leg.is_laid:
        yield TilePlaced(seat, leg.face, square)
    if tread.lifted:
        yield TilePickedUp(seat, tread.lifted, square)
    if tread.card:
        yield CardWon(seat, tread.card, square)
    if stand.has_won and not before.has_won:
        yield FinishReached(seat, square)


def _rewards(state: State, word: Word, treads: tuple[Tread, ...]) -> Iterator[MazeEvent]:
    """Yield the tribute that is due for a word, and the bonuses that it earned."""
    turn = turn_after(state, word, treads[-1].after)
    if turn.owing:
        yield TributeDue(turn.seat, turn.owing)
    for kind in turn.earned:
        if kind not in state.turn.earned:
            premium = next((each.leg.face for each in treads if each.after.is_premium), "")
            yield BonusEarned(turn.seat, premium if kind == "P" else "", kind)


def _square(maze: Maze, number: int) -> Square:
    return Square(number, maze.names[number])
