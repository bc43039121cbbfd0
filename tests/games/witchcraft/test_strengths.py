"""What the start dialog says that an opponent overlooks is what it overlooks."""

from __future__ import annotations

import random
from typing import NamedTuple

import pytest

from tabletop.ai.bot import decide
from tabletop.core.game import CHANCE
from tabletop.games.registry import load_bot
from tabletop.games.witchcraft.bots.evaluation import WIN
from tabletop.games.witchcraft.bots.turns import Turn
from tabletop.games.witchcraft.rules.board import INN
from tabletop.games.witchcraft.rules.game import GAME
from tabletop.games.witchcraft.rules.notation import Again, Cast, Go
from tabletop.games.witchcraft.rules.state import first_state

RASH = 15.0
"""By so many points a visit to the Inn is worse than the best decision where it is a danger."""


class Overlooked(NamedTuple):
    """The shares of spells, wins and dangers at the Inn that an opponent overlooked."""

    spells: float
    wins: float
    dangers: float


def overlooked(level: str, games: int) -> Overlooked:
    """Return what an opponent overlooks in games of three against itself."""
    bot = load_bot("witchcraft", level)
    spells, wins, dangers = [False], [False], [False]
    for seed in range(games):
        rng, state = random.Random(seed), first_state(3, 1)
        while (seat := GAME.current_player(state)) is not None:
            if seat == CHANCE:
                state = GAME.apply_move(state, rng.choice(list(GAME.legal_moves(state))))
                continue
            move = decide(bot, GAME.view(state, seat), seat, rng).move
            values = {option.move: option.value for option in Turn(state).options()}
            best = max(values, key=lambda each: values[each])
            if isinstance(best, Cast):
                spells.append(not isinstance(move, Cast))
            if values[best] >= WIN:
                wins.append(values[move] < WIN)
            if isinstance(move, Go | Again) and move.space == INN:
                dangers.append(values[move] < values[best] - RASH)
            state = GAME.apply_move(state, move)
    return Overlooked(*(sum(each) / len(each) for each in (spells, wins, dangers)))


@pytest.mark.parametrize("level", ["seed", "sprout"])
def test_the_weakest_often_overlook_much(level: str) -> None:
    """A spell that could be cast, the danger at the Inn, and a win."""
    found = overlooked(level, 8)
    assert found.spells > 2 / 5
    assert found.wins > 1 / 4
    assert found.dangers > 1 / 3


def test_leaf_sometimes_overlooks_all_of_it() -> None:
    """A spell, the danger at the Inn, or a win."""
    found = overlooked("leaf", 8)
    assert min(found) > 1 / 8


def test_bud_takes_a_win_but_overlooks_spells_and_dangers() -> None:
    """All that is worth a win it finds."""
    found = overlooked("bud", 8)
    assert found.wins == 0
    assert min(found.spells, found.dangers) > 1 / 8


def test_flower_now_and_then_overlooks_a_spell() -> None:
    """Fewer than those below."""
    assert 0 < overlooked("flower", 8).spells < overlooked("bud", 8).spells


def test_fruit_plays_the_best_turn_that_it_sees() -> None:
    """It overlooks nothing of its own turn."""
    assert overlooked("fruit", 4) == (0, 0, 0)


def test_easy_takes_a_win_but_often_overlooks_a_spell() -> None:
    """It is not rash at the Inn either, but that is not said."""
    found = overlooked("easy", 6)
    assert found.wins == 0
    assert found.spells > 1 / 3
