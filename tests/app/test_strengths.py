"""Difficulty levels: which are offered, their names and their order."""

from __future__ import annotations

import pytest

from tabletop.app.start.dialog import start_dialog
from tabletop.app.strengths.offered import called, levels_of, step_beside, strength_of
from tabletop.core.record import FORMER, LEVELS, STEPS
from tabletop.games.registry import GAMES, TEMPLATE, load_bots


@pytest.mark.parametrize("key", GAMES)
def test_the_start_dialog_offers_seven_strengths(key: str) -> None:
    """Each with a name of one word, a sign and a sentence of its own; one stands there already."""
    dialog = start_dialog(key)
    levels = dialog["levels"]
    assert [level["key"] for level in levels] == list(STEPS)
    for part in ("label", "sentence"):
        assert len({level[part] for level in levels} - {""}) == len(STEPS)
    assert all(level["sentence"].endswith(".") for level in levels)
    assert {seat["level"] for seat in dialog["seats"]} == {"sprout"}
    assert set(STEPS) <= set(load_bots(key))


def test_another_game_offers_the_levels_that_it_tells_of() -> None:
    """By their former names, without signs."""
    dialog = start_dialog(TEMPLATE)
    assert [level["key"] for level in dialog["levels"]] == ["easy", "medium"]
    assert [level["label"] for level in dialog["levels"]] == ["Easy", "Medium"]
    assert {seat["level"] for seat in dialog["seats"]} == {"easy"}


def test_a_level_of_earlier_days_has_the_name_of_the_strength_that_took_its_place() -> None:
    """So the menu of a table names it as the start dialog does; elsewhere it keeps its own name."""
    game = "witchcraft"
    shown = levels_of(game, {"easy", None})
    assert [level["key"] for level in shown] == list(STEPS)
    assert called(game, "easy") == called(game, "sprout") == "Sprout"
    assert strength_of(game, "hard") == "hard"
    assert levels_of(TEMPLATE, {"random"})[0]["key"] == "random"
    assert called(TEMPLATE, "easy") == "Easy"
    assert sorted(old for level in levels_of(game) for old in level["former"]) == sorted(FORMER)


def test_steps_lead_up_and_down() -> None:
    """To the ends of the dial and no further, also from a level of earlier days."""
    game = "witchcraft"
    assert [step_beside(game, step, 1) for step in STEPS] == [*STEPS[1:], ""]
    assert [step_beside(game, step, -1) for step in STEPS] == ["", *STEPS[:-1]]
    assert step_beside(game, "easy", 1) == "leaf"
    assert all(step_beside(game, level, 1) for level in LEVELS if level != "hard")
