"""The judges of a review of Witchcraft: what a turn brings, and then what the next round does."""

from __future__ import annotations

from tabletop.ai.bot import AnyBot
from tabletop.ai.duel import Duel
from tabletop.ai.levels import Greedy
from tabletop.games.witchcraft.bots.evaluation import WIN
from tabletop.games.witchcraft.bots.levels import JUDGEMENT

SCOUT: AnyBot = Greedy(JUDGEMENT, win=WIN)

EXPERT: AnyBot = Duel(JUDGEMENT, work=200, times=120)

LOOKS = 6
