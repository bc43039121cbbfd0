"""Names of any kind at a table: sentences, log, dialogs and files keep their structure."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from tabletop.app.daily.garden import seats_of
from tabletop.core.link import link_text
from tabletop.core.match import Match
from tabletop.core.names import END_OF_ISOLATE, ISOLATE
from tabletop.core.record import Record, SeatEntry
from tabletop.core.sampling import random_match
from tabletop.games.registry import GAMES, load_game
from tests.app.hands.party import Party
from tests.app.world import SIZE, World

SARA = f"{ISOLATE}שרה{END_OF_ISOLATE}"


def table_with(*names: str) -> World:
    """Return a table of people with these names, after one move of seat 1."""
    seats = tuple(map(SeatEntry, names))
    record = Record("template", seats, "7", {"first": "1"}, ("take=1",), meta={"name": names[0]})
    world = World(games={"game": record.to_text()}).start()
    world.send("resize", **SIZE)
    world.send("open-save", id="game")
    return world


def texts(value: object) -> Iterator[str]:
    """Yield every string in nested data."""
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
    assert world.send("delete", id="game")["notice"]["text"] == f"{SARA} deleted."


def names_at(world: World) -> list[str]:
    """Return the names of the seats of the table, from its record."""
    assert world.model.session
    return [seat.name for seat in world.model.session.match.record.seats]


def begun(*seats: tuple[str, str], game: str = "template") -> World:
    """Return a tab where a table was set: a name and a kind, or the level of a computer, each."""
    world = World().start()
    world.send("resize", **SIZE)
    chosen = [
        {"name": name, "kind": kind if kind == "human" else "computer", "level": kind}
        for name, kind in seats
    ]
    world.send("new", game=game, seats=chosen, options={})
    return world


@pytest.mark.parametrize("key", GAMES)
def test_two_people_of_one_name_are_told_apart_in_every_game(key: str) -> None:
    """On the table and its strips, on the curtain, in the log, in speech and on the menu."""
    world = begun(("Anna", "human"), ("Anna", "human"), game=key)
    assert names_at(world) == ["Anna", "Anna"]
    world.send("painted")
    titles = {(world.page["curtain"] or {}).get("title", "Anna 1 Anna 2")}
    drawn = json.dumps(world.painted[-1]._asdict(), default=str)
    assert "Anna 1" in drawn
    assert "Anna 2" in drawn
    for _ in range(12):
        session = world.model.session
        assert session
        world.send("painted")
        titles |= {world.page["curtain"]["title"]} if world.page["curtain"] else set()
        world.send("lift")
        game, state = session.match.game, session.match.state
        world.send("type", text=game.move_to_text(next(iter(game.legal_moves(state)))))
    log = world.send("dialog", kind="log")["dialog"]["entries"]
    assert {line["who"] for line in log} <= {"Anna 1", "Anna 2", None}
    assert {name for name in ("Anna 1", "Anna 2") if any(name in each for each in titles)} == {
        "Anna 1",
        "Anna 2",
    }
    known = [seat["name"] for seat in world.page["shelf"][0]["seats"]]
    assert known == ["Anna 1", "Anna 2"]
    told = [text for text in texts([log, world.said, world.page["table"]]) if "Anna" in text]
    assert told
    assert not [text for text in told if "Anna" in re.sub("Anna [12]", "", text)]


@pytest.mark.parametrize("key", GAMES)
def test_the_result_of_every_game_says_which_anna_won(key: str) -> None:
    """In the headline, the standings, the decisive move and on the menu."""
    game = load_game(key)
    match = random_match(game, 2, "end", {}, 2_000)
    record = match.record
    seats = (SeatEntry("Anna"), SeatEntry("Anna"))
    world = World(games={"game": Match.load(game, replace(record, seats=seats)).record.to_text()})
    world.start()
    world.send("resize", **SIZE)
    world.send("open-save", id="game")
    result = world.send("dialog", kind="over")["dialog"]
    told = [text for text in texts([result, world.page["shelf"]]) if "Anna" in text]
    assert {row["name"] for row in result["standings"]} == {"Anna 1", "Anna 2"}
    assert not [text for text in told if "Anna" in re.sub("Anna [12]", "", text)]


def test_a_computer_never_takes_a_name_that_is_in_use() -> None:
    """At a new table, in the garden of a day, in a rematch, and by a typed name."""
    assert names_at(begun(("Basil", "human"), ("", "easy"))) == ["Basil", "Hazel"]
    assert names_at(begun(("Basil", "human"), ("basil\u200b", "easy"))) == ["Basil", "Hazel"]
    garden = [seat.name for seat in seats_of("witchcraft", "Basil")]
    assert len(set(garden)) == len(garden)
    assert garden[0] == "Basil"
    old = Record("template", (SeatEntry("Basil"), SeatEntry("Basil", "easy")), "7", {"first": "1"})
    world = World(games={"game": old.to_text()}).start()
    world.send("resize", **SIZE)
    world.send("open-save", id="game")
    assert "Hazel" in json.dumps(world.send("dialog", kind="menu")["dialog"])
    world.send("again")
    assert names_at(world) == ["Basil", "Hazel"]


def test_a_person_who_takes_over_a_computer_keeps_the_name_that_was_displayed() -> None:
    """However the record named it."""
    old = Record("template", (SeatEntry("Basil"), SeatEntry("Basil", "easy")), "7", {"first": "1"})
    world = World(games={"game": old.to_text()}).start()
    world.send("open-save", id="game")
    world.send("place", seat=2, place="here")
    assert names_at(world) == ["Basil", "Hazel"]


@pytest.mark.parametrize("name", ["\u3164", "\u200b\u200b", "\u2800", "\u0301", "\U000e0001"])
def test_a_name_that_nobody_can_see_is_none(name: str) -> None:
    """At a table, and for a kept game; what else is typed is stored clean."""
    world = begun((name, "human"), (f"Ann{name}", "human"))
    assert names_at(world)[0] == "Player 1"
    assert names_at(world)[1] in ("Ann", "Ann\u0301".replace("n\u0301", "ń"))
    assert world.model.session
    world.send("rename", id=world.model.session.id, name=name)
    assert world.page["shelf"][0]["name"] == ""


def test_an_old_record_with_odd_names_still_opens() -> None:
    """Its text is kept, and its seats are told apart."""
    world = table_with("Ann", "Ann\u200b", "\u3164")
    menu = world.send("dialog", kind="menu")["dialog"]["seats"]
    assert [seat["name"] for seat in menu] == ["Ann 1", "Ann 2", "Player 3"]


def test_seats_have_names_of_their_own_by_post() -> None:
    """A link that an older version made, with a computer of a person's name, is read as clean."""
    seats = (SeatEntry("Basil\u200b"), SeatEntry("Basil", "easy"))
    match = Match.start(load_game("template"), seats, "7", {"first": "1"})
    world = World().start()
    world.send("link", fragment=f"play={link_text(match)}")
    world.send("sit", seat=1)
    assert names_at(world) == ["Basil", "Hazel"]


def test_seats_have_names_of_their_own_on_phones() -> None:
    """A phone gets the names that the table displays."""
    party = Party()
    party.table.start()
    party.table.send("resize", **SIZE)
    seats = [{"name": "Anna", "kind": "human", "place": "phone"} for _ in range(2)]
    party.table.send("new", game="witchcraft", seats=seats, options={})
    party.join(2, 2)
    phone = party.phones[2]
    assert phone.session.match.names == party.table.session.match.names == ("Anna 1", "Anna 2")
    drawn = json.dumps(phone.painted[-1]._asdict(), default=str)
    assert "Anna 1" in drawn
    assert "Anna 2" in drawn
