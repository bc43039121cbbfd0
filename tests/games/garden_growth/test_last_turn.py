"""What is advised on the last turn scores a point, alone or with what follows; else it ends."""

from __future__ import annotations

import random

import pytest

from tabletop.ai.bot import decide
from tabletop.games.garden_growth.advice.adviser import Adviser
from tabletop.games.garden_growth.advice.reasons import reason
from tabletop.games.garden_growth.bots.beam import Shape
from tabletop.games.garden_growth.bots.levels import COMPARED
from tabletop.games.garden_growth.rules.game import GAME
from tabletop.games.garden_growth.rules.notation import END, Watering, Weeding
from tabletop.games.garden_growth.rules.scoring import can_gain
from tabletop.games.garden_growth.rules.state import State
from tests.games.garden_growth import oracle
from tests.games.garden_growth.test_claims import check_reason
from tests.games.garden_growth.texts import state_from_text

QUICK = Adviser((Shape(6), Shape(24, is_varied=True)), COMPARED)

GARDENS = (
    "12 9 | C12 C10 C10 | C10 C10 c03 | C10 C10 C10 | C10 C11 C11",
    "12 3 | C10 C10 C10 | C10 C10 C10 | C10 C10 C10 | C10 C12 C11",
    "12 1 | C10 C10 C10 | C10 C10 C10 | C10 C10 C10 | C00 C12 C11",
    "12 6 | P20 P20 -- | B11 S12 s03 | . | L10 -- --",
    "12 12 | S00 P01 U00 | U01 U12 P01 | U00 U00 U10 | U20 U20 U20",
    "12 2 | c03 c03 c03 | c03 c03 c03 | c03 c03 c03 | c03 c03 C31",
)


def most(state: State) -> int:
    """Return the highest total that water and weeding can still make of a full garden."""
    plants = [plant for plant in state.garden if plant]
    living = [plant for plant in plants if plant.is_living]
    water, weeds = sum(each.water for each in plants), sum(each.weeds for each in plants)
    room = sum(3 - each.water for each in living)
    to_pull = sum(each.weeds for each in living)
    chips = water // 4 - weeds // 2
    return (
        sum(oracle.items(state.garden))
        - chips
        + max(
            (water + more) // 4 - (weeds - fewer) // 2
            for more in range(min(room, state.left) + 1)
            for fewer in range(min(to_pull, state.left - more) + 1)
        )
    )


@pytest.mark.parametrize("text", GARDENS)
def test_every_hint_of_the_last_turn_is_needed(text: str) -> None:
    """G24, G25: the turn ends once no action scores, not before, and no action is wasted on it."""
    state, rng = state_from_text(text), random.Random(3)
    while not state.is_over:
        thought = decide(QUICK, state, 1, rng)
        check_reason(thought.reason, state, thought.move)
        assert "no more points" not in thought.reason, thought.reason
        before, state = state, GAME.apply_move(state, thought.move)
        if thought.move == END:
            assert None in before.garden or sum(oracle.items(before.garden)) == most(before)
            assert not before.left or thought.reason.startswith("Nothing else scores a point")
        elif isinstance(thought.move, Watering | Weeding):
            assert None in before.garden or most(state) == most(before), thought.reason


MIXED = (
    "12 9 | U31 P10 S20 | P11 U21 U33 | . | S00 U12 --",
    "12 7 | U12 -- -- | P11 U12 -- | U20 P01 -- | .",
)
"""Where both water and weeds can score, each after more than one action."""


@pytest.mark.parametrize("text", [*GARDENS, *MIXED])
def test_a_point_that_hints_have_begun_is_finished_first(text: str) -> None:
    """Whoever is told "and one more" pulls that one next, and no hint turns to water between."""
    state, rng, begun = state_from_text(text), random.Random(3), None
    while not state.is_over:
        thought = decide(QUICK, state, 1, rng)
        assert begun in (None, type(thought.move)), thought.reason
        is_begun = "and one more" in thought.reason or "more score" in thought.reason
        begun = type(thought.move) if is_begun else None
        state = GAME.apply_move(state, thought.move)


@pytest.mark.parametrize("text", GARDENS)
def test_care_that_brings_nothing_says_so(text: str) -> None:
    """Whoever does it: nothing is promised that the actions left can't do."""
    state = state_from_text(text)
    for move in GAME.legal_moves(state):
        if isinstance(move, Watering | Weeding):
            check_reason(reason(state, move), state, move)
    if not can_gain(state.garden, state.left):
        assert reason(state, END) == "Nothing else scores a point: end the turn."
        care = [move for move in GAME.legal_moves(state) if isinstance(move, Watering | Weeding)]
        assert all("scores no more points" in reason(state, move) for move in care)
