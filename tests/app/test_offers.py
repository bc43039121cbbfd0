"""Settings are offered when they first matter, and only once."""

from __future__ import annotations

from tabletop.app.effects import Ask, Paint
from tabletop.app.modes.lesson import lesson_of, step_of
from tabletop.core.lesson import Choose, Look
from tests.app.world import World, updated

FASTER = {"do": "set", "key": "pace", "value": "quick"}


def test_a_quicker_pace_is_offered_once_and_taken_by_a_tap() -> None:
    """By a notice, which goes when the pace is chosen."""
    world = World().start()
    world.new()
    shown = world.send("offer-pace")
    assert [each["message"] for each in shown["notice"]["actions"]] == [FASTER]
    shown = world.send("set", key="pace", value="quick")
    assert shown["notice"] is None
    assert shown["settings"]["pace"] == "quick"
    later = World(settings=world.settings).start()
    later.send("set", key="pace", value="normal")
    assert later.send("offer-pace")["notice"] is None


def test_whoever_has_the_quick_pace_is_offered_nothing() -> None:
    world = World().start()
    world.send("set", key="pace", value="quick")
    assert world.send("offer-pace")["notice"] is None


def finish_lesson(world: World) -> None:
    """Take all steps of a lesson of the template, which never asks anything."""
    world.send("learn", game="template", lesson=1)
    while world.model.session and not world.page["table"]["lesson"]["ends"]:
        assert world.page["notice"] is None
        go_on(world)


def values_asked(world: World) -> list[str]:
    """Return the values of the setting that the dialog about forecasts offers."""
    dialog = world.page["dialog"]
    is_asked = dialog is not None and dialog["kind"] == "forecast"
    return [each["message"]["value"] for each in dialog["ways"]] if is_asked else []


def test_the_first_game_after_a_lesson_asks_when_to_show_forecasts() -> None:
    """Neither the start page nor another lesson does; the page asks once, also after a reload."""
    world = World().start()
    world.new()
    assert not values_asked(world)
    finish_lesson(world)
    world.send("leave")
    assert not values_asked(world)
    finish_lesson(world)
    world.send("leave")
    later = World(settings=world.settings).start()
    later.new()
    assert values_asked(later) == ["always", "after", "never"]
    later.send("close-dialog")
    assert later.page["dialog"] is None
    later.new()
    assert not values_asked(later)
    finish_lesson(later)
    later.send("leave")
    later.new()
    assert not values_asked(later)


def test_a_lesson_that_is_played_on_asks_at_once() -> None:
    """It has become a game."""
    world = World().start()
    world.send("learn", game="wizards-garden", lesson=1)
    while not world.page["table"]["lesson"]["ends"]:
        go_on(world)
    world.send("lesson-end")
    assert values_asked(world) == ["always", "after", "never"]
    world.send("set", key="forecast", value="after")
    assert world.page["dialog"] is None
    assert world.page["settings"]["forecast"] == "after"


def test_a_game_under_way_asks_nothing_but_the_next_one_does() -> None:
    """Whoever goes back to an older game is in the middle of it."""
    world = World().start()
    world.new("new=wizards-garden&seats=human,human&seed=42")
    while world.model.session and world.model.session.match.ply < 4:
        match = world.model.session.match
        world.send(
            "type", text=match.game.move_to_text(next(iter(match.game.legal_moves(match.state))))
        )
    older = world.model.session
    assert older is not None
    world.send("leave")
    finish_lesson(world)
    world.send("leave")
    world.send("open-save", id=older.id)
    assert world.model.session is not None
    assert world.model.session.id == older.id
    assert not values_asked(world)
    world.send("leave")
    world.new()
    assert values_asked(world) == ["always", "after", "never"]


def go_on(world: World) -> None:
    """Take the next step of the lesson of the template."""
    session = world.model.session
    assert session
    step = step_of(session)
    if isinstance(step, Look):
        world.send("lesson-on")
    elif isinstance(step, Choose):
        world.send("type", text=step.good[0].moves[0])
    else:
        assert step
        world.send("type", text=lesson_of(session.match).moves[step.ply])


def test_all_moves_of_a_computers_turn_are_painted_under_one_name() -> None:
    """Those of a person have none."""
    world = World().start()
    world.new("new=template&seats=human,easy&seed=7&first=1")
    now = {"now": "2026-11-21T13:00:00+00:00", "fresh": "never"}
    model, effects = updated(world.model, {"do": "type", "text": "take=1", **now})
    assert [each.turn for each in effects if isinstance(each, Paint)] == [""]
    world.model = model
    number = next(each for each in effects if isinstance(each, Ask)).job["number"]
    thought = {"do": "thought", "number": number, "move": "take=1", "reason": ""}
    _, effects = updated(model, {**thought, **now})
    assert [each.turn for each in effects if isinstance(each, Paint)] == ["1"]
