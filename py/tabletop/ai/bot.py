"""What a computer opponent is: a search over the view of its seat that can be stopped any time."""

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

    `nodes` counts the states looked at since the search began; `reason` says in a sentence why
    the move is good, for a hint ("" where the search does not know). `values` says what moves are
    worth to the seat, in the unit of the game, the best first and `move` the first of them; only
    the last thought of a search needs them, and a search that judges no others has none. All that
    are worth knowing has the last thought of a judge (`Judging`, and the registry's `load_judge`).
    """

    move: M_co
    nodes: int = 0
    reason: str = ""
    values: tuple[tuple[M_co, float], ...] = ()


class Bot(Protocol[S_contra, M_co]):
    """A computer opponent of one level."""

    def think(self, view: S_contra, seat: int, rng: random.Random) -> Iterator[Thought[M_co]]:
        """Yield the best move so far, often; the last one counts.

        `view` is what `seat`, whose turn it is, may know. The search is limited by work, not by
        the clock, and draws all its luck from `rng`, so that a seed gives the same move anywhere.
        """
        ...


@runtime_checkable
class Judging(Protocol):
    """An opponent that knows what other moves are worth only if it takes its time for that."""

    def judge(self) -> Bot[Any, Any]:
        """Return the opponent that finds the same move, and then compares it with others."""
        ...


@runtime_checkable
class Answering(Protocol):
    """A judge that can be asked about a move that it would not compare of itself."""

    def asked(self, move: Any) -> Bot[Any, Any]:
        """Return the judge that compares `move`, too, where it can."""
        ...


class RandomBot(Generic[S, M]):
    """Plays uniformly random legal moves: the yardstick of every other opponent."""

    def __init__(self, game: Game[S, M]) -> None:
        self._game = game

    def think(self, view: S, seat: int, rng: random.Random) -> Iterator[Thought[M]]:
        """Yield one random legal move."""
        yield Thought(self._game.random_move(view, rng), 1)


def extended(
    thoughts: Iterator[Thought[M]], more: Callable[[Thought[M]], Iterator[Thought[M]]]
) -> Iterator[Thought[M]]:
    """Yield the thoughts of a search, and then what `more` makes of the last one."""
    last: deque[Thought[M]] = deque(maxlen=1)
    for thought in thoughts:
        last.append(thought)
        yield thought
    yield from more(last[0])


def decide(bot: Bot[S, M], view: S, seat: int, rng: random.Random) -> Thought[M]:
    """Return the thought with which the whole search of `bot` ends."""
    last = deque(bot.think(view, seat, rng), maxlen=1)
    if not last:
        raise ValueError("The opponent found no move although it is its turn.")
    return last[0]


def luck_of(seed: str, ply: int, level: str) -> random.Random:
    """Return the generator of an opponent's luck at one ply of a game."""
    return generator(luck_text(seed, ply, level))


def luck_text(seed: str, ply: int, level: str) -> str:
    """Return what an opponent may be told of its luck: nothing leads from it back to the seed,
    which decides about the cards to come as well."""
    return sha256(f"luck/{seed}/{ply}/{level}".encode("ascii")).hexdigest()


def generator(luck: str) -> random.Random:
    """Return the generator that a text of luck stands for."""
    return random.Random(luck)


AnyBot = Bot[Any, Any]
