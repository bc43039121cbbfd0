"""Typed moves: case and spaces do not matter, and the record has the canonical notation."""

from __future__ import annotations

import random
from functools import cache

import pytest

from tabletop.app.table.typed_moves import typed_move
from tabletop.core.match import Match
from tabletop.core.sampling import random_match
from tabletop.games.registry import GAMES, AnyMatch, load_game
from tabletop.scene.table import REFUSED
from tests.app.world import World

POSITIONS = 15


@cache
def whole_game(key: str) -> AnyMatch:
    """Return a complete random game."""
    return random_match(load_game(key), 2, "typed", {}, 2_000)


@pytest.mark.parametrize("key", GAMES)
def test_every_game_reads_its_moves_in_any_case(key: str) -> None:
    """In small letters, in capitals, with spaces: the one legal move that is spelled so."""
    match = whole_game(key)
    rng = random.Random(5)
    decisions = [ply for ply in range(match.ply) if is_decision(match, ply)]
    for ply in rng.sample(decisions, min(POSITIONS, len(decisions))):
        here, move = match.back_to(ply), match.record.moves[ply]
        for text in (move, move.lower(), move.upper(), f"  {move} ", " ".join(move.swapcase())):
            assert typed_move(here, text) == move


def is_decision(match: AnyMatch, ply: int) -> bool:
    """Return whether a seat, not chance, moved at a ply."""
    return bool(match.game.current_player(match.positions[ply].state))


@pytest.mark.parametrize(
    ("key", "text", "move"),
    [("wizards-garden", " B3W", "b3w"), ("garden-growth", "a1=s", "A1=S")],
)
def test_a_move_is_recorded_in_its_one_spelling(key: str, text: str, move: str) -> None:
    """Whatever the keyboard made of it."""
    world = World().start()
    world.new(f"new={key}&seats=2&seed=7")
    world.send("type", text=text)
    assert world.page["table"]["typed"]["error"] is None
    assert move in world.moves


def test_a_dash_of_a_tablets_keyboard_is_a_hyphen() -> None:
    """As it makes one of a minus sign in Hanging Gardens."""
    match = whole_game("hanging-gardens")
    ply, move = next((ply, text) for ply, text in enumerate(match.record.moves) if "-" in text)
    assert typed_move(match.back_to(ply), move.replace("-", "\N{EN DASH}").lower()) == move


def test_what_no_move_is_like_is_refused_as_ever() -> None:
    """The sentence is that of the game."""
    world = World().start()
    world.new("new=wizards-garden&seats=2&seed=7&first=1")
    world.send("type", text="Z9W")
    assert world.page["table"]["typed"]["error"].startswith("Type a seed as space and face")
    assert world.moves == ()


def test_end_ends_a_turn_of_letter_maze() -> None:
    """It is a call in any case, also where it is refused; other words are still words."""
    whole = whole_game("letter-maze")
    to_end = whole.back_to(whole.record.moves.index("end"))
    beginning = Match.start(whole.game, whole.record.seats, "7").settle()
    for text in ("end", "End", " END "):
        assert typed_move(to_end, text) == "end"
        assert typed_move(beginning, text) == "end"
    refused = typed_move(beginning, "xqz")
    assert isinstance(refused, REFUSED)
    assert "XQZ" in refused.sentence
