"""The strengths of Witchcraft below hard, measured by games of two.

From seed to fruit each beats the one before 68, 67, 62, 60 and 63 times in a hundred (600 games for
the lowest step, 800 for the others); seed beats chance 73 times (200 games).
"""

from __future__ import annotations

from tabletop.ai.dial import Dialled, dial
from tabletop.ai.levels import Greedy
from tabletop.games.witchcraft.bots.evaluation import WIN
from tabletop.games.witchcraft.bots.levels import JUDGEMENT
from tabletop.games.witchcraft.rules.board import METER_TOP
from tabletop.games.witchcraft.rules.state import State

HEATS = (0.35, 0.2, 0.12, 0.061, 0.026, 0.0)
"""In chances to win, as the end of the turn lets one guess them."""


def _gone(view: State) -> float:
    return max(witch.power for witch in view.witches) / METER_TOP


DIAL = dial([Dialled(Greedy(JUDGEMENT, win=WIN), heat, _gone) for heat in HEATS])
