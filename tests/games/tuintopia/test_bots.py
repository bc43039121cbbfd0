"""The opponents: they see their view alone, find what must be found, and grow in strength."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tabletop.ai.bot import AnyBot, RandomBot, decide
from tabletop.ai.levels import Foreseeing
from tabletop.core.game import CHANCE, complete_setup
from tabletop.games.tuintopia.bots.levels import BOTS, JUDGEMENT
from tabletop.games.tuintopia.rules.game import GAME
from tabletop.games.tuintopia.rules.state import State
from tests.games.tuintopia.games import TABLES, state_after
from tests.games.tuintopia.positions import play, position
from tests.games.tuintopia.solver import best_moves

LEVELS = ("greedy", "easy", "medium", "hard")

RIGHT_ANSWERS: list[dict[str, Any]] = json.loads(
    (Path(__file__).parent / "right_answers.json").read_text(encoding="utf-8")
)
"""Positions in which seat 1 is to decide, the one right move, and why it is right."""

SOLVED = [row for row in RIGHT_ANSWERS if row.get("stack") == ""]
"""Those in which no card is left to be drawn: trying everything shows that they are right."""

QUICK: Mapping[str, AnyBot] = {**BOTS, "hard": Foreseeing(JUDGEMENT, work=120)}
"""The same opponents, with less work for the hard one: enough to see how it goes about it."""


def named(row: Mapping[str, Any]) -> State:
    """Return the position of a row of right answers."""
    stack = row["stack"].split() if "stack" in row else None
    state = position(
        row["options"],
        hands=row["hands"],
        opened=row["opened"],
        closed=row.get("closed"),
        stack=stack,
    )
    return play(state, row.get("moves", ""))


def chosen(level: str, state: State, luck: int = 1, bots: Mapping[str, AnyBot] = BOTS) -> str:
    """Return what an opponent plays on the seat to move."""
    seat = state.seat
    thought = decide(bots[level], GAME.view(state, seat), seat, random.Random(luck))
    return GAME.move_to_text(thought.move)


def finished(
    seats: tuple[str, ...],
    options: dict[str, str],
    seed: int,
    bots: Mapping[str, AnyBot] = QUICK,
) -> State:
    """Return the end of a game of opponents; every decision is legal."""
    rng, luck = random.Random(seed), random.Random(f"{seed}/draws")
    state = GAME.new_initial_state(complete_setup(GAME, len(seats), options))
    bots = {"random": RandomBot(GAME), **bots}
    while (seat := GAME.current_player(state)) is not None:
        if seat == CHANCE:
            move = GAME.draw_chance(state, luck.randrange)
        else:
            level = seats[seat - 1]
            thought = decide(bots[level], GAME.view(state, seat), seat, rng)
            move = thought.move
            assert GAME.why_illegal(state, move) is None
        state = GAME.apply_move(state, move)
    return state


def lead(
    one: str,
    other: str,
    options: dict[str, str],
    games: int,
    bots: Mapping[str, AnyBot] = QUICK,
) -> float:
    """Return how far `one` is ahead of `other` on average, `games` times on either seat."""
    points = 0
    for seed in range(games):
        first = finished((one, other), options, seed, bots).totals
        second = finished((other, one), options, seed, bots).totals
        points += first[0] - first[1] + second[1] - second[0]
    return points / (2 * games)


def mean_sum(
    level: str, seats: int, options: dict[str, str], games: int, bots: Mapping[str, AnyBot]
) -> float:
    """Return what opponents of one level come to together."""
    ends = [finished((level,) * seats, options, seed, bots) for seed in range(games)]
    return sum(sum(end.totals) for end in ends) / games


@pytest.mark.parametrize("row", RIGHT_ANSWERS, ids=[row["right"] for row in RIGHT_ANSWERS])
def test_the_hard_opponent_finds_the_one_right_move(row: dict[str, Any]) -> None:
    """Whatever its luck, it plays what is clearly best."""
    state = named(row)
    for luck in range(2):
        assert chosen("hard", state, luck) == row["right"], row["why"]


@pytest.mark.parametrize("row", SOLVED, ids=[row["right"] for row in SOLVED])
def test_right_answers_are_right(row: dict[str, Any]) -> None:
    """Any other move ends worse, if nobody errs from there on."""
    assert best_moves(named(row)) == [row["right"]]


def test_takes_the_most_points() -> None:
    """The compost heap brings five points on b3 (example 2)."""
    opened = {"b2": "TOM", "b4": "PMP", "a3": "MAI"}
    options = {"garden": "large"}
    assert (
        chosen("greedy", position(options, hands=("VRN COM DAS ELS", ""), opened=opened))
        == "COM@b3"
    )


def test_turns_a_good_card_of_its_own() -> None:
    """Step B: a beehive that it laid beside clover is turned up."""
    state = position(
        {"level": "2"},
        hands=("LAV SLA TOM COM", "APP"),
        opened={"b2": "KLA"},
        closed={"a2": "BIJ1"},
    )
    assert chosen("greedy", play(state, "SLA@b3")) == "^a2"


def test_leaves_a_bad_card_of_its_own_alone() -> None:
    """Step B: a card that would cost points stays closed."""
    state = position(
        {"level": "2"},
        hands=("KIP EEN VAR HEU", "APP"),
        opened={"b2": "MAI"},
        closed={"a3": "HAZ1"},
    )
    assert chosen("greedy", play(state, "EEN@c2")) != "^a3"


@pytest.mark.parametrize(("coop", "move"), [("off", "."), ("on", "^b3")])
def test_distrusts_closed_cards_of_rivals(coop: str, move: str) -> None:
    """Step B: a card that a rival laid is not turned for a small hope; a partner's is."""
    state = position(
        {"level": "2", "coop": coop},
        hands=("EEN REG", "APP"),
        opened={"a2": "SME"},
        closed={"b3": "TOM2"},
    )
    assert chosen("greedy", play(state, "REG@e2")) == move


