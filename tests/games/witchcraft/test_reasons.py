"""Why an opponent decides as it does, in words."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tabletop.ai.bot import Thought
from tabletop.games.witchcraft.advice.adviser import Adviser
from tabletop.games.witchcraft.advice.reasons import reason_for
from tabletop.games.witchcraft.rules.game import GAME
from tabletop.games.witchcraft.rules.notation import Move, move_from_text
from tabletop.games.witchcraft.rules.state import State, Step
from tests.games.witchcraft.positions import lively_match, position

REASONS: list[dict[str, str]] = json.loads(
    (Path(__file__).parent / "reasons.json").read_text(encoding="utf-8")
)
"""What is said of a `move` of seat 1: of `go` at the Move, else at the Choice."""


@pytest.mark.parametrize("row", REASONS, ids=[row["reason"] for row in REASONS])
def test_the_reason_tells_what_counts_most(row: dict[str, str]) -> None:
    """A hint is told with the facts of the position; what is not cast is told first."""
    step = Step.MOVE if row["move"].startswith("go=") else Step.CHOICE
    state = position(row["seats"], step)
    assert reason_for(state, move_from_text(row["move"])) == row["reason"]


def test_every_move_has_a_reason() -> None:
    """Whole games: one sentence or two, without numbers that no meter has."""
    for match in (lively_match(2, "why"), lively_match(5, "why")):
        for each in match.positions[::7]:
            if seat := GAME.current_player(each.state):
                view = GAME.view(each.state, seat)
                for move in GAME.legal_moves(view):
                    reason = reason_for(view, move)
                    assert re.fullmatch(r"[A-Z][^.]+\.( [A-Z][^.]+\.)?", reason)
                    assert len(reason) <= 160
                    assert all(0 <= int(number) <= 15 for number in re.findall(r"\d+", reason))


class Certain:
    """An opponent whose last thought is given."""

    def __init__(self, *values: tuple[str, float]) -> None:
        self._values = tuple((move_from_text(move), worth) for move, worth in values)

    def judge(self) -> Certain:
        """Return the same."""
        return self

    def think(self, view: State, seat: int, rng: random.Random) -> Iterator[Thought[Move]]:
        """Yield the one thought."""
        yield Thought(self._values[0][0], 1, "", self._values)


@pytest.mark.parametrize(
    ("values", "advised"),
    [
        ([("again=Sw", 0.5), ("again=Ri", 0.495), ("draw", 0.3)], "again=Ri"),
        ([("again=Sw", 0.5), ("again=Ri", 0.4)], "again=Sw"),
        ([("again=Ri", 0.5), ("draw", 0.5)], "again=Ri"),
        ([("draw", 0.5), ("again=Ri", 0.5)], "draw"),
    ],
)
def test_a_tie_goes_to_the_move_whose_use_is_seen(
    values: list[tuple[str, float]], advised: str
) -> None:
    """Toadstool Ring needs frogs and no newts; beyond a tie the better move is hinted at."""
    state = position("3/1 00000 S04 Sw | 9/6 00000 . Ri", Step.CHOICE)
    *_, last = Adviser(Certain(*values)).think(state, 1, random.Random(1))
    assert GAME.move_to_text(last.move) == advised
    assert last.values[0][0] == last.move


@pytest.mark.parametrize(
    ("hand", "move", "cast", "advised"),
    [
        ("S21-S19", "cast=S19", 0.5, "cast=S19"),
        ("S21-S19", "cast=S19", 0.475, "cast=S19"),
        ("S21-S19", "cast=S19", 0.46, "again=To"),
        ("S21", "cast=S21", 0.31, "cast=S21"),
        ("S21", "cast=S21", 0.29, "again=To"),
    ],
)
def test_whoever_can_cast_is_told_to(hand: str, move: str, cast: float, advised: str) -> None:
    """Power is a step that anybody sees, also where all moves seem to win; and a plan ends with the
    cast of its spell where that is safe, also where other moves seem somewhat better."""
    state = position(f"8/1 22222 {hand} Sw | 3/6 00000 . Ri", Step.CHOICE)
    thoughts = Certain(("again=To", 0.5), (move, cast))
    *_, last = Adviser(thoughts).think(state, 1, random.Random(1))
    assert GAME.move_to_text(last.move) == advised


def test_a_plan_is_not_ended_where_its_cast_is_a_danger() -> None:
    """Blood Moon would bring Detection 10: that is weighed like any other cast."""
    state = position("3/6 30021 S14 Sw | 9/6 00000 . Ri", Step.CHOICE)
    thoughts = Certain(("again=To", 0.5), ("cast=S14", 0.46))
    *_, last = Adviser(thoughts).think(state, 1, random.Random(1))
    assert GAME.move_to_text(last.move) == "again=To"


def test_the_townhall_before_a_cast_does_not_claim_to_allow_it() -> None:
    """Stopped Mouth could be cast at once as well."""
    state = position("3/6 00300 S33 Sw | 9/6 00000 . Ri", Step.MOVE)
    assert reason_for(state, move_from_text("go=To"), move_from_text("cast=S33@2")) == (
        "First lower your Detection to 5 at the Townhall, then cast Stopped Mouth: it costs a rival"
        " Power."
    )


def test_the_spell_that_a_resource_was_fetched_for_is_cast() -> None:
    """Crooked Crown lacked a newt: neither a discard nor a draw comes between."""
    state = position("3/0 22210 S17-S02-S03 Sw | 9/6 00000 . Ri", Step.CHOICE)
    thoughts = Certain(("swap=S02", 0.5), ("cast=S17", 0.32), ("again=To", 0.45))
    *_, last = Adviser(thoughts).think(state, 1, random.Random(1))
    assert GAME.move_to_text(last.move) == "cast=S17"


def test_the_townhall_at_detection_0_needs_a_better_reason() -> None:
    """On the first turn a resource may serve the first spell, the Townhall nobody."""
    state = position("0/0 00000 . . | 0/0 00000 . .", Step.CHOICE)
    *_, last = Adviser(Certain(("again=To", 0.5), ("again=Sw", 0.5))).think(
        state, 1, random.Random(1)
    )
    assert GAME.move_to_text(last.move) == "again=Sw"


def test_a_hint_says_what_the_event_changed() -> None:
    """A closed space that the goal needs, and an event that took resources; told at the Move."""
    state = position("3/1 00000 S04 Sw | 9/6 00000 . Ri", Step.MOVE)
    move = move_from_text("go=Fo")
    assert reason_for(state._replace(closed="Ri"), move).startswith("You can’t go to the River")
    assert not reason_for(state._replace(closed="Sw"), move).startswith("You can’t")
    damp = state._replace(event_discard=("E10",))
    assert reason_for(damp, move_from_text("go=Ri")) == (
        "After Damp Cellar, count your resources again. Toadstool Ring gives 1 Power; 3 resources"
        " to go: fetch a Toe of Frog from the River."
    )
