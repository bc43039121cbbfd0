"""Links and shared files ask for consent before they save or delete anything."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from tabletop.app.model.phones import Line
from tabletop.app.shelf import arriving
from tests.app.world import SIZE, World, bundle


def opened() -> World:
    world = World().start()
    world.send("resize", **SIZE)
    return world


def kept_games(count: int) -> list[str]:
    """Return the texts of some saved games."""
    world = World().start()
    return [world.games[world.new(f"new=template&seats=2&seed={seed}")] for seed in range(count)]


@pytest.mark.parametrize("link", ["new=template&seats={0}", "daily=wizards-garden/2026-{0:02}-01"])
def test_sixty_links_leave_no_game_behind(link: str) -> None:
    """Each opens a table at once, but nothing is saved or listed before a person acts there."""
    world = opened()
    for number in range(60):
        world.send("link", fragment=link.format(number % 2 + 2))
        assert world.page["screen"] == "table"
        world.send("painted")
    world.send("leave")
    assert world.games == world.entries == {}
    assert world.page["shelf"] == []


@pytest.mark.parametrize("link", ["new=template&seats=human,easy", "learn=wizards-garden"])
@pytest.mark.parametrize("act", [("cancel", {}), ("dialog", {"kind": "send"})], ids=str)
def test_a_table_is_kept_when_somebody_does_something_there(
    link: str, act: tuple[str, dict[str, str]]
) -> None:
    """A computer's move does not count; after a person's, every move is saved."""
    world = opened()
    world.send("link", fragment=link)
    if world.job:
        world.answer("take=1")
    assert world.games == {}
    do, more = act
    world.send(do, **more)
    assert world.model.session
    assert list(world.games) == [world.model.session.id]
    assert [entry["id"] for entry in world.page["shelf"]] == list(world.games)


def test_a_reload_stands_at_the_same_table() -> None:
    """The tab holds the game; it is saved from the first move on, under the same id."""
    world = opened()
    world.send("link", fragment="new=template&seats=2")
    assert world.model.session
    first = world.model.session
    again = World(games=world.games, held=world.held).start()
    again.send("resize", **SIZE)
    again.send("link", fragment=f"game={first.id}")
    assert again.model.session
    assert again.model.session.match.record == first.match.record
    assert again.games == {}
    again.send("type", text="take=1")
    assert len(again.moves) == first.match.ply + 1


def test_an_imported_game_is_never_tentative() -> None:
    """Only the tab's own data can make a game tentative, not the game's text."""
    (text,) = kept_games(1)
    world = opened()
    world.send("import", name="a.json", text=text)
    (id_,) = world.games
    world.send("open-save", id=id_)
    world.send("type", text="take=1")
    assert world.moves[-1] == "take=1"


def share(world: World, text: str) -> Any:
    return world.send("import", name="", text=text, shared=True)["dialog"]


def test_a_shared_file_says_what_it_holds_and_asks() -> None:
    """Before the answer and after "Not now", no game is saved and no puzzle marked."""
    world = opened()
    text = bundle(kept_games(3), {"wizards-garden": list(range(1, 40))})
    dialog = share(world, text)
    assert dialog["kind"] == "confirm"
    assert "3 games and 39 solved puzzles" in dialog["text"]
    assert (world.games, world.entries, world.solved) == ({}, {}, [])
    world.send("close-dialog")
    assert world.model.inbox.offered == ()
    world.send("import-shared")
    assert (world.games, world.solved) == ({}, [])
    share(world, text)
    page = world.send("import-shared")
    assert page["dialog"] is None
    assert len(world.games) == len(page["shelf"]) == 3
    assert len(world.solved) == 39


def test_several_shared_files_are_one_question() -> None:
    """The question counts all of their games, and names unreadable files."""
    world = opened()
    one, two = kept_games(2)
    share(world, one)
    share(world, bundle([two]))
    assert "2 games" in world.page["dialog"]["text"]
    world.send("import", name="", fault="large", shared=True)
    assert world.page["notice"]["tone"] == "warn"
    world.send("import-shared")
    assert len(world.games) == 2


def test_no_flood_of_shared_files_waits_for_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Files beyond the limit are reported, and not held in memory."""
    world = opened()
    (text,) = kept_games(1)
    monkeypatch.setattr(arriving, "MOST_OFFERED", 3 * len(text))
    for _ in range(5):
        share(world, text)
    assert len(world.model.inbox.offered) == 3
    assert world.page["notice"]["tone"] == "warn"


def test_a_shared_file_with_a_link_asks_who_is_here() -> None:
    """Like the link itself."""
    ada = opened()
    ada.new("new=template&seats=2")
    link = ada.send("dialog", kind="send")["dialog"]["link"]
    world = opened()
    text = json.dumps({"format": "six-gardens-link", "link": f"play={link}"})
    assert share(world, text)["kind"] == "who"
    assert world.games == {}


CODE = "EPt-A_n"


@pytest.mark.parametrize(
    ("do", "more"),
    [("link", {"fragment": f"join={CODE}"}), ("receive", {"text": f"Come! #join={CODE} Ada"})],
)
def test_a_link_to_a_table_nearby_asks_before_it_connects(do: str, more: dict[str, str]) -> None:
    """The sheet that answers the code, and so connects, opens only after consent."""
    world = opened()
    asked = world.send(do, **more)["dialog"]
    assert asked["kind"] == "confirm"
    assert world.send("close-dialog")["dialog"] is None
    yes = world.send(do, **more)["dialog"]["yes"]["message"]
    dialog = world.send(**yes)["dialog"]
    assert (dialog["kind"], dialog["code"]) == ("join", CODE)


@pytest.mark.parametrize("link", ["new=template&seats=2", "learn=wizards-garden", "game=other"])
def test_a_device_among_phones_asks_before_a_link_leads_away(link: str) -> None:
    """Connections to phones stay until a person agrees; the table's own link needs no consent."""
    world = opened()
    id_ = world.new("new=template&seats=2")
    world.model = replace(world.model, lines={1: Line(2)})
    asked = world.send("link", fragment=link)
    assert asked["dialog"]["kind"] == "confirm"
    assert asked["table"]["id"] == id_
    assert world.send("close-dialog")["table"]["id"] == id_
    assert world.send("link", fragment=f"game={id_}")["dialog"] is None
    world.send("link", fragment=link)
    page = world.send(**world.page["dialog"]["yes"]["message"])
    assert page["notice"] if link == "game=other" else page["table"]["id"] != id_
