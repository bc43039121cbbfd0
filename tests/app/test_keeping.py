"""Saved games: nothing is lost through storage failures, other tabs or foreign files."""

from __future__ import annotations

import json

import pytest

from tabletop.core.record import Record
from tabletop.core.seal import sum_of
from tests.app.world import World


@pytest.fixture
def world() -> World:
    """Return a tab with a new game of two people on the table; seat 1 is to move."""
    world = World().start()
    world.new()
    return world


def reopened(world: World) -> World:
    """Return another tab, or the same one after a reload."""
    return World(games=world.games, entries=world.entries, settings=world.settings).start()


def test_every_move_is_kept_when_it_is_made(world: World) -> None:
    """After each move storage has it and the list shows the state."""
    world.send("type", text="take=1")
    again = reopened(world)
    (entry,) = again.page["shelf"]
    assert entry["status"] == "6 leaves left · Player 2 to play"
    again.send("open-save", id=entry["id"])
    assert again.moves == ("take=1",)


@pytest.mark.parametrize(
    "text",
    ["", "{", "null", "[[[[", "x" * 3_000_000, '{"format": "six-gardens"}'],
    ids=["empty", "open", "null", "lists", "long", "bare"],
)
def test_a_damaged_game_is_marked_kept_and_can_be_exported(world: World, text: str) -> None:
    """The page starts, and the text of the game stays unchanged."""
    world.games["odd"] = text
    again = reopened(world)
    states = {entry["id"]: entry["state"] for entry in again.page["shelf"]}
    assert states["odd"] == "damaged"
    assert "can’t be opened" in again.send("open-save", id="odd")["notice"]["text"]
    assert again.page["screen"] == "menu"
    again.send("export", id="odd")
    assert list(again.files.values()) == [text]
    assert again.games["odd"] == text


def test_a_game_with_an_illegal_move_is_told_with_the_move(world: World) -> None:
    """With the move's number, counted from 1, and a sentence without codes."""
    (id_,) = world.games
    data = json.loads(world.games[id_])
    world.games[id_] = json.dumps({**data, "moves": ["take=1", "first=2"]})
    again = World(games=world.games).start()
    told = again.send("open-save", id=id_)["notice"]["text"]
    assert "Move 2 can’t be played." in told
    assert "E-" not in told


def test_full_storage_is_told_once_and_play_goes_on(world: World) -> None:
    """The notice offers an export; once there is room, the game is saved again."""
    world.is_full = True
    assert "can’t be saved" in world.send("type", text="take=1")["notice"]["text"]
    world.send("close-notice")
    assert world.send("type", text="take=1")["notice"] is None
    assert world.page["table"]["ply"] == 2
    world.is_full = False
    world.send("type", text="take=1")
    assert len(world.moves) == 3


def test_icons_that_come_late_say_nothing_of_a_game_that_is_not_kept() -> None:
    """A table without storage stays as it is when its picture could be drawn."""
    world = World(is_full=True).start()
    id_ = world.new()
    told = world.page["notice"]
    shown = world.send("pictures", icons={}, colours={})
    assert shown["notice"] == told
    assert [entry["id"] for entry in shown["shelf"]] == [id_]
    assert world.files == {}


def test_the_game_on_the_table_leaves_as_it_stands(world: World) -> None:
    """The export has the current moves, whatever storage has."""
    (id_,) = world.games
    world.is_full = True
    world.send("type", text="take=1")
    assert world.moves == ()
    world.send("export", id=id_)
    del world.games[id_]
    world.send("export", id=id_)
    assert [Record.from_text(text).moves for text in world.files.values()] == [("take=1",)]


def test_a_damaged_game_that_was_deleted_comes_back(world: World) -> None:
    """Restoring keeps its text and its mark."""
    world.games["odd"] = "{"
    again = reopened(world)
    again.send("delete", id="odd")
    assert "odd" not in again.games
    shown = again.send("restore", id="odd")
    assert again.games["odd"] == "{"
    assert {entry["id"]: entry["state"] for entry in shown["shelf"]}["odd"] == "damaged"


