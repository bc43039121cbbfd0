"""A lesson at the table: the moves it accepts, its sentences, and what is saved of it."""

from __future__ import annotations

import json
import random
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tabletop.app.lesson.bar import lesson_after, lesson_bar, offered_lessons
from tabletop.app.lesson.learning import RIVAL, first_match
from tabletop.app.messages.decoding import BadMessage
from tabletop.app.messages.openable import OverDialog
from tabletop.app.model.model import Model
from tabletop.app.model.session import LessonProgress, Session
from tabletop.app.words import LESSON_IS_OVER, LOOK_FIRST
from tabletop.core.record import Record
from tabletop.core.seal import sealed
from tabletop.games.registry import GAMES, load_lessons
from tests.app.world import World, shown_page

PAGE_WORDS = Path(__file__).parents[2] / "static" / "js" / "page" / "words.js"
"""The labels of the page's buttons."""

LESSON = "wizards-garden"
DECISION = "a4w"
"""The lesson, and a good answer to its one choice."""


@pytest.fixture
def world() -> World:
    """Return a world at the first step of a lesson."""
    world = World().start()
    world.send("resize", width=390, height=690)
    world.send("learn", game=LESSON, lesson=1)
    return world


def shown(world: World) -> dict[str, object]:
    """Return what the page shows of the table."""
    table: dict[str, object] = world.page["table"]
    return table


def step(world: World) -> int:
    """Return the step of the lesson."""
    return int(world.page["table"]["lesson"]["step"])


def take_step(world: World) -> None:
    """Continue, tap a highlighted region, or choose an option if none is highlighted."""
    if world.page["table"]["lesson"]["looks"]:
        world.send("lesson-on")
    elif rings := [each.id for each in world.painted[-1].regions if "hint" in each.states]:
        world.send("tap", region=rings[0])
    else:
        world.send("type", text=DECISION)


def walked_to_the_end(world: World) -> None:
    """Complete every step of the lesson on the table."""
    while not world.page["table"]["lesson"]["ends"]:
        take_step(world)


def test_a_link_that_names_no_game_says_so() -> None:
    """The link is one that people write by hand."""
    world = World().start()
    page = world.send("link", fragment="learn=chess")
    assert page["table"] is None
    assert "chess" in page["notice"]["text"]


def test_what_is_looked_at_is_not_played_on(world: World) -> None:
    """Nothing is highlighted; taps elsewhere and typed moves are refused."""
    assert not [each for each in world.painted[-1].regions if "legal" in each.states]
    world.send("tap", region="b2")
    assert shown(world)["sentence"] == LOOK_FIRST
    world.send("type", text="b2w")
    assert world.page["table"]["typed"]["error"] == LOOK_FIRST
    assert step(world) == 1


def test_after_the_last_step_a_tap_is_told_which_button_leads_on(world: World) -> None:
    """The page has no Continue there, but the button that the sentence names."""
    walked_to_the_end(world)
    world.send("type", text="a1w")
    assert world.page["table"]["typed"]["error"] == LESSON_IS_OVER
    (button,) = re.findall(r"“(.+)”", LESSON_IS_OVER)
    assert f't("{button}")' in PAGE_WORDS.read_text(encoding="utf-8")


def test_a_game_played_on_from_a_lesson_leads_to_the_next_one() -> None:
    """From its result, whatever was played; the last lesson and other games lead to none."""
    lessons = load_lessons(LESSON)
    for number in (1, len(lessons)):
        lesson = lessons[number - 1]
        match = first_match(LESSON, lesson)
        rng = random.Random(1)
        while match.to_move is not None:
            taught = lesson.moves[match.ply : match.ply + 1]
            legal = [*match.game.legal_moves(match.state)]
            match = match.play(taught[0] if taught else match.game.move_to_text(rng.choice(legal)))
        model = Model(session=Session("g", match), dialogs=(OverDialog(),))
        shown = shown_page(model)["dialog"]["lesson"]
        if number == len(lessons):
            assert shown is None
            continue
        assert shown["label"] == f"Next lesson: {lessons[1].topic}"
        assert shown["message"] == {"do": "learn", "game": LESSON, "lesson": 2}
        other = replace(match, record=replace(match.record, seed="another"))
        assert lesson_after(other) is None


def test_the_end_of_a_lesson_leads_to_the_next_one(world: World) -> None:
    """By its name, and its message begins it; the last lesson has none after it."""
    lessons = load_lessons(LESSON)
    assert not world.page["table"]["lesson"]["next"]
    walked_to_the_end(world)
    following = world.page["table"]["lesson"]["next"]
    assert following["label"] == f"Next lesson: {lessons[1].topic}"
    world.send(**following["message"])
    bar = world.page["table"]["lesson"]
    assert (bar["number"], bar["step"]) == (2, 1)
    session = world.model.session
    assert session
    last = replace(session, match=first_match(LESSON, lessons[-1]), mode=LessonProgress(0))
    bar = lesson_bar(replace(last, mode=LessonProgress(len(lessons[-1].steps) - 1)))
    assert bar
    assert bar["ends"]
    assert bar["next"] is None


