"""Preloading a saved game changes nothing, and opening it afterwards repeats no work."""

from __future__ import annotations

from itertools import count
from unittest.mock import patch

import pytest

from tabletop.core.match import Match
from tabletop.games.registry import load_table
from tests.app.world import World

WIDTHS = count(900)


@pytest.fixture
def world(request: pytest.FixtureRequest) -> World:
    """Return a tab whose menu lists one game, unique to this test."""
    world = World().start()
    world.new(f"new=tuintopia&seats=2&seed={request.node.name}")
    world.send("leave")
    world.send("resize", width=next(WIDTHS), height=640)  # at which it was not drawn yet
    return world


def rehearse(world: World, game: str = "tuintopia") -> str:
    """Preload the game as the page requests it, and return its id."""
    ((id_, text),) = world.games.items()
    assert world.model.size
    width, height, *_ = world.model.size
    world.send("rehearse", id=id_, game=game, record=text, step=0, width=width, height=height)
    return id_


def test_what_was_made_ready_is_neither_replayed_nor_drawn_again(world: World) -> None:
    """Opening it uses the preloaded match and scene."""
    table = type(load_table("tuintopia"))
    load, scene = Match.load, table.scene
    with (
        patch.object(Match, "load", side_effect=load) as loaded,
        patch.object(table, "scene", autospec=True, side_effect=scene) as drawn,
    ):
        id_ = rehearse(world)
        assert (loaded.call_count, drawn.call_count) == (1, 1)
        world.send("open-save", id=id_)
        assert (loaded.call_count, drawn.call_count) == (1, 1)
    assert world.page["table"]["id"] == id_
    assert world.painted[-1].nodes


def test_a_game_that_is_not_imported_yet_is_left_alone(world: World) -> None:
    """To import one may keep somebody waiting who wants another thing."""
    world.is_patient = True
    rehearse(world, "not-imported")
    assert not world.later
    rehearse(world)
    assert world.later


def test_nothing_is_changed_nor_shown_by_it(world: World) -> None:
    """The same goes for an invalid game: the error is reported only on opening it."""
    before, painted = world.model, list(world.painted)
    id_ = rehearse(world)
    world.games[id_] = "{"
    rehearse(world)
    assert world.model == before
    assert world.painted == painted


def test_at_a_table_nobody_is_kept_waiting_by_it(world: World) -> None:
    """What is on its way when a game is opened goes no further."""
    world.is_patient = True
    id_ = rehearse(world)
    world.send("open-save", id=id_)
    with patch.object(type(load_table("tuintopia")), "scene", side_effect=AssertionError):
        world.breathe()
    assert not world.later
