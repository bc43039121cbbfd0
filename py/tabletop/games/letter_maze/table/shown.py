"""What a picture of the table shows, resolved from what there is to see: the model of the drawing.

Beats change single fields of it, so that a piece in the middle of a word is drawn like one at rest.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from tabletop.games.letter_maze.rules.game import GAME
from tabletop.games.letter_maze.rules.maze import Maze, maze_of
from tabletop.games.letter_maze.rules.notation import Step, Word, move_from_text, spelled
from tabletop.games.letter_maze.rules.state import SETUP, Phase, Player, State
from tabletop.games.letter_maze.rules.tour import tour_of
from tabletop.games.letter_maze.table.draft import Choice, choice_of, decider, endings_of
from tabletop.games.letter_maze.table.layout import Layout, layout
from tabletop.games.letter_maze.table.trace import (
    Ending,
    Exit,
    Slot,
    Trace,
    exits,
    slots_of,
    trace_of,
    traced,
)
from tabletop.kit.shown import Base, winners_of
from tabletop.scene.boxes import Box
from tabletop.scene.looking import opened_score, unpicked
from tabletop.scene.table import Played, Sight

NOBODY = Player(0)


class Walked(NamedTuple):
    """A move on the board that was made: its seat and the squares it went over, start first."""

    seat: int
    squares: tuple[int, ...]


class Won(NamedTuple):
    """A card that was won: its colour, on which square, with which word ("" by a step)."""

    colour: str
    square: int
    word: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown(Base[State, Choice]):
    """Everything that is drawn.

    `home` is the seat whose tiles lie in the tray, `mover` the one to decide (0: nobody), `turn`
    the one whose turn it is. `trace` is the path that is picked, None where none can be; `endings`
    are how it could end; `ways` are the squares where it can go on. `looked` is the seat that one
    looks at, 0 if at none, `way` the shortest way that is left to it, and `won` tells where its
    cards come from. `pointed` is the square where the move of a hint ends, as long as that is all
    that it tells, or of which a lesson speaks.
    """

    places: Layout
    home: int
    mover: int
    trace: Trace | None
    endings: tuple[Ending, ...]
    ways: tuple[Exit, ...]
    slots: tuple[Slot, ...]
    last: tuple[Walked, ...]
    pointed: int | None = None
    looked: int = 0
    way: tuple[int, ...] = ()
    won: tuple[Won, ...] = ()

    @property
    def turn(self) -> int:
        """Return the seat whose turn it is; 0 for nobody."""
        return self.state.turn.seat

    @property
    def mover_last(self) -> list[int]:
        """Return the seats in the order in which they are drawn."""
        seats = range(1, len(self.state.players) + 1)
        return sorted(seats, key=lambda seat: seat == self.turn)

    @property
    def is_laid(self) -> bool:
        """Return whether the boards of the maze lie there."""
        return bool(self.state.plan.drawing)

    @property
    def maze(self) -> Maze:
        """Return the maze as soon as it is laid."""
        return maze_of(self.state.plan)

    @property
    def used(self) -> frozenset[int]:
        """Return the squares that may not be entered again this turn (R6)."""
        return self.state.turn.used if self.mover and self.state.players else frozenset()

    @property
    def path(self) -> tuple[int, ...]:
        """Return the squares of the path that is picked, without that of the piece."""
        return self.trace.squares[1:] if self.trace else ()

    def box(self, square: int) -> Box:
        """Return the place of a square in the world."""
        return self.places.square(self.maze.cells[square])

    def wanted(self, seat: int) -> list[int]:
        """Return the targets whose cards a seat has not won yet."""
        cards = self.player(seat).cards
        return [square for square, colour in self.maze.colours.items() if colour not in cards]

    def named(self, square: int) -> str:
        """Return the name of a square."""
        return self.maze.names[square]

    def player(self, seat: int) -> Player:
        """Return a player, one with nothing as long as the hands are not dealt."""
        return self.state.players[seat - 1] if self.state.players else NOBODY


def shown_of(sight: Sight[State]) -> Shown:
    """Return what the picture of a sight shows."""
    sight, state, mover = unpicked(sight), sight.state, decider(sight.state)
    looked = opened_score(sight.gaze) if state.players else 0
    home = looked or sight.viewer or mover or state.winner or 1
    active = sight.interactive and bool(mover) and not looked
    choice = choice_of(sight) if active else Choice()
    walks = active and state.phase in (Phase.MOVE, Phase.BONUS)
    trace = traced(state, choice.legs) if walks else None
    is_own = home == state.turn.seat
    hand = state.players[home - 1].hand if state.players else ""
    return Shown(
        sight=sight,
        places=layout(sight.width, sight.height, len(sight.sitters)),
        home=home,
        mover=mover,
        active=active,
        choice=choice,
        trace=trace,
        endings=endings_of(state, choice) if walks else (),
        ways=exits(state, trace, choice.held) if trace else (),
        slots=slots_of(hand, trace if is_own else None),
        last=last_walks(sight.last),
        pointed=None if sight.draft else _pointed(sight),
        looked=looked,
        way=_way_left(state, state.players[looked - 1]) if looked else (),
        won=tuple(won_by(sight.past, looked)),
        winners=winners_of(GAME, state),
    )


def _way_left(state: State, player: Player) -> tuple[int, ...]:
    return tuple(tour_of(state).way(player.piece, player.cards))


def _pointed(sight: Sight[State]) -> int | None:
    """Return the square at which a hint or a lesson points, None if there is none."""
    if not sight.pointed:
        return None
    names = maze_of(sight.state.plan).names
    return names.index(sight.pointed) if sight.pointed in names else None


def last_walks(played: tuple[Played[State], ...]) -> tuple[Walked, ...]:
    """Return the way of the latest words and steps."""
    return tuple(
        Walked(each.before.turn.seat, trace_of(each.before, move).squares)
        for each in played
        if each.before.phase not in SETUP
        and isinstance(move := move_from_text(each.move), Word | Step)
    )


def won_by(past: tuple[Played[State], ...], seat: int) -> Iterator[Won]:
    """Yield the cards that a seat has won in the moves so far."""
    for played in past:
        move = move_from_text(played.move)
        if played.seat == seat and isinstance(move, Word | Step):
            word, maze = (
                spelled(move) if isinstance(move, Word) else "",
                maze_of(played.before.plan),
            )
            for square in trace_of(played.before, move).winning:
                yield Won(maze.colours[square], square, word)