def test_two_tabs_do_not_overwrite_each_other(world: World) -> None:
    """The later tab shows the other's game, and can keep its own as a copy."""
    other = reopened(world)
    other.games = world.games
    other.send("resize", width=500, height=500)
    other.send("open-save", id=next(iter(world.games)))
    world.send("type", text="take=1")
    shown = other.send("type", text="take=3")
    assert "another tab" in shown["notice"]["text"]
    assert other.moves == world.moves == ("take=1",)
    (action,) = shown["notice"]["actions"]
    other.send(action["message"].pop("do"), **action["message"])
    assert len(world.games) == 2


def test_a_tab_follows_what_another_tab_plays(world: World) -> None:
    """It updates on storage events, without a notice if nothing is lost."""
    other = reopened(world)
    other.send("open-save", id=next(iter(world.games)))
    world.send("type", text="take=1")
    id_, text = next(iter(world.games.items()))
    assert other.send("storage", id=id_, text=text)["notice"] is None
    assert other.page["table"]["ply"] == 1


def test_news_of_a_cleared_storage_that_comes_too_late_costs_no_move(world: World) -> None:
    """What was kept after it is a beginning of this game, and gives way to it."""
    world.send("storage", cleared=True, ids=[])
    world.send("type", text="take=1")
    world.send("type", text="take=2")
    assert world.moves == ("take=1", "take=2")
    assert world.page["table"]["ply"] == 2


@pytest.mark.parametrize(
    ("left", "told"),
    [(2, "Your games have been put back"), (1, "some of your games"), (0, ": your games")],
)
def test_a_cleared_storage_is_told_by_what_is_left_of_it(left: int, told: str) -> None:
    """Whether all games are there, only some of them, or none."""
    first = World().start()
    first.new()
    (text,) = first.games.values()
    world = World(games={"one": text, "two": text}).start()
    shown = world.send("storage", cleared=True, ids=["one", "two"][:left])
    assert told in shown["notice"]["text"]


def test_where_nothing_was_saved_nothing_is_told_of_a_cleared_storage() -> None:
    """No games are said to be lost or put back that there never were."""
    assert World().start().send("storage", cleared=True, ids=[])["notice"] is None


def test_what_can_be_done_about_a_game_deleted_in_another_tab_depends_on_its_end(
    world: World,
) -> None:
    """One more move saves it; where none can be played it can be exported."""
    (id_,) = world.games
    assert "Play a move" in world.send("storage", id=id_, text=None)["notice"]["text"]
    while world.page["table"] and not world.page["table"]["over"]:
        world.send("type", text="take=1")
    assert "Export it" in world.send("storage", id=id_, text=None)["notice"]["text"]


def test_a_move_taken_back_in_another_tab_does_not_give_way(world: World) -> None:
    """That game is a beginning of this one, but somebody wanted it so."""
    world.send("type", text="take=1")
    other = reopened(world)
    other.games = world.games
    other.send("open-save", id=next(iter(world.games)))
    world.send("undo")
    shown = other.send("type", text="take=2")
    assert "another tab" in shown["notice"]["text"]
    assert other.moves == world.moves == ()


def test_a_game_deleted_in_another_tab_is_kept_by_the_next_move(world: World) -> None:
    """A notice says so, and the table stays."""
    (id_,) = world.games
    world.games.clear()
    assert "deleted" in world.send("storage", id=id_, text=None)["notice"]["text"]
    world.send("type", text="take=1")
    assert world.moves == ("take=1",)


def test_a_game_is_renamed_copied_deleted_and_brought_back(world: World) -> None:
    """All from the menu; a deleted game comes back as it was."""
    (id_,) = world.games
    world.send("leave")
    world.send("rename", id=id_, name="Sunday")
    assert [entry["name"] for entry in world.page["shelf"]] == ["Sunday"]
    world.send("copy", id=id_)
    assert [entry["name"] for entry in world.page["shelf"]] == ["Sunday (copy)", "Sunday"]
    before = world.games[id_]
    assert "Sunday deleted." in world.send("delete", id=id_)["notice"]["text"]
    assert len(world.games) == 1
    world.send("restore", id=id_)
    assert world.games[id_] == before


