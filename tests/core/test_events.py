"""Events as data."""

from __future__ import annotations

import json
from dataclasses import dataclass

import pytest

from tabletop.core.events import Event, GameEnded, event_data, spelled, spelled_each
from tabletop.core.match import Match
from tabletop.core.sampling import random_match
from tabletop.games.registry import GAMES, load_game


@dataclass(frozen=True, slots=True)
class LeafTurned(Event):
    """An event with spelled cells."""

    seat: int
    cells: tuple[int, ...] = spelled_each("abc".__getitem__)
    near: int | None = spelled("abc".__getitem__)


@dataclass(frozen=True, slots=True)
class Odd(Event):
    """An event that JSON can't hold."""

    what: object


def test_data_is_named_in_kebab_case_and_spelled() -> None:
    """Each item of a tuple is spelled, or the whole value; None stays."""
    data = event_data(LeafTurned(2, (0, 2), None))
    assert data == {"event": "leaf-turned", "seat": 2, "cells": ["a", "c"], "near": None}


def test_what_json_does_not_know_needs_a_spelling() -> None:
    """No repr slips into the output."""
    with pytest.raises(TypeError, match="needs a spelling"):
        event_data(Odd(object()))


@pytest.mark.parametrize("key", [*GAMES, "template"])
def test_each_move_of_a_game_has_events_and_only_the_last_ends_it(key: str) -> None:
    """All are JSON, and every move did something."""
    game = load_game(key)
    match: Match[object, object] = random_match(game, game.info.min_seats, f"events-{key}", {})
    for ply in range(match.ply):
        happened = match.events(ply)
        assert happened, match.record.moves[ply]
        json.dumps([event_data(event) for event in happened])
        ended = [event for event in happened if isinstance(event, GameEnded)]
        assert bool(ended) == (ply + 1 == match.ply)
