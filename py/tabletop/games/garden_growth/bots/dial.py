"""The strengths of Garden Growth below hard, measured by games of two.

From seed to fruit each beats the one before 70, 68, 64, 67 and 65 times in a hundred (200 games a
pair). Hard, which makes the most of almost every garden, always beats fruit (10 games); and seed
always beats chance, which lets its plants die: what is never nonsense does not lose to that.

Gardens never touch, so one plays as well alone as beside others. Good play is a plan to the end. So
the steps differ in how often they act without one, on what seems good now.
"""

from __future__ import annotations

from tabletop.ai.bot import AnyBot
from tabletop.ai.dial import Dialled, Lapsing, dial
from tabletop.games.garden_growth.bots.levels import NARROW, SKETCHED, Greedy, Planner
from tabletop.games.garden_growth.rules.state import LAST_TURN, State

HEAT = 1.0
"""In points of the value of a garden."""

LAPSES = (1.0, 0.8, 0.6, 0.4, 0.22, 0.1)
"""How often one who plans in haste acts without a plan, the weakest first."""


def _gone(view: State) -> float:
    return view.turn / LAST_TURN


_THOUGHTLESS: AnyBot = Dialled(Greedy(), HEAT, _gone)

DIAL = dial([Lapsing(Planner(NARROW, SKETCHED), _THOUGHTLESS, share) for share in LAPSES])
