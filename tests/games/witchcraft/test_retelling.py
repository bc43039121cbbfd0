"""The engine against a second telling of its rules, over whole games of random moves."""

from __future__ import annotations

import pytest

from tabletop.core.game import listed_moves
from tabletop.core.match import Match
from tabletop.core.sampling import random_match
from tabletop.games.witchcraft.rules.cards import EVENTS
from tabletop.games.witchcraft.rules.game import GAME
from tabletop.games.witchcraft.rules.notation import Move
from tabletop.games.witchcraft.rules.state import State
from tests.games.witchcraft.positions import lively_match, model, winners
from tests.games.witchcraft.retelling import Course, Retelling


def told(course: Course, text: str) -> tuple[int, set[str]] | None:
    """Return what the course awaits after `text`, None when the game has ended."""
    try:
        return course.send(text)
    except StopIteration:
        return None


def check_game(match: Match[State, Move]) -> None:
    """Compare every position of a whole game, its legal moves and its end."""
    first = match.record.options["first"]
    retelling = Retelling(len(match.record.seats), 0 if first == "draw" else int(first))
    course = retelling.course()
    awaited: tuple[int, set[str]] | None = next(course)
    for position, text in zip(match.positions, match.record.moves, strict=False):
        listed = listed_moves(GAME, position.state, 1_000) or []
        assert model(position.state) == retelling.model()
        assert awaited == (GAME.current_player(position.state), set(listed))
        awaited = told(course, text)
    assert awaited is None
    assert match.to_move is None
    assert model(match.state) == retelling.model()
    assert winners(match.state) == sorted(retelling.winners or [])
    state = match.state
    assert (set(state.deck), set(state.discard)) == (retelling.deck, retelling.discards)
    assert (set(state.event_deck), state.closed) == (retelling.events, retelling.closed)


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_second_telling_of_random_games_agrees(seats: int) -> None:
    """W1 to W29: position, seat to move, legal moves, winners and piles are the same."""
    for number in range(8):
        check_game(random_match(GAME, seats, f"told-{number}", {"first": str(seats)}))


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_second_telling_of_lively_games_agrees(seats: int) -> None:
    """W1 to W29: the same for games in which spells are cast and Power decides."""
    for number in range(6):
        check_game(lively_match(seats, f"lively-{number}"))


def test_lively_games_show_nearly_all_cards() -> None:
    """The games of the comparison above cast at least 36 spells and turn up every event."""
    moves = {
        text.split("@")[0]
        for seats in range(2, 7)
        for number in range(6)
        for text in lively_match(seats, f"lively-{number}").record.moves
    }
    assert sum(text.startswith("cast=") for text in moves) >= 36
    assert {f"event={card}" for card in EVENTS} <= moves
