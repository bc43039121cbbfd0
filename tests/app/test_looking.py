"""Inspecting items at a table: always possible, and it changes only the picture."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.app.effects import Hurry, Paint
from tests.app.world import World, updated
from tests.games.wizards_garden.positions import W23_OF_PEOPLE

GARDENS = "new=garden-growth&seats=human,easy&seed=7"


@pytest.fixture
def world() -> World:
    """Return a tab with a person and a computer, each with a garden."""
    world = World().start()
    world.new(GARDENS)
    return world


def sentence(world: World) -> str:
    """Return the sentence below the title."""
    said: str = world.page["table"]["sentence"]
    return said


def test_another_garden_is_looked_at_while_its_computer_thinks(world: World) -> None:
    """The tap is accepted, and the computer then moves in its own garden."""
    world.send("type", text="end")
    assert world.job
    world.send("tap", region="player-1")
    assert sentence(world).startswith("This is your garden.")
    assert not world.page["table"]["refused"]
    world.answer("A1=S")
    assert "plant-2-A1" not in {node.key for node in world.painted[-1].nodes}
    world.send("cancel")
    assert "plant-2-A1" in {node.key for node in world.painted[-1].nodes}


def test_one_looks_around_in_a_look_back_too(world: World) -> None:
    """Also at an earlier ply; and back at the game one still looks there."""
    world.send("type", text="A1=S")
    world.send("goto", ply=0)
    world.send("tap", region="player-1")
    assert not world.page["table"]["refused"]
    assert world.model.session
    assert world.model.session.selection.inspected == "score-1"
    world.send("live")
    assert "term-1-points-A1" in {node.key for node in world.painted[-1].nodes}


def test_a_look_elsewhere_ends_what_is_still_shown(world: World) -> None:
    """Its picture would wait for the beats of a move that nobody looks at any more."""
    world.send("type", text="A1=S")
    world.send("goto", ply=1)

    def painting(do: str, **more: Any) -> list[type]:
        message = {"do": do, "now": "2026-11-23T12:00:00Z", "fresh": "look", **more}
        effects = updated(world.model, message)[1]
        return [type(effect) for effect in effects if isinstance(effect, Hurry | Paint)]

    assert painting("goto", ply=0) == [Hurry, Paint]
    assert painting("live") == [Hurry, Paint]
    world.send("goto", ply=0)
    assert painting("goto", ply=1) == [Paint]


def test_what_is_looked_at_is_explained_and_a_refusal_is_over(world: World) -> None:
    """The page leads to the passage of the rules; an old refusal stands in nobody's way."""
    world.send("tap", region="go")
    assert world.page["table"]["refused"]
    world.send("tap", region="player-1")
    assert not world.page["table"]["refused"]
    assert world.page["table"]["passage"] == "points"
    world.send("cancel")
    assert world.page["table"]["passage"] == ""


def test_playing_on_looks_away(world: World) -> None:
    """A selection ends the inspection."""
    world.send("tap", region="player-1")
    world.send("tap", region="A1")
    assert world.model.session
    assert (world.model.session.selection.inspected, world.model.session.selection.draft) == (
        "",
        ("A1",),
    )


def test_a_table_that_tells_where_a_score_comes_from_is_told_the_past() -> None:
    """All moves, as long as something is looked at; those of chance too."""
    world = World().start()
    world.new("new=wizards-garden&seats=2&seed=42")
    for text in W23_OF_PEOPLE:
        world.send("type", text=text)
    assert world.model.session
    match = world.model.session.match
    assert not any(node.key.startswith("term@") for node in world.painted[-1].nodes)
    for seat, flowers in enumerate(match.game.scores(match.state), start=1):
        world.send("tap", region=f"panel-{seat}")
        terms = [node for node in world.painted[-1].nodes if node.key.startswith("term@")]
        assert flowers == len(terms) == 2
