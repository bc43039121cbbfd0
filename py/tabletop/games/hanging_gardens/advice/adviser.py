"""The bot that gives hints: the strongest search, with a plan for both actions of a turn.

If a person couldn't see the purpose of the best action, the hint is the most useful action of
almost the same value: one that gains points, continues a plateau, or prepares or prevents
something.

The second action of a plan is also the next hint, as the search always uses the same random seed.
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
"""Actions whose values differ by at most this many points count as equal."""

_PLATEAUS = 2
"""How many supports that start a plateau at a rival's cost are compared with other actions."""

_HARMS, _EMPTY, _TELLS, _BUILDS_ON, _PAYS = range(5)
"""The visible use of an action for the acting seat, from least to most useful."""


class Strongest(Bot[State, Action], Judging, Protocol):
    """A bot that can also evaluate other actions."""


@dataclass(frozen=True, slots=True)
class Adviser:
    """A bot that plays almost like `strongest`, and explains what an unprofitable action prepares.

    If the two actions of a turn can be played in either order, the profitable one comes first.
    """

    strongest: Strongest

    def judge(self) -> Bot[State, Action]:
        """Return the judge of `strongest`."""
        return self.strongest.judge()

    def think(self, view: State, seat: int, rng: random.Random) -> Iterator[Thought[Action]]:
        """Yield the thoughts of `strongest`, and finally one with the plan for the turn."""
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
        """Yield `best` repeatedly; finally with the plan that it starts as the reason.

        If the second action of the plan is better played first, finally yield that one.
        """
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
        """Yield `best` repeatedly; finally the most useful action of almost the same value."""
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
    """Return the visible use of an action for the acting seat: `_HARMS` to `_PAYS`."""
    if pays(state, move):
        return _PAYS
    if serves_rival(state, move) or is_harmful(state, move):
        return _HARMS
    if is_empty(state, move):
        return _EMPTY
    builds_on = isinstance(move, Support) and supports_at(state.garden, move.anchor)
    return _BUILDS_ON if builds_on else _TELLS


def _plateaus(state: State, seat: int) -> list[Support]:
    """Return the supports that start the plateaus that cost a rival most."""
    garden = state.garden
    if garden.pile <= FULL_STACK:
        return []
    anchors = sorted(garden.flat_anchors)
    found = [(loss_by_plateau(garden, seat, each), each) for each in anchors]
    found.sort(key=lambda each: each[0], reverse=True)
    return [Support(anchor) for loss, anchor in found[:_PLATEAUS] if loss]


def why(view: State, thought: Thought[Action]) -> str:
    """Return the reason for the action of `thought`, as a sentence."""
    return reason_for(view, thought.move)


HINT: AnyBot = Adviser(explained(Searcher(AN_ANSWER_AND_THE_NEXT, 25_000, advises=True), why))
"""The hint bot: a search as strong as the hard bot, with reasons for whole turns."""
