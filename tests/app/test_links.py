"""Untrusted links: followed, or refused with a reason; the page keeps working."""

from __future__ import annotations

import pytest

from tabletop.app.model.model import Model
from tests.app.world import World, updated

SAYS = {
    "%": "a new game or a saved one",
    "new": "Unknown game: ''",
    "new=%": "Unknown game: '%'",
    "game=%": "no longer saved",
    "game=%ff%00": "no longer saved",
    "hello": "a new game or a saved one",
    "=&&=;": "a new game or a saved one",
    "new=template&seats=" + "9" * 1_900: "you have 12",
    "new=template&seats=" + "9" * 5_000: "too long",
    "new=template&seats=" + "human," * 300: "neither 'human' nor a level",
    "new=template&seats=-3": "neither 'human' nor a level",
    "new=template&seats=%C2%B2": "neither 'human' nor a level",
    "new=template&seed=%00": "seed",
    "new=template&" + "x" * 1_500 + "=1": "Unknown option",
    "new=template&%E2%80%AE=1": "options.?",
    "new=" + "%F0%9F%8C%B1" * 150: "Unknown game",
}


@pytest.mark.parametrize("fragment", SAYS, ids=range(len(SAYS)))
def test_a_link_that_leads_nowhere_is_told_in_few_words(fragment: str) -> None:
    """No table, no exception, and the menu answers as before."""
    world = World().start()
    shown = world.send("link", fragment=fragment)
    assert SAYS[fragment] in shown["notice"]["text"]
    assert len(shown["notice"]["text"]) < 320
    assert shown["notice"]["text"].isprintable()
    assert shown["screen"] == "menu"
    assert world.send("open-game", game="tuintopia")["dialog"]["kind"] == "start"


def test_a_bad_link_leaves_the_table_as_it_is() -> None:
    """Also while a game is played."""
    world = World().start()
    id_ = world.new()
    shown = world.send("link", fragment="new=%")
    assert shown["table"]["id"] == id_
    assert shown["notice"]["tone"] == "warn"


def test_a_link_opens_only_what_the_page_lists() -> None:
    """The game to copy for a new one is not for players."""
    asked = {"do": "link", "fragment": "new=template", "now": "", "fresh": "a"}
    model, effects = updated(Model(), asked)
    assert model.session is None
    assert not effects
    assert model.notice
    assert "Unknown game: 'template'" in model.notice.text
