"""Strength levels below hard, measured in two-player games.

Each beats the one before in 60 to 68 % of games, and the first beats a random player in 75 %.
"""

from __future__ import annotations

from tabletop.ai.dial import Dialled, dial
from tabletop.ai.levels import Greedy
from tabletop.games.tuintopia.bots.levels import JUDGEMENT
from tabletop.games.tuintopia.rules.state import State

HEATS = (5, 2.4, 1.65, 1.15, 0.75, 0.1)
"""The softmax temperature of each level (see `ai.dial`), in points.

None of these levels looks beyond the current step.
"""


def _elapsed(view: State) -> float:
    return 1 - view.free.bit_count() / len(view.ground.cells)


DIAL = dial([Dialled(Greedy(JUDGEMENT), heat, _elapsed) for heat in HEATS])
