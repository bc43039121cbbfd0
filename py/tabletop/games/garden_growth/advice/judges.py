"""Bots for game reviews, which compare the best action with the one that was taken."""

from __future__ import annotations

from tabletop.ai.bot import AnyBot
from tabletop.ai.units import Unit
from tabletop.games.garden_growth.advice.adviser import Adviser
from tabletop.games.garden_growth.bots.beam import Shape
from tabletop.games.garden_growth.bots.levels import COMPARED, NARROW, Planner

_QUICK = Shape(6, is_varied=True)

SCOUT: AnyBot = Planner((*NARROW, _QUICK), _QUICK, others=0)

EXPERT: AnyBot = Adviser((*NARROW, Shape(12), Shape(40, is_varied=True)), COMPARED, others=0)

LOOKS = 8

MEANING = Unit.BY_THE_END

DISTURBS = False
"""Whether a move affects the other seats: never, as gardens are independent."""
