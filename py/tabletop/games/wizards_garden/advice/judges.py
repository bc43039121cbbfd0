"""Bots for game reviews: they overlook no move, with smaller search budgets than `hard`."""

from __future__ import annotations

from tabletop.ai.bot import AnyBot
from tabletop.games.wizards_garden.advice.adviser import Adviser
from tabletop.games.wizards_garden.bots.levels import MOST_PLANTINGS, Opponent, Searcher

SCOUT: AnyBot = Opponent(Searcher(MOST_PLANTINGS, 8_000, knows_openings=True, compared=8_000))

EXPERT: AnyBot = Adviser(
    Opponent(Searcher(MOST_PLANTINGS, 100_000, knows_openings=True, compared=40_000)),
    budget=30_000,
)

LOOKS = 6
