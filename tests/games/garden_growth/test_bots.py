"""The opponents of Garden Growth: how well they play, how much they work, and what they say.

`reference.json` is written by `reference.py` beside it, which tells how.
"""

from __future__ import annotations

import json
import random
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tabletop.ai.bot import Thought, decide
from tabletop.core.sampling import random_match
from tabletop.games.garden_growth.advice.adviser import HINT
from tabletop.games.garden_growth.advice.reasons import reason
from tabletop.games.garden_growth.bots.beam import follow
from tabletop.games.garden_growth.bots.garden import POINT, Growing, node_of, value_of
from tabletop.games.garden_growth.bots.levels import BOTS, WIDE
from tabletop.games.garden_growth.bots.plans import clearest, needs_after, plan_to
from tabletop.games.garden_growth.rules.game import GAME
from tabletop.games.garden_growth.rules.notation import END, Move
from tabletop.games.garden_growth.rules.scoring import total
from tabletop.games.garden_growth.rules.state import State, first_state
from tests.games.garden_growth.solver import best_moves
from tests.games.garden_growth.texts import state_from_text

LEVELS = ("greedy", "easy", "medium", "hard")
HERE = Path(__file__).parent
RIGHT_ANSWERS = json.loads((HERE / "right_answers.json").read_text(encoding="utf-8"))
REFERENCE = json.loads((HERE / "reference.json").read_text(encoding="utf-8"))
REASONS = json.loads((HERE / "reasons.json").read_text(encoding="utf-8"))
HIGHEST_TOTAL = 39

MOST_STEPS = {"greedy": 60, "easy": 60, "medium": 15_000, "hard": 1_500_000}
"""A level is defined by work: so many steps may be looked at for a decision."""

MOST_STEPS_A_THOUGHT = 1_500
"""Some ten milliseconds: a search must be stoppable as often."""


def played_on(level: str, state: State, seed: int, last_turn: int = 12) -> State:
    """Return a solo game played on by one opponent until the end of `last_turn`."""
    rng = random.Random(seed)
    while not state.is_over and state.turn <= last_turn:
        state = GAME.apply_move(state, decide(BOTS[level], state, 1, rng).move)
    return state


def mean_total(level: str, games: int) -> float:
    """Return what an opponent reaches on average from the empty garden."""
    finals = [played_on(level, first_state(1), seed) for seed in range(games)]
    return sum(total(final.garden) for final in finals) / games


@pytest.mark.parametrize("row", RIGHT_ANSWERS, ids=[row["state"] for row in RIGHT_ANSWERS])
def test_the_hard_opponent_finds_the_one_right_answer(row: dict[str, Any]) -> None:
    """The only move that keeps the best total, as trying everything shows."""
    state = state_from_text(row["state"])
    assert best_moves(state) == {row["answer"]}
    thought = decide(BOTS["hard"], state, 1, random.Random(1))
    assert GAME.move_to_text(thought.move) == row["answer"]


LAST_TURNS = (
    "12 1 | S00 P13 U20 | U00 S10 P20 | C00 B10 L10 | L00 C00 B01",
    *(row["state"] for row in RIGHT_ANSWERS if row["state"].startswith("12 ")),
)


@pytest.mark.parametrize("text", LAST_TURNS)
def test_the_medium_opponent_misjudges_nothing_in_the_last_turn(text: str) -> None:
    """No upkeep is to come, so whatever its luck it takes the action that scores most (G25)."""
    state = state_from_text(text)
    for seed in range(12):
        move = decide(BOTS["medium"], state, 1, random.Random(seed)).move
        assert GAME.move_to_text(move) in best_moves(state)


def thoughts_at(level: str, state: State) -> list[Thought[Move]]:
    """Return all thoughts of one decision."""
    return list(BOTS[level].think(state, 1, random.Random(3)))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("text", ["1 1 | . | . | . | .", REFERENCE[0]["state"]])
def test_work_is_bounded_and_told_often(level: str, text: str) -> None:
    """A level means the same anywhere, and a search can be stopped within some milliseconds."""
    counts = [0, *(thought.nodes for thought in thoughts_at(level, state_from_text(text)))]
    assert counts[-1] <= MOST_STEPS[level]
    assert all(0 <= after - before <= MOST_STEPS_A_THOUGHT for before, after in pairwise(counts))


