"""The list of saved games: a cache that is checked, rebuilt when damaged, and never blocks."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from tabletop.app.model.settings import SETTINGS
from tabletop.app.page.page import page, visible_shelf
from tabletop.app.saving.entries import is_entry
from tabletop.app.shelf.launch import AT_ONCE
from tabletop.core.record import Record, SeatEntry
from tests.app.world import World

GARBAGE = "[" * 5_000_000


@pytest.fixture
def world() -> World:
    """Return a tab with a game of two people on the table; seat 1 begins."""
    world = World().start()
    world.new()
    return world


def record(name: str = "Ada", **meta: Any) -> str:
    """Return the record of a game whose first seat has this name."""
    seats = (SeatEntry(name), SeatEntry("Bram"))
    return Record("template", seats, "7", {"first": "1"}, ("take=1",), meta=meta).to_text()


def visit(world: World, **kept: Any) -> World:
    """Return a new visit with the same games, and these other storage entries."""
    return World(games=world.games, settings=world.settings, **kept).start()


def statuses(world: World) -> list[str]:
    """Return the statuses of the games on the menu."""
    return [entry["status"] for entry in world.page["shelf"]]


# -- entries with a fault -------------------------------------------------------------------------


def with_(**changes: Any) -> Callable[[dict[str, Any]], Any]:
    """Return a function that changes an entry in this way."""
    return lambda entry: {**entry, **changes}


def with_seat(**changes: Any) -> Callable[[dict[str, Any]], Any]:
    """Return a function that changes the first seat of an entry in this way."""
    return lambda entry: {**entry, "seats": [{**entry["seats"][0], **changes}, *entry["seats"][1:]]}


FAULTS: dict[str, Callable[[dict[str, Any]], Any]] = {
    "mark 99": with_seat(mark=99),
    "mark 0": with_seat(mark=0),
    "mark of another seat": with_seat(mark=2),
    "mark 1e30": with_seat(mark=1e30),
    "mark 1.0": with_seat(mark=1.0),
    "mark true": with_seat(mark=True),
    "mark text": with_seat(mark="1"),
    "mark NaN": with_seat(mark=float("nan")),
    "mark Infinity": with_seat(mark=float("inf")),
    "seat kind": with_seat(kind="ghost"),
    "seat kind list": with_seat(kind=["human"]),
    "seat name null": with_seat(name=None),
    "seat name surrogate": with_seat(name="\ud800"),
    "seat name of 100,000": with_seat(name="W" * 100_000),
    "seat with more": with_seat(__proto__={"mark": 1}),
    "seat null": with_(seats=[None, None]),
    "no seats": with_(seats=[]),
    "a hundred seats": with_(
        seats=[{"name": "", "mark": n, "kind": "human"} for n in range(1, 101)]
    ),
    "seats deep": with_(seats=[[[[[]]]]]),
    "unknown game": with_(game="poker"),
    "game number": with_(game=5),
    "game prototype": with_(game="__proto__"),
    "another id": with_(id="another"),
    "id null": with_(id=None),
    "state": with_(state="lost"),
    "state list": with_(state=["over"]),
    "when number": with_(when=12),
    "when soon": with_(when="soon"),
    "when long": with_(when="2026-11-21T12:00:00+00:00" * 10),
    "status object": with_(status={"toString": "x"}),
    "status surrogate": with_(status="a\udfffb"),
    "title long": with_(title="<b>" * 1000),
    "name list": with_(name=[1]),
    "thumb": with_(thumb="\ud800"),
    "prototype key": with_(__proto__={"game": "template"}),
    "constructor": with_(constructor=1),
    "damaged with a game": with_(state="damaged"),
    "no state": lambda entry: {key: entry[key] for key in entry if key != "state"},
    "null": lambda _: None,
    "text": lambda _: "hello",
    "list": lambda entry: [entry],
    "empty": lambda _: {},
}


@pytest.mark.parametrize("fault", FAULTS)
def test_an_entry_with_any_fault_is_made_anew_from_its_game(world: World, fault: str) -> None:
    """One bad entry stops nothing, neither in its own place nor in the list of version 0.1.0."""
    ((id_, text),) = world.entries.items()
    entry = json.loads(text)
    bad = FAULTS[fault](entry)
    again = visit(world, entries={id_: json.dumps(bad)})
    assert again.page["shelf"] == [entry]
    assert is_entry(json.loads(again.entries[id_]))
    if fault not in ("thumb", "another id"):
        again = visit(world, old_list=json.dumps([None, bad, "hello"]))
        assert again.page["shelf"] == [entry]


@pytest.mark.parametrize(
    "text", ["", "{", "null", "[null]", '"hello"', "NaN", '{"a":1,"a":1}', GARBAGE, "\ud800"],
    ids=["empty", "open", "null", "nulls", "text", "NaN", "twice", "5 MB", "surrogate"],
)  # fmt: skip
def test_garbage_in_place_of_the_list_is_dropped(world: World, text: str) -> None:
    """Also of 5 MB; it does not come back."""
    (id_,) = world.games
    again = visit(world, entries={id_: text, "nowhere": text}, old_list=text)
    assert statuses(again) == ["7 leaves left · Player 1 to play"]
    assert list(again.entries) == [id_]
    assert again.old_list is None


def test_every_game_gets_an_entry_that_is_believed(world: World) -> None:
    """Whatever a record holds: what is made of it has no fault, or it would be made for ever."""
    odd = {
        "names": record("W" * 100_000),
        "controls": record("a\u202eb\nc\x00"),
        "surrogate": record("\ud800"),
        "meta": record(name="\u202e" * 99 + "x" * 500, played="soon", begun=5),
        "torn": "{",
        "quoted": json.dumps({**json.loads(record()), "game": "\udfff" * 5_000}),
    }
    again = World(games={**world.games, **odd}).start()
    assert len(again.entries) == len(again.page["shelf"]) == 1 + len(odd)
    assert all(is_entry(json.loads(text)) for text in again.entries.values())
    once_more = World(games=again.games, entries=again.entries)
    once_more.begin()
    assert once_more.later, "what can't be read is read again: another version may have marked it"
    while once_more.later:
        once_more.breathe()
    assert once_more.entries == again.entries


def test_settings_of_wrong_types_take_their_defaults() -> None:
    """Each invalid value is replaced by the first choice of its setting."""
    for odd in (None, 5, [], {}, "\ud800", ["dark"], {"__proto__": 1}, 1e30, "x" * 1_000_000):
        settings: Any = {"theme": odd, "motion": odd, "sound": odd, "__proto__": odd}
        shown = World(settings=settings).start().page["settings"]
        assert shown == {key: values[0] for key, values in SETTINGS.items()}


# -- the list of version 0.1.0 --------------------------------------------------------------------


def test_the_list_of_the_first_version_is_read_and_goes(world: World) -> None:
    """Its entries get places of their own, without pictures; games are not read again for it."""
    ((id_, text),) = world.entries.items()
    entry = json.loads(text)
    old = {**entry, "status": "as it was kept", "thumb": "<svg/>"}
    other = {**old, "id": "deleted long ago"}
    again = World(games=world.games, old_list=json.dumps([old, other]))
    again.begin()
    assert not again.later
    assert statuses(again) == ["as it was kept"]
    assert again.old_list is None
    assert json.loads(again.entries[id_]) == {**entry, "status": "as it was kept"}
    assert list(again.entries) == [id_]


def test_the_newer_of_two_entries_counts(world: World) -> None:
    """A tab with version 0.1.0 may have written its list last."""
    ((id_, text),) = world.entries.items()
    old = {**json.loads(text), "status": "other", "thumb": ""}
    for when, status in (("2020-01-01T00:00:00Z", "7 leaves"), ("2030-01-01T00:00:00Z", "other")):
        again = visit(world, entries={id_: text}, old_list=json.dumps([{**old, "when": when}]))
        assert statuses(again)[0].startswith(status)


# -- many games -----------------------------------------------------------------------------------


def test_a_lost_list_is_made_anew_in_slices(world: World) -> None:
    """A game at a time, with a breath between them, and none while a game is being played."""
    games = {f"g{number:02}": record() for number in range(AT_ONCE + 10)}
    again = World(games=games, is_patient=True)
    again.begin()
    sizes = [0]
    while sizes[-1] < 7:
        again.breathe()
        sizes.append(len(again.page["shelf"]))
    again.send("open-save", id="g03")
    while again.later:
        again.breathe()
    assert len(again.page["shelf"]) == 7
    again.send("leave")
    while again.later:
        again.breathe()
        sizes.append(len(again.page["shelf"]))
    assert {after - before for before, after in pairwise(sizes)} == {0, 1}
    assert {entry["id"] for entry in again.page["shelf"]} == set(games)


def test_a_game_that_another_tab_lists_meanwhile_keeps_that_entry() -> None:
    """What was read of it before is older."""
    world = World(games={"a": record(), "b": record()}).start()
    newer = json.dumps({**json.loads(world.entries["b"]), "status": "played on"})
    again = World(games=dict(world.games), is_patient=True)
    again.begin()
    again.breathe()
    again.send("storage", entry="b", text=newer)
    while again.later:
        again.breathe()
    assert sorted(entry["status"] == "played on" for entry in again.page["shelf"]) == [False, True]


def test_damaged_games_stand_last_whichever_was_listed_first() -> None:
    """So no card jumps when the page is opened again; opened, a damaged game stays there too."""
    games = {"torn": "{", "good": record(), "empty": "", "odd": "[]"}
    for ids in (list(games), list(reversed(games))):
        world = World(games={id_: games[id_] for id_ in ids}).start()
        world.send("open-save", id="odd")
        listed = [entry["id"] for entry in world.page["shelf"]]
        assert listed == ["good", "torn", "odd", "empty"]
        again = visit(world, entries=dict(reversed(world.entries.items())))
        assert [entry["id"] for entry in again.page["shelf"]] == listed


def test_what_a_move_writes_and_tells_does_not_grow_with_the_games_that_are_kept() -> None:
    """One entry is written, and the others are not sent to the page."""
    few, many = (World(games={f"g{n}": record() for n in range(count)}) for count in (1, 60))
    spent = []
    for world in (few, many):
        world.start()
        world.new()
        before = dict(world.entries)
        assert visible_shelf(world.model) is None
        world.send("type", text="take=1")
        written = {id_ for id_, text in world.entries.items() if before.get(id_) != text}
        assert world.model.session
        assert written == {world.model.session.id}
        spent.append(len(json.dumps(page(world.model))) - len(world.model.session.id))
    assert spent[0] == spent[1]


def test_the_list_is_told_where_it_is_shown(world: World) -> None:
    """On the menu and in the dialogs of kept games; as long as nothing changes it is the same."""
    assert visible_shelf(world.model) is None
    world.send("leave")
    before = visible_shelf(world.model)
    assert before is world.model.shelf
    world.send("dialog", kind="saves")
    world.send("close-dialog")
    assert visible_shelf(world.model) is before
    world.send("open-save", id=next(iter(world.games)))
    assert visible_shelf(world.model) is None
    world.send("dialog", kind="saves")
    assert visible_shelf(world.model) is before


def test_another_tab_lists_a_game_anew(world: World) -> None:
    """What it wrote is checked like everything that comes from storage."""
    world.send("leave")
    ((id_, text),) = world.entries.items()
    entry = json.loads(text)
    for told, status in (
        (json.dumps({**entry, "status": "played on"}), ["played on"]),
        (json.dumps({**entry, "status": 5}), ["played on"]),
        (None, []),
    ):
        world.send("storage", entry=id_, text=told)
        assert statuses(world) == status
