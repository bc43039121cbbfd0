"""The beats of Hanging Gardens: dice, the piece, what it changes, and the reckoning at the end."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from tabletop.core.game import complete_setup
from tabletop.core.match import Match
from tabletop.core.record import Record
from tabletop.games.hanging_gardens.rules.game import GAME
from tabletop.games.hanging_gardens.rules.state import State
from tabletop.games.hanging_gardens.table.table import TABLE
from tabletop.scene.scene import Step
from tabletop.scene.table import Sight
from tests.games.hanging_gardens.gardens import row_of_beds, row_of_terraces
from tests.games.hanging_gardens.sights import PHONE, ROOM, SMALL, keys, look, see, texts


def beats(sight: Sight[State], move: str, **more: Any) -> tuple[Step, ...]:
    """Return the steps of a move, seen by the same seat."""
    played = GAME.move_from_text(move)
    after = see(GAME.apply_move(sight.state, played), **({"viewer": sight.viewer} | more))
    return TABLE.beats(sight, played, after, TABLE.scene(after))


def test_a_bed_comes_from_the_tray_and_then_its_points_are_counted() -> None:
    """First the bed with the old scores, then the view that gained, then all is quiet."""
    first, second, rest = beats(look(ROOM), "PG1,0")
    bed = first.scene.node("bed-1,0")
    assert bed.enter is not None
    assert bed.enter.outside
    slot = first.scene.node("piece-PG")
    assert abs(bed.enter.x - slot.x) < 1
    assert texts(first.scene, "player-1")[-1] == "3"
    assert texts(second.scene, "player-1")[-1] == "5"
    assert "rows" in keys(second.scene)
    assert "rows" not in keys(rest.scene)
    assert (first.caption, first.announcement) == (
        "Ada plants a green bed.",
        "Ada plants a green bed. It’s at (1,0).",
    )


RECORDS = Path(__file__).parents[2] / "data" / "records" / "hanging-gardens"


def beats_of(record: str, ply: int) -> tuple[Step, ...]:
    """Return the steps of a move of a recorded game."""
    match = Match.load(GAME, Record.from_text((RECORDS / f"{record}.json").read_text("utf-8")))
    return beats(see(match.positions[ply].state, viewer=1), match.record.moves[ply])


def test_a_loss_names_the_row_that_broke() -> None:
    """Seat by seat, who acted first: its view with the row as it was and as it is."""
    steps = beats_of("greedy-game", 35)
    told = [step.caption for step in steps]
    assert "Ada goes from 13 to 14 points. Row 3 goes from 3 to 4 points." in told
    loss = told.index("Bram goes from 14 to 12 points. Row 2 goes from 5 to 3 points.")
    assert "5→3" in texts(steps[loss].scene, "row-2")
    assert texts(steps[loss - 1].scene, "player-2")[-1] == "14"
    assert texts(steps[loss].scene, "player-2")[-1] == "12"


def test_a_loss_that_makes_another_view_the_best_says_so() -> None:
    """The view that broke is shown, not the one that counts from now on."""
    told = [step.caption for step in beats_of("three-seats-end", 28)]
    assert "Ada goes from 2 to 1 point. Row 1 goes from 2 to 1 point. Ada looks east now." in told


def test_a_move_without_points_is_one_beat_and_the_rest() -> None:
    """A support slides in; nothing is counted."""
    steps = beats(look("T0,0 T2,0"), "S1,0")
    assert len(steps) == 2
    support = steps[0].scene.node("support-1-1,0")
    assert support.enter is not None
    assert support.enter.outside


def test_a_gazebo_that_moves_glides() -> None:
    """It keeps its key and does not come from the tray again; one that is placed does."""
    sight = replace(look("T0,0 G0,0 T2,0 T4,0"), viewer=1)
    moved = beats(sight, "G1,1")[0].scene.node("gazebo-1")
    assert moved.enter is None
    placed = beats(look("T0,0"), "G0,0")[0].scene.node("gazebo-1")
    assert placed.enter is not None


def test_a_support_that_is_moved_does_not_come_from_the_tray() -> None:
    """R9: it lay in the garden already."""
    straight = " ".join([*row_of_terraces(44), "S0,0"])
    steps = beats(look(straight), "MT0,0>0,2")
    assert steps[0].scene.node("terrace-0-0,2").enter is None
    assert "support-1-0,0" not in keys(steps[0].scene)


def test_dice_lie_on_the_strips_of_those_who_rolled() -> None:
    """R2: seen for a moment, then they are gone."""
    state = GAME.new_initial_state(complete_setup(GAME, 3, {}))
    first, rest = beats(see(state, viewer=None), "roll=1,5,4")
    assert [texts(first.scene, f"die-{seat}") for seat in (1, 2, 3)] == [["1"], ["5"], ["4"]]
    assert not keys(rest.scene, "die-")


def test_at_the_end_each_view_is_reckoned() -> None:
    """H19: the last bed ends the game; both views are laid open, one after the other."""
    moves = [*row_of_terraces(42), "G0,1", "T44,0", "G2,1", "T46,0", *row_of_beds()]
    sight = look(" ".join(moves[:-1]), PHONE)
    steps = beats(sight, moves[-1])
    told = [step.caption for step in steps if "rows" in keys(step.scene)]
    assert told[-2:] == [
        "Ada looks east: 21 points and level 0.",
        "Bram looks east: 23 points and level 0.",
    ]
    assert texts(steps[-1].scene, "go") == ["Bram wins"]


def test_a_forced_pass_is_told() -> None:
    """R16."""
    tower = (
        "T0,0 T2,0 T4,0 " + "S0,0 S0,0 T0,0 " * 7 + "G0,0 PR2,0 PR3,0 G1,1 PR4,0 PR5,0 PR2,1 "
        "PR3,1 PK4,1 PK5,1 PK1,0 PK0,1"
    )
    first, _ = beats(look(tower), "pass")
    assert first.caption == "Ada can’t do anything and passes."


def test_nothing_can_be_touched_during_a_beat() -> None:
    """The regions are those of the scene at rest."""
    for step in beats(look(SMALL), "PG1,0")[:-1]:
        assert not step.scene.regions
