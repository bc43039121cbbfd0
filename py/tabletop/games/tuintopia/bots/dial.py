"""The strengths of Tuintopia below hard; three of the lower steps are measured, for two."""

from __future__ import annotations

from tabletop.ai.dial import Dialled, dial
from tabletop.ai.levels import Greedy
from tabletop.games.tuintopia.bots.levels import JUDGEMENT
from tabletop.games.tuintopia.rules.state import State

HEATS = (2.9, 1.75, 1.15, 0.78, 0.42, 0.12)
"""In points of a price; what comes after the step none of them asks."""


def _gone(view: State) -> float:
    return 1 - view.free.bit_count() / len(view.ground.cells)


DIAL = dial([Dialled(Greedy(JUDGEMENT), heat, _gone) for heat in HEATS])
