"""Arrow keys select radio buttons, so selecting one must be harmless at every table."""

from __future__ import annotations

import random

import pytest

from tabletop.app.table.playing import scene_now
from tabletop.scene.regions import DISABLED, RADIOS, SELECTED, Region
from tests.app.test_every_game import KEYS, any_move
from tests.app.world import World

MOVES = 8


def radios(world: World) -> dict[str, list[Region]]:
    """Return the regions of each radio group."""
    scene = scene_now(world.model)
    assert scene
    groups = [group.id for group in scene.groups if group.kind == RADIOS]
    return {each: [one for one in scene.regions if one.group == each] for each in groups}


def choose_each(world: World, group: str) -> None:
    """Select each option of a group in turn; only it is selected, and no move is played."""
    assert world.model.session
    ply = world.model.session.match.ply
    for region in radios(world)[group]:
        now = next(each for each in radios(world)[group] if each.id == region.id)
        if DISABLED in now.states or SELECTED in now.states:
            continue
        world.send("tap", region=region.id)
        assert world.model.session.match.ply == ply
        chosen = [each.id for each in radios(world)[group] if SELECTED in each.states]
        assert chosen == [region.id]


@pytest.mark.parametrize("key", KEYS)
def test_an_arrow_chooses_and_never_plays(key: str) -> None:
    """Every radio that can be used is chosen by a tap, alone, and stays in its group."""
    world = World().start()
    world.new(f"new={key}&seats=2&seed=3")
    rng = random.Random(3)
    for _ in range(MOVES):
        if world.page["table"]["over"]:
            return
        move = any_move(world, rng)
        for group, members in radios(world).items():
            assert sum(SELECTED in each.states for each in members) <= 1, group
            choose_each(world, group)
        world.send("cancel")
        world.send("type", text=move)
