"""What a picture of the table shows, resolved from what there is to see: the model of the drawing.

Beats change single fields of it, so that a piece in the middle of a word is drawn like one at rest.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

from tabletop.games.letter_maze.rules.game import GAME
from tabletop.games.letter_maze.rules.letters import add
from tabletop.games.letter_maze.rules.maze import NO_TILE, Maze, maze_of
from tabletop.games.letter_maze.rules.notation import Step, Word, move_from_text, spelled
from tabletop.games.letter_maze.rules.state import SETUP, Phase, Player, State
from tabletop.games.letter_maze.rules.tour import FAR, Tour
from tabletop.games.letter_maze.rules.walking import ground_of
from tabletop.games.letter_maze.table.draft import Choice, choice_of, decider, ending_of
from tabletop.games.letter_maze.table.layout import Layout, layout
from tabletop.games.letter_maze.table.trace import (
    Earned,
    Ending,
    Exit,
    Slot,
    Trace,
    earned,
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
    the one whose turn it is. `trace` is the path that is picked, None where none can be; `ending`
    is how it would end; `ways` are the squares where it can go on. `looked` is the seat that one
    looks at, 0 if at none, `way` the shortest way that is left to it, and `won` tells where its
    cards come from. `pointed` is the square where the move of a hint ends, as long as that is all
    that it tells, or of which a lesson speaks.
    """

    places: Layout
    home: int
    mover: int
    trace: Trace | None
    ending: Ending | None
    ways: tuple[Exit, ...]
    earned: Earned | None
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
    def maze(self) -> Maze | None:
        """Return the maze, None as long as it is not laid out."""
        return maze_of(self.state.plan) if self.state.plan.drawing else None

    @property
    def path(self) -> tuple[int, ...]:
        """Return the squares of the path that is picked, without that of the piece."""
        return self.trace.squares[1:] if self.trace else ()

    def box(self, square: int) -> Box:
        """Return the place of a square in the world."""
        assert self.maze is not None
        return self.places.square(self.maze.cells[square])

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
        ending=ending_of(state, choice) if walks else None,
        ways=exits(state, trace, choice.held) if trace else (),
        earned=earned(state, trace) if trace and trace.legs else None,
        slots=slots_of(hand, trace if is_own else None),
        last=last_walks(sight.last),
        pointed=None if sight.draft else _pointed(sight),
        looked=looked,
        way=tour_of(state, looked)[1:] if looked else (),
        won=won_by(sight.past, looked),
        winners=winners_of(GAME, state),
    )


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


def won_by(past: tuple[Played[State], ...], seat: int) -> tuple[Won, ...]:
    """Return the cards that a seat has won in the moves so far."""
    found: list[Won] = []
    for played in past:
        move = move_from_text(played.move)
        if played.seat == seat and isinstance(move, Word | Step):
            found += _won(played.before, move)
    return tuple(found)


def _won(state: State, move: Word | Step) -> Iterator[Won]:
    """Yield the cards that a move wins."""
    word = spelled(move) if isinstance(move, Word) else ""
    for before, after in pairwise(trace_of(state, move).stands):
        if after.cards != before.cards:
            yield Won(maze_of(state.plan).colours[after.square], after.square, word)


# -- the way that is left ------------------------------------------------------------------------


def tour_of(state: State, seat: int) -> tuple[int, ...]:
    """Return the squares of a shortest way in steps, from the piece on; that alone if none is open.

    Hedges and ponds without a tile bar it; pieces do not, for they will move on.
    """
    ground, player = ground_of(state), state.players[seat - 1]
    tour = Tour(ground.maze, state.tiles, ground.finish, ground.cards_wanted)
    if tour.steps_left(player.piece, player.cards) >= FAR:
        return (player.piece,)
    closed = {pond for pond in ground.maze.blue if state.tiles[pond] == NO_TILE}
    return _toured(ground.maze, tour, player, closed | {ground.maze.start})


def _toured(maze: Maze, tour: Tour, player: Player, closed: set[int]) -> tuple[int, ...]:
    square, cards, way = player.piece, player.cards, [player.piece]
    while tour.steps_left(square, cards):
        square = min(
            (near for near in maze.open_ways[square].values() if near not in closed),
            key=lambda near: tour.steps_left(near, _with(maze, near, cards)),
        )
        cards = _with(maze, square, cards)
        way.append(square)
    return tuple(way)


def _with(maze: Maze, square: int, cards: str) -> str:
    """Return the cards after a visit to a square."""
    colour = maze.colours.get(square, "")
    return cards if colour in cards else add(cards, colour)
