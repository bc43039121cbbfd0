"""Sounds of animation steps: one rule for all tables, which a table may override."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from tabletop.app.model.people import People
from tabletop.app.model.session import Session
from tabletop.app.model.settings import Stage
from tabletop.app.table.beats import beats_between
from tabletop.app.table.current_scene import current_scene
from tabletop.core.match import Match
from tabletop.core.record import SeatEntry
from tabletop.core.sampling import random_match
from tabletop.games.registry import load_game
from tabletop.scene.intern_table import InternTable
from tabletop.scene.scene import Scene, Step
from tabletop.scene.shapes import Circle, Node, Place
from tabletop.scene.sounds import END, PLACE, PLUCK, ROLL, TURN, sounded

SIZE = (390.0, 720.0)
DISC = (Circle(0, 0, 5, fill="sun"),)


def step(*nodes: Node, sound: str = "") -> Step:
    """Return a step to a scene with these nodes."""
    return Step(Scene(100, 100, nodes), sound=sound)


def sounds(*steps: Step, ends: bool = False) -> list[str]:
    """Return the sounds of a move that starts from PLACE."""
    return [each.sound for each in sounded(steps, PLACE, ends=ends)]


HERE, MOVED = Node("a", DISC, 1, 1), Node("a", DISC, 9, 9)
TURNED = HERE._replace(face="other")
COMING = Node("b", DISC, enter=Place(0, 0))


@pytest.mark.parametrize(
    ("steps", "heard"),
    [
        ((), []),
        ((step(HERE),), [PLACE]),
        ((step(HERE), step(HERE)), [PLACE, ""]),
        ((step(HERE), step(TURNED)), [PLACE, TURN]),
        ((step(HERE), step(TURNED), step(HERE)), [PLACE, TURN, ""]),
        ((step(HERE, sound=PLUCK), step(MOVED)), [PLUCK, PLACE]),
        ((step(HERE, sound=PLUCK), step(HERE, COMING)), [PLUCK, PLACE]),
        ((step(HERE), step(HERE, sound=PLUCK)), [PLACE, PLUCK]),
    ],
)
def test_a_step_sounds_like_what_is_seen(steps: tuple[Step, ...], heard: list[str]) -> None:
    """A turn, move, entry or exit each sound once in a step; a table may override the sound."""
    assert sounds(*steps) == heard


def test_the_last_step_of_a_game_ends_it() -> None:
    """The final sound replaces that of the step."""
    assert sounds(step(HERE), step(TURNED), ends=True) == [PLACE, END]


def test_the_sound_travels_with_its_step() -> None:
    """It is part of the data sent to the page."""
    (told,) = json.loads(InternTable().transition_json((step(HERE, sound=ROLL),)))["steps"]
    assert told["sound"] == ROLL


def test_moves_dice_and_cards_sound_different() -> None:
    """Witchcraft has all three; the page knows every sound used."""
    game = load_game("witchcraft")
    record = random_match(game, 2, "taps", {"first": "draw"}, 60).record
    match = Match.load(game, replace(record, seats=(SeatEntry("Ada"), SeatEntry("Bram"))))
    firsts = {}
    for ply, text in enumerate(match.record.moves):
        session = Session("id", match.back_to(ply + 1), people=People(facing=1, passing=True))
        steps = beats_between(ply, ply + 1, current_scene(session, Stage(*SIZE)))
        assert {each.sound for each in steps} <= {"", PLUCK, PLACE, ROLL, TURN, END}
        firsts[text.partition("=")[0]] = steps[0].sound
    expected = {"first": ROLL, "go": PLACE, "spell": TURN, "event": TURN}
    assert expected.items() <= firsts.items()
