"""Reviews: turning points depend on the record alone, and agree with the judges."""

from __future__ import annotations

from collections import Counter, deque
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tabletop.ai.bot import Answering, Thought, decide, luck_of
from tabletop.ai.review import (
    LEAST,
    MOST_TOLD,
    Progress,
    TurningPoint,
    decisions,
    own_exits,
    review,
    swings,
)
from tabletop.core.game import refuse
from tabletop.core.match import Match
from tabletop.core.record import Record, SeatEntry
from tabletop.core.sampling import random_match
from tabletop.games.registry import (
    EXPERT,
    LOOKS,
    AnyMatch,
    load_bot,
    load_game,
    load_judge,
    load_reviewers,
    load_unit,
    load_words,
    words_of,
)

RECORDS = Path(__file__).parent / "data" / "records"
GAMES = {
    "wizards-garden": "random-apart-seat-2-first",
    "witchcraft": "whole-game-of-three",
    "garden-growth": "careless-garden",
    "tuintopia": "greedy-coop",
    "hanging-gardens": "dead-end",
    "letter-maze": "two-seats",
}
"""A recorded game of each."""


def match_of(key: str) -> AnyMatch:
    """Return the recorded match of a game."""
    text = (RECORDS / key / f"{GAMES[key]}.json").read_text(encoding="utf-8")
    return Match.load(load_game(key), Record.from_text(text))


@cache
def looked_at(key: str) -> tuple[Progress, ...]:
    """Return the complete review of a recorded match, by quick judges."""
    judges = load_judge(key, "greedy"), load_judge(key, "medium")
    return tuple(review(match_of(key), *judges, load_unit(key), LOOKS, load_words(key)))


@pytest.mark.parametrize("key", GAMES)
def test_turning_points_name_legal_moves_that_were_better(key: str) -> None:
    """Each has the move played and a better one; they come by ply, at most three a seat."""
    match, points = match_of(key), looked_at(key)[-1].points
    assert points
    assert [point.ply for point in points] == sorted({point.ply for point in points})
    assert max(Counter(point.seat for point in points).values()) <= MOST_TOLD
    for point in points:
        state = match.positions[point.ply].state
        assert point.seat == match.game.current_player(state)
        assert point.move == match.move_at(point.ply) != point.better
        assert refuse(match.game, state, point.better) is None
        told = words_of(match).describe_move(state, point.better, match.names, point.seat)
        assert told != words_of(match).move_sentence(match, point.ply, point.seat)
        assert point.loss >= LEAST[load_unit(key)]


@pytest.mark.parametrize("key", ["witchcraft", "wizards-garden"])
def test_a_loss_is_what_a_judge_says_is_between_the_moves(key: str) -> None:
    """It is the difference of both values from the seat's view, with the luck of reviews."""
    match = match_of(key)
    for point in looked_at(key)[-1].points:
        view = match.game.view(match.positions[point.ply].state, point.seat)
        luck = luck_of(match.record.seed, point.ply, "review")
        values = dict(decide(load_judge(key, "medium"), view, point.seat, luck).values)
        assert point.loss == pytest.approx(values[point.better] - values[point.move])


@pytest.mark.parametrize(("key", "plies"), [("witchcraft", 40), ("tuintopia", 24)])
def test_a_duel_gives_both_moves_the_same_luck(key: str, plies: int) -> None:
    """The judge is deterministic, and searches the move in question along with the best one."""
    match = random_match(load_game(key), 2, "duel", {}, plies)
    mover = match.game.current_player
    ply = next(at for at in range(match.ply - 1, 0, -1) if mover(match.positions[at].state))
    seat, move = mover(match.positions[ply].state), match.move_at(ply)
    assert seat
    judge, view = load_judge(key, EXPERT), match.game.view(match.positions[ply].state, seat)
    assert isinstance(judge, Answering)

    def asked(move: Any) -> Thought[Any]:
        return decide(judge.asked(move), view, seat, luck_of("duel", ply, "review"))

    thought = asked(move)
    assert thought == asked(move)
    assert [each for each, _ in thought.values] == list(dict.fromkeys([thought.move, move]))
    assert [each for each, _ in asked(thought.move).values] == [thought.move]


def test_a_seat_that_walked_out_is_looked_at_first() -> None:
    """It comes first whatever its value; then the costly moves, and last the loser's."""
    match: AnyMatch = random_match(load_game("witchcraft"), 2, "inn-12", {})
    plies = decisions(match)
    first = own_exits(match, plies)
    assert first[0] == match.ply - 2
    mover = match.game.current_player
    seats = {ply: mover(match.positions[ply].state) or 0 for ply in plies}
    points = [TurningPoint(ply, seats[ply], "", "", float(ply < MANY), "") for ply in plies]
    costly = [ply for ply in plies if ply < MANY]
    looks = len(first) + len(costly) + 2
    latest = [ply for ply in reversed(plies) if seats[ply] == 2 and ply not in first]
    assert swings(match, points, looks) == [*first, *costly, *latest[:2]]
    assert swings(match, points, 1) == first[:1]


MANY = 12


def test_progress_only_grows_and_the_last_one_is_whole() -> None:
    """It is reported often, so the review can run in slices, show progress and be cancelled."""
    looks = looked_at("hanging-gardens")
    assert all(before.share <= after.share for before, after in pairwise(looks))
    assert all(look.share < 1 and not look.points for look in looks[:-1])
    assert looks[-1].share == 1


def test_the_same_record_turns_at_the_same_plies() -> None:
    """Nothing depends on the clock."""
    judges = load_judge("tuintopia", "greedy"), load_judge("tuintopia", "medium")
    words = load_words("tuintopia")
    again = review(match_of("tuintopia"), *judges, load_unit("tuintopia"), LOOKS, words)
    assert tuple(again) == looked_at("tuintopia")


def test_a_game_that_is_not_over_is_looked_at_as_far_as_it_goes() -> None:
    """An unfinished game can be reviewed."""
    begun = match_of("hanging-gardens").back_to(30)
    judges = load_judge("hanging-gardens", "greedy"), load_judge("hanging-gardens", "medium")
    whole = looked_at("hanging-gardens")[-1].points
    words = load_words("hanging-gardens")
    *_, last = review(begun, *judges, load_unit("hanging-gardens"), LOOKS, words)
    assert last.share == 1
    assert {point for point in whole if point.ply < begun.ply} <= set(last.points)


def test_who_plays_well_turns_few_games() -> None:
    """The strongest bot has fewer turning points than random play."""
    game = load_game("template")
    by_lot = [random_match(game, 2, seed, {}) for seed in "abcd"]
    assert sum(map(count, map(well_played, "abcd"))) < sum(map(count, by_lot))


def well_played(seed: str) -> AnyMatch:
    """Return a match of the strongest bot against itself."""
    game = load_game("template")
    match: AnyMatch = Match.start(game, [SeatEntry("Ada"), SeatEntry("Ben")], seed).settle()
    while seat := match.to_move:
        view, luck = game.view(match.state, seat), luck_of(seed, match.ply, "hint")
        move = decide(load_bot("template", "hint"), view, seat, luck).move
        match = match.play(game.move_to_text(move)).settle()
    return match


def count(match: AnyMatch) -> int:
    """Return the number of turning points that the command's judges find in a match."""
    key = match.record.game
    looked = review(match, *load_reviewers(key), load_unit(key), LOOKS, load_words(key))
    return len(deque(looked, maxlen=1)[0].points)