def test_a_game_travels_as_a_file(world: World) -> None:
    """Exported and taken in elsewhere, it is the same game."""
    world.send("type", text="take=1")
    world.send("export", id=next(iter(world.games)))
    ((name, text),) = world.files.items()
    assert name == "template-player-1-player-2.json"
    other = World().start()
    assert other.send("import", name=name, text=text)["notice"]["text"] == "One game imported."
    other.send("open-save", id=next(iter(other.games)))
    assert other.moves == ("take=1",)


def test_all_games_travel_as_one_file_and_bad_ones_are_told(world: World) -> None:
    """Good games are imported; refused ones are reported with the reason."""
    world.games["odd"] = "{"
    world.send("export")
    (text,) = world.files.values()
    other = World().start()
    told = other.send("import", name="all.json", text=text)["notice"]["text"]
    assert told.startswith("One game imported. Not imported: Game 2: Something is wrong with")
    assert len(other.games) == 1


def test_what_is_no_file_of_ours_is_refused_with_the_reason() -> None:
    """A notice explains, and no game is imported."""
    world = World().start()
    for text in ("hello", "[]", '{"format": "six-gardens-games", "games": 5}'):
        told = world.send("import", name="x", text=text)["notice"]["text"]
        assert told.startswith("No games imported. Not imported: Something is wrong with")
    assert world.games == {}


def test_links_open_new_and_kept_tables(world: World) -> None:
    """A link sets game, seats, seed and options; invalid values are reported."""
    (id_,) = world.games
    world.send("leave")
    assert world.send("link", fragment=f"game={id_}")["table"]["id"] == id_
    world.send("link", fragment="new=template&seats=human,greedy,hard&heap=15&first=1")
    assert world.model.session
    assert [seat.level for seat in world.model.session.match.record.seats] == [
        None, "greedy", "hard",
    ]  # fmt: skip
    for wrong in (
        "new=chess",
        "new=template&seats=9",
        "new=template&seats=king",
        "new=template&x=1",
    ):
        assert world.send("link", fragment=wrong)["notice"]["tone"] == "warn"
    assert "no longer saved" in world.send("link", fragment="game=nowhere")["notice"]["text"]


def test_settings_are_kept_and_nonsense_is_not() -> None:
    """An invalid value becomes the default."""
    world = World().start()
    world.send("set", key="theme", value="dark")
    assert reopened(world).page["settings"]["theme"] == "dark"
    odd = World(settings={"theme": "pink", "more": "x"}).start()
    assert odd.page["settings"]["theme"] == "auto"
    assert "more" not in odd.page["settings"]


def test_storage_facts_are_told_in_the_settings(world: World) -> None:
    """How many games, how much room, and whether the browser promises to keep them."""
    dialog = world.send("dialog", kind="settings")["dialog"]
    assert dialog["storage"]["sentence"].startswith("1 game, 12 kB.")
    assert world.send("persist")["dialog"]["storage"]["kept"]


def test_all_games_leave_with_the_one_on_the_table_where_storage_is_refused() -> None:
    """What could not be kept can still be exported, with every move."""
    world = World(is_full=True).start()
    world.new()
    world.send("type", text="take=1")
    world.send("export")
    (text,) = world.files.values()
    other = World().start()
    other.send("import", name="all.json", text=text)
    other.send("open-save", id=next(iter(other.games)))
    assert other.moves == ("take=1",)


# -- what storage answers --------------------------------------------------------------------------


def test_games_that_only_local_storage_has_are_told_once(world: World) -> None:
    """With a way to export; the warning goes when the game is safe, and comes again if need be."""
    world.is_loose = True
    shown = world.send("type", text="take=1")
    assert "could be lost" in shown["notice"]["text"]
    world.send("close-notice")
    assert world.send("type", text="take=1")["notice"] is None
    world.send("undo")
    world.is_loose = False
    world.send("type", text="take=1")
    world.is_loose = True
    assert world.send("type", text="take=2")["notice"] is not None
    id_ = next(iter(world.games))
    assert world.send("kept", id=id_, loose=False)["notice"] is None


