"""Feats: achievements of one seat in a finished game.

Feats and bests are computed by replaying the finished game, so games loaded from a file count too.
A game may declare none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from tabletop.core.game import Game


class Course(NamedTuple):
    """A finished game as one seat played it: all states, and the moves between them."""

    game: Game[Any, Any]
    states: Sequence[Any]
    moves: Sequence[Any]
    seat: int

    def events(self) -> Iterator[Any]:
        """Yield the events of all moves, including those of rivals and of chance."""
        for state, move in zip(self.states, self.moves, strict=False):
            yield from self.game.events(state, move)

    def own_events(self) -> Iterator[tuple[Any, ...]]:
        """Yield a tuple of events for each decision of the seat."""
        for state, move in zip(self.states, self.moves, strict=False):
            if self.game.current_player(state) == self.seat:
                yield self.game.events(state, move)


@dataclass(frozen=True, slots=True)
class Feat:
    """A feat: its key, title, a sentence that says how to achieve it, and its icon.

    `is_done` returns whether a seat achieved the feat in a game.
    """

    key: str
    title: str
    sentence: str
    icon: str
    is_done: Callable[[Course], bool]


@dataclass(frozen=True, slots=True)
class Best:
    """A personal best other than the score.

    `found` returns (value, value in words) for a game; the value is 0 if there is none.
    """

    key: str
    title: str
    found: Callable[[Course], tuple[int, str]]


class Feats(NamedTuple):
    """The feats of a game, in the order in which players usually achieve them, and its bests."""

    feats: tuple[Feat, ...] = ()
    bests: tuple[Best, ...] = ()
