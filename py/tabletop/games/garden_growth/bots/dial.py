"""Playing strengths below hard, calibrated by two-player games between bots.

From seed to fruit, each strength beats the previous one in 70, 68, 64, 67 and 65 % of games (200
games a pair). Hard, whose play is nearly optimal, won all of 10 games against fruit. Seed always
beats a random player, which lets its plants die.

Gardens are independent, so a bot plays equally well with any number of seats. Good play means
planning to the end of the game; the strengths differ in how often they play greedily instead.
"""

from __future__ import annotations

from tabletop.ai.bot import AnyBot
from tabletop.ai.dial import Dialled, Lapsing, dial
from tabletop.games.garden_growth.bots.levels import NARROW, SKETCHED, Greedy, Planner
from tabletop.games.garden_growth.rules.state import LAST_TURN, State

HEAT = 1.0
"""Softmax temperature (see `ai.dial`), in points of garden value."""

LAPSES = (1.0, 0.8, 0.6, 0.4, 0.22, 0.1)
"""Share of moves that each strength plays greedily instead of planning quickly, weakest first."""


def _elapsed(view: State) -> float:
    return view.turn / LAST_TURN


_THOUGHTLESS: AnyBot = Dialled(Greedy(), HEAT, _elapsed)

DIAL = dial([Lapsing(Planner(NARROW, SKETCHED), _THOUGHTLESS, share) for share in LAPSES])