def test_what_can_not_be_read_right_now_is_never_called_gone(world: World) -> None:
    """It stays listed, and a button tries again."""
    (id_,) = world.games
    again = reopened(world)
    again.is_whole = False
    for do in ("open-save", "copy", "delete", "export"):
        shown = again.send(do, id=id_)
        assert "can’t be read right now" in shown["notice"]["text"]
        (action,) = shown["notice"]["actions"]
        assert action["message"] == {"do": do, "id": id_}
        assert [entry["id"] for entry in shown["shelf"]] == [id_]
    again.is_whole = True
    again.send("open-save", id=id_)
    assert again.page["screen"] == "table"


def test_a_link_to_a_game_that_can_not_be_read_right_now_leads_nowhere_yet(world: World) -> None:
    (id_,) = world.games
    again = reopened(world)
    again.is_whole = False
    assert "right now" in again.send("link", fragment=f"game={id_}")["notice"]["text"]
    assert id_ in again.entries


def test_a_list_that_can_not_be_read_is_not_pruned(world: World) -> None:
    """Neither at the start nor when another tab cleared storage; what comes later is listed."""
    (id_,) = world.games
    again = World(games={}, entries=world.entries, is_whole=False).start()
    assert "right now" in again.page["notice"]["text"]
    assert [entry["id"] for entry in again.page["shelf"]] == [id_]
    shown = again.send("storage", cleared=True, ids=[], whole=False)
    assert "right now" in shown["notice"]["text"]
    assert [entry["id"] for entry in shown["shelf"]] == [id_]
    again.is_whole, again.games = True, world.games
    shown = again.send("list-again")
    assert shown["notice"] is None
    assert [entry["id"] for entry in shown["shelf"]] == [id_]


def test_a_game_that_can_not_be_deleted_is_listed_again(world: World) -> None:
    """It is not reported as deleted."""
    (id_,) = world.games
    again = reopened(world)
    again.is_locked = True
    shown = again.send("delete", id=id_)
    assert "couldn’t be deleted" in shown["notice"]["text"]
    assert [entry["id"] for entry in shown["shelf"]] == [id_]
    again.is_locked = False
    (action,) = shown["notice"]["actions"]
    shown = again.send(action["message"].pop("do"), **action["message"])
    assert "deleted." in shown["notice"]["text"]
    assert again.games == {}


def test_a_file_that_lacks_games_is_told(world: World) -> None:
    assert "they aren’t in the file" in world.send("export-short")["notice"]["text"]


@pytest.mark.parametrize("change", [{"rules": 2}, {"game": "chess"}, {"version": 2, "plays": []}])
def test_the_entry_of_another_versions_game_stays_as_it_was_written(
    world: World, change: dict[str, object]
) -> None:
    """Two versions on one origin share the list; here the game is shown as made by another one."""
    (id_,) = world.games
    data = {**json.loads(world.games[id_]), **change}
    del data["meta"]["sum"]
    data["meta"]["sum"] = sum_of(data)
    entry = json.dumps({"id": id_, "game": "chess", "mood": "new"})
    for entries in ({}, {id_: entry}):
        again = World(games={id_: json.dumps(data)}, entries=dict(entries)).start()
        (shown,) = again.page["shelf"]
        assert shown["state"] == "damaged"
        assert "Another version" in shown["status"]
        assert "Another version" in again.send("open-save", id=id_)["notice"]["text"]
        assert again.entries == entries
        assert again.games == {id_: json.dumps(data)}


def test_the_mark_of_a_version_that_could_not_read_a_game_is_lifted(world: World) -> None:
    """A damaged entry is made again from its game."""
    (id_,) = world.games
    good = world.entries[id_]
    marked = json.dumps(
        {**json.loads(good), "game": "", "seats": [], "when": "", "state": "damaged"}
    )
    again = World(games=world.games, entries={id_: marked}).start()
    assert again.page["shelf"][0]["state"] == "running"
