"""What a picture of the table shows, resolved from what there is to see: the model of the drawing.

Beats change single fields of it, so that a piece in the middle of a word is drawn like one at rest.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tabletop.games.letter_maze.maze import Maze, maze_of
from tabletop.games.letter_maze.notation import Move, Step, Word, legs_of, move_from_text, spelled
from tabletop.games.letter_maze.scene_draft import (
    Choice,
    choice_of,
    decider,
    ending_of,
    hinted_move,
)
from tabletop.games.letter_maze.scene_hand import Slot, slots_of
from tabletop.games.letter_maze.scene_layout import Layout, layout
from tabletop.games.letter_maze.scene_trace import (
    Earned,
    Ending,
    Exit,
    Trace,
    earned,
    endings,
    exits,
    traced,
)
from tabletop.games.letter_maze.state import SETUP, Phase, Player, State
from tabletop.games.letter_maze.walking import enter, ground_of, stand_of
from tabletop.scene.looking import opened_score, unpicked
from tabletop.scene.table import Played, Sight, Sitter

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


class Shown(NamedTuple):
    """Everything that is drawn.

    `home` is the seat whose tiles lie in the tray, `mover` the one to decide (0: nobody), `turn`
    the one whose turn it is. `trace` is the path that is picked, None where none can be;
    `ending` is how it would end, `endings` counts the ways; `ways` are the squares where it can go
    on. `looked` is the seat that one looks at, 0 if at none, and `won` tells where its cards come
    from. `points` says that a hint shows where, and nothing is picked. In beats, `caption` is what
    the button says.
    """

    places: Layout
    sitters: tuple[Sitter, ...]
    state: State
    home: int
    mover: int
    active: bool
    choice: Choice
    trace: Trace | None
    ending: Ending | None
    endings: int
    ways: tuple[Exit, ...]
    earned: Earned | None
    slots: tuple[Slot, ...]
    last: tuple[Walked, ...]
    hint: Move | None = None
    points: bool = False
    looked: int = 0
    won: tuple[Won, ...] = ()
    thinking: bool = False
    caption: str = ""

    @property
    def turn(self) -> int:
        """Return the seat whose turn it is; 0 for nobody."""
        return self.state.turn.seat

    @property
    def maze(self) -> Maze | None:
        """Return the maze, None as long as it is not laid out."""
        return maze_of(self.state.plan) if self.state.plan.drawing else None

    @property
    def goal(self) -> int | None:
        """Return the square where the move of a hint ends, None where none is hinted."""
        if not isinstance(self.hint, Word | Step):
            return None
        return walked(self.state, self.hint).squares[-1]

    @property
    def path(self) -> tuple[int, ...]:
        """Return the squares of the path that is picked, without that of the piece."""
        return self.trace.squares[1:] if self.trace else ()

    def player(self, seat: int) -> Player:
        """Return a player, one with nothing as long as the hands are not dealt."""
        return self.state.players[seat - 1] if self.state.players else NOBODY

    def name(self, seat: int) -> str:
        """Return the name of who sits at `seat`."""
        return self.sitters[seat - 1].name


def shown(sight: Sight[State]) -> Shown:
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
        places=layout(sight.width, sight.height, len(sight.sitters)),
        sitters=sight.sitters,
        state=state,
        home=home,
        mover=mover,
        active=active,
        choice=choice,
        trace=trace,
        ending=ending_of(state, choice) if walks else None,
        endings=len(endings(state, choice.legs)) if walks and choice.legs else 0,
        ways=exits(state, trace, choice.held) if trace else (),
        earned=earned(state, trace) if trace and trace.legs else None,
        slots=slots_of(hand, trace if is_own else None),
        last=last_walks(sight.last),
        hint=hinted_move(sight) if active else None,
        points=active and sight.hint_depth == 1 and not sight.draft,
        looked=looked,
        won=won_by(sight.past, looked),
        thinking=sight.thinking,
    )


def last_walks(played: tuple[Played[State], ...]) -> tuple[Walked, ...]:
    """Return the way of the latest words and steps."""
    return tuple(
        walked(each.before, move)
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
    ground, stand = ground_of(state), stand_of(state)
    word = spelled(move) if isinstance(move, Word) else ""
    for leg in legs_of(move):
        after = enter(ground, stand, leg)
        if after.cards != stand.cards:
            yield Won(ground.maze.colours[after.square], after.square, word)
        stand = after


def walked(state: State, move: Word | Step) -> Walked:
    """Return the squares that a legal move goes over."""
    ground, stand = ground_of(state), stand_of(state)
    squares = [stand.square]
    for leg in legs_of(move):
        stand = enter(ground, stand, leg)
        squares.append(stand.square)
    return Walked(state.turn.seat, tuple(squares))
