"""When a table previews the effect of a move: by the setting, and later in puzzles."""

from __future__ import annotations

import pytest

from tabletop.app.table.viewer import sight_of
from tests.app.world import World


def forecast(world: World) -> str:
    """Return the forecast setting in effect at the table."""
    assert world.model.session
    assert world.model.size
    return sight_of(world.model.session, world.model.size).forecast


@pytest.fixture
def world() -> World:
    """Return a world with the stage of a phone."""
    world = World().start()
    world.send("resize", width=390, height=690)
    return world


@pytest.mark.parametrize("wanted", ["after", "never"])
def test_the_setting_holds_at_the_table_and_after_a_resize(world: World, wanted: str) -> None:
    """It changes the table that is open, and stays when the page gets another size."""
    world.send("link", fragment="new=tuintopia&seats=1")
    assert forecast(world) == "always"
    world.send("set", key="forecast", value=wanted)
    assert forecast(world) == wanted
    world.send("resize", width=820, height=1010)
    assert forecast(world) == wanted


def test_a_puzzle_never_tells_before_something_is_picked(world: World) -> None:
    """Whoever wants no forecasts at all gets none there either."""
    world.send("link", fragment="puzzle=tuintopia/1")
    assert forecast(world) == "after"
    world.send("set", key="forecast", value="never")
    assert forecast(world) == "never"


def test_a_lesson_shows_the_numbers_it_explains(world: World) -> None:
    """Whatever the settings say."""
    world.send("set", key="forecast", value="never")
    world.send("link", fragment="learn=wizards-garden")
    assert forecast(world) == "always"
