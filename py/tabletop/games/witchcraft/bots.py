"""The opponents of Witchcraft, by level.

All weigh their decisions with the same plain evaluation of what a turn brings. `greedy` trusts it;
the levels differ in how they part from it.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from tabletop.ai.bot import AnyBot, Thought
from tabletop.ai.playouts import search
from tabletop.games.witchcraft.bots_trials import Foresight
from tabletop.games.witchcraft.bots_turns import Option, Turn
from tabletop.games.witchcraft.bots_words import reason_for
from tabletop.games.witchcraft.evaluation import ELIMINATION, WIN
from tabletop.games.witchcraft.notation import Move
from tabletop.games.witchcraft.state import State


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
        yield Thought(chosen.move, len(options), reason_for(view, chosen.move))


@dataclass(frozen=True, slots=True)
class Greedy:
    """Plays the turn that is worth most at its end, and never asks what rivals will do.

    `blur` is by how many points, as a standard deviation, it misjudges every decision.
    """

    blur: float = 0.0

    def think(self, view: State, seat: int, rng: random.Random) -> Iterator[Thought[Move]]:
        """Yield its one thought."""
        options = _ranked(view, rng)
        chosen = options[0]
        if chosen.value < WIN:
            chosen = max(options, key=lambda each: each.value + rng.gauss(0, self.blur))
        yield Thought(chosen.move, len(options), reason_for(view, chosen.move))


@dataclass(frozen=True, slots=True)
class Foreseeing:
    """Tries the promising decisions by playouts with the unseen spells dealt at random.

    In them everybody plays on greedily. So it fears a rival who is about to win, and counts on
    what the turns to come will bring. For a decision at a table of n seats there are `work` / n
    playouts, for each of them holds the turns of n witches.
    """

    work: int

    def think(self, view: State, seat: int, rng: random.Random) -> Iterator[Thought[Move]]:
        """Yield the best decision so far after every playout."""
        options = _ranked(view, rng)
        best = options[0]
        thought = Thought(best.move, len(options), reason_for(view, best.move))
        yield thought
        candidates = _promising(options)
        if best.value >= WIN or len(candidates) == 1:
            return
        playouts = self.work // len(view.witches)
        for found in search(Foresight(view, seat), candidates, playouts, rng):
            if found.move != thought.move:
                thought = Thought(found.move, found.nodes, reason_for(view, found.move))
            thought = replace(thought, nodes=found.nodes)
            yield thought


def _ranked(view: State, rng: random.Random) -> list[Option]:
    """Return all options, the best first, equal ones by lot."""
    options = Turn(view).options()
    rng.shuffle(options)
    return sorted(options, key=lambda option: option.value, reverse=True)


_IN_REACH = 25.0
"""So many points worse than the best a decision may seem and yet be tried: some steps of Power."""


def _promising(options: Sequence[Option]) -> list[Move]:
    """Return the decisions that are worth trying, of `options` with the best first."""
    return [each.move for each in options if each.value > options[0].value - _IN_REACH]


BOTS: Mapping[str, AnyBot] = {
    "greedy": Greedy(),
    "easy": Beginner(),
    "medium": Greedy(blur=3.0),
    "hard": Foreseeing(work=400),
}
