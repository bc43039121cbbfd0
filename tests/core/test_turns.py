"""The turns of a match, as the games count them."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tabletop.core.match import Match
from tabletop.core.record import Record
from tabletop.core.turns import Turn, turns_of
from tabletop.games.registry import AnyMatch, load_game

RECORDS = Path(__file__).parents[1] / "data" / "records"


def match_of(name: str) -> AnyMatch:
    """Return a recorded match."""
    record = Record.from_text((RECORDS / f"{name}.json").read_text(encoding="utf-8"))
    match: AnyMatch = Match.load(load_game(record.game), record)
    return match


def decided(match: AnyMatch) -> list[tuple[int, int]]:
    """Return the plies at which a seat decided, each with the seat."""
    movers = [match.game.current_player(each.state) for each in match.positions[:-1]]
    return [(ply, seat) for ply, seat in enumerate(movers) if seat]


@pytest.mark.parametrize("name", ["garden-growth/two-seats", "garden-growth/best-garden"])
def test_turns_of_garden_growth_are_those_on_its_table(name: str) -> None:
    """Also in a solo game, where no other seat separates the turns."""
    match = match_of(name)
    turns = turns_of(match)
    for ply, seat in decided(match):
        assert turns[ply] == (seat, match.positions[ply].state.turn)


def test_in_wizards_garden_each_seed_is_a_turn_and_the_setup_none() -> None:
    """A planting that is taken back and made again is one turn (R13)."""
    match = match_of("wizards-garden/random-undo")
    turns = turns_of(match)
    for ply, seat in decided(match):
        state = match.positions[ply].state
        is_setup = state.phase.value in ("place", "toss")
        ahead = state.position.plantings - (state.phase.value == "confirm")
        assert turns[ply] == (seat, 0 if is_setup else ahead // 2 + 1)


@pytest.mark.parametrize(
    ("name", "moves"),
    [("hanging-gardens/whole-game", 2), ("witchcraft/greedy-2-seats", 2)],
)
def test_no_turn_has_more_decisions_than_the_rules_allow(name: str, moves: int) -> None:
    """Two actions, or a Move and a Choice; each seat's turns are numbered from 1 without gaps."""
    match = match_of(name)
    turns = turns_of(match)
    counts = Counter(turns[ply] for ply, _ in decided(match))
    assert max(counts.values()) == moves
    for seat in {turn.seat for turn in counts}:
        numbers = sorted(turn.number for turn in counts if turn.seat == seat)
        assert numbers == list(range(1, len(numbers) + 1))


def test_who_is_alone_has_turns_too() -> None:
    """In solo Tuintopia a turn ends when cards are drawn."""
    turns = turns_of(match_of("tuintopia/random-solo"))
    assert len({turn for turn in turns if turn.seat}) > 5


def test_draws_count_for_nothing() -> None:
    """A chance event belongs to the current turn, or before the first turn to none."""
    match = match_of("tuintopia/greedy-rivals")
    turns = turns_of(match)
    assert turns[0] == Turn()
    first = next(ply for ply, _ in decided(match))
    assert turns[first].number == 1
    after = next(ply for ply in range(first, match.ply) if not _decides(match, ply))
    assert turns[after] == turns[after - 1]


def _decides(match: AnyMatch, ply: int) -> bool:
    return bool(match.game.current_player(match.positions[ply].state))


def test_a_bonus_move_belongs_to_its_turn() -> None:
    """In Letter Maze it counts to the same turn, as does the tribute that others pay."""
    match = match_of("letter-maze/four-seats-tribute-cover")
    turns = turns_of(match)
    begun = Counter(seat for ply, seat in decided(match) if _is_first(match, ply))
    for seat, count in begun.items():
        assert max(turn.number for turn in turns if turn.seat == seat) == count


def _is_first(match: AnyMatch, ply: int) -> bool:
    return bool(match.positions[ply].state.phase.value == "move")


def test_who_is_out_in_witchcraft_stays_out() -> None:
    """It is the only game that eliminates players."""
    for name in ("witchcraft/random-4-seats", "witchcraft/greedy-5-seats"):
        match = match_of(name)
        for seat in range(1, len(match.names) + 1):
            out = [match.game.is_out(each.state, seat) for each in match.positions]
            assert out == sorted(out)
            assert out[-1] == bool(match.state.witches[seat - 1].out)
    assert not match_of("wizards-garden/random").game.is_out(None, 1)
