"""The contract that every game keeps: pure functions over immutable states.

A game holds no state of its own. A state and a move are immutable and hashable values. Chance is a
player: where dice are rolled or cards drawn, nobody's seat is to move but `CHANCE`, and the outcome
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
from tabletop.core.options import Option, Setup, complete_options
from tabletop.core.problems import Fault, MoveTooLong, WrongSeats
from tabletop.core.throws import Throw

S = TypeVar("S", bound=Hashable)
M = TypeVar("M", bound=Hashable)

CHANCE = 0
"""The value of `current_player` where an outcome of chance is awaited; seats are 1 to n."""

MAX_MOVE_LENGTH = 80


@dataclass(frozen=True, slots=True)
class GameInfo:
    """What is fixed about a game: its key, its seats and its options.

    `minutes` is how long a game takes ("15", "20-40"). `over_rule` is the rule that ends the game,
    told with `E-OVER` ("turn" where the rules file names none). `by_score` is whether the highest
    score wins; else the game is a race, and the last thing that happens decides it.
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
    """How a game ended: the winning seats in ascending order, none in a draw.

    `joint` is whether all seats played together, and so have won or lost together.
    """

    winners: tuple[int, ...]
    joint: bool = False


@dataclass(frozen=True, slots=True)
class ScoreTerm:
    """One term of a seat's score: its key, its points, and the cells or cards it is due to.

    `part` is the key of what several terms make up, where these are too many to tell in short. The
    words of the game have a name for each key.
    """

    key: str
    points: int
    where: tuple[str, ...] = ()
    part: str = ""


class Game(ABC, Generic[S, M]):
    """The rules of one game. The defaults suit a game without chance and without secrets."""

    info: GameInfo

    # -- the course of a game ------------------------------------------------------------------

    @abstractmethod
    def new_initial_state(self, setup: Setup) -> S:
        """Return the state before the first decision, for a `setup` that `complete_setup` made."""

    @abstractmethod
    def current_player(self, state: S) -> int | None:
        """Return the seat to move, CHANCE, or None when the game is over."""

    def begins_turn(self, before: S | None, state: S) -> bool:
        """Return whether the decision awaited in `state` is the first one of a turn.

        `before` is the state of the decision before it, None if there was none. The default is
        that somebody else decided then.
        """
        return before is None or self.current_player(before) != self.current_player(state)

    def is_out(self, state: S, seat: int) -> bool:
        """Return whether `seat` has been put out of the game before its end."""
        return False

    @abstractmethod
    def legal_moves(self, state: S) -> Iterable[M]:
        """Return every legal move once, in a stable order; at a chance position the outcomes.

        The iterable may be lazy where there are very many. It is empty when the game is over, and
        in a view it lists only the decisions of the seat that looks (and outcomes of chance).
        """

    @abstractmethod
    def why_illegal(self, state: S, move: M) -> Refusal | None:
        """Return why `move` may not be played in a `state` that is not over; None if it may."""

    @abstractmethod
    def apply_move(self, state: S, move: M) -> S:
        """Return the state after a legal `move`; legality is the caller's duty."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Return how the game ended, or None while it runs."""

    @abstractmethod
    def scores(self, state: S) -> tuple[int, ...]:
        """Return one integer a seat, as if the game were scored in this state."""

    @abstractmethod
    def score_sheet(self, state: S) -> tuple[tuple[ScoreTerm, ...], ...]:
        """Return for each seat the terms of its score; their points add up to `scores`."""

    def headway(self, state: S, seat: int) -> int:
        """Return how far `seat` has come, more being better: what a turn is to make most of.

        The default is its score; a race overrides it by the way that is left.
        """
        return self.scores(state)[seat - 1]

    def likeness(self, state: S) -> Hashable:
        """Return what the states share that differ in nothing a player cares for.

        The default is the state itself.
        """
        return state

    # -- notation ------------------------------------------------------------------------------

    @abstractmethod
    def move_to_text(self, move: M) -> str:
        """Return the one spelling of `move`: printable ASCII without spaces, at most 80 long."""

    @abstractmethod
    def move_from_text(self, text: str) -> M:
        """Return the move that `text` spells; raise IllegalMove (E-SYNTAX) if it spells none."""

    # -- chance and secrets: hooks with defaults -----------------------------------------

    def draw_chance(self, state: S, draw: Draw) -> M:
        """Return the outcome at a chance position, as the numbers of `draw` decide it.

        The default takes one draw among the listed outcomes, all equally likely.
        """
        outcomes = tuple(self.legal_moves(state))
        return outcomes[draw(len(outcomes))]

    def draws_taken(self, state: S, outcome: M) -> int:
        """Return how many draws `outcome` takes at this chance position, whatever they were."""
        return 1

    def throw(self, state: S) -> Throw | None:
        """Return what people may throw themselves at a chance position, None where it is no throw.

        Dice, and lots that all may see.
        """
        return None

    def view(self, state: S, seat: int | None) -> S:
        """Return what `seat` (None: an onlooker) may know; a state with the secrets masked."""
        return state

    def resample(self, view: S, seat: int, rng: random.Random) -> S:
        """Return a full state, drawn at random among those that look to `seat` like `view`."""
        return view

    def redact(self, state: S, move: M, seat: int | None) -> str:
        """Return the text of `move`, played in `state`, as `seat` sees it (`spell=?`)."""
        return self.move_to_text(move)

    def count_moves(self, state: S) -> int:
        """Return how many legal moves or outcomes there are; the default counts them one by one."""
        return sum(1 for _ in self.legal_moves(state))

    def random_move(self, state: S, rng: random.Random) -> M:
        """Return one of the legal moves, all equally likely."""
        return rng.choice(tuple(self.legal_moves(state)))


def complete_setup(game: Game[S, M], seats: int, chosen: Mapping[str, str]) -> Setup:
    """Return the setup of a table with defaults filled in; raise BadRecord if there is no such."""
    info = game.info
    if not info.min_seats <= seats <= info.max_seats:
        wanted = WrongSeats(info.key, info.min_seats, info.max_seats, seats)
        raise bad_format("seats", wanted)
    return Setup(seats, complete_options(info.key, info.options, chosen, seats))


def read_move(game: Game[S, M], state: S, text: str) -> M:
    """Return the legal move that `text` spells in `state`, or raise IllegalMove."""
    if len(text) > MAX_MOVE_LENGTH:
        raise unreadable(text, MoveTooLong(MAX_MOVE_LENGTH))
    move = game.move_from_text(text)
    refusal = refuse(game, state, move)
    if refusal is not None:
        raise IllegalMove(refusal, text)
    return move


def refuse(game: Game[S, M], state: S, move: M) -> Refusal | None:
    """Return why `move` may not be played now, or None if it may."""
    if game.current_player(state) is None:
        return Refusal("E-OVER", game.info.over_rule, Fault.GAME_OVER)
    return game.why_illegal(state, move)


def listed_moves(game: Game[S, M], state: S, limit: int) -> list[str] | None:
    """Return the sorted texts of all legal moves, or None where there are more than `limit`."""
    texts: list[str] = []
    for move in game.legal_moves(state):
        if len(texts) == limit:
            return None
        texts.append(game.move_to_text(move))
    return sorted(texts)
