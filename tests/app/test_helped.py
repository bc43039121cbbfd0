"""Help used in a game: a hint counts once shown, and once for each position."""

from __future__ import annotations

import json

import pytest

from tabletop.app.model.helped import MOST, UNAIDED, Helped, from_meta, to_meta
from tests.app.world import SIZE, World


@pytest.fixture
def world() -> World:
    """Return a tab at a table where a person is to move."""
    world = World().start()
    world.new("new=wizards-garden&seats=human,easy&seed=7&first=1")
    return world


def hints(world: World) -> int:
    """Return the number of hints in the game on the table, after checking the saved one."""
    assert world.model.session
    count = world.model.session.help.helped.hints
    kept = json.loads(world.games[world.model.session.id])
    assert kept["meta"].get("hints", 0) == count
    return count


def legal(world: World) -> str:
    """Return a legal move."""
    assert world.model.session
    game, state = world.model.session.match.game, world.model.session.match.state
    return game.move_to_text(next(iter(game.legal_moves(state))))


def test_a_hint_that_was_asked_for_and_never_came_is_not_counted(world: World) -> None:
    """After a move, Escape or a look back, the late answer is discarded."""
    for first in ({"do": "type", "text": legal(world)}, {"do": "cancel"}, {"do": "goto", "ply": 0}):
        world.send("hint")
        job = world.job
        assert job
        world.send(**first)
        world.send("thought", number=job["number"], move=legal(world), reason="because")
        assert hints(world) == 0
        world.send("live")
        world.send("undo")


def test_a_hint_counts_once_it_is_shown(world: World) -> None:
    """Even if no move follows; its second step is the same hint."""
    world.send("hint")
    assert hints(world) == 0
    world.answer(legal(world), "because")
    assert hints(world) == 1
    world.send("hint")
    assert hints(world) == 1


def test_a_hint_that_is_shown_again_is_the_same_hint(world: World) -> None:
    """After Escape, after a move that was taken back, and in another visit."""
    move = {"do": "type", "text": legal(world)}
    for before in ([], [{"do": "cancel"}], [move, {"do": "undo"}]):
        for each in before:
            world.send(**each)
        world.send("hint")
        world.answer(legal(world), "because")
        assert hints(world) == 1
    assert world.model.session
    later = World(games=world.games, entries=world.entries).start()
    later.send("resize", **SIZE)
    later.send("open-save", id=world.model.session.id)
    later.send("hint")
    later.answer(legal(later), "because")
    assert hints(later) == 1


def test_another_position_has_a_hint_of_its_own(world: World) -> None:
    for count in (1, 2):
        world.send("hint")
        world.answer(legal(world), "because")
        assert hints(world) == count
        world.send("type", text=legal(world))
        while not world.page["table"]["tools"]["hint"]:
            world.answer(legal(world))


def test_marks_of_a_kept_game_are_read_as_from_a_stranger() -> None:
    """Invalid marks are ignored, and old games list no positions."""
    helped = UNAIDED.with_hint(["a1"]).with_hint(["a1"]).with_undo()
    assert from_meta(to_meta(helped)) == helped
    assert to_meta(UNAIDED) == {}
    assert from_meta({"hints": 2}) == Helped(2)
    assert from_meta({"hints": True, "undos": -1, "hinted": [1, "no position"]}) == UNAIDED
    assert from_meta({"hinted": "a"}) == UNAIDED
    assert Helped(MOST).with_hint(["a1"]).hints == MOST
