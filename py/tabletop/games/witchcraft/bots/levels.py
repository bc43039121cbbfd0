"""The opponents of Witchcraft, by level.

All weigh their decisions with the same plain evaluation of what a turn brings. `greedy` trusts it;
the levels differ in how they part from it.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence

from tabletop.ai.bot import AnyBot, Thought
from tabletop.ai.levels import Foreseeing, Greedy
from tabletop.ai.units import Unit
from tabletop.games.witchcraft.bots.evaluation import ELIMINATION, WIN
from tabletop.games.witchcraft.bots.trials import Foresight, hope, rivals_standing
from tabletop.games.witchcraft.bots.turns import Option, Turn
from tabletop.games.witchcraft.rules.notation import Move
from tabletop.games.witchcraft.rules.state import State


class Beginner:
    """Plays any decision of the better half, by lot.

    So it makes a beginner's mistakes: it does not ask how much better one decision is than
    another, gathers without a plan, and keeps a spell that it could cast. But it takes a win that
    lies before it, and does not walk into certain elimination.
    """

    def think(self, view: State, seat: int, rng: random.Random) -> Iterator[Thought[Move]]:
        """Yield its one thought."""
        options = _ranked(view, rng)
        chosen = options[0]
        if chosen.value < WIN:
            better = options[: (len(options) + 1) // 2]
            chosen = rng.choice([each for each in better if each.value > ELIMINATION] or better)
        yield Thought(chosen.move, len(options))


class Judgement:
    """What the levels know of a position: what a turn is worth at its end, in points.

    By playouts all that is not hopeless is tried, with the unseen spells dealt at random: so a
    rival is feared who is about to win, and the turns to come count.
    """

    def options(self, view: State, seat: int, rng: random.Random) -> Sequence[tuple[float, Move]]:
        """Return all decisions, the best first."""
        return [(option.value, option.move) for option in _ranked(view, rng)]

    def thought(self, view: State, decision: Move, nodes: int) -> Thought[Move]:
        """Return the thought of a decision."""
        return Thought(decision, nodes)

    def promising(self, view: State, seat: int, rng: random.Random) -> Sequence[Move]:
        """Return the decisions that are worth trying: a win alone if there is one."""
        options = _ranked(view, rng)
        if options[0].value >= WIN:
            return [options[0].move]
        least = options[0].value - _IN_REACH
        return [each.move for each in options if each.value > least]

    def trials(self, view: State, seat: int) -> Foresight:
        """Return playouts in which everybody plays on greedily."""
        return Foresight(view, seat)

    def valued(
        self, view: State, seat: int, options: Sequence[tuple[float, Move]]
    ) -> Sequence[tuple[Move, float]]:
        """Return decisions, and the chances to win that their turns seem to lead to."""
        rivals = rivals_standing(view, seat)
        return [(move, hope(worth, rivals)) for worth, move in options]

    def tried(
        self, view: State, seat: int, means: Sequence[tuple[Move, float]]
    ) -> Sequence[tuple[Move, float]]:
        """Return decisions as they are: what playouts end in is worth a chance to win."""
        return means

    def playouts(self, view: State, work: int) -> int:
        """Return a share of `work`, for each playout holds the turns of all witches."""
        return work // len(view.witches)


def _ranked(view: State, rng: random.Random) -> list[Option]:
    """Return all options, the best first, equal ones by lot."""
    options = Turn(view).options()
    rng.shuffle(options)
    return sorted(options, key=lambda option: option.value, reverse=True)


_IN_REACH = 25.0
"""So many points worse than the best a decision may seem and yet be tried: some steps of Power."""


JUDGEMENT = Judgement()

UNIT = Unit.CHANCE
"""What values are: the chance to win, from 0 to 1."""

HARD = Foreseeing(JUDGEMENT, work=400)

BOTS: Mapping[str, AnyBot] = {
    "greedy": Greedy(JUDGEMENT, win=WIN),
    "easy": Beginner(),
    "medium": Greedy(JUDGEMENT, blur=3.0, win=WIN),
    "hard": HARD,
}
