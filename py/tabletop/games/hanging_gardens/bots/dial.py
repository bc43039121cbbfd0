"""The strengths of Hanging Gardens below hard; two steps are measured, by few games."""

from __future__ import annotations

from tabletop.ai.dial import Dialled, dial
from tabletop.games.hanging_gardens.bots.levels import Searcher
from tabletop.games.hanging_gardens.rules.state import State, first_state

HEATS = (6.0, 3.5, 2.0, 1.2, 0.7, 0.35)
"""In points of the lead."""


def _gone(view: State) -> float:
    return 1 - view.garden.pieces_left / first_state(view.seats, 1).garden.pieces_left


_GLANCING = Searcher(((14,),), 1, compared=(14, 4, 1000))
_PLANNING = Searcher(((14, 1000),), 5_000, compared=(12, 6, 5, 4))
_MINDS = (_GLANCING, _GLANCING, _GLANCING, _GLANCING, _PLANNING, _PLANNING)

DIAL = dial([Dialled(mind, heat, _gone) for mind, heat in zip(_MINDS, HEATS, strict=True)])
