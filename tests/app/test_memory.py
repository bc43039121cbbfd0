"""The book of games: statistics computed from the saved games each time it opens."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tabletop.core.record import Record, SeatEntry
from tests.app.world import World

RECORDS = Path(__file__).parents[1] / "data" / "records"

ADA, BRAM, HAZEL = SeatEntry("Ada"), SeatEntry("Bram"), SeatEntry("Hazel", "easy")


def kept(game: str, *seats: SeatEntry, **meta: object) -> str:
    """Return the text of a recorded game with these seats."""
    record = Record.from_text((RECORDS / f"{game}.json").read_text(encoding="utf-8"))
    return replace(record, seats=seats, meta=meta).to_text()


WON = kept("wizards-garden/random", ADA, HAZEL, begun="2026-11-01T12:00:00+00:00")
LOST = kept("wizards-garden/random", HAZEL, ADA, begun="2026-11-02T12:00:00+00:00", hints=2)
TOGETHER = kept("wizards-garden/random", ADA, BRAM)
ALONE = kept("garden-growth/best-garden", ADA, undos=3)


def book_of(world: World) -> dict[str, Any]:
    """Return the contents of the book, then close it."""
    shown: dict[str, Any] = world.send("dialog", kind="memory")["dialog"]
    world.send("close-dialog")
    return shown


def told(**games: str) -> dict[str, Any]:
    return book_of(World(games=games).start())


def bed(book: dict[str, Any], key: str) -> dict[str, Any]:
    found: dict[str, Any] = next(game for game in book["games"] if game["key"] == key)
    return found


def test_wins_are_those_of_one_person_against_computers() -> None:
    """By the strength of the rivals; a game among people is played, and nobody's win."""
    book = told(a=WON, b=LOST, c=TOGETHER, d=ALONE)
    assert (book["played"], book["won"]) == (4, 1)
    assert bed(book, "wizards-garden")["played"] == "3 games played"
    assert bed(book, "wizards-garden")["rivals"] == ["Sprout: won 1 of 2 games"]
    assert bed(book, "garden-growth")["rivals"] == []
    assert "You’ve played Hazel most often, and won 1 of 2 games." in book["sentences"]


def test_help_is_told_beside_what_was_reached() -> None:
    sentences = told(a=WON, b=LOST, c=ALONE)["sentences"]
    assert "In 1 game you asked for a hint." in sentences
    assert "In 1 game you took a move back." in sentences


def test_the_best_of_each_set_up_is_told() -> None:
    """The score in the words of the game, the best move with its sentence, the longest word."""
    book = told(a=WON, b=ALONE, c=kept("letter-maze/two-seats", ADA, HAZEL))
    best = bed(book, "garden-growth")["bests"]
    assert best[0] == {"label": "Best score, alone", "text": "39 points", "more": ""}
    assert best[1]["label"] == "Best move"
    assert best[1]["text"].startswith("+")
    assert "Ada" in best[1]["more"]
    word = bed(book, "letter-maze")["bests"][-1]
    assert word["label"] == "Longest word"
    assert word["text"].isupper()


def test_flowers_grow_by_feats() -> None:
    book = told(a=ALONE)
    grown = {feat["title"] for feat in bed(book, "garden-growth")["feats"] if feat["done"]}
    assert grown == {"Green fingers", "Three of a kind", "Not an inch left"}
    assert (book["flowers"], book["beds"]) == (3, 18)


def test_only_finished_games_of_people_are_told() -> None:
    """And of copies of one game, under whatever name, one."""
    running = Record.from_text(WON)
    book = told(
        a=WON,
        copy=kept("wizards-garden/random", ADA, HAZEL, name="Copy"),
        running=running.with_moves(running.moves[:-3]).to_text(),
        computers=kept("wizards-garden/random", HAZEL, HAZEL),
        torn=WON[:200],
    )
    assert book["played"] == 1


def test_a_deleted_game_is_told_no_more() -> None:
    """Statistics are not stored apart from the games."""
    world = World(games={"a": WON, "b": ALONE}).start()
    assert book_of(world)["played"] == 2
    world.send("delete", id="a")
    assert book_of(world)["played"] == 1
    world.send("restore", id="a")
    assert book_of(world)["played"] == 2


def test_a_game_that_is_played_to_another_end_is_looked_at_again() -> None:
    world = World(games={"a": ALONE}).start()
    before = book_of(world)
    world.send("open-save", id="a")
    world.send("undo")
    world.send("leave")
    assert book_of(world)["played"] == 0
    assert before["played"] == 1


def test_whoever_starts_afresh_keeps_the_games() -> None:
    """They are told again when that is wished; and so it stays after a reload."""
    world = World(games={"a": WON, "b": ALONE}).start()
    world.send("dialog", kind="memory")
    assert world.send("count-afresh")["dialog"]["played"] == 0
    assert len(world.games) == 2
    anew = World(games=world.games, entries=world.entries, since=world.since).start()
    book = book_of(anew)
    assert book["played"] == 0
    assert book["since"].startswith("2026-11-21T12:00:")
    anew.send("dialog", kind="memory")
    assert anew.send("count-all")["dialog"]["played"] == 2
    assert anew.since == ""


@pytest.mark.parametrize("since", ["tomorrow", "9" * 100, None])
def test_a_time_that_is_none_is_no_beginning(since: str | None) -> None:
    world = World(games={"a": WON}, since=since).start()
    assert book_of(world)["played"] == 1


def test_many_games_are_looked_at_in_slices() -> None:
    """The page answers meanwhile, shows how far it is, and stops where the book is closed."""
    games = {
        f"g{number}": kept("garden-growth/best-garden", SeatEntry(f"P{number}"))
        for number in range(20)
    }
    world = World(games=games).start()
    world.is_patient = True
    assert world.send("dialog", kind="memory")["dialog"]["counting"] == {"done": 0, "total": 20}
    world.breathe()
    assert world.page["dialog"]["counting"] == {"done": 8, "total": 20}
    world.send("close-dialog")
    world.breathe()
    assert not world.later
    world.is_patient = False
    assert book_of(world)["played"] == 20


def test_the_book_travels_with_the_games() -> None:
    """Records contain hints and undone moves, so another tablet shows the same statistics."""
    here = World(games={"a": LOST, "b": ALONE}).start()
    here.send("export")
    there = World().start()
    there.send("import", text=next(iter(here.files.values())), name="games.json")
    assert book_of(there) == book_of(here)
