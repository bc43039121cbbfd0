"""Four hundred damaged lists of saved games: the list is rebuilt from the games."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from tests.app.damage import check_page, damaged, within_patience
from tests.app.world import World


def three_games() -> World:
    """Return a tab on its menu, with three saved games."""
    world = World().start()
    for seed in "789":
        world.new(f"new=template&seats=2&seed={seed}&first=1")
        world.send("leave")
    return world


def check_shelf(world: World) -> None:
    """Check that every saved game is listed once, by an entry that the page can draw."""
    shelf = check_page(world)["shelf"]
    assert sorted(entry["id"] for entry in shelf) == sorted(world.games)
    for entry in shelf:
        check_entry(entry)


def check_entry(entry: dict[str, Any]) -> None:
    """Check that the page can draw an entry: its seats have marks, its texts are short."""
    assert entry["state"] in ("running", "thinking", "over", "damaged")
    assert all(len(entry[key]) < 1_000 for key in ("id", "title", "name", "status", "when"))
    for seat in entry["seats"]:
        assert seat["mark"] in range(1, 7)
        assert len(seat["name"]) < 100


@pytest.mark.parametrize("chunk", range(10))
def test_a_damaged_list(chunk: int) -> None:
    """The list of the first version, an entry at the start, or one that another tab has written:
    every kept game is listed once, and opens."""
    rng = random.Random(f"list {chunk}")
    kept = three_games()
    games, entries = kept.games, kept.entries
    old = json.dumps([{**json.loads(text), "thumb": "<svg/>"} for text in entries.values()])
    for number in range(40):
        id_ = rng.choice(list(games))
        text, odd_list = damaged(entries[id_], rng), damaged(old, rng)
        with within_patience(f"list {chunk}/{number}: {text[:200]!r} {odd_list[:200]!r}"):
            listed = {**entries, id_: text} if rng.random() < 0.7 else {}
            world = World(games=dict(games), entries=listed, old_list=odd_list).start()
            check_shelf(world)
            world.send("storage", entry=id_, text=damaged(entries[id_], rng))
            check_shelf(world)
            for each in games:
                assert world.send("open-save", id=each)["table"]["id"] == each
