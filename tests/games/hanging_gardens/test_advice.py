"""Hints of Hanging Gardens: a plan for both actions, kept, true, and what a person can see."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from tabletop.ai.bot import Thought, decide
from tabletop.app.table.hinting import SIZE, shortened
from tabletop.app.words import once_more
from tabletop.core.match import Match
from tabletop.core.record import Record
from tabletop.core.sampling import random_match
from tabletop.games.hanging_gardens.advice.adviser import HINT, Adviser
from tabletop.games.hanging_gardens.advice.plans import plan_for, serves_rival, swaps
from tabletop.games.hanging_gardens.bots.levels import Searcher
from tabletop.games.hanging_gardens.rules.game import GAME
from tabletop.games.hanging_gardens.rules.notation import Move, Terrace
from tabletop.games.hanging_gardens.rules.state import State
from tabletop.scene.measure import text_width
from tests.games.hanging_gardens.gardens import state_after

RECORDS = Path(__file__).parents[2] / "data" / "records" / "hanging-gardens"

QUICK = Adviser(Searcher(((8, 6, 4, 3),), 1_500, advises=True))
"""Hints with less work, enough to see that they are kept."""


def beginnings(every: int) -> Iterator[State]:
    """Yield positions of whole games in which a turn begins."""
    for name in ("greedy-game", "four-seats"):
        match = Match.load(GAME, Record.from_text((RECORDS / f"{name}.json").read_text("utf-8")))
        states = (each.state for each in match.positions)
        turns = (each for each in states if not each.is_over and not each.rolling)
        yield from islice((each for each in turns if each.action == 1), None, None, every)


@pytest.mark.parametrize("adviser", [QUICK], ids=["quick"])
def test_a_plan_is_kept_until_a_rival_moves(adviser: Adviser) -> None:
    """The second hint of a turn is the second action of the plan, whatever luck is drawn."""
    plans = 0
    for state in beginnings(3):
        first = decide(adviser, state, state.seat, random.Random(1))
        after = GAME.apply_move(state, first.move)
        if after.is_over or after.seat != state.seat:
            continue
        second = decide(adviser, after, state.seat, random.Random(2))
        plan = plan_for(state, first.move, second.move)
        if plan:
            assert first.reason == plan
            assert not swaps(state, first.move, second.move)
            plans += 1
    assert plans


def test_of_two_actions_the_one_that_pays_comes_first() -> None:
    """A bed that scores now is not put off for a terrace that does not touch it."""
    state = state_after("T0,0 G1,0 PR0,1 PB1,1 T2,0 T4,0 T6,0 T8,0")
    terrace, bed, onto = map(GAME.move_from_text, ("T-2,0", "PG2,1", "G-1,1"))
    assert swaps(state, terrace, bed)
    assert not swaps(state, bed, terrace), "a terrace that only makes room pays nothing"
    assert not swaps(state, terrace, onto), "the gazebo needs the terrace first"


def pairs() -> Iterator[tuple[State, Move, Move]]:
    """Yield turns of two actions in games of chance, many of which no opponent would play."""
    rng = random.Random(5)
    for seats in (2, 3):
        match = random_match(GAME, seats, "plans", {"first": "1"})
        for position in match.positions[4:-2:5]:
            state = position.state
            if state.is_over or state.action != 1:
                continue
            for _ in range(12):
                first = GAME.random_move(state, rng)
                after = GAME.apply_move(state, first)
                if not after.is_over and after.seat == state.seat:
                    beds = [each for each in GAME.legal_moves(after) if _is_near(first, each)]
                    second = rng.choice(beds) if beds else GAME.random_move(after, rng)
                    yield state, first, second


def _is_near(first: Move, second: Move) -> bool:
    """Return whether a bed or a gazebo would come onto the terrace that is placed first."""
    anchor = getattr(first, "anchor", None)
    space = getattr(second, "space", None)
    return bool(
        anchor and space and 0 <= space[0] - anchor[0] <= 1 and 0 <= space[1] - anchor[1] <= 1
    )


GAIN = re.compile(r": (\d+) more points?(?:, (and|but) (?:your|a) rival (?:loses|gains) (\d+))?")
LOSS = re.compile(r": (?:your|a) rival loses (\d+) points?\.")


def test_a_plan_brings_what_it_says() -> None:
    """Recounted from the scores before the turn and after both actions."""
    told = 0
    for state, first, second in pairs():
        plan = plan_for(state, first, second)
        if not plan:
            continue
        told += 1
        if "then back" in plan:
            continue
        after = GAME.apply_move(GAME.apply_move(state, first), second)
        scores = zip(GAME.scores(state), GAME.scores(after), strict=True)
        gains = [then - now for now, then in scores]
        own = gains.pop(state.seat - 1)
        if found := GAIN.search(plan):
            assert own == int(found[1])
            if found[2]:
                rival = -min(gains) if found[2] == "and" else max(gains)
                assert rival == int(found[3])
        elif found := LOSS.search(plan):
            assert (own, min(gains)) == (0, -int(found[1]))
        else:
            assert "that costs you" in plan
        if " on it" in plan or "onto it" in plan:
            assert isinstance(first, Terrace)
            assert _is_near(first, second)
    assert told > 3


_PAIR = "Plant a blue bed there, then match it on the other side: 3 more points."


@pytest.mark.parametrize(
    ("moves", "first", "second", "said"),
    [
        (
            "T0,0 G1,0 T2,0 T-2,0 PR1,1 T0,-2 T2,2 T4,0",
            "PB0,1",
            "PB2,1",
            _PAIR,
        ),
        (
            "T0,0 G1,0 PR0,1 PB1,1 T2,0 T4,0 T6,0 T8,0",
            "T-2,0",
            "G-1,1",
            "Place a terrace there, then move your gazebo onto it: 2 more points.",
        ),
        ("T0,0 G0,0 T0,2 T0,4 PR0,1 T2,0 G3,1 T4,0", "PR0,2", "PB0,3", ""),
    ],
)
def test_a_plan_names_both_actions(moves: str, first: str, second: str, said: str) -> None:
    """And what joins them; where the first pays by itself there is none."""
    state = state_after(moves)
    assert state.action == 1
    assert plan_for(state, *map(GAME.move_from_text, (first, second))) == said


def test_a_gazebo_that_waits_goes_there_and_back() -> None:
    """Where a search would rather have a rival place the next piece, the hint says so."""
    state = state_after("T0,0 G0,0 T0,2 T0,4 PR0,1 T2,0 G3,1 T4,0")
    first, back = map(GAME.move_from_text, ("G1,0", "G0,0"))
    assert GAME.apply_move(GAME.apply_move(state, first), back).garden == state.garden
    assert plan_for(state, first, back).startswith("Move your gazebo there, then back: your points")


def test_a_plan_has_room_on_a_phone() -> None:
    """With what it brings; where it is cut it is one sentence still."""
    room = 758 - text_width(once_more(""), SIZE)
    for said in (_PAIR, "Place a terrace there, then move your gazebo onto it: 12 more points."):
        assert shortened(said, room) == said
    for state, first, second in pairs():
        plan = plan_for(state, first, second)
        assert not plan or text_width(shortened(plan, room), SIZE) <= room


def test_a_hint_is_the_same_whatever_luck_is_drawn() -> None:
    """Whoever asks again is told the same."""
    state = state_after("T0,0 G0,0 T2,0 PR2,0 PK3,1 T0,2")
    hints = {decide(QUICK, state, state.seat, random.Random(luck)).reason for luck in range(3)}
    assert len(hints) == 1


def test_of_equal_actions_a_hint_takes_one_that_changes_the_lead_now() -> None:
    """A bed that scores at once is clearer than one that makes a space worth going to."""
    for state in beginnings(4):
        found = decide(Searcher((), 100, advises=True), state, state.seat, random.Random(3))
        other = decide(Searcher((), 100), state, state.seat, random.Random(3))
        assert _lead(state, found.move) >= _lead(state, other.move) or (
            found.values[0][1] > other.values[0][1]
        )


def _lead(state: State, move: Move) -> int:
    scores = list(GAME.scores(GAME.apply_move(state, move)))
    return scores.pop(state.seat - 1) - max(scores)


class Judged:
    """An opponent whose search and whose judge end with the same thought."""

    def __init__(self, *values: tuple[str, float]) -> None:
        """Think of moves that are worth so much, the best first."""
        self._values = tuple((GAME.move_from_text(text), worth) for text, worth in values)

    def judge(self) -> Judged:
        """Return the judge, which is the opponent itself."""
        return self

    def think(self, view: State, seat: int, rng: random.Random) -> Iterator[Thought[Any]]:
        """Yield the best move with the values of all."""
        yield Thought(self._values[0][0], 1, "", self._values)


@pytest.mark.parametrize(
    ("values", "hint"),
    [
        ((("PR1,0", 1.0), ("PR4,1", 0.8)), "PR4,1"),
        ((("PR1,0", 1.0), ("PR4,1", 0.3)), "PR1,0"),
        ((("PR1,0", 1.0), ("PR2,0", 1.0), ("PR0,2", 0.6)), "PR0,2"),
        ((("PR0,2", 1.0), ("PR4,1", 1.0)), "PR0,2"),
    ],
)
def test_of_near_equal_actions_a_hint_takes_one_that_does_not_serve_a_rival(
    values: tuple[tuple[str, float], ...], hint: str
) -> None:
    """Red on (1,0) or (2,0) scores for the rival alone; others do not, if they are no worse."""
    state = state_after("T0,0 G0,0 T2,0 G3,0 PB0,1 T0,2 T2,2 T4,0")
    thoughts = Adviser(Judged(*values)).think(state, state.seat, random.Random(1))
    named = [thought.move for thought in thoughts]
    assert GAME.move_from_text(hint) in named
    assert serves_rival(state, named[0]) == values[0][0].startswith(("PR1", "PR2"))
    after = [each for each in named if each != GAME.move_from_text(values[0][0])]
    assert bool(after) == (hint != values[0][0])


@pytest.mark.parametrize(
    ("values", "hint"),
    [
        ((("S2,0", 1.0), ("PR1,0", 0.7)), "PR1,0"),
        ((("S2,0", 1.0), ("PR1,0", 0.3)), "S2,0"),
        ((("S2,0", 1.0), ("S0,2", 0.9), ("PR1,0", 0.7)), "PR1,0"),
        ((("S2,0", 1.0), ("S0,2", 0.9)), "S0,2"),
        ((("T2,6", 1.0), ("S2,0", 0.7)), "S2,0"),
    ],
)
def test_of_near_equal_actions_a_hint_takes_one_whose_use_can_be_seen(
    values: tuple[tuple[str, float], ...], hint: str
) -> None:
    """Points for oneself before a plateau that goes on, and that before one that does nothing."""
    state = state_after("T0,0 G0,0 T0,2 T0,4 PR0,4 T2,0 G1,5 S0,2 T2,4 T4,4")
    thought = decide(Adviser(Judged(*values)), state, state.seat, random.Random(1))
    assert GAME.move_to_text(thought.move) == hint


def test_hints_come_from_the_adviser_and_can_be_judged() -> None:
    """A review compares with its judge, which is asked about the move that was played."""
    assert isinstance(HINT, Adviser)
    assert hasattr(HINT.judge(), "asked")
