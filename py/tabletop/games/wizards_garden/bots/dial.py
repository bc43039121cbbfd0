"""The strengths of Wizards' Garden below hard, measured by games.

Up to flower each beats the one before seven to nine times in ten (60 to 100 games a pair), fruit 11
times of 12, and hard always (10 games). The weakest loses to sprout two games of three, and beats
chance nine times in ten (60 games each).

One planting that leaves a line open loses a game here. So between the weakest and the strongest lie
more than six fair steps: what differs is spread, instead of some steps that are cliffs alone.
"""

from __future__ import annotations

from tabletop.ai.bot import AnyBot
from tabletop.ai.dial import Dialled, Lapsing, dial
from tabletop.games.wizards_garden.bots.beginner import plant_greedily
from tabletop.games.wizards_garden.bots.levels import MOST_PLANTINGS, Opponent, Searcher
from tabletop.games.wizards_garden.rules.position import SEEDS
from tabletop.games.wizards_garden.rules.state import State

WILD, CALM = 0.3, 0.16
"""Heats of those who look at a planting alone, in chances to win."""

WARY, KEEN = 0.05, 0.03
"""Heats of those who look at its answer as well."""

GLANCES = (0.83, 0.5, 0.2, 0.05)
"""How often those who are wary look at a planting alone, the weakest first."""

EAGER = 0.2
"""How often the weakest takes what gains most at once: without that it hardly ever harvested."""

LAPSE = 0.6
"""How often one who knows the openings plants without looking farther than the answer."""


def _gone(view: State) -> float:
    return sum(each.total for each in view.position.flowers) / SEEDS


_GLANCING = Opponent(Searcher(depth=1, budget=1, compared=1))
_ANSWERING = Opponent(Searcher(depth=2, budget=5_000, compared=4_000))
_KNOWING = Opponent(Searcher(MOST_PLANTINGS, 200_000, knows_openings=True), knows_setups=True)


def _glancing(heat: float) -> AnyBot:
    return Dialled(_GLANCING, heat, _gone)


def _answering(heat: float) -> AnyBot:
    return Dialled(_ANSWERING, heat, _gone)


_WARY: list[AnyBot] = [Lapsing(_answering(WARY), _glancing(CALM), share) for share in GLANCES]

_WEAKEST: AnyBot = Lapsing(_glancing(WILD), Opponent(plant_greedily), EAGER)

DIAL = dial([_WEAKEST, *_WARY, Lapsing(_KNOWING, _answering(KEEN), LAPSE)])
