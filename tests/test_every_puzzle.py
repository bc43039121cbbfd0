"""Every stored puzzle obeys the rules; the tool that finds puzzles checks that the solution is
best.
"""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tabletop.app.puzzles.judging import BEST, is_right, is_turn_over
from tabletop.core.errors import IllegalMove
from tabletop.core.match import Match
from tabletop.core.puzzle import Puzzle
from tabletop.core.record import Record
from tabletop.games.registry import GAMES, AnyGame, AnyMatch, load_game, load_puzzles
from tabletop.headless.puzzles import puzzle_list

KINDS = {"safe", "save", "win-1", "win-2", "win-3", "best", "ahead", "most", "last", "nearest"}

LEAST, MOST = 20, 60

ROOM = 10_000
"""Bytes for the puzzles of a game, packed as a static host packs them."""

FOLDERS = Path(__file__).resolve().parent.parent / "py" / "tabletop" / "games"


@cache
def matches(key: str) -> tuple[tuple[Puzzle, AnyMatch], ...]:
    """Return each puzzle of a game with the match loaded from its record."""
    game, puzzles = load_game(key), zip(load_puzzles(key), puzzle_list(key), strict=True)
    return tuple(
        (puzzle, Match.load(game, Record.from_data(told["record"]))) for puzzle, told in puzzles
    )


@pytest.mark.parametrize("key", GAMES)
def test_every_puzzle_has_a_turn_that_can_be_played(key: str) -> None:
    """Its record loads, its seat is to move, and its solution is a legal turn of that seat."""
    assert LEAST <= len(load_puzzles(key)) <= MOST
    for puzzle, match in matches(key):
        where = f"{key} {puzzle.id}"
        assert puzzle.kind in KINDS, where
        assert puzzle.grade in (1, 2, 3), where
        assert puzzle.solution, where
        assert match.positions[-1].seeded, where
        played = match
        for move in puzzle.solution:
            assert played.to_move == puzzle.seat, where
            played = played.play(move).settle()


@pytest.mark.parametrize("key", GAMES)
def test_no_two_puzzles_are_alike(key: str) -> None:
    """Ids are 1, 2, 3 ..., and no position repeats with the same kind of puzzle.

    Positions that differ only in the order of sections count as the same.
    """
    puzzles = load_puzzles(key)
    assert [each.id for each in puzzles] == list(range(1, len(puzzles) + 1))
    like = {(match.game.likeness(match.state), puzzle.kind) for puzzle, match in matches(key)}
    assert len(like) == len(puzzles)


@pytest.mark.parametrize("key", GAMES)
def test_a_puzzle_keeps_what_it_says(key: str) -> None:
    """Its claim is true: nothing is left to take, the game is won, or no move gets further."""
    game = load_game(key)
    for puzzle, match in matches(key):
        where, after = f"{key} {puzzle.id}", puzzle.solved(match)
        if puzzle.kind == "safe":
            safe = [move for move in texts(game, match) if not can_score(match.play(move))]
            assert safe == list(puzzle.solution), where
        elif puzzle.kind == "win-1":
            outcome = game.outcome(after.state)
            assert outcome is not None, where
            assert puzzle.seat in outcome.winners, where
        elif puzzle.kind in ("most", "last", "nearest"):
            before, reached = headway(match, puzzle), headway(after, puzzle)
            assert reached > before, where
        elif puzzle.kind in BEST:
            assert puzzle.margin > 0, where


def in_every_order(match: AnyMatch, moves: tuple[str, ...]) -> Iterator[AnyMatch]:
    """Yield the result of playing all of the moves, in each order that the rules allow."""
    if not moves:
        yield match
    for place, move in enumerate(moves):
        try:
            played = match.settle().play(move)
        except IllegalMove:
            continue
        yield from in_every_order(played, moves[:place] + moves[place + 1 :])


@pytest.mark.parametrize("key", GAMES)
def test_a_turn_may_be_played_in_any_order(key: str) -> None:
    """Moving the gazebo before planting also counts as the solution."""
    for puzzle, match in matches(key):
        start = match.ply
        for played in in_every_order(match, puzzle.solution):
            if is_turn_over(puzzle, played, start):
                moves = played.record.moves[start:]
                assert is_right(puzzle, played, start), f"{key} {puzzle.id} {moves}"


@pytest.mark.parametrize("key", GAMES)
def test_no_shorter_turn_ends_the_game_better(key: str) -> None:
    """If one action can end the game, its lead is not greater than that of the solution."""
    for puzzle, match in matches(key):
        if puzzle.kind not in BEST or puzzle.seats == 1:
            continue
        most = lead(match.game, puzzle, puzzle.solved(match).state)
        for move in match.game.legal_moves(match.state):
            after = match.game.apply_move(match.state, move)
            if match.game.outcome(after):
                assert lead(match.game, puzzle, after) < most, f"{key} {puzzle.id} {move}"


@pytest.mark.parametrize("key", GAMES)
def test_the_puzzles_of_a_game_are_small(key: str) -> None:
    """They are downloaded with the game, also by people who never open one."""
    stored = (FOLDERS / key.replace("-", "_") / "puzzles.json").read_bytes()
    assert len(gzip.compress(stored, 6)) <= ROOM


def texts(game: AnyGame, match: AnyMatch) -> list[str]:
    """Return the notation of the legal moves at the end of a match."""
    return [game.move_to_text(move) for move in game.legal_moves(match.state)]


def can_score(match: AnyMatch) -> bool:
    """Return whether the seat to move has a move that raises its score."""
    game, seat = match.game, match.to_move or 0
    before = game.scores(match.state)
    return match.to_move is not None and any(
        game.scores(game.apply_move(match.state, move))[seat - 1] > before[seat - 1]
        for move in game.legal_moves(match.state)
    )


def lead(game: AnyGame, puzzle: Puzzle, state: Any) -> int:
    """Return the lead of the puzzle's seat over the best other seat, in points."""
    scores = list(game.scores(state))
    return scores.pop(puzzle.seat - 1) - max(scores)


def headway(match: AnyMatch, puzzle: Puzzle) -> int:
    """Return the progress of the puzzle's seat, in the unit of the game's `headway`."""
    return match.game.headway(match.state, puzzle.seat)
