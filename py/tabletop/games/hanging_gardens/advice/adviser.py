"""Who gives hints: the strongest search, with a plan for both actions of a turn.

Where it prefers an action whose use a person cannot see, and another one is worth almost as much,
the hint is the one that does most: gains points, goes on with a plateau, prepares or prevents
something.

The second action of a plan is what the hint will be once the first one is played: the search draws
the same luck each time, so it keeps its plan.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Protocol

from tabletop.ai.bot import Answering, AnyBot, Bot, Judging, Thought
from tabletop.ai.explaining import explained
from tabletop.games.hanging_gardens.advice.plans import pays, plan_for, serves_rival, swaps
from tabletop.games.hanging_gardens.advice.reasons import is_empty, is_harmful, reason_for
from tabletop.games.hanging_gardens.bots.effects import loss_by_plateau
from tabletop.games.hanging_gardens.bots.levels import AN_ANSWER_AND_THE_NEXT, Searcher
from tabletop.games.hanging_gardens.rules.game import GAME
from tabletop.games.hanging_gardens.rules.garden import FULL_STACK, supports_at
from tabletop.games.hanging_gardens.rules.notation import Action, Support
from tabletop.games.hanging_gardens.rules.state import State

_LUCK = 1

NEAR = 0.5
"""Actions whose values differ by so many points of the lead, or fewer, are as good as equal."""

_PLATEAUS = 2
"""So many supports that begin a plateau at a rival's cost are compared with other actions."""

_HARMS, _EMPTY, _TELLS, _BUILDS_ON, _PAYS = range(5)
"""What an action does for the one who acts, as a person can see it, from the least on."""


class Strongest(Bot[State, Action], Judging, Protocol):
    """An opponent that can say what other actions are worth."""


@dataclass(frozen=True, slots=True)
class Adviser:
    """Plays nearly as `strongest` does, and says what an action prepares if it pays nothing itself.

    Where the two can be played either way, the one that pays comes first.
    """

    strongest: Strongest

    def judge(self) -> Bot[State, Action]:
        """Return the judge of the strongest opponent."""
        return self.strongest.judge()

    def think(self, view: State, seat: int, rng: random.Random) -> Iterator[Thought[Action]]:
        """Yield the thoughts of the strongest opponent, and last the plan for the turn."""
        del rng
        best: Thought[Action] | None = None
        for best in self.strongest.think(view, seat, random.Random(_LUCK)):
            yield best
        if best is None or pays(view, best.move):
            return
        if not serves_rival(view, best.move):
            planned = best
            for planned in self._planned(view, seat, best):
                yield planned
            if planned.reason != best.reason:
                return
            best = replace(best, nodes=planned.nodes)
        yield from self._preferred(view, seat, best)

    def _planned(self, view: State, seat: int, best: Thought[Action]) -> Iterator[Thought[Action]]:
        """Yield the action again, last with the plan that it begins, or the better half of it."""
        after = GAME.apply_move(view, best.move)
        if after.is_over or (after.seat, after.action) != (seat, view.action + 1):
            return
        following = best
        for following in self.think(after, seat, random.Random(_LUCK)):
            yield replace(best, nodes=best.nodes + following.nodes)
        told = replace(best, nodes=best.nodes + following.nodes)
        if swaps(view, best.move, following.move):
            values = tuple((following.move, value) for _, value in best.values)
            reason = reason_for(view, following.move)
            yield replace(told, move=following.move, values=values, reason=reason)
        else:
            plan = plan_for(view, best.move, following.move)
            yield replace(told, reason=plan or best.reason)

    def _preferred(
        self, view: State, seat: int, best: Thought[Action]
    ) -> Iterator[Thought[Action]]:
        """Yield the action again, last the one of nearly equal value that does most."""
        judge: Bot[Any, Any] = self.strongest.judge()
        for plateau in _plateaus(view, seat):
            judge = judge.asked(plateau) if isinstance(judge, Answering) else judge
        judged = best
        for judged in judge.think(view, seat, random.Random(_LUCK)):
            yield replace(best, nodes=best.nodes + judged.nodes)
        told = replace(best, nodes=best.nodes + judged.nodes)
        near = [each for each in judged.values if each[1] >= judged.values[0][1] - NEAR]
        move, value = max(near, key=lambda each: _use(view, each[0]), default=(best.move, 0.0))
        if _use(view, move) > _use(view, best.move):
            reason = reason_for(view, move)
            yield replace(told, move=move, values=((move, value),), reason=reason)


def _use(state: State, move: Action) -> int:
    """Return what an action does for the one who acts, as a person can see it."""
    if pays(state, move):
        return _PAYS
    if serves_rival(state, move) or is_harmful(state, move):
        return _HARMS
    if is_empty(state, move):
        return _EMPTY
    builds_on = isinstance(move, Support) and supports_at(state.garden, move.anchor)
    return _BUILDS_ON if builds_on else _TELLS


def _plateaus(state: State, seat: int) -> list[Support]:
    """Return the supports with which the plateaus that cost a rival most can begin."""
    garden = state.garden
    if garden.pile <= FULL_STACK:
        return []
    anchors = sorted(garden.flat_anchors)
    found = [(loss_by_plateau(garden, seat, each), each) for each in anchors]
    found.sort(key=lambda each: each[0], reverse=True)
    return [Support(anchor) for loss, anchor in found[:_PLATEAUS] if loss]


def why(view: State, thought: Thought[Action]) -> str:
    """Return the reason for the action of a thought."""
    return reason_for(view, thought.move)


HINT: AnyBot = Adviser(explained(Searcher(AN_ANSWER_AND_THE_NEXT, 25_000, advises=True), why))
"""Hints come from a search as strong as that of hard, and tell what a whole turn is for."""