@pytest.mark.parametrize("level", LEVELS)
def test_thoughts_are_legal_and_repeatable(level: str) -> None:
    """Every thought of a decision could be played; the same view and luck give the same again."""
    state = state_from_text("10 3 | S01 P11 U20 | L10 c00 -- | U31 -- -- | B12 B20 --")
    thoughts = thoughts_at(level, state)
    assert thoughts == thoughts_at(level, state)
    for thought in thoughts:
        assert GAME.why_illegal(state, thought.move) is None


@pytest.mark.parametrize("level", ["greedy", "easy", "medium"])
def test_no_action_is_left_unused_while_it_does_good(level: str) -> None:
    """Simple opponents end a turn when nothing else can be done, or nothing is worth doing."""
    ends = 0
    rng, state = random.Random(2), first_state(1)
    while not state.is_over:
        move = decide(BOTS[level], state, 1, rng).move
        assert GAME.why_illegal(state, move) is None
        ends += move == END and state.left > 2
        state = GAME.apply_move(state, move)
    assert ends <= 1


@pytest.mark.thorough
def test_levels_grow_from_the_empty_garden() -> None:
    """Solo totals: random play has -26 on average."""
    easy, medium = mean_total("easy", 20), mean_total("medium", 6)
    assert 5 <= easy <= 18
    assert easy + 5 <= medium <= 35


def in_sight(state: State) -> int:
    """Return the total to which the hard opponent sees its way."""
    growing = Growing()
    *_, last = follow(growing, [growing.judged(node_of(state))], WIDE)
    return last.value // POINT


def test_the_hard_opponent_nearly_reaches_the_highest_total() -> None:
    """From the empty garden it sees its way to 38 points; 39 is the highest total there is."""
    assert HIGHEST_TOTAL - 1 <= in_sight(first_state(1)) <= HIGHEST_TOTAL


@pytest.mark.thorough
def test_the_hard_opponent_finds_its_way_from_careless_gardens() -> None:
    """At first sight it is about as far as a search several times as wide; here for some of them.

    Played to their end, gardens come to more: see the tool.
    """
    rows = REFERENCE[::9]
    behind = [row["total"] - in_sight(state_from_text(row["state"])) for row in rows]
    assert max(behind) <= 2
    assert sum(behind) <= len(rows)


def test_the_fast_garden_keeps_the_rules() -> None:
    """What it says that follows a garden is what the rules say, in gardens of random play."""
    growing = Growing()
    for seed in range(4):
        for position in random_match(GAME, 1, f"fast{seed}", {}).positions[:-1:3]:
            state = position.state
            told = {node for _, _, node in growing.steps(node_of(state), 0)}
            assert told == {
                node_of(GAME.apply_move(state, move)) for move in GAME.legal_moves(state)
            }


def test_a_finished_fast_garden_is_worth_its_total() -> None:
    """G21 to G28: the value with which a search ends is exact."""
    for seed in range(4):
        state = random_match(GAME, 1, f"over{seed}", {}).state
        assert Growing().steps(node_of(state), 0) == []
        assert value_of(node_of(state)) == POINT * total(state.garden)


def test_values_of_steps_are_those_of_the_gardens() -> None:
    """Along its steps a search adds gains up; they come to the value of the garden reached."""
    growing = Growing()
    for seed in range(3):
        for position in random_match(GAME, 1, f"worth{seed}", {}).positions[:-1:4]:
            node = node_of(position.state)
            for rung, value, child in growing.steps(node, value_of(node)):
                assert (rung, value) == growing.judged(child)[:2]
                assert rung > growing.judged(node)[0]


def test_alike_gardens_are_one() -> None:
    """Sections, and spaces within them, can change places; a plant cannot leave its section."""
    one = node_of(state_from_text("6 2 | S10 P20 -- | U31 -- -- | . | c01 -- L10*"))
    alike = node_of(state_from_text("6 2 | . | L10* -- c01 | P20 S10 -- | -- U31 --"))
    other = node_of(state_from_text("6 2 | S10 -- -- | U31 P20 -- | . | c01 -- L10*"))
    assert one == alike
    assert one != other


