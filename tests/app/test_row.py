"""Three wins or losses in a row: the result offers another level, and changes nothing."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tabletop.core.record import Record, SeatEntry
from tests.app.world import World

RECORD = Path(__file__).parents[1] / "data" / "records" / "wizards-garden" / "random.json"


def game(day: int, has_won: bool, level: str = "leaf", person: str = "Ada", **meta: object) -> str:
    """Return the text of a game of that day that a person has won, or lost, against a computer."""
    record = Record.from_text(RECORD.read_text(encoding="utf-8"))
    seats = SeatEntry(person), SeatEntry(f"Hazel {day}", level)
    when = f"2026-11-{day:02}T12:00:00+00:00"
    told = {"begun": when, "played": when, **meta}
    return replace(record, seats=seats if has_won else seats[::-1], meta=told).to_text()


def result(*games: str) -> dict[str, Any]:
    """Return the result of the last of these saved games, as the page shows it."""
    _, shown = resulting(*games)
    return shown


def resulting(*games: str) -> tuple[World, dict[str, Any]]:
    world = World(games={f"g{number}": text for number, text in enumerate(games)}).start()
    world.send("open-save", id=f"g{len(games) - 1}")
    world.send("dialog", kind="over")
    return world, world.page["dialog"]


def test_after_three_wins_the_next_step_is_offered() -> None:
    world, shown = resulting(*(game(day, has_won=True) for day in (1, 2, 3)))
    assert shown["row"] == "Three wins in a row! Next time against Bud?"
    assert (shown["harder"], shown["gentler"]) == ("A little harder: Bud?", "")
    world.send("again", harder=True)
    assert world.model.session is not None
    assert [seat.level for seat in world.model.session.match.record.seats] == [None, "bud"]


def test_after_three_losses_the_step_below_is_offered() -> None:
    """Whatever is offered: who just plays again meets the same strength."""
    games = [game(day, has_won=False) for day in (1, 2, 3)]
    world, shown = resulting(*games)
    assert shown["row"] == "Three tricky games in a row. Next time against Sprout?"
    assert (shown["harder"], shown["gentler"]) == ("", "A little gentler: Sprout?")
    for wish, level in ({"gentler": True}, "sprout"), ({}, "leaf"):
        world, _ = resulting(*games)
        world.send("again", **wish)
        assert world.model.session is not None
        assert [seat.level for seat in world.model.session.match.record.seats] == [level, None]


FORMERLY = ((1, "easy"), (2, "sprout"), (3, "easy"))
"""The days of three games, and levels that are one strength."""

LOST = [game(day, has_won=False) for day in (1, 2, 3)]


@pytest.mark.parametrize(
    ("games", "is_row"),
    [
        (LOST[:2], False),
        ([LOST[0], game(2, has_won=True), LOST[1], LOST[2]], False),
        ([game(1, has_won=False, level="seed"), *LOST[1:]], False),
        ([game(day, has_won=False, level="seed") for day in (1, 2, 3)], False),
        ([LOST[0], LOST[1], game(2, has_won=False, name="Copy")], False),
        ([LOST[2], LOST[1], LOST[0]], False),
        ([LOST[0], LOST[1][:200], LOST[2]], False),
        ([game(1, has_won=False), LOST[1][:200], *LOST[1:]], True),
        ([game(day, has_won=False, level=level) for day, level in FORMERLY], True),
        ([LOST[0], LOST[1], game(3, has_won=False, person="Mia", hints=2, undos=1)], True),
    ],
    ids=[
        "two", "broken by a win", "another strength", "nothing below", "a copy", "an older result",
        "torn", "beside a torn one", "levels of earlier days", "with help",
    ],
)  # fmt: skip
def test_what_is_a_row(games: list[str], is_row: bool) -> None:
    """The newest three games of one strength that ended alike; help does not matter here."""
    assert bool(result(*games)["row"]) == is_row


@pytest.mark.parametrize("is_full", [False, True])
def test_a_row_is_found_when_a_game_ends_on_the_table(is_full: bool) -> None:
    """Also if the last game cannot be saved."""
    world, rows = World().start(), []
    for seed in (1, 2, 3):
        world.is_full = is_full and seed == 3
        world.new(f"new=template&seats=human,easy&seed={seed}&first=1")
        world.send("type", text="take=3")
        world.answer("take=1")
        world.send("type", text="take=3")
        world.send("painted")
        rows.append(world.page["dialog"]["row"])
        world.send("leave")
    assert rows == ["", "", "Three wins in a row! Next time against Medium?"]
