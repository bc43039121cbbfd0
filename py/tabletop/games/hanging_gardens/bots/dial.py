"""Strength levels below hard, measured in two-player games.

From seed to fruit, each beats the one before in 64, 66, 59, 62 and 58 % of games (100 games a pair,
60 and 50 for the two highest). Seed beats a random player, which builds nothing worth seeing, in
97 % (60 games).
"""

from __future__ import annotations

from tabletop.ai.dial import Dialled, dial
from tabletop.games.hanging_gardens.bots.levels import Searcher
from tabletop.games.hanging_gardens.rules.state import State, first_state

HEATS = (6.0, 3.5, 1.7, 1.0, 1.1, 0.1)
"""The softmax temperature of each level (see `ai.dial`), in points of lead.

The two highest levels also search ahead, so the first of them can have as much heat as the level
below."""


def _elapsed(view: State) -> float:
    return 1 - view.garden.pieces_left / first_state(view.seats, 1).garden.pieces_left


_GLANCING = Searcher(((14,),), 1, compared=(14, 4, 1000))
_PLANNING = Searcher(((14, 1000),), 5_000, compared=(12, 6, 5, 4))
_MINDS = (_GLANCING, _GLANCING, _GLANCING, _GLANCING, _PLANNING, _PLANNING)

DIAL = dial([Dialled(mind, heat, _elapsed) for mind, heat in zip(_MINDS, HEATS, strict=True)])
