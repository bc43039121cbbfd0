"""Playing strengths below hard, calibrated by games between bots.

Up to flower, each strength beats the previous one in 70 to 90 % of games (60 to 100 games a pair);
fruit wins 11 of 12 games, and hard all of 10. The weakest loses two thirds of its games to sprout
and beats a random player in 90 % (60 games each).

A single planting that leaves a line can lose the game. Weakest and strongest are therefore further
apart than six even steps could cover, so the gaps are spread out to avoid sudden jumps.
"""

from __future__ import annotations

from tabletop.ai.bot import AnyBot
from tabletop.ai.dial import Dialled, Lapsing, dial
from tabletop.games.wizards_garden.bots.beginner import plant_greedily
from tabletop.games.wizards_garden.bots.levels import MOST_PLANTINGS, Opponent, Searcher
from tabletop.games.wizards_garden.rules.position import SEEDS
from tabletop.games.wizards_garden.rules.state import State

WILD, CALM = 0.3, 0.16
"""Heats (in winning chances) of bots that search 1 ply."""

WARY, KEEN = 0.05, 0.03
"""Heats (in winning chances) of bots that search 2 plies."""

GLANCES = (0.83, 0.5, 0.2, 0.05)
"""Share of moves for which a wary bot searches only 1 ply, from weakest to strongest."""

EAGER = 0.2
"""Share of moves that the weakest bot plays greedily; without it, it would hardly ever harvest."""

LAPSE = 0.6
"""Share of moves for which the strongest bot here searches only 2 plies."""


def _elapsed(view: State) -> float:
    return sum(each.total for each in view.position.flowers) / SEEDS


_GLANCING = Opponent(Searcher(depth=1, budget=1, compared=1))
_ANSWERING = Opponent(Searcher(depth=2, budget=5_000, compared=4_000))
_KNOWING = Opponent(Searcher(MOST_PLANTINGS, 200_000, knows_openings=True), knows_setups=True)


def _glancing(heat: float) -> AnyBot:
    return Dialled(_GLANCING, heat, _elapsed)


def _answering(heat: float) -> AnyBot:
    return Dialled(_ANSWERING, heat, _elapsed)


_WARY: list[AnyBot] = [Lapsing(_answering(WARY), _glancing(CALM), share) for share in GLANCES]

_WEAKEST: AnyBot = Lapsing(_glancing(WILD), Opponent(plant_greedily), EAGER)

DIAL = dial([_WEAKEST, *_WARY, Lapsing(_KNOWING, _answering(KEEN), LAPSE)])
