"""Bots for game reviews: SCOUT evaluates a turn only, EXPERT uses playouts."""

from __future__ import annotations

from tabletop.ai.bot import AnyBot
from tabletop.ai.duel import Duel
from tabletop.ai.explaining import explained
from tabletop.ai.levels import Greedy
from tabletop.games.witchcraft.advice.adviser import why
from tabletop.games.witchcraft.bots.evaluation import WIN
from tabletop.games.witchcraft.bots.levels import JUDGEMENT

SCOUT: AnyBot = Greedy(JUDGEMENT, win=WIN)

EXPERT: AnyBot = explained(Duel(JUDGEMENT, work=200, times=120), why)

LOOKS = 6
