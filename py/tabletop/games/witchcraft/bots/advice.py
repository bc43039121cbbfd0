"""Who gives hints: the hard opponent, which of moves as good as each other takes the clearest."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Protocol

from tabletop.ai.bot import Bot, Judging, Thought
from tabletop.games.witchcraft.bots.evaluation import Evaluation
from tabletop.games.witchcraft.bots.goals import served
from tabletop.games.witchcraft.bots.reasons import reason_for
from tabletop.games.witchcraft.rules.board import INN, SPACES, TOWNHALL
from tabletop.games.witchcraft.rules.course import after
from tabletop.games.witchcraft.rules.notation import Again, Go, Move
from tabletop.games.witchcraft.rules.state import State, Step

TIE = 0.01
"""Moves whose chances to win differ by no more than this are as good as each other."""


class Strongest(Bot[State, Move], Judging, Protocol):
    """An opponent that can say what other moves are worth."""


@dataclass(frozen=True, slots=True)
class Adviser:
    """Plays as `strongest` does, but never fetches what no spell needs if a tie serves one.

    It thinks a turn through: the hint for a Move knows the Choice after it, and the hint for that
    Choice is the same whenever it is asked for. So the goal that a turn begins with is kept, unless
    a roll at the Inn changes it.
    """

    strongest: Strongest

    def judge(self) -> Bot[State, Move]:
        """Return the judge of the strongest opponent."""
        return self.strongest.judge()

    def think(self, view: State, seat: int, rng: random.Random) -> Iterator[Thought[Move]]:
        """Yield the thoughts of the strongest opponent, and last the clearest of its best moves."""
        thought: Thought[Move] | None = None
        luck = _luck_of(view) if view.step is Step.CHOICE else rng
        for thought in self._clearest(view, seat, luck):
            yield thought
        if thought is None or not isinstance(thought.move, Go) or thought.move.space == INN:
            return
        moved, choice = after(view, thought.move), None
        for following in self._clearest(moved, seat, _luck_of(moved)):
            choice = following.move
            yield replace(thought, nodes=thought.nodes + following.nodes)
        yield replace(thought, reason=reason_for(view, thought.move, choice))

    def _clearest(self, view: State, seat: int, rng: random.Random) -> Iterator[Thought[Move]]:
        """Yield the thoughts of one search, and last the clearest of its best moves."""
        thought: Thought[Move] | None = None
        for thought in self.strongest.think(view, seat, rng):
            yield thought
        if thought is None or not thought.values or is_clear(view, thought.move):
            return
        best = dict(thought.values)[thought.move]
        ties = [move for move, worth in thought.values if best - worth <= TIE]
        clear = next((move for move in ties if is_clear(view, move)), None)
        if clear is not None:
            values = tuple(sorted(thought.values, key=lambda each: each[0] != clear))
            yield replace(thought, move=clear, reason=reason_for(view, clear), values=values)


def _luck_of(view: State) -> random.Random:
    """Return luck that depends on nothing but a position."""
    return random.Random(repr(view))


def is_clear(view: State, move: Move) -> bool:
    """Return whether a person can see what a move is for: all but resources that nothing needs."""
    if not isinstance(move, Go | Again) or move.space in (INN, TOWNHALL):
        return True
    own, kind = view.witches[view.mover - 1], SPACES[move.space].index(1)
    return served(Evaluation(view, view.mover), own, kind) is not None
