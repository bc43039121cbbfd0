"""What a game has that is worth remembering: feats, which show that somebody has understood it.

They are found by looking through a finished game as one seat has played it, so a game that comes
from a file has them too. A game without any declares none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, NamedTuple

from tabletop.core.game import CHANCE, Game


class Course(NamedTuple):
    """A whole game for one seat: the states, the last one its end, and the moves between them."""

    game: Game[Any, Any]
    states: Sequence[Any]
    moves: Sequence[Any]
    seat: int

    def own(self) -> Iterator[tuple[Any, Any, Any]]:
        """Yield each decision of the seat: the state before it, the move, and the state after it
        with all outcomes of chance that it brought."""
        plies = [ply for ply, state in enumerate(self.states) if self._waits(state)]
        for ply, until in pairwise([*plies, len(self.states) - 1]):
            if self.game.current_player(self.states[ply]) == self.seat:
                yield self.states[ply], self.moves[ply], self.states[until]

    def _waits(self, state: Any) -> bool:
        return self.game.current_player(state) not in (CHANCE, None)


@dataclass(frozen=True, slots=True)
class Feat:
    """A feat: its key, what it is called, what is to be done in a sentence, its icon, and whether a
    seat has done it in a game."""

    key: str
    title: str
    sentence: str
    icon: str
    is_done: Callable[[Course], bool]


@dataclass(frozen=True, slots=True)
class Best:
    """Something of which the greatest is remembered, beside scores: what it is called, and how
    great it was in a game and in which words; 0 where there was none."""

    key: str
    title: str
    found: Callable[[Course], tuple[int, str]]


class Feats(NamedTuple):
    """What a game declares: its feats, in the order in which one may come to them, and bests."""

    feats: tuple[Feat, ...] = ()
    bests: tuple[Best, ...] = ()