@pytest.mark.parametrize("key", GAMES)
def test_each_lesson_is_listed_with_its_title_and_length(key: str) -> None:
    """The titles differ, and the first is for anyone who has never played."""
    listed = offered_lessons(key)
    titles = [each["title"] for each in listed]
    assert titles[0] == "Learn to play"
    assert len(set(titles)) == len(load_lessons(key))
    lengths = [f"{len(each.steps)} steps" for each in load_lessons(key)]
    assert [each["line"] for each in listed] == lengths
    numbers = [each["message"]["lesson"] for each in listed]
    assert numbers == list(range(1, len(listed) + 1))


def test_the_list_of_lessons_opens_for_a_game() -> None:
    """And for nothing else."""
    world = World().start()
    page = world.send("dialog", kind="lessons", game=LESSON)
    assert page["dialog"] == {"kind": "lessons", "game": LESSON, "back": False}
    with pytest.raises(BadMessage):
        world.send("dialog", kind="lessons")


def test_a_tap_on_what_is_told_about_goes_on(world: World) -> None:
    """The ring asks to be tapped; where a tap opens an explanation, that comes first."""
    world.send("lesson-on")
    for move in ("b3w", "b2w"):
        world.send("type", text=move)
    assert step(world) == 4
    world.send("tap", region="c3")
    assert step(world) == 5
    world.send("tap", region="b4")
    for move in ("b1b", "a4w"):
        world.send("type", text=move)
    assert step(world) == 8
    world.send("tap", region="panel-1")
    assert step(world) == 8
    world.send("lesson-on")
    assert step(world) == 9


def test_a_refused_move_is_told_by_its_rule(world: World) -> None:
    """Only a legal move is answered by the lesson."""
    world.send("lesson-on")
    world.send("type", text="c3w")
    assert world.page["table"]["typed"]["error"]
    assert not shown(world)["refused"]


def test_a_lesson_is_not_taken_back_and_gives_no_hints(world: World) -> None:
    """There is no undo; the highlight is the hint."""
    world.send("lesson-on")
    before = shown(world)
    assert not any(world.page["table"]["tools"].values())
    for do in ("undo", "redo", "hint"):
        world.send(do)
    assert shown(world) == before


def test_rivals_play_what_the_lesson_tells(world: World) -> None:
    """No computer is asked before the lesson ends; then the game is played on by its level."""
    while not world.page["table"]["lesson"]["ends"]:
        take_step(world)
        assert world.job is None
    world.send("lesson-on")
    assert world.page["table"]["lesson"]["ends"]
    world.send("lesson-end")
    assert world.job
    assert world.job["level"] == RIVAL


def test_who_looks_back_is_not_taught(world: World) -> None:
    """The bar below the board is that of the look back, and its sentence the move's."""
    world.send("goto", ply=2)
    assert shown(world)["lesson"] is None
    assert shown(world)["replay"]
    world.send("live")
    assert step(world) == 1


@pytest.mark.parametrize("kept", [99, -1, True, "2", 5, None])
def test_a_step_that_the_moves_do_not_fit_is_none(world: World, kept: object) -> None:
    """The game itself is kept, and opens as any other; so does one of version 0.1.0."""
    ((id_, text),) = world.games.items()
    record = Record.from_text(text)
    meta = {key: value for key, value in record.meta.items() if key not in ("lesson", "sum")}
    if kept is not None:
        meta["lesson"] = kept
    changed = sealed(replace(record, meta=meta)).to_text()
    other = World({id_: changed}).start()
    other.send("resize", width=390, height=690)
    other.send("open-save", id=id_)
    assert shown(other)["ply"] == len(record.moves)
    assert shown(other)["lesson"] is None


@pytest.mark.parametrize(
    "way", [{"do": "leave"}, {"do": "learn", "game": LESSON, "lesson": 1}], ids=["leave", "learn"]
)
def test_a_finished_lesson_that_is_left_is_no_saved_game(world: World, way: dict[str, Any]) -> None:
    """Whatever comes after it; one that was not finished waits to be continued."""
    (first,) = world.games
    walked_to_the_end(world)
    world.send(**way)
    assert first not in world.games
    assert first not in world.entries
    assert first not in {entry["id"] for entry in world.page["shelf"] or ()}
    world.send("learn", game=LESSON, lesson=1)
    assert step(world) == 1


def test_a_lesson_that_is_taken_again_replaces_the_finished_one(world: World) -> None:
    """As where the browser was closed at its last step."""
    walked_to_the_end(world)
    (text,) = world.games.values()
    again = World(games={"finished": text}).start()
    again.send("learn", game=LESSON, lesson=1)
    assert step(again) == 1
    assert len(again.games) == 1
    assert "finished" not in again.games


def test_a_lesson_that_is_played_on_is_a_saved_game(world: World) -> None:
    """Leaving that keeps it like any other."""
    (first,) = world.games
    walked_to_the_end(world)
    world.send("lesson-end")
    page = world.send("leave")
    assert [entry["id"] for entry in page["shelf"]] == [first]
    assert first in world.games


def test_a_copy_of_a_lesson_is_one(world: World) -> None:
    """It stands at the same step."""
    world.send("lesson-on")
    (id_,) = world.games
    world.send("copy", id=id_)
    (twin,) = set(world.games) - {id_}
    assert json.loads(world.games[twin])["meta"]["lesson"] == 1
