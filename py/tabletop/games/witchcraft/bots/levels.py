"""Bots for Witchcraft, by level.

All use the same heuristic evaluation of a turn. `greedy` plays its best move; the other levels
differ in how they deviate from it.
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
    """Plays a random decision from the better half.

    It makes a beginner's mistakes: it ignores how much better one decision is than another,
    collects resources without a plan, and holds on to spells that it could cast. But it takes an
    immediate win and avoids certain elimination.
    """

    def think(self, view: State, seat: int, rng: random.Random) -> Iterator[Thought[Move]]:
        """Yield a single thought."""
        options = _ranked(view, rng)
        chosen = options[0]
        if chosen.value < WIN:
            better = options[: (len(options) + 1) // 2]
            chosen = rng.choice([each for each in better if each.value > ELIMINATION] or better)
        yield Thought(chosen.move, len(options))


class Judgement:
    """The game knowledge shared by all levels: evaluation of a turn in points, and playouts.

    Playouts deal the hidden spells at random and continue to the end of the next round. They
    account for what the evaluation misses: rivals about to win and the turns to come.
    """

    def options(self, view: State, seat: int, rng: random.Random) -> Sequence[tuple[float, Move]]:
        """Return all legal decisions with their value in points, best first."""
        return [(option.value, option.move) for option in _ranked(view, rng)]

    def thought(self, view: State, decision: Move, nodes: int) -> Thought[Move]:
        """Return a thought for `decision`."""
        return Thought(decision, nodes)

    def promising(self, view: State, seat: int, rng: random.Random) -> Sequence[Move]:
        """Return the decisions worth a playout, or only the winning one if there is one."""
        options = _ranked(view, rng)
        if options[0].value >= WIN:
            return [options[0].move]
        least = options[0].value - _IN_REACH
        return [each.move for each in options if each.value > least]

    def trials(self, view: State, seat: int) -> Foresight:
        """Return playouts in which every seat plays greedily."""
        return Foresight(view, seat)

    def valued(
        self, view: State, seat: int, options: Sequence[tuple[float, Move]]
    ) -> Sequence[tuple[Move, float]]:
        """Return the decisions with their points converted to winning chances."""
        rivals = rivals_standing(view, seat)
        return [(move, hope(worth, rivals)) for worth, move in options]

    def tried(
        self, view: State, seat: int, means: Sequence[tuple[Move, float]]
    ) -> Sequence[tuple[Move, float]]:
        """Return `means` unchanged, as playouts already yield winning chances."""
        return means

    def playouts(self, view: State, work: int) -> int:
        """Return the number of playouts for `work`: the more witches play, the fewer playouts."""
        return work // len(view.witches)


def _ranked(view: State, rng: random.Random) -> list[Option]:
    """Return all options, best first, with ties in random order."""
    options = Turn(view).options()
    rng.shuffle(options)
    return sorted(options, key=lambda option: option.value, reverse=True)


_IN_REACH = 25.0
"""Decisions within this many points of the best are worth a playout: about 2.5 steps of Power."""


JUDGEMENT = Judgement()

UNIT = Unit.CHANCE
"""Unit of move values: winning chance from 0 to 1."""

HARD = Foreseeing(JUDGEMENT, work=400)

BOTS: Mapping[str, AnyBot] = {
    "greedy": Greedy(JUDGEMENT, win=WIN),
    "easy": Beginner(),
    "medium": Greedy(JUDGEMENT, blur=3.0, win=WIN),
    "hard": HARD,
}
