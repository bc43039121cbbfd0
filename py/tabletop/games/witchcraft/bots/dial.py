"""The strengths of Witchcraft below hard; all steps but the highest are measured, for two."""

from __future__ import annotations

from tabletop.ai.dial import Dialled, dial
from tabletop.ai.levels import Greedy
from tabletop.games.witchcraft.bots.evaluation import WIN
from tabletop.games.witchcraft.bots.levels import JUDGEMENT
from tabletop.games.witchcraft.rules.board import METER_TOP
from tabletop.games.witchcraft.rules.state import State

HEATS = (0.35, 0.2, 0.11, 0.06, 0.03, 0.01)
"""In chances to win, as the end of the turn lets one guess them."""


def _gone(view: State) -> float:
    return max(witch.power for witch in view.witches) / METER_TOP


DIAL = dial([Dialled(Greedy(JUDGEMENT, win=WIN), heat, _gone) for heat in HEATS])
