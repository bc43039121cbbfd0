"""The strengths of Garden Growth below hard; the two lowest steps are measured by games.

Gardens never touch, so one plays as well alone as beside others. Good play is a plan to the end. So
the steps differ in how often they act without one, on what seems good now.
"""

from __future__ import annotations

from tabletop.ai.bot import AnyBot
from tabletop.ai.dial import Dialled, Lapsing, dial
from tabletop.games.garden_growth.bots.levels import NARROW, SKETCHED, WIDE, Greedy, Planner
from tabletop.games.garden_growth.rules.state import LAST_TURN, State

HEAT = 1.0
"""In points of the value of a garden."""

LAPSES = (1.0, 0.9, 0.7, 0.4)
"""How often one who plans in haste acts without a plan, the weakest first."""

RARE_LAPSES = (0.15, 0.04)
"""How often one who plans as the hard opponent does it."""


def _gone(view: State) -> float:
    return view.turn / LAST_TURN


_THOUGHTLESS: AnyBot = Dialled(Greedy(), HEAT, _gone)
_HASTY: list[AnyBot] = [Lapsing(Planner(NARROW, SKETCHED), _THOUGHTLESS, share) for share in LAPSES]
_THOROUGH: list[AnyBot] = [
    Lapsing(Planner(WIDE, SKETCHED), _THOUGHTLESS, share) for share in RARE_LAPSES
]

DIAL = dial([*_HASTY, *_THOROUGH])
