"""The contract that every game implements: pure functions over immutable states.

A game object has no state of its own. States and moves are immutable and hashable. Chance is a
player: when dice are rolled or cards are drawn, `current_player` returns `CHANCE`, and the outcome
is a move like any other.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from tabletop.core.chance import Draw
from tabletop.core.errors import IllegalMove, Refusal, bad_format, unreadable
from tabletop.core.events import Event
from tabletop.core.options import Option, Setup, complete_options
from tabletop.core.problems import Fault, MoveTooLong, WrongSeats
from tabletop.core.throws import Throw

S = TypeVar("S", bound=Hashable)
M = TypeVar("M", bound=Hashable)

CHANCE = 0
"""The value of `current_player` at a chance position; seats are 1 to n."""

MAX_MOVE_LENGTH = 80


@dataclass(frozen=True, slots=True)
class GameInfo:
    """The constants of a game: its key, number of seats and options.

    `minutes` is the duration of a game ("15", "20-40"). `over_rule` is the rule that ends the game,
    reported with `E-OVER` ("turn" if the rules name none). `by_score` is whether the highest score
    wins; otherwise the game is a race, decided by its last event.
    """

    key: str
    min_seats: int
    max_seats: int
    options: tuple[Option, ...]
    minutes: str
    rules_version: int = 1
    has_chance: bool = False
    has_secrets: bool = False
    over_rule: str = "turn"
    by_score: bool = True


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a finished game: the winning seats in ascending order, empty for a draw.

    `joint` is whether the game is cooperative: all seats win or lose together.
    """

    winners: tuple[int, ...]
    joint: bool = False


@dataclass(frozen=True, slots=True)
class ScoreTerm:
    """One term of a seat's score: its key, its points, and the cells or cards that scored.

    `part` is the key of a group of terms, for games with too many terms to list in a summary. The
    game's words name each key.
    """

    key: str
    points: int
    where: tuple[str, ...] = ()
    part: str = ""


