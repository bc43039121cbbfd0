"""Names of any kind at a table: sentences, log, dialogs and files keep their shape."""

from __future__ import annotations

import json
from collections.abc import Iterator

from tabletop.core.names import END_OF_ISOLATE, ISOLATE
from tabletop.core.record import Record, SeatEntry
from tests.app.world import SIZE, World

SARA = f"{ISOLATE}שרה{END_OF_ISOLATE}"


def table_with(*names: str) -> World:
    """Return a table of people with these names; seat 1 has played once."""
    seats = tuple(map(SeatEntry, names))
    record = Record("template", seats, "7", {"first": "1"}, ("take=1",), meta={"name": names[0]})
    world = World(games={"game": record.to_text()}).start()
    world.send("resize", **SIZE)
    world.send("open-save", id="game")
    return world


def texts(value: object) -> Iterator[str]:
    """Yield every text in a value, at any depth."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from texts(list(value.values()))
    elif isinstance(value, list):
        for each in value:
            yield from texts(each)


def test_a_name_from_right_to_left_is_isolated_wherever_it_is_told() -> None:
    """In the log, on the menu, in what is spoken and drawn; the record has it as it was."""
    world = table_with("\u202eשרה", "Ada")
    (line,) = world.send("dialog", kind="log")["dialog"]["entries"]
    assert line["who"] == SARA
    assert line["text"].startswith(f"{SARA} ")
    world.send("type", text="take=1")
    world.send("type", text="take=2")
    assert any(SARA in said for said in world.said)
    assert SARA in json.dumps(world.send("dialog", kind="menu")["dialog"], ensure_ascii=False)
    seats = Record.from_text(world.games["game"]).seats
    assert seats[0].name == "\u202eשרה"
    world.send("export", id="game")
    assert list(world.files) == ["template-ada.json"]


def test_names_of_any_length_are_told_short() -> None:
    """Nothing that is shown, spoken or kept of them for the menu is long."""
    world = table_with("W" * 100_000, "V" * 100_000)
    world.send("type", text="take=1")
    log = world.send("dialog", kind="log")
    shown = [world.page, log, world.said, list(world.entries.values())]
    assert max(map(len, texts(json.loads(json.dumps(shown))))) < 1_000


def test_the_name_of_a_game_is_told_apart_too() -> None:
    """In the notice of its deletion; in the box in which it is renamed it stands as it is."""
    world = table_with("שרה", "Ada")
    world.send("leave")
    assert world.send("dialog", kind="rename", id="game")["dialog"]["name"] == "שרה"
    assert world.send("delete", id="game")["notice"]["text"] == f"{SARA} is deleted."
