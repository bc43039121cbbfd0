"""A result has the same name everywhere, because it is one value for each seat."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tabletop.app.daily import result as daily_result
from tabletop.app.model.results import Result, results_of
from tabletop.core.match import Match
from tabletop.core.record import Record, SeatEntry
from tabletop.core.sampling import random_match
from tabletop.games.registry import GAMES, AnyMatch, load_game
from tests.app.world import SIZE, World

RECORDS = Path(__file__).parents[1] / "data" / "records"
SHARED_WIN = (RECORDS / "hanging-gardens" / "shared-win.json").read_text(encoding="utf-8")


def opened(text: str) -> World:
    """Return a tab with a finished game open."""
    world = World(games={"game": text}).start()
    world.send("resize", **SIZE)
    world.send("open-save", id="game")
    return world


def test_a_shared_win_is_called_shared_everywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the headline, in the text to share, on the menu, at the table and in My garden."""
    monkeypatch.setattr(daily_result, "day_of", lambda _: "2026-11-24")
    world = opened(SHARED_WIN)
    assert world.model.session
    assert results_of(world.model.session.match) == (Result.SHARED, Result.SHARED)
    result = world.send("dialog", kind="over")["dialog"]
    assert result["headline"] == "You share the win!"
    assert "2026: shared the win with 16 points each" in result["garden"]["text"]
    assert "share the win" in world.page["table"]["sentence"]
    (entry,) = world.page["shelf"]
    assert entry["status"] == "You and Basil share the win"
    book = world.send("dialog", kind="memory")["dialog"]
    assert (book["played"], book["won"]) == (1, 0)
    assert book["sentences"] == ["You shared the win in 1 game."]
    garden = next(game for game in book["games"] if game["key"] == "hanging-gardens")
    assert garden["rivals"] == ["Sprout: won 0 of 1 game"]


def test_my_garden_counts_wins_and_shared_wins_apart() -> None:
    """Whoever was met more than once is named, with what came of it."""
    record = Record.from_text(SHARED_WIN)
    other = replace(record, seed="other")
    games = {"a": record.to_text(), "b": other.to_text()}
    world = World(games=games).start()
    book = world.send("dialog", kind="memory")["dialog"]
    assert book["sentences"] == [
        "You’ve played Basil most often, and shared the win in 2 of 2 games.",
        "You shared the win in 2 games.",
    ]


@pytest.mark.parametrize("key", GAMES)
def test_the_results_of_every_game_agree_with_its_winners(key: str) -> None:
    """One winner has won, several share, all others have lost; without a winner it is a draw."""
    game = load_game(key)
    for seed in ("a", "b", "c"):
        match = random_match(game, 2, seed, {}, 2_000)
        outcome = match.game.outcome(match.state)
        assert outcome
        won = Result.WON if len(outcome.winners) == 1 else Result.SHARED
        others = Result.LOST if outcome.winners else Result.DRAWN
        expected = tuple(won if seat in outcome.winners else others for seat in (1, 2))
        assert results_of(match) == expected
        assert results_of(match.back_to(0)) == ()


def ended(key: str, seats: int, options: dict[str, str]) -> AnyMatch:
    """Return a whole random match of a person, with computers where there are more seats."""
    game = load_game(key)
    record = random_match(game, seats, "end", options, 500).record
    entries = (SeatEntry("Ada"), *[SeatEntry("Hazel", "easy")] * (seats - 1))
    return Match.load(game, replace(record, seats=entries))


@pytest.mark.parametrize(
    ("seats", "options", "result"),
    [(1, {}, Result.SOLO), (2, {"coop": "on"}, Result.TOGETHER)],
)
def test_whoever_has_no_rival_has_beaten_nobody(
    seats: int, options: dict[str, str], result: Result
) -> None:
    """Alone, and together with a computer: My garden counts such a game, and no win."""
    match = ended("tuintopia", seats, options)
    assert results_of(match) == (result,) * seats
    book = opened(match.record.to_text()).send("dialog", kind="memory")["dialog"]
    assert (book["played"], book["won"], book["sentences"]) == (1, 0, [])
    garden = next(game for game in book["games"] if game["key"] == "tuintopia")
    assert garden["rivals"] == []
