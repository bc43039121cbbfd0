"""The strengths of Hanging Gardens below hard, measured by games of two.

From seed to fruit each beats the one before 64, 66, 59, 62 and 58 times in a hundred (100 games a
pair, 60 and 50 for the two highest). Seed beats chance 97 times in a hundred (60 games): chance
builds nothing that is worth a look.
"""

from __future__ import annotations

from tabletop.ai.dial import Dialled, dial
from tabletop.games.hanging_gardens.bots.levels import Searcher
from tabletop.games.hanging_gardens.rules.state import State, first_state

HEATS = (6.0, 3.5, 1.7, 1.0, 1.1, 0.1)
"""In points of the lead; the two highest plan, and may let as much go as who does not."""


def _gone(view: State) -> float:
    return 1 - view.garden.pieces_left / first_state(view.seats, 1).garden.pieces_left


_GLANCING = Searcher(((14,),), 1, compared=(14, 4, 1000))
_PLANNING = Searcher(((14, 1000),), 5_000, compared=(12, 6, 5, 4))
_MINDS = (_GLANCING, _GLANCING, _GLANCING, _GLANCING, _PLANNING, _PLANNING)

DIAL = dial([Dialled(mind, heat, _gone) for mind, heat in zip(_MINDS, HEATS, strict=True)])
