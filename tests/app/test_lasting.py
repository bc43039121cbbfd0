"""Durable storage: requesting persistence, and warning about Safari's seven-day limit."""

from __future__ import annotations

from tabletop.app.effects import Persist
from tests.app.world import World, updated

CLEARS = "seven days"


def finish(world: World) -> tuple[object, ...]:
    """Play a new game to its end, and return the effects of its being told."""
    world.new()
    while world.model.session and world.model.session.match.to_move:
        world.send("type", text="take=1")
    now = {"now": "2026-11-21T13:00:00+00:00", "fresh": "never"}
    world.model, effects = updated(world.model, {"do": "painted", **now})
    assert world.page["dialog"]["kind"] == "over"
    return effects


def notice(world: World) -> str:
    """Return the text of the notice on the page, or "" if there is none."""
    shown = world.page["notice"]
    return str(shown["text"]) if shown else ""


def test_the_browser_is_asked_for_a_promise_after_the_first_finished_game() -> None:
    """Once: neither before it nor after the second one."""
    world = World().start()
    assert Persist(ask=True) in finish(world)
    assert Persist(ask=True) not in finish(world)


def test_safari_is_told_of_once_to_somebody_with_games_at_the_menu() -> None:
    """With the way to install; not at a table, where it would be in the way, and never again."""
    world = World().start()
    world.send("may-clear")
    assert notice(world) == ""
    world.new()
    assert notice(world) == ""
    shown = world.send("leave")
    assert CLEARS in notice(world)
    assert shown["notice"]["actions"] == [{"label": "Show me how", "message": {"do": "install"}}]
    later = World(games=world.games, entries=world.entries, settings=world.settings).start()
    later.send("may-clear")
    assert notice(later) == ""


def test_who_comes_back_to_games_is_told_at_once() -> None:
    """The shelf is known before the page says which browser it is in."""
    before = World().start()
    before.new()
    world = World(games=before.games, entries=before.entries).start()
    world.send("may-clear")
    assert CLEARS in notice(world)


def test_settings_tell_of_safari_always() -> None:
    """Only in Safari, and while the browser has not granted persistence."""
    world = World().start()
    world.new()
    world.send("leave")
    assert CLEARS not in world.send("dialog", kind="settings")["dialog"]["storage"]["sentence"]
    world.send("may-clear")
    assert CLEARS in world.page["dialog"]["storage"]["sentence"]
    assert CLEARS not in world.send("persist")["dialog"]["storage"]["sentence"]


def test_a_notice_of_a_new_version_goes_when_another_tab_has_taken_it() -> None:
    """And no other notice goes with it."""
    world = World().start()
    world.send("update-ready")
    assert notice(world)
    world.send("update-taken")
    assert notice(world) == ""
    world.send("import", name="", text="{}")
    assert notice(world)
    world.send("update-taken")
    assert notice(world)


def test_a_link_goes_on_with_the_game_that_was_played_last() -> None:
    """The newest that is not over; where there is none, that is said."""
    world = World().start()
    world.send("link", fragment="continue")
    assert "no game" in notice(world)
    first = world.new()
    world.send("leave")
    finish(world)
    world.send("leave")
    world.send("link", fragment="continue")
    assert world.page["table"]["id"] == first
