"""Slides of a finger: judged in their order, and undone where another gesture takes over."""

from __future__ import annotations

import pytest

from tabletop.app.messages.decoding import BadMessage
from tests.app.world import World

WORD = ["h14", "g13", "g12", "f11"]
"""HAEM: from where the piece stands, g13 is behind a hedge, but not from h14."""


@pytest.fixture
def world() -> World:
    """Return a tab in which two people begin a game."""
    world = World().start()
    world.new("new=letter-maze&seats=2&seed=tr2")
    world.send("lift", seat=1)
    return world


def picked(world: World) -> int:
    """Return how many letters are picked."""
    assert world.model.session
    return len(world.model.session.selection.draft)


def refused(world: World) -> bool:
    """Return whether the page shows a refusal."""
    return bool(world.page["table"]["refused"])


def test_a_slide_may_be_ahead_of_its_answers(world: World) -> None:
    """All squares in one message, or one by one: the same word can be played."""
    world.send("slide", over=WORD, starts=True)
    assert picked(world) == 4
    world.send("cancel")
    world.send("tap", region="clear")
    for number, square in enumerate(WORD):
        world.send("slide", over=[square], starts=not number)
    assert picked(world) == 4
    world.send("tap", region="go")
    assert world.moves[-1].startswith("HAEM:")


def test_what_may_not_be_entered_is_passed_over_on_the_way(world: World) -> None:
    """It is refused only while the finger is there."""
    world.send("slide", over=["h14", "a1"], starts=True)
    assert (picked(world), refused(world)) == (1, True)
    world.send("slide", over=["g13"], starts=False)
    assert (picked(world), refused(world)) == (2, False)
    world.send("slide", over=["a1", "g12"], starts=False)
    assert (picked(world), refused(world)) == (3, False)


def test_a_hedge_stops_a_slide_and_says_so(world: World) -> None:
    """The letters behind it would make another word: what was traced stays, until the finger is
    back on it."""
    hedge = "A hedge blocks the way. To use your Gardener, tap that square."
    world.send("slide", over=["h13", "g13", "g12"], starts=True)
    assert (picked(world), world.page["table"]["sentence"]) == (0, hedge)
    world.send("slide", over=["f11", "e11"], starts=False)
    assert (picked(world), world.page["table"]["sentence"]) == (0, hedge)
    assert world.said.count(hedge) == 1
    world.send("slide", over=["g12", "h13", "h14"], starts=False)
    assert (picked(world), refused(world)) == (1, False)
    world.send("slide", over=["g13"], starts=False)
    assert (picked(world), refused(world)) == (2, False)


def test_a_slide_that_begins_behind_a_hedge_says_so(world: World) -> None:
    """It neither moves the board nor does nothing."""
    world.send("slide", over=["g13", "g12"], starts=True)
    assert (picked(world), refused(world)) == (0, True)


def test_a_slide_that_was_taken_over_is_undone(world: World) -> None:
    """Back to what was picked when the finger came down; nothing later is undone twice."""
    world.send("tap", region="h14")
    world.send("slide", over=["g13"], starts=True)
    world.send("slide", over=["g12"], starts=False)
    world.send("slide-back")
    assert picked(world) == 1
    world.send("slide-back")
    assert picked(world) == 1
    world.send("slide", over=["g13"], starts=True)
    world.send("tap", region="g12")
    world.send("slide-back")
    assert picked(world) == 3


def test_a_slide_over_nothing_that_is_there_changes_nothing(world: World) -> None:
    """A region that has gone meanwhile; a message that lacks its list is a fault of the page."""
    world.send("slide", over=["nowhere"], starts=True)
    assert picked(world) == 0
    with pytest.raises(BadMessage):
        world.send("slide", over="h14", starts=True)


def test_a_slide_while_one_looks_back_picks_nothing(world: World) -> None:
    """It is refused in words, and slides work again in the game."""
    world.send("goto", ply=4)
    world.send("slide", over=WORD, starts=True)
    assert (picked(world), refused(world)) == (0, True)
    world.send("live")
    world.send("slide", over=WORD, starts=True)
    assert picked(world) == 4


@pytest.mark.parametrize(("size", "stays"), [((390, 700), False), ((1180, 700), True)])
def test_back_at_the_game_nothing_lies_over_the_board_of_a_phone(
    world: World, size: tuple[int, int], stays: bool
) -> None:
    """There the log covers half of the board; on a tablet it stays open beside it."""
    width, height = size
    world.send("resize", width=width, height=height, theme="light")
    world.send("dialog", kind="log")
    world.send("goto", ply=4)
    world.send("live")
    assert bool(world.page["dialog"]) is stays
