"""What the start dialog says of each strength is what such an opponent overlooks."""

from __future__ import annotations

import random
import re

import pytest

from tabletop.ai.bot import AnyBot, decide
from tabletop.games.garden_growth.bots.dial import DIAL
from tabletop.games.garden_growth.bots.levels import BOTS
from tabletop.games.garden_growth.rules.game import GAME
from tabletop.games.garden_growth.rules.garden import Garden
from tabletop.games.garden_growth.rules.notation import Planting
from tabletop.games.garden_growth.rules.state import LAST_TURN, first_state
from tabletop.games.garden_growth.words.about import OPPONENTS

GAMES = 12


@pytest.mark.parametrize("said", OPPONENTS.values())
def test_no_strength_is_told_in_figures(said: str) -> None:
    """A share of actions is nothing that anyone notices at a table."""
    assert not re.search(r"\d|\b(?:in|of) (?:three|five|ten)\b", said)


def grown(bot: AnyBot, seed: int) -> tuple[Garden, int]:
    """Return the garden of a game played alone, and how many plants were planted by its middle."""
    state, rng, early = first_state(1), random.Random(seed), 0
    while not state.is_over:
        move = decide(bot, state, 1, rng).move
        early += isinstance(move, Planting) and state.turn <= LAST_TURN // 2
        state = GAME.apply_move(state, move)
    return state.gardens[0], early


def dead(garden: Garden) -> int:
    """Return how many plants of a garden are dead."""
    return sum(1 for plant in garden if plant and not plant.is_living)


def test_the_weakest_nearly_always_loses_plants_and_often_leaves_spaces_empty() -> None:
    """It never plans ahead."""
    gardens = [grown(DIAL["seed"], seed)[0] for seed in range(GAMES)]
    assert sum(dead(garden) > 0 for garden in gardens) >= GAMES * 0.8
    assert sum(None in garden for garden in gardens) >= GAMES * 0.4


def test_easy_plants_too_much_too_soon() -> None:
    """By the middle of the game twice as much as the weakest, and then several plants die."""
    games = [grown(BOTS["easy"], seed) for seed in range(GAMES)]
    others = [grown(DIAL["seed"], seed)[1] for seed in range(GAMES)]
    assert sum(early for _, early in games) >= 1.7 * sum(others)
    assert all(dead(garden) >= 2 for garden, _ in games)
