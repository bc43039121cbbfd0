"""Presentation state of the Letter Maze table, derived from a seat's view.

Animation steps replace single fields, so that the same code draws a piece during a word and at
rest.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from tabletop.games.letter_maze.rules.events import (
    CardWon,
    MazeEvent,
    PieceMoved,
    StepTaken,
    WordSpelled,
)
from tabletop.games.letter_maze.rules.game import GAME
from tabletop.games.letter_maze.rules.maze import Maze, maze_of
from tabletop.games.letter_maze.rules.notation import move_from_text
from tabletop.games.letter_maze.rules.state import Phase, Player, State, player_to_decide
from tabletop.games.letter_maze.rules.tour import tour_of
from tabletop.games.letter_maze.rules.walking import finish_of
from tabletop.games.letter_maze.table.draft import Choice, answer_to, choice_of, endings_of
from tabletop.games.letter_maze.table.layout import Layout, layout
from tabletop.games.letter_maze.table.trace import Ending, Slot, Trace, traced
from tabletop.kit.view_model import TableModel, winners_of
from tabletop.scene.boxes import Box
from tabletop.scene.looking import opened_score, unpicked
from tabletop.scene.table import Picked, Play, Played, Sight

NOBODY = Player(0)


class Walked(NamedTuple):
    """A word or step that was played: its seat, and its squares, the first where it began."""

    seat: int
    squares: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ViewModel(TableModel[State, Choice]):
    """The presentation state.

    - `home`: the seat whose tiles are in the tray.
    - `mover`: the seat to decide (0: nobody); `turn` is the seat whose turn it is.
    - `trace`: the chosen path, false if none can be chosen; `endings` are the ways to end it.
    - `goes_on`: whether the path can become a longer word.
    - `ways`: the legal next squares, and whether each takes the Gardener.
    - `slots`: the tiles of the tray; `taken` are the faces of the chosen ones.
    - `last`: the latest moves on the board.
    - `pointed`: the square that a hint or lesson highlights while the draft is empty.
    - `asked`: the square that a lesson highlights.
    - `looked`: the inspected seat, 0 for none; `way` is its shortest way, and `won` are the
      squares where it won cards, with the words.
    """

    places: Layout
    home: int
    mover: int
    trace: Trace
    endings: tuple[Ending, ...]
    goes_on: bool
    ways: dict[int, bool]
    slots: tuple[Slot, ...]
    taken: str
    last: tuple[Walked, ...]
    pointed: int | None = None
    asked: int | None = None
    looked: int = 0
    way: tuple[int, ...] = ()
    won: tuple[tuple[int, str], ...] = ()

    @property
    def turn(self) -> int:
        """Return the seat whose turn it is, 0 for nobody."""
        return self.state.turn.seat

    @property
    def mover_last(self) -> list[int]:
        """Return the seats in drawing order, the one to move last."""
        seats = range(1, len(self.state.players) + 1)
        return sorted(seats, key=lambda seat: seat == self.turn)

    @property
    def is_laid(self) -> bool:
        """Return whether the boards are placed."""
        return bool(self.state.plan.drawing)

    @property
    def maze(self) -> Maze:
        """Return the maze of the placed boards."""
        return maze_of(self.state.plan)

    @property
    def used(self) -> frozenset[int]:
        """Return the squares that were used this turn and are closed (R6)."""
        return self.state.turn.used if self.mover and self.state.players else frozenset()

    @property
    def is_dead_end(self) -> bool:
        """Return whether the path neither is a move nor can become one."""
        return bool(self.path) and not (self.endings or self.goes_on)

    @property
    def foretells(self) -> bool:
        """Return whether the table shows the gains of the path.

        With the forecast "after", only for a path that is a move.
        """
        match self.sight.forecast:
            case "never":
                return False
            case "after":
                return bool(self.endings)
            case _:
                return bool(self.path) and not self.is_dead_end

    @property
    def is_first_turn(self) -> bool:
        """Return whether nobody has moved: once off Start, no piece comes back."""
        return all(player.piece == self.maze.start for player in self.state.players)

    @property
    def is_finish_shown(self) -> bool:
        """Return whether a lesson highlights the finish before a path is chosen."""
        finish = finish_of(self.maze, self.state.seats) if self.asked is not None else ()
        return self.asked in finish and not self.path

    @property
    def is_traced(self) -> bool:
        """Return whether the path is a player's own and not the preview of a hint."""
        return bool(self.path) and not self.sight.is_ghost

    @property
    def path(self) -> tuple[int, ...]:
        """Return the squares of the chosen path without the piece's."""
        return self.trace.squares[1:]

    def box(self, square: int) -> Box:
        """Return the box of a square inside the window."""
        return self.places.square(self.maze.cells[square])

    def wanted(self, seat: int) -> list[int]:
        """Return the targets whose cards a seat has not won yet."""
        cards = self.player(seat).cards
        return [square for square, colour in self.maze.colours.items() if colour not in cards]

    def named(self, square: int) -> str:
        """Return the name of a square."""
        return self.maze.names[square]

    def may(self, region: str) -> bool:
        """Return whether the table accepts a tap on `region`."""
        answer = answer_to(self.state, self.choice, region) if self.active else None
        return isinstance(answer, Picked | Play)

    def player(self, seat: int) -> Player:
        """Return the player of a seat, NOBODY before the hands are dealt."""
        return self.state.players[seat - 1] if self.state.players else NOBODY


