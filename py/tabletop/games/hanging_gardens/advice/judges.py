"""The judges of a review of Hanging Gardens: they compare the best action and the one taken."""

from __future__ import annotations

from tabletop.ai.bot import AnyBot
from tabletop.ai.units import Unit
from tabletop.games.hanging_gardens.bots.levels import Searcher

SCOUT: AnyBot = Searcher(((14, 1000),), 5_000, (0, 5, 1000))

EXPERT: AnyBot = Searcher(
    ((14, 12, 10, 8), (10, 9, 7, 6, 5, 5)), 12_000, (0, 10, 8, 6), advises=True
)

LOOKS = 8

MEANING = Unit.BEFORE_LONG