@pytest.mark.parametrize("row", REASONS, ids=[row["move"] for row in REASONS])
def test_reasons_tell_what_an_action_does(row: dict[str, str]) -> None:
    """A hint says in one sentence what the garden gains."""
    assert reason(state_from_text(row["state"]), GAME.move_from_text(row["move"])) == row["reason"]


def test_a_hint_saves_first_who_would_die() -> None:
    """The water for A2 can come later in the turn; A3 dies unless its weed is pulled."""
    state = state_from_text("6 3 | p02 S02 U13 | U20 U11 P20 | . | .")
    thought = decide(HINT, state, 1, random.Random(1))
    assert GAME.move_to_text(thought.move) == "A3-"
    assert thought.reason == (
        "You can keep every plant alive and still plant a plum this turn. "
        "The blueberry on A3 would die of weeds next upkeep: pull one."
    )


def test_a_hint_says_whom_it_gives_up() -> None:
    """It needs two actions now, and as many soon again, alone among the dead."""
    state = state_from_text("8 7 | P03 s03 p03 | P21 U12 U11 | P12 P21 P21 | .")
    thought = decide(HINT, state, 1, random.Random(1))
    assert needs_after(state, thought.move) == needs_after(state, END) == 2
    assert thought.reason.startswith("The plum on A1 would need more care than it’s worth.")


def moves_of(texts: str) -> tuple[Move, ...]:
    """Return the moves that are spelled in a line."""
    return tuple(map(GAME.move_from_text, texts.split()))


def test_a_hint_saves_then_plants_then_cares() -> None:
    """Of actions that lead to the same garden, in the order that a person understands best."""
    state = state_from_text("8 5 | P10 S02 B01 | . | . | .")
    planned = moves_of("A1+ B1=C B1+ A3+ A2-")
    assert clearest(state, planned) == moves_of("A3+ B1=C A1+ B1+ A2-")


PLANS = [
    ("8 6 | P10 S02 B01 | . | . | .", "C2=C C2+ A3+ A2- A2-"),
    ("9 6 | s02 -- c03 | L10 U12 -- | . | .", "A1^B1 A1+ B2+ A2=P"),
    ("9 5 | s02 -- c03 | . | . | .", "D1=L A3^D1"),
    ("12 0 | . | . | . | .", ""),
]


@pytest.mark.parametrize(("text", "line"), PLANS)
def test_a_plan_leads_where_the_search_has_seen(text: str, line: str) -> None:
    """Whatever its spaces are called, each action is legal, and the gardens come out alike."""
    state = state_from_text(text)
    end = state
    for move in moves_of(line):
        end = GAME.apply_move(end, move)
    plan = plan_to(state, node_of(end))
    assert plan is not None
    assert len(plan) == len(moves_of(line))
    for move in plan:
        assert GAME.why_illegal(state, move) is None
        state = GAME.apply_move(state, move)
    assert node_of(state) == node_of(end)


def test_no_plan_leads_elsewhere() -> None:
    """Nobody pours water out, and a plan stays within its turn."""
    state = state_from_text("8 6 | P10 -- -- | . | . | .")
    assert plan_to(state, node_of(state_from_text("8 6 | P00 -- -- | . | . | ."))) is None
    assert plan_to(state, node_of(GAME.apply_move(state, END))) is None


@pytest.mark.parametrize("level", ["greedy", "easy", "medium"])
def test_other_gardens_change_nothing(level: str) -> None:
    """G20: beside whatever others, an opponent does in its own garden what it does alone."""
    own = "S11 P20 U20 | B10 -- -- | . | ."
    alone = decide(BOTS[level], state_from_text(f"6 3 | {own}"), 1, random.Random(6))
    text = f"6 2 3 || C10 -- -- | . | . | . || {own} || U33 U33 U33 | . | . | ."
    assert decide(BOTS[level], state_from_text(text), 2, random.Random(6)) == alone
