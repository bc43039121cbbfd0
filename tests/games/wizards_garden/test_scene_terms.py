"""Why so many flowers: the harvests of a player are shown on the lines that they came from."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from tabletop.games.wizards_garden.rules.game import GAME
from tabletop.games.wizards_garden.table.table import TABLE
from tabletop.games.wizards_garden.table.view_model import harvests
from tabletop.scene.table import Picked
from tests.games.wizards_garden.positions import W23
from tests.games.wizards_garden.sights import (
    PHONE,
    TABLET,
    after,
    keys,
    label,
    look,
    new_game,
    played,
    texts,
)


def test_harvests_add_up_to_the_flowers_of_each_seat() -> None:
    """After every move: line by line and colour by colour."""
    for ply in range(len(W23) + 1):
        state, past = played(new_game(), *W23[:ply])
        for seat, held in enumerate(state.position.flowers, start=1):
            told: Counter[int] = Counter()
            for each in harvests(past, seat):
                told[each.line.face] += each.flowers
            assert (told[0], told[1]) == (held.white, held.black)


def test_a_harvest_that_was_taken_back_brought_nothing() -> None:
    """R13: the planting after it counts in its place."""
    moves = ["c2b", "b3b", "a3b", "c3w", "d3b", "keep", "c1b", "undo", "c4w", "keep"]
    state, past = played(new_game(first="1", undo="on"), *moves)
    totals = [sum(each.flowers for each in harvests(past, seat)) for seat in (1, 2)]
    assert totals == [each.total for each in state.position.flowers]


@pytest.mark.parametrize("size", [PHONE, TABLET])
def test_a_panel_opens_its_score_on_the_bed(size: tuple[float, float]) -> None:
    """The lines glow, a badge each tells the flowers; a second tap closes it."""
    state, past = played(new_game(), *W23)
    sight = look(state, size, interactive=False)
    for seat in (1, 2):
        inspected = TABLE.look(sight, f"panel-{seat}")
        assert inspected == f"score-{seat}"
        opened = replace(sight, inspected=inspected, past=past)
        scene = TABLE.scene(opened)
        told = harvests(past, seat)
        for each in told:
            assert f"band@{each.line.line.key}" in keys(scene)
            badge = texts(scene, f"term@{each.line.line.key}-{each.line.face}")
            assert badge == [f"+{each.flowers}"]
        held = state.position.flowers[seat - 1]
        assert f"{held.white} white and {held.black} black" in scene.sentence
        assert TABLE.look(opened, f"panel-{seat}") == ""
        assert TABLE.look(opened, f"panel-{3 - seat}") == f"score-{3 - seat}"
        has_staff = state.position.staff == seat
        means = "In a tie, the Staff wins." if has_staff else "from a line of four seeds."
        assert scene.sentence.endswith(means)
        assert "The Staff wins ties; take it with a black line." in texts(scene, "score")


def test_nothing_harvested_is_told_too() -> None:
    """No line glows yet."""
    state, past = played(new_game(), *W23[:5])
    scene = TABLE.scene(look(state, inspected="score-1", past=past))
    assert scene.sentence == "Ada hasn’t harvested anything yet."
    assert not any(key.startswith(("band@", "term@")) for key in keys(scene))


def test_the_basket_counts_all_seeds() -> None:
    """Twenty: in the garden, grown to flowers, in the basket (R2)."""
    state, past = played(new_game(), *W23)
    sight = look(state)
    assert TABLE.look(sight, "basket") == "basket"
    scene = TABLE.scene(replace(sight, inspected="basket", past=past))
    position = state.position
    grown = sum(each.total for each in position.flowers)
    assert position.seeds + grown + position.basket == 20
    assert scene.sentence == (
        f"20 seeds: {position.seeds} in the garden, {grown} flowers, "
        f"{position.basket} in the basket."
    )
    assert texts(scene, "term-bed") == [f"{position.seeds} in the garden"]


def test_playing_on_looks_away() -> None:
    """What was picked before is not played unseen: the tap after a look begins afresh."""
    state, past = played(new_game(), *W23[:5])
    picked = look(state, draft=("w", "b2"))
    assert "ghost" in keys(TABLE.scene(picked))
    opened = replace(picked, inspected="score-1", past=past)
    assert "ghost" not in keys(TABLE.scene(opened))
    assert label(TABLE.scene(opened), "go") == label(TABLE.scene(look(state)), "go")
    assert not isinstance(TABLE.tap(opened, "go"), Picked)
    assert TABLE.tap(opened, "b2") == Picked(("w", "b2"), inspected="")
    assert TABLE.tap(picked, "b1") == Picked(("w", "b1"))
    assert GAME.current_player(after(state, "b2w")) == 2
