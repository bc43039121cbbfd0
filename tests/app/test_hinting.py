"""The reason in a hint: its wording, and its length on a phone."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tabletop.app.model.help import Advice, Hint
from tabletop.app.table.hinting import SIZE, SMALL, hint_sentence, shortened
from tabletop.app.words import once_more
from tabletop.scene.measure import text_width
from tests.app.world import World

GAMES = Path(__file__).parents[1] / "games"
TOLD = sorted(GAMES.glob("*/reasons.json"))

TWO_LINES = (2 * (390 - 30) - 56) * SIZE / SMALL
"""How wide a sentence may be on a phone."""


def test_a_reason_loses_its_last_parts_where_there_is_no_room() -> None:
    reason = "It turns two seeds: both are white, and a line is full."
    assert shortened(reason, 1000) == reason
    assert shortened(reason, 300) == "It turns two seeds: both are white."
    assert shortened(reason, 200) == "It turns two seeds."
    assert shortened(reason, 10) == "It turns two seeds."
    assert shortened(f"Others can wait. {reason}", 420) == reason


@pytest.mark.parametrize("path", TOLD, ids=[path.parent.name for path in TOLD])
def test_every_reason_has_room_on_a_phone(path: Path) -> None:
    """In two lines, with the words that there is more; and the reason stays a sentence."""
    for each in json.loads(path.read_text(encoding="utf-8")):
        room = TWO_LINES - text_width(once_more(""), SIZE)
        told = once_more(shortened(each["reason"], room))
        assert text_width(told, SIZE) <= TWO_LINES, told
        assert told.endswith(". Tap the bulb to see it.")


def test_a_reason_is_never_cut_within_parentheses() -> None:
    """Either all of their content is kept, or none."""
    reason = "A red bed there completes the symmetry in row 1 (red, blue and red), for 3 points."
    for room in range(700, 200, -20):
        told = shortened(reason, room)
        assert told.count("(") == told.count(")"), told


def test_a_plan_is_told_once_and_then_each_step_alone() -> None:
    """Repeated in the same position, a hint repeats all of its text."""
    plan = "Tending your plants now lets you plant more later: 8 blueberries."
    first = Advice().followed_by(f"{plan} Water A1.", 3)
    second = first.followed_by(f"{plan} Weed B2.", 4)
    assert first.news == f"{plan} Water A1."
    assert first.followed_by(first.reason, 3).news == f"{plan} Water A1."
    assert second.news == second.followed_by(second.reason, 4).news == "Weed B2."
    assert second.followed_by(f"{plan} Weed B2.", 5).news == "Weed B2."
    assert second.followed_by("All is done. Weed B2.", 5).news == "All is done. Weed B2."


def test_only_the_first_hints_on_a_device_explain_the_second_tap() -> None:
    """Three of them, also over a reload and with settings from before; it works as ever."""
    world = World(settings={"theme": "dark"}).start()
    told = []
    for number in range(5):
        if number == 2:
            world = World(settings=world.settings).start()
        world.new("new=wizards-garden&seats=human,human&seed=7&first=1")
        world.send("hint")
        world.answer("b2w", "Because it is there.")
        told.append(world.page["table"]["sentence"])
        assert world.page["table"]["sentence"] == told[-1]
        world.send("hint")
        assert world.page["table"]["sentence"] != told[-1]
    assert told == [*["Because it is there. Tap the bulb to see it."] * 3, *told[3:]]
    assert set(told[3:]) == {"Because it is there."}
    assert world.settings["theme"] == "dark"


def test_a_hint_names_the_rival_as_the_page_does() -> None:
    """Opponents think without names; what they say of a seat gets its name at the table."""
    world = World().start()
    world.new("new=witchcraft&seats=human,easy&seed=42&first=1")
    session = world.model.session
    assert session is not None
    hint = Hint(move="go=Sw", reason="Stopped Mouth takes Power from {seat2}, who has 9.")
    told = hint_sentence(world.model, session.with_help(hint=hint))
    assert told.startswith(f"Stopped Mouth takes Power from {session.match.names[1]}, who has 9.")
