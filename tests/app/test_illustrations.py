"""Illustrations of the rules are drawn on demand, and never block."""

from __future__ import annotations

from tests.app.world import World


def test_a_picture_is_asked_for_before_any_table_stands() -> None:
    """Each has as many moments as the page has room for; of what is none comes an empty answer."""
    world = World().start()
    world.send("illustrate", game="wizards-garden", name="turn")
    for game, name in (("wizards-garden", "nothing"), ("no-such-game", "turn")):
        world.send("illustrate", game=game, name=name)
    assert list(world.sketches.values()) == [2, 0, 0]
    assert world.page["screen"] == "menu"
