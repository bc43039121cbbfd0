"""Checksums of saved games: a changed game is reported, kept, and opened on demand."""

from __future__ import annotations

import json

import pytest

from tabletop.core.record import Record
from tabletop.core.seal import SUM, is_whole
from tests.app.world import World

CHANGED = "It was changed or cut short after it was saved."


@pytest.fixture
def changed() -> World:
    """Return a tab on the menu, with a saved game in which one legal move was replaced."""
    world = World().start()
    id_ = world.new()
    world.send("type", text="take=1")
    world.games[id_] = world.games[id_].replace("take=1", "take=3")
    return World(games=world.games).start()


def test_what_is_kept_and_exported_has_a_check_sum_that_fits() -> None:
    """After every move, and after moves were taken back."""
    world = World().start()
    id_ = world.new()
    for _ in range(2):
        world.send("type", text="take=1")
    world.send("undo")
    world.send("export", id=id_)
    for text in (world.games[id_], *world.files.values()):
        record = Record.from_text(text)
        assert SUM in record.meta
        assert is_whole(record)


def test_a_game_that_was_changed_is_marked_and_kept_as_it_is(changed: World) -> None:
    """It can be replayed, yet nobody knows what is wrong in it: that is said, and it may leave."""
    (entry,) = changed.page["shelf"]
    assert (entry["state"], entry["status"]) == ("damaged", CHANGED)
    before = dict(changed.games)
    shown = changed.send("open-save", id=entry["id"])
    assert shown["screen"] == "menu"
    assert CHANGED in shown["notice"]["text"]
    assert changed.games == before
    changed.send("export", id=entry["id"])
    assert list(changed.files.values()) == list(before.values())


def test_a_game_that_was_changed_opens_on_demand(changed: World) -> None:
    """By the button beside the sentence; the next move makes it whole again."""
    (id_,) = changed.games
    notice = changed.send("open-save", id=id_)["notice"]
    (message,) = [each["message"] for each in notice["actions"] if "Open" in each["label"]]
    shown = changed.send(**message)
    assert shown["table"]["id"] == id_
    changed.send("type", text="take=1")
    assert changed.moves == ("take=3", "take=1")
    assert is_whole(Record.from_text(changed.games[id_]))
    assert [entry["state"] for entry in changed.page["shelf"]] == ["running"]


def test_a_file_that_was_changed_does_not_come_in(changed: World) -> None:
    """It is refused with the same words."""
    (text,) = changed.games.values()
    other = World().start()
    shown = other.send("import", name="game.json", text=text)
    assert shown["notice"]["text"] == f"No games imported. Not imported: {CHANGED}"
    assert other.games == {}


def test_a_move_that_can_t_be_played_is_told_before_the_check_sum(changed: World) -> None:
    """The nearer reason is the better one."""
    (id_,) = changed.games
    changed.games[id_] = changed.games[id_].replace("take=3", "take=9")
    told = changed.send("open-save", id=id_)["notice"]
    assert "Move 1 can’t be played." in told["text"]
    assert [each["label"] for each in told["actions"]] == ["Export"]


def test_a_game_of_the_first_version_opens_as_ever(changed: World) -> None:
    """There were no check sums then."""
    (id_,) = changed.games
    data = json.loads(changed.games[id_])
    del data["meta"][SUM]
    old = World(games={id_: json.dumps(data)}).start()
    assert old.send("open-save", id=id_)["notice"] is None
    assert old.page["table"]["ply"] == 1


def test_times_and_names_that_are_none_do_not_reach_the_list() -> None:
    """What the application remembers of a game is cut or left out, and the game opens."""
    world = World().start()
    id_ = world.new()
    data = json.loads(world.games[id_])
    for played in ("\ud800", "9" * 400, 7, None):
        meta = {"name": "N\x07\ud83d" + "o" * 9_000, "begun": played, "played": played}
        text = json.dumps({**data, "meta": meta})
        again = World(games={id_: text}).start()
        (entry,) = again.page["shelf"]
        assert entry["name"] == "N" + "o" * 58 + "…"
        assert entry["when"].startswith("2026-11-21T12:")
        assert again.send("open-save", id=id_)["notice"] is None
