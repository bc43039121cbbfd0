"""The strengths of Tuintopia below hard; each wins 60 to 68 of 100 games for two
against the one before, and the first three of four against chance."""

from __future__ import annotations

from tabletop.ai.dial import Dialled, dial
from tabletop.ai.levels import Greedy
from tabletop.games.tuintopia.bots.levels import JUDGEMENT
from tabletop.games.tuintopia.rules.state import State

HEATS = (5, 2.4, 1.65, 1.15, 0.75, 0.1)
"""In points of a price; what comes after the step none of them asks."""


def _gone(view: State) -> float:
    return 1 - view.free.bit_count() / len(view.ground.cells)


DIAL = dial([Dialled(Greedy(JUDGEMENT), heat, _gone) for heat in HEATS])