@pytest.mark.parametrize(("coop", "move"), [("off", "HAZ#a3"), ("on", ".")])
def test_lays_a_bad_card_as_a_trap_for_rivals(coop: str, move: str) -> None:
    """Step B: a hazel that would cost two points is laid closed, unless all play together."""
    options = {"level": "2", "coop": coop}
    state = position(options, hands=("HAZ REG", "APP"), opened={"b2": "MAI"})
    assert chosen("greedy", play(state, "REG@c2")) == move


def test_tucks_the_card_that_fits_least() -> None:
    """Exchange: with cells away from the house alone, a card that belongs beside it goes."""
    inner = {"b1": "KLA", "c1": "GOU", "d1": "LAV", "e1": "SLA", "b2": "TOM", "e2": "POM"}
    options = {"garden": "......./..HH...", "zones": "on"}
    state = position(options, hands=("REG WOR KAS ZPA", ""), opened=inner, stack=("LIN",))
    assert chosen("greedy", play(state, "! draw=LIN")) != "!LIN"


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_plays_at_every_table(level: str, seats: int, options: dict[str, str]) -> None:
    """Whole games with legal decisions only, for 1 to 4 seats and all options."""
    assert finished((level,) * seats, options, 3).ending


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("options", "work", "games"),
    [({}, 1_000, 4), ({"level": "2", "garden": "band"}, 1_500, 2)],
    ids=["icons", "sun and wind"],
)
def test_levels_grow_among_rivals(options: dict[str, str], work: int, games: int) -> None:
    """Each is clearly ahead of the one below, the hard one even with less work."""
    assert lead("easy", "random", options, 3) > 5
    assert lead("medium", "easy", options, 12) > 1
    bots = {**BOTS, "hard": Foreseeing(JUDGEMENT, work)}
    assert lead("hard", "medium", options, games, bots) > 0.5


@pytest.mark.thorough
@pytest.mark.parametrize("seats", [1, 3])
def test_levels_grow_where_all_play_together(seats: int) -> None:
    """Alone or as partners, a level comes to more than the one below, the hard one quickly too."""
    options = {"level": "2", "coop": "on", "garden": "band"}
    bots = {**BOTS, "hard": Foreseeing(JUDGEMENT, 1_000)}
    easy, medium, hard = (
        mean_sum(level, seats, options, 3, bots) for level in ("easy", "medium", "hard")
    )
    assert easy + 3 < medium
    assert medium + 1 < hard


@pytest.mark.parametrize("level", LEVELS)
def test_they_decide_by_their_view_alone(level: str) -> None:
    """Two states that differ in secrets only get the same decision with the same luck."""
    for plies in (17, 40, 55):
        state = state_after(3, 2, plies)
        if seat := GAME.current_player(state):
            view = GAME.view(state, seat)
            for seed in range(3):
                other = GAME.resample(view, seat, random.Random(seed))
                assert chosen(level, other, seed, QUICK) == chosen(level, state, seed, QUICK)


@pytest.mark.parametrize("level", LEVELS)
def test_a_seed_gives_the_same_thoughts(level: str) -> None:
    """The work is counted, never timed: the same luck gives the same thoughts."""
    state = state_after(2, 1, 30)
    view = GAME.view(state, state.seat)
    runs = [list(QUICK[level].think(view, state.seat, random.Random(4))) for _ in range(2)]
    assert runs[0] == runs[1]


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_the_hard_opponent_thinks_in_small_steps(table: int) -> None:
    """A thought follows each playout, and a playout goes through a few turns."""
    state = state_after(table, 1, 4 * TABLES[table][0])
    view = GAME.view(state, state.seat)
    thoughts = list(QUICK["hard"].think(view, state.seat, random.Random(1)))
    counts = [thought.nodes for thought in thoughts]
    assert all(later - before <= 40 for before, later in pairwise(counts[1:]))
    for thought in thoughts:
        assert GAME.why_illegal(state, thought.move) is None
