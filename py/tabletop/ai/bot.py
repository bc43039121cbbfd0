"""The interface of computer opponents: an interruptible search over one seat's view."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Generic, Protocol, TypeVar, runtime_checkable

from tabletop.core.game import Game

S = TypeVar("S", bound=Hashable)
M = TypeVar("M", bound=Hashable)
S_contra = TypeVar("S_contra", bound=Hashable, contravariant=True)
M_co = TypeVar("M_co", bound=Hashable, covariant=True)


@dataclass(frozen=True, slots=True)
class Thought(Generic[M_co]):
    """The best move that a search has found so far.

    `nodes` is the number of states visited since the search began. `reason` is a sentence that
    explains the move for a hint, or "" if unknown. `values` holds (move, value) pairs in the game's
    unit, best first, starting with `move`. Only the last thought of a search needs values; a search
    that doesn't evaluate other moves may leave them out. To get the values of all moves worth
    comparing, use a judge (`Judging`, or the registry's `load_judge`).
    """

    move: M_co
    nodes: int = 0
    reason: str = ""
    values: tuple[tuple[M_co, float], ...] = ()


class Bot(Protocol[S_contra, M_co]):
    """A computer opponent of one level."""

    def think(self, view: S_contra, seat: int, rng: random.Random) -> Iterator[Thought[M_co]]:
        """Yield the best move so far at short intervals; the last one is the decision.

        `view` is what `seat` knows, and it is that seat's turn. The search is limited by work
        rather than time and uses only `rng` for randomness, so a seed gives the same move on every
        machine.
        """
        ...


@runtime_checkable
class Judging(Protocol):
    """An opponent that needs a longer search to evaluate the moves it doesn't choose."""

    def judge(self) -> Bot[Any, Any]:
        """Return an opponent that finds the same move and also evaluates others."""
        ...


@runtime_checkable
class Answering(Protocol):
    """A judge that can evaluate a given move which it would otherwise skip."""

    def asked(self, move: Any) -> Bot[Any, Any]:
        """Return a judge that also evaluates `move`, if it can."""
        ...


class RandomBot(Generic[S, M]):
    """An opponent that plays uniformly random legal moves: the baseline for all others."""

    def __init__(self, game: Game[S, M]) -> None:
        self._game = game

    def think(self, view: S, seat: int, rng: random.Random) -> Iterator[Thought[M]]:
        """Yield one random legal move."""
        yield Thought(self._game.random_move(view, rng), 1)


def extended(
    thoughts: Iterator[Thought[M]], more: Callable[[Thought[M]], Iterator[Thought[M]]]
) -> Iterator[Thought[M]]:
    """Yield all `thoughts`, then those that `more` returns for the last one."""
    last: deque[Thought[M]] = deque(maxlen=1)
    for thought in thoughts:
        last.append(thought)
        yield thought
    yield from more(last[0])


def decide(bot: Bot[S, M], view: S, seat: int, rng: random.Random) -> Thought[M]:
    """Run the whole search of `bot` and return its last thought.

    Raise ValueError if it yields none.
    """
    last = deque(bot.think(view, seat, rng), maxlen=1)
    if not last:
        raise ValueError("The opponent found no move although it is its turn.")
    return last[0]


def luck_of(seed: str, ply: int, level: str) -> random.Random:
    """Return the random generator for an opponent of `level` at `ply` of a game."""
    return generator(luck_text(seed, ply, level))


def luck_text(seed: str, ply: int, level: str) -> str:
    """Return the seed of an opponent's random generator.

    It is a hash, so an opponent can't recover the game's seed, which determines future chance
    outcomes.
    """
    return sha256(f"luck/{seed}/{ply}/{level}".encode("ascii")).hexdigest()


def generator(luck: str) -> random.Random:
    """Return the random generator seeded with `luck`."""
    return random.Random(luck)


AnyBot = Bot[Any, Any]
