"""The strengths of Wizards' Garden below hard; only the lowest step is measured by games."""

from __future__ import annotations

from tabletop.ai.bot import AnyBot
from tabletop.ai.dial import Dialled, Lapsing, dial
from tabletop.games.wizards_garden.bots.levels import MOST_PLANTINGS, Opponent, Searcher
from tabletop.games.wizards_garden.rules.position import SEEDS
from tabletop.games.wizards_garden.rules.state import State

HEATS = (0.3, 0.16, 0.08, 0.03)
"""In chances to win: of those who look at a planting, and then also at its answer."""

LAPSES = (0.4, 0.15)
"""How often those who know the openings plant without looking ahead."""


def _gone(view: State) -> float:
    return sum(each.total for each in view.position.flowers) / SEEDS


_GLANCING = Opponent(Searcher(depth=1, budget=1, compared=1))
_ANSWERING = Opponent(Searcher(depth=2, budget=5_000, compared=4_000))
_KNOWING = Opponent(Searcher(MOST_PLANTINGS, 200_000, knows_openings=True), knows_setups=True)
_MINDS = (_GLANCING, _GLANCING, _ANSWERING, _ANSWERING)
_SOFT: list[AnyBot] = [Dialled(mind, heat, _gone) for mind, heat in zip(_MINDS, HEATS, strict=True)]
_KEEN: list[AnyBot] = [Lapsing(_KNOWING, _SOFT[-1], share) for share in LAPSES]

DIAL = dial([*_SOFT, *_KEEN])
