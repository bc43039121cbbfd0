"""The bots that review games of Hanging Gardens, comparing the best action with the one played."""

from __future__ import annotations

from tabletop.ai.bot import AnyBot
from tabletop.ai.explaining import explained
from tabletop.ai.units import Unit
from tabletop.games.hanging_gardens.advice.adviser import why
from tabletop.games.hanging_gardens.bots.levels import AN_ANSWER_AND_THE_NEXT, Searcher

SCOUT: AnyBot = Searcher(((14, 1000),), 5_000, (0, 5, 1000))

EXPERT: AnyBot = explained(
    Searcher(AN_ANSWER_AND_THE_NEXT, 12_000, (0, 10, 8, 6), advises=True), why
)

LOOKS = 8

MEANING = Unit.BEFORE_LONG
