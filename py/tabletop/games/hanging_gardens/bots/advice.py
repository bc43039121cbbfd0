"""Who gives hints: the strongest search, with a plan for both actions of a turn.

Where it prefers an action that serves a rival more, and another one is worth almost as much, the
hint is that other one.

The second action of a plan is what the hint will be once the first one is played: the search draws
the same luck each time, so it keeps its plan.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Protocol

from tabletop.ai.bot import Bot, Judging, Thought
from tabletop.games.hanging_gardens.bots.plans import pays, plan_for, serves_rival, swaps
from tabletop.games.hanging_gardens.bots.reasons import reason_for
from tabletop.games.hanging_gardens.rules.game import GAME
from tabletop.games.hanging_gardens.rules.notation import Action
from tabletop.games.hanging_gardens.rules.state import State

_LUCK = 1

NEAR = 0.5
"""Actions whose values differ by so many points of the lead, or fewer, are as good as equal."""


class Strongest(Bot[State, Action], Judging, Protocol):
    """An opponent that can say what other actions are worth."""


@dataclass(frozen=True, slots=True)
class Adviser:
    """Plays as `strongest` does, and says what this action prepares if it pays nothing by itself.

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
        for best in self._preferred(view, seat):
            yield best
        if best is None or pays(view, best.move):
            return
        after = GAME.apply_move(view, best.move)
        if after.is_over or (after.seat, after.action) != (seat, view.action + 1):
            return
        following = best
        for following in self._preferred(after, seat):
            yield replace(best, nodes=best.nodes + following.nodes)
        told = replace(best, nodes=best.nodes + following.nodes)
        if swaps(view, best.move, following.move):
            values = tuple((following.move, value) for _, value in best.values)
            reason = reason_for(view, following.move)
            yield replace(told, move=following.move, values=values, reason=reason)
        else:
            plan = plan_for(view, best.move, following.move)
            yield replace(told, reason=plan or best.reason)

    def _preferred(self, view: State, seat: int) -> Iterator[Thought[Action]]:
        """Yield the thoughts of the strongest opponent, last the action that a hint is to name."""
        best: Thought[Action] | None = None
        for best in self.strongest.think(view, seat, random.Random(_LUCK)):
            yield best
        if best is None or not serves_rival(view, best.move):
            return
        judged = best
        for judged in self.strongest.judge().think(view, seat, random.Random(_LUCK)):
            yield replace(best, nodes=best.nodes + judged.nodes)
        told = replace(best, nodes=best.nodes + judged.nodes)
        for move, value in judged.values:
            if value >= judged.values[0][1] - NEAR and not serves_rival(view, move):
                yield replace(
                    told, move=move, values=((move, value),), reason=reason_for(view, move)
                )
                return
