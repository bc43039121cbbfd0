"""Thumbnails of saved games are drawn on demand, and never block."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from tabletop.games.registry import load_table
from tests.app.world import World
from tests.colours import colours


@pytest.fixture
def world() -> World:
    """Return a tab with a game of two people on the table; seat 1 begins."""
    world = World().start()
    world.new()
    return world


def draw(world: World) -> Iterator[tuple[str, str]]:
    """Yield the times and thumbnails of all saved games, as the page requests them."""
    for id_ in world.games:
        world.send("thumb", id=id_)
        yield world.pictures[id_]


def test_a_picture_is_drawn_when_it_is_asked_for(world: World) -> None:
    """With the time of its entry; none is in the list."""
    world.send("leave")
    (entry,) = world.page["shelf"]
    assert list(draw(world)) == [(entry["when"], "")]
    assert world.page["draws"] is False
    assert world.send("pictures", icons={}, colours=colours("light"))["draws"] is True
    ((when, svg),) = draw(world)
    assert when == entry["when"]
    assert svg.startswith("<svg ")
    assert svg not in json.dumps([world.page, world.entries])


def test_who_comes_from_the_table_finds_its_picture(world: World) -> None:
    """The game is at hand: it need not be read again."""
    world.send("pictures", icons={}, colours=colours("light"))
    (id_,) = world.games
    world.send("leave")
    assert world.pictures[id_][1].startswith("<svg ")


def test_a_picture_that_fails_is_in_nobodys_way(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every request gets a response, even for an invalid game; the page stays usable."""
    world.send("pictures", icons={}, colours=colours("light"))
    (id_,) = world.games
    monkeypatch.setattr(type(load_table("template")), "thumbnail", lambda *_: 1 / 0)
    world.games |= {"torn": "{", "gone": ""}
    assert [svg for _, svg in draw(world)] == ["", "", ""]
    world.send("thumb", id="nowhere")
    assert world.pictures["nowhere"] == ("", "")
    world.send("type", text="take=1")
    assert world.send("leave")["screen"] == "menu"
    assert world.page["notice"] is None
    assert world.send("open-save", id=id_)["table"]["ply"] == 1
