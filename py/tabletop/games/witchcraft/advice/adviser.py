"""Who gives hints: the hard opponent, which of moves as good as each other takes the clearest."""

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
"""Moves whose chances to win differ by no more than this are as good as each other."""

NEARLY = 0.03
"""A cast whose chance to win seems no more than this below the best is nearly as good, if the turn
leaves no more than a step of Power less. Whoever is far ahead wins with almost any move: a hint
then casts."""


PLANNED = 0.2
"""The spell that hints work towards is cast, once it can be, if that seems no more than this below
the best: a plan that a hint drops is harder to follow than a better one."""


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
        """Return the judge of the strongest opponent, with reasons."""
        return explained(self.strongest.judge(), why)

    def think(self, view: State, seat: int, rng: random.Random) -> Iterator[Thought[Move]]:
        """Yield the thoughts of the strongest opponent, and last the clearest of its best moves."""
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
        """Yield the thoughts of one search, and last the clearest of its best moves."""
        thought: Thought[Move] | None = None
        for thought in self.strongest.think(view, seat, rng):
            yield thought
        if thought is None:
            return
        clear = _clearest(view, thought) if thought.values else thought.move
        values = tuple(sorted(thought.values, key=lambda each: each[0] != clear))
        yield replace(thought, move=clear, reason=reason_for(view, clear), values=values)


def why(view: State, thought: Thought[Move]) -> str:
    """Return the reason for the move of a thought."""
    return reason_for(view, thought.move)


def _clearest(view: State, thought: Thought[Move]) -> Move:
    """Return the move as good as that of `thought` whose use is seen at once: that one, if it is.

    A cast comes first that seems nearly as good: everybody sees what it does. So does the cast of
    the goal, once it is safe.
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
    """Return the best cast of the goal, None if it can't be paid for or isn't safe."""
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
    """Return luck that depends on nothing but a position."""
    return random.Random(repr(view))


def is_clear(view: State, move: Move) -> bool:
    """Return whether a person can see what a move is for: all but resources that nothing needs,
    and the Townhall at Detection 0."""
    own = view.witches[view.mover - 1]
    if not isinstance(move, Go | Again) or move.space == INN:
        return True
    if move.space == TOWNHALL:
        return own.detection > 0
    return served(Evaluation(view, view.mover), own, SPACES[move.space].index(1)) is not None


HINT: AnyBot = Adviser(HARD)
"""Gives hints."""
