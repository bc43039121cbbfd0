"""The garden of the day: the same for everybody, and only a person's first game of it counts."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tabletop.app.daily.garden import day_of, id_of, seed_of
from tabletop.app.daily.result import shared, signs
from tabletop.app.days import is_day
from tabletop.core.record import Record, SeatEntry
from tabletop.games.registry import GAMES
from tests.app.world import World

DAY = "2026-11-22"


def begun(key: str = "template", *, world: World | None = None, **more: object) -> World:
    """Return a page with the garden of the day open."""
    world = world or World().start()
    world.send("daily", game=key, day=DAY, today=DAY, **more)
    return world


def record_of(world: World) -> Record:
    assert world.model.session
    return Record.from_text(world.games[world.model.session.id])


def legal(world: World) -> list[str]:
    assert world.model.session
    match = world.model.session.match
    return [match.game.move_to_text(move) for move in match.game.legal_moves(match.state)]


@pytest.mark.parametrize("key", GAMES)
def test_a_day_has_one_garden_for_everybody(key: str) -> None:
    """Two pages get the same seats, seed and first outcomes; the next day has others."""
    one, other = (replace(record_of(begun(key)), meta={}) for _ in range(2))
    assert one == other
    assert day_of(one) == DAY
    assert seed_of(key, DAY) != seed_of(key, "2026-11-23")
    assert seed_of(key, DAY) not in {seed_of(each, DAY) for each in GAMES if each != key}


def test_where_one_may_play_alone_the_garden_is_for_one() -> None:
    """Other games have as few rivals as the rules allow."""
    assert len(record_of(begun("garden-growth")).seats) == 1
    assert len(record_of(begun("letter-maze")).seats) == 2


def test_only_the_very_table_is_the_garden_of_a_day() -> None:
    """Any difference in people, rivals, options, seed or date makes it another game."""
    record = record_of(begun("garden-growth"))
    two = (SeatEntry("Ada"), SeatEntry("Bram"))
    assert day_of(replace(record, seats=(SeatEntry("Ada"),))) == DAY
    assert not day_of(replace(record, seats=two))
    assert not day_of(replace(record, seats=(SeatEntry("Ada", "easy"),)))
    assert not day_of(replace(record, options={"level": "1"}))
    assert not day_of(replace(record, seed=record.seed.replace("22", "23")))
    assert not day_of(replace(record, game="tuintopia"))


@pytest.mark.parametrize("text", ["2026-02-30", "2026-11-22-1", "", "today", "2026-1-1"])
def test_a_day_is_one_of_the_calendar(text: str) -> None:
    assert not is_day(text)


def test_a_garden_is_taken_up_where_it_was_left() -> None:
    """The address, the start page and a friend's link open the same game."""
    world = begun()
    moves = record_of(world).moves
    world.send("leave")
    world.send("link", fragment=f"daily=template/{DAY}", today="2026-11-23")
    assert world.model.session
    assert world.model.session.id == id_of("template", DAY)
    assert record_of(world).moves == moves
    assert len(world.games) == 1


def test_a_link_without_a_day_leads_to_that_of_the_wall() -> None:
    """The day is the page's local date."""
    world = World().start()
    world.send("link", fragment="daily=template", today="2026-11-20")
    assert world.model.session
    assert world.model.session.id == "day-2026-11-20-template"


def test_a_garden_that_comes_in_from_a_file_is_that_of_its_day() -> None:
    """Today's result can move to another tablet; a second game does not count."""
    text = next(iter(begun("garden-growth").games.values()))
    elsewhere = World().start()
    elsewhere.send("import", text=text, name="garden.json")
    assert list(elsewhere.games) == [id_of("garden-growth", DAY)]
    played = begun("garden-growth")
    played.send("resize", width=1024, height=660)
    played.send("type", text=next(iter(legal(played))))
    played.send("import", text=text, name="garden.json")
    assert len(played.games) == 2


@pytest.mark.parametrize(
    ("fragment", "why"),
    [
        ("daily=template/2026-11-23", "opens on that day"),
        ("daily=template/2026-02-30", "date isn’t valid"),
        ("daily=roses", "Unknown game"),
    ],
)
def test_a_garden_that_there_is_not_is_told(fragment: str, why: str) -> None:
    """Tomorrow's garden cannot be opened."""
    world = World().start()
    shown = world.send("link", fragment=fragment, today=DAY)
    assert why in shown["notice"]["text"]
    assert not world.games


def finished(key: str, world: World) -> dict[str, Any]:
    """Play the garden on the table to its end by first legal moves; return its result."""
    while world.model.session and (to_move := world.model.session.match.to_move):
        move = legal(world)[-1]
        if to_move == 1:
            world.send("type", text=move)
        else:
            world.answer(move)
    world.send("painted")
    shown: dict[str, Any] = world.send("dialog", kind="over")["dialog"]
    assert key in str(shown["garden"])
    return shown


def test_the_result_can_be_handed_on_in_words_and_signs() -> None:
    """It includes the help used, and a link to the same garden."""
    world = begun("wizards-garden")
    world.send("resize", width=1024, height=660)
    world.send("hint")
    world.answer(legal(world)[0], "because")
    world.send("type", text=legal(world)[0])
    told = finished("wizards-garden", world)["garden"]
    assert told["text"].startswith("Six Gardens \N{MIDDLE DOT} Wizards’ Garden, 22 November 2026: ")
    assert told["text"].endswith("with 1 hint")
    assert len(told["signs"]) == 8
    assert told["link"] == f"daily=wizards-garden/{DAY}"
    assert not told["note"]


def test_the_first_game_of_a_garden_counts() -> None:
    """Opening the garden shows it again; a second game says that it does not count."""
    world = begun("wizards-garden")
    first = finished("wizards-garden", world)["garden"]
    world.send("leave")
    shown = begun("wizards-garden", world=world).page["dialog"]
    assert shown["garden"] == first
    begun("wizards-garden", world=world, again=True)
    again = finished("wizards-garden", world)["garden"]
    assert "played again" in again["text"]
    assert "first game" in again["note"]
    assert len(world.games) == 2


def test_another_game_is_the_garden_of_no_day() -> None:
    world = World().start()
    world.new("new=wizards-garden&seats=2")
    assert world.model.session
    assert shared(world.model.session) is None


def test_signs_tell_how_a_game_went() -> None:
    """With rivals they show who was ahead, in a solo game the growth of the score."""
    assert signs([(0, 0), (1, 0), (1, 2), (2, 2)]) == "🌱🌱🌷🌷🌷🍂🍂🌱"
    assert signs([(0,), (-3,), (5,), (10,)])[-1] == "🌳"
    assert signs([(-1,), (-3,)]) == "🌱" * 8