class Game(ABC, Generic[S, M]):
    """The rules of one game; the defaults suit games without chance or hidden information."""

    info: GameInfo

    # -- the course of a game ------------------------------------------------------------------

    @abstractmethod
    def new_initial_state(self, setup: Setup) -> S:
        """Return the initial state for a `setup` made by `complete_setup`."""

    @abstractmethod
    def current_player(self, state: S) -> int | None:
        """Return the seat to move, CHANCE at a chance position, or None if the game is over."""

    def begins_turn(self, before: S | None, state: S) -> bool:
        """Return whether the decision in `state` is the first of a turn.

        `before` is the state at the previous decision, or None if there was none. By default, a
        turn begins when the player to move changes.
        """
        return before is None or self.current_player(before) != self.current_player(state)

    def is_out(self, state: S, seat: int) -> bool:
        """Return whether `seat` has been eliminated."""
        return False

    @abstractmethod
    def legal_moves(self, state: S) -> Iterable[M]:
        """Return each legal move once, in a stable order; at a chance position, the outcomes.

        The iterable may be lazy if there are very many moves. It is empty if the game is over. For
        a view, it holds moves only if the viewer or chance is to move.
        """

    @abstractmethod
    def why_illegal(self, state: S, move: M) -> Refusal | None:
        """Return why `move` is illegal in `state`, or None if it is legal.

        The game must not be over in `state`.
        """

    @abstractmethod
    def apply_move(self, state: S, move: M) -> S:
        """Return the state after `move`; the caller must make sure that the move is legal."""

    @abstractmethod
    def events(self, state: S, move: M) -> tuple[Event, ...]:
        """Return the events of a legal `move` in `state`, in the order of the rules.

        If `state` is a view, they leave out what the viewer may not know. `GameEnded` is not
        included; see `Match.events`.
        """

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Return the result of the game, or None if it isn't over."""

    @abstractmethod
    def scores(self, state: S) -> tuple[int, ...]:
        """Return one integer per seat: the score if the game ended in this state."""

    @abstractmethod
    def score_sheet(self, state: S) -> tuple[tuple[ScoreTerm, ...], ...]:
        """Return the score terms of each seat; their points add up to `scores`."""

    def headway(self, state: S, seat: int) -> int:
        """Return the progress of `seat` as an integer; higher is better.

        The default is the seat's score. Races override it, for example with the negative number of
        remaining steps.
        """
        return self.scores(state)[seat - 1]

    def likeness(self, state: S) -> Hashable:
        """Return a key that is equal for states whose differences don't matter to players.

        The default is the state itself.
        """
        return state

    # -- notation ------------------------------------------------------------------------------

    @abstractmethod
    def move_to_text(self, move: M) -> str:
        """Return the unique text of `move`: printable ASCII, no spaces, at most 80 characters."""

    @abstractmethod
    def move_from_text(self, text: str) -> M:
        """Parse a move; raise IllegalMove (E-SYNTAX) if `text` isn't in the game's notation."""

    # -- chance and secrets: hooks with defaults -----------------------------------------

    def draw_chance(self, state: S, draw: Draw) -> M:
        """Return an outcome at a chance position, chosen by the numbers from `draw`.

        The default makes one draw among the legal outcomes, all equally likely.
        """
        outcomes = tuple(self.legal_moves(state))
        return outcomes[draw(len(outcomes))]

    def draws_taken(self, state: S, outcome: M) -> int:
        """Return how many draws `draw_chance` makes for `outcome` in this chance position."""
        return 1

    def throw(self, state: S) -> Throw | None:
        """Return what players can throw with real dice or lots at a chance position, or None.

        None means that the outcome is not a public throw, such as a card from a face-down stack.
        """
        return None

    def view(self, state: S, seat: int | None) -> S:
        """Return `state` with everything hidden from `seat` masked; None is an onlooker."""
        return state

    def resample(self, view: S, seat: int, rng: random.Random) -> S:
        """Return a random full state that is consistent with what `seat` sees in `view`."""
        return view

    def redact(self, state: S, move: M, seat: int | None) -> str:
        """Return the text of `move`, played in `state`, as `seat` sees it (such as `spell=?`)."""
        return self.move_to_text(move)

    def count_moves(self, state: S) -> int:
        """Return the number of legal moves or outcomes; the default enumerates them."""
        return sum(1 for _ in self.legal_moves(state))

    def random_move(self, state: S, rng: random.Random) -> M:
        """Return a uniformly random legal move."""
        return rng.choice(tuple(self.legal_moves(state)))


def complete_setup(game: Game[S, M], seats: int, chosen: Mapping[str, str]) -> Setup:
    """Return the setup for a table of `seats` seats, with defaults for the options not in `chosen`.

    Raise BadRecord for a wrong number of seats, and for an unknown or unsuitable option or value.
    """
    info = game.info
    if not info.min_seats <= seats <= info.max_seats:
        wanted = WrongSeats(info.key, info.min_seats, info.max_seats, seats)
        raise bad_format("seats", wanted)
    return Setup(seats, complete_options(info.key, info.options, chosen, seats))


def read_move(game: Game[S, M], state: S, text: str) -> M:
    """Parse `text` and return the move; raise IllegalMove if it isn't legal in `state`."""
    if len(text) > MAX_MOVE_LENGTH:
        raise unreadable(text, MoveTooLong(MAX_MOVE_LENGTH))
    move = game.move_from_text(text)
    refusal = refuse(game, state, move)
    if refusal is not None:
        raise IllegalMove(refusal, text)
    return move


def refuse(game: Game[S, M], state: S, move: M) -> Refusal | None:
    """Return why `move` is illegal in `state`, or None if it is legal.

    Unlike `Game.why_illegal`, this also accepts states in which the game is over.
    """
    if game.current_player(state) is None:
        return Refusal("E-OVER", game.info.over_rule, Fault.GAME_OVER)
    return game.why_illegal(state, move)


def listed_moves(game: Game[S, M], state: S, limit: int) -> list[str] | None:
    """Return the sorted texts of all legal moves, or None if there are more than `limit`."""
    texts: list[str] = []
    for move in game.legal_moves(state):
        if len(texts) == limit:
            return None
        texts.append(game.move_to_text(move))
    return sorted(texts)
