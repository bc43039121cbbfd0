"""The bots that review games of Tuintopia: both compare the best step with the one played."""

from __future__ import annotations

from tabletop.ai.bot import AnyBot
from tabletop.ai.duel import Duel
from tabletop.ai.explaining import explained
from tabletop.ai.units import Unit
from tabletop.games.tuintopia.advice.adviser import why
from tabletop.games.tuintopia.bots.levels import JUDGEMENT

SCOUT: AnyBot = Duel(JUDGEMENT, work=1_000, times=30)

EXPERT: AnyBot = explained(Duel(JUDGEMENT, work=4_000, times=200), why)

LOOKS = 10

MEANING = Unit.BEFORE_LONG