def model_of(sight: Sight[State]) -> ViewModel:
    """Return the presentation state for `sight`."""
    sight = unpicked(sight)
    state, mover = sight.state, player_to_decide(sight.state) or 0
    looked = opened_score(sight.inspected) if state.players else 0
    home = looked or sight.viewer or mover or state.winner or 1
    active = sight.interactive and bool(mover) and not looked
    choice = choice_of(sight) if active else Choice()
    walks = active and state.phase in (Phase.MOVE, Phase.BONUS)
    trace = traced(state, choice.legs) if walks else Trace(state)
    player = state.players[home - 1] if state.players else NOBODY
    slots = trace.slots if trace and home == state.turn.seat else tuple(map(Slot, player.hand))
    taken = choice.faces(slots)
    return ViewModel(
        sight=sight,
        places=layout(sight.width, sight.height, len(sight.sitters)),
        home=home,
        mover=mover,
        active=active,
        choice=choice,
        trace=trace,
        endings=endings_of(trace, choice),
        goes_on=trace.can_continue,
        ways=trace.exits(taken),
        slots=slots,
        taken=taken,
        last=tuple(_walks(sight.last)),
        pointed=None if sight.draft else _pointed(sight),
        asked=None if sight.hint else _pointed(sight),
        looked=looked,
        way=tuple(tour_of(state).way(player.piece, player.cards)) if looked else (),
        won=tuple(_won(sight.past, looked)),
        winners=winners_of(GAME, state),
    )


def _pointed(sight: Sight[State]) -> int | None:
    """Return the square that a hint or a lesson highlights, or None."""
    names = maze_of(sight.state.plan).names if sight.pointed else ()
    return names.index(sight.pointed) if sight.pointed in names else None


@lru_cache(maxsize=256)
def events_of(played: Played[State]) -> tuple[MazeEvent, ...]:
    """Return the events of a played move (cached)."""
    return GAME.events(played.before, move_from_text(played.move))


def _walks(last: Iterable[Played[State]]) -> Iterator[Walked]:
    """Yield the words and steps among some moves."""
    for played in last:
        moved = [event for event in events_of(played) if isinstance(event, PieceMoved)]
        if moved:
            squares = (moved[0].start.number, *(event.end.number for event in moved))
            yield Walked(played.seat, squares)


def _won(past: Iterable[Played[State]], seat: int) -> Iterator[tuple[int, str]]:
    """Yield the squares on which a seat has won its cards, each with the word, "" for a step."""
    word = ""
    for event in (event for played in past if played.seat == seat for event in events_of(played)):
        match event:
            case WordSpelled():
                word = event.word
            case StepTaken():
                word = ""
            case CardWon():
                yield event.square.number, word
