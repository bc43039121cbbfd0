"""Hints: the hard bot's move, replaced by an easier-to-explain one of equal value."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Protocol

from tabletop.ai.bot import AnyBot, Bot, Judging, Thought
from tabletop.ai.explaining import explained
from tabletop.games.witchcraft.advice.goals import aim_of, served
from tabletop.games.witchcraft.advice.places import WORRYING
from tabletop.games.witchcraft.advice.reasons import reason_for
from tabletop.games.witchcraft.bots.evaluation import POWER, Evaluation
from tabletop.games.witchcraft.bots.levels import HARD
from tabletop.games.witchcraft.bots.turns import Turn
from tabletop.games.witchcraft.rules.board import INN, SPACES, TOWNHALL
from tabletop.games.witchcraft.rules.course import after
from tabletop.games.witchcraft.rules.notation import Again, Cast, Go, Move
from tabletop.games.witchcraft.rules.state import State, Step

TIE = 0.01
"""Moves count as equally good if their winning chances (0 to 1) differ by at most this."""

NEARLY = 0.03
"""Prefer a cast whose winning chance is at most this below the best, if its turn's value is at most
one step of Power lower. A seat far ahead wins with almost any move; hints then suggest a cast."""


PLANNED = 0.2
"""Cast the goal spell once possible, if its winning chance is at most this below the best. Hints
that drop their own plan would be hard to follow."""


class Strongest(Bot[State, Move], Judging, Protocol):
    """A bot that can also value the other moves."""


@dataclass(frozen=True, slots=True)
class Adviser:
    """Bot for hints: plays like `strongest`, but prefers a clearer move of equal value.

    It plans the whole turn: the hint for a Move takes the following Choice into account, and the
    hint for that Choice is reproducible, because it is seeded by the position. The goal thus stays
    the same throughout the turn, unless a roll at the Inn changes it.
    """

    strongest: Strongest

    def judge(self) -> Bot[State, Move]:
        """Return the judge of `strongest`, which also gives reasons."""
        return explained(self.strongest.judge(), why)

    def think(self, view: State, seat: int, rng: random.Random) -> Iterator[Thought[Move]]:
        """Yield the thoughts of `strongest`, then one with the clearest of the best moves.

        For a Move not to the Inn, think about the following Choice too before giving the reason.
        """
        thought: Thought[Move] | None = None
        luck = _luck_of(view) if view.step is Step.CHOICE else rng
        for thought in self._thoughts(view, seat, luck):
            yield thought
        if thought is None or not isinstance(thought.move, Go) or thought.move.space == INN:
            return
        moved, choice = after(view, thought.move), None
        for following in self._thoughts(moved, seat, _luck_of(moved)):
            choice = following.move
            yield replace(thought, nodes=thought.nodes + following.nodes)
        yield replace(thought, reason=reason_for(view, thought.move, choice))

    def _thoughts(self, view: State, seat: int, rng: random.Random) -> Iterator[Thought[Move]]:
        """Yield the thoughts of one search, then one with the clearest of its best moves."""
        thought: Thought[Move] | None = None
        for thought in self.strongest.think(view, seat, rng):
            yield thought
        if thought is None:
            return
        clear = _clearest(view, thought) if thought.values else thought.move
        values = tuple(sorted(thought.values, key=lambda each: each[0] != clear))
        yield replace(thought, move=clear, reason=reason_for(view, clear), values=values)


def why(view: State, thought: Thought[Move]) -> str:
    """Return the reason for `thought.move`."""
    return reason_for(view, thought.move)


def _clearest(view: State, thought: Thought[Move]) -> Move:
    """Return the clearest move among those about as good as `thought.move`.

    In order of preference: a cast that is the best move; the cast of the goal, if safe; a cast
    nearly as good; the best move, if clear; another clear move of equal value.
    """
    if isinstance(thought.move, Cast):
        return thought.move
    planned = _planned(view, thought)
    if planned is not None:
        return planned
    best = dict(thought.values)[thought.move]
    ties = [move for move, worth in thought.values if best - worth <= TIE]
    worth = {option.move: option.value for option in Turn(view).options()}
    casts = [
        move for move, each in thought.values if isinstance(move, Cast) and best - each <= NEARLY
    ]
    cast = max(casts, key=lambda each: worth[each], default=None)
    if cast is not None and worth[cast] >= worth[thought.move] - POWER:
        return cast
    if is_clear(view, thought.move):
        return thought.move
    richest = max(ties, key=lambda each: worth[each])
    return next((each for each in ties if is_clear(view, each)), richest)


def _planned(view: State, thought: Thought[Move]) -> Move | None:
    """Return the best cast of the goal spell, or None if there is none or it isn't safe."""
    own, eyes = view.witches[view.mover - 1], Evaluation(view, view.mover)
    aim = aim_of(view, eyes, own) if view.step is Step.CHOICE else None
    if aim is None or eyes.spells[aim.id] <= 0:
        return None
    if own.detection + aim.own_detection >= max(WORRYING, own.detection + 1):
        return None
    best = dict(thought.values)[thought.move]
    casts = [
        (worth, move)
        for move, worth in thought.values
        if isinstance(move, Cast) and move.card == aim.id and best - worth <= PLANNED
    ]
    return max(casts, key=lambda each: each[0])[1] if casts else None


def _luck_of(view: State) -> random.Random:
    """Return a random generator seeded by the position, so that hints are reproducible."""
    return random.Random(repr(view))


def is_clear(view: State, move: Move) -> bool:
    """Return whether a person can see the purpose of `move`.

    Unclear moves collect a resource that no spell needs, or visit the Townhall at Detection 0.
    """
    own = view.witches[view.mover - 1]
    if not isinstance(move, Go | Again) or move.space == INN:
        return True
    if move.space == TOWNHALL:
        return own.detection > 0
    return served(Evaluation(view, view.mover), own, SPACES[move.space].index(1)) is not None


HINT: AnyBot = Adviser(HARD)
"""The bot for hints."""
