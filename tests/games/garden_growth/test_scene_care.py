"""Late in a game the big button does what is plainly wanted: one tap for each action."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.games.garden_growth.rules.game import GAME
from tabletop.games.garden_growth.rules.state import State
from tabletop.games.garden_growth.table.table import TABLE
from tabletop.scene.regions import LEGAL
from tabletop.scene.shapes import Icon, Rect
from tabletop.scene.table import REFUSED, Play
from tests.games.garden_growth import oracle
from tests.games.garden_growth.sights import PHONE, TABLET, look, see, states

DRY = "10 7 | U01 P03 S10 | B03 B01 -- | . | ."
"""Four plants need six actions, and one more is left."""

SCORED = "12 1 | C10 C10 C10 | C10 C10 C10 | C10 C10 C10 | C00 C11 C00"
"""One action is left: one weed less saves no point, and one more water makes none."""

BUTTONS = ("go", "water", "weed", "end", "stay")


def tapped_on(state: State) -> tuple[list[str], State]:
    """Return the moves that the big button plays until it offers none, and the state then."""
    moves = []
    while isinstance(answer := TABLE.tap(see(state), "go"), Play):
        moves.append(answer.move)
        state = GAME.apply_move(state, GAME.move_from_text(answer.move))
    return moves, state


def test_the_big_button_saves_one_plant_after_the_other() -> None:
    """G8: all who would die next upkeep, with one tap for each action."""
    moves, state = tapped_on(look(DRY).state)
    assert moves == ["A1+", "A2+", "A2-", "B1+", "B1-", "B2+"]
    assert not any(oracle.causes(state.garden, space, 11) for space in range(12))
    assert state.left == 1


@pytest.mark.parametrize("size", [PHONE, TABLET])
def test_it_says_what_it_does_and_how_many_are_in_danger(size: tuple[float, float]) -> None:
    """With a seed or a plant picked it says what it always said."""
    scene = TABLE.scene(look(DRY, size))
    assert scene.region("go").label == "Water A1, 4 plants to save"
    assert states(scene, "go") == states(TABLE.scene(look(DRY, size, draft=("seed-S", "B3"))), "go")
    assert TABLE.scene(look(DRY, size, draft=("seed-S",))).region("go").label == "Choose a space"
    assert isinstance(TABLE.tap(look(DRY, size, draft=("seed-S",)), "go"), REFUSED)


@pytest.mark.parametrize(
    "text",
    [
        DRY.replace("10 7", "10 4"),
        DRY.replace("10 7", "6 7"),
        "10 7 | U11 P11 S10 | B11 B11 -- | . | .",
        "12 7 | U11 P11 S10 | B11 B11 -- | . | .",
        "12 1 | C10 C10 C10 | C10 C10 C10 | C10 C10 C10 | C10 C12 C11",
    ],
)
def test_nothing_is_offered_where_there_is_something_to_decide(text: str) -> None:
    """Too few actions for all, early turns, nobody in danger, room for plants, or no point left."""
    assert isinstance(TABLE.tap(look(text), "go"), REFUSED)


def test_the_last_turn_pulls_the_weeds_that_cost_points() -> None:
    """G25: down to one weed, which costs nothing, in a full garden."""
    text = "12 9 | C12 C10 C10 | C10 C10 c03 | C10 C10 C10 | C10 C11 C11"
    before = look(text).state
    moves, state = tapped_on(before)
    assert moves == ["A1-", "A1-", "D2-", "D3-"]
    assert oracle.items(before.garden)[4] == -3
    assert oracle.items(state.garden)[4] == -1


def stand_out(text: str, *draft: str, **more: Any) -> set[str]:
    """Return the buttons that are green."""
    scene = TABLE.scene(look(text, draft=draft, **more))
    faces = {each.key: each.shapes[0] for each in scene.nodes if each.key in BUTTONS}
    return {name for name, face in faces.items() if isinstance(face, Rect) and face.fill == "leaf2"}


@pytest.mark.parametrize(
    ("text", "draft", "green"),
    [
        ("4 2 | C01 -- -- | . | . | .", ("A1",), {"water"}),
        ("4 2 | B13 -- -- | . | . | .", ("A1",), {"weed"}),
        ("4 2 | B03 -- -- | . | . | .", ("A1",), {"water", "weed"}),
        ("4 2 | B32 -- -- | . | . | .", ("A1",), {"weed"}),
        ("4 2 | C20 -- -- | . | . | .", ("A1",), {"water"}),
        ("11 2 | S21 -- -- | . | . | .", ("A1",), set()),
        ("12 2 | C12 C10 C10 | . | . | .", ("A1",), {"water", "weed"}),
        ("12 2 | C13 C10 C20 | . | . | .", ("A1",), {"weed"}),
        ("4 2 | C20 -- -- | . | . | .", (), set()),
        ("4 2 | C20 -- -- | . | . | .", ("end",), {"stay"}),
        ("4 0 | C20 -- -- | . | . | .", (), {"end"}),
        ("4 0 | C20 -- -- | . | . | .", ("A1", "held"), {"end"}),
        (DRY, (), {"go"}),
        (SCORED, (), {"end"}),
        (SCORED, ("A1",), {"end"}),
    ],
)
def test_the_button_that_is_wanted_stands_out(
    text: str, draft: tuple[str, ...], green: set[str]
) -> None:
    """What a plant dies of first, what scores; the end of the turn once nothing does any good."""
    assert stand_out(text, *draft) == green


@pytest.mark.parametrize("size", [(320.0, 600.0), (1180.0, 650.0)])
def test_the_icon_of_a_quiet_button_is_seen(size: tuple[float, float]) -> None:
    """Its paper is as light as the icon of a green one."""
    scene = TABLE.scene(look("4 2 | C01 -- -- | . | . | .", size, draft=("A1",)))
    tones = {
        name: shape.fill
        for name in ("water", "weed")
        for shape in scene.node(name).shapes
        if isinstance(shape, Icon)
    }
    assert tones == {"water": "white", "weed": "ink"}


def test_a_hint_decides_which_button_stands_out() -> None:
    """Also where another one would be wanted."""
    text = "4 2 | C01 -- -- | . | . | ."
    assert stand_out(text, "A1", hint="A1-", hint_depth=1) == {"weed"}
    assert stand_out(text, hint="end", hint_depth=1) == {"end"}
    assert stand_out(DRY, hint="B3=S", hint_depth=1) == set()


def test_a_turn_in_which_nothing_scores_is_ended_by_one_tap() -> None:
    """G19: the action left over brings nothing, and the table says so."""
    assert TABLE.tap(look(SCORED), "end") == Play("end")
    assert TABLE.scene(look(SCORED)).sentence == "Ada, nothing else scores a point: end turn 12."


def test_a_plant_that_is_safe_gives_way_to_those_in_danger() -> None:
    """Early, where nothing is offered, and while it is in danger itself it stays picked."""

    def cared(text: str) -> tuple[str, ...]:
        state = GAME.apply_move(look(text).state, GAME.move_from_text("A1+"))
        return TABLE.stays(state, GAME.move_from_text("A1+"), ("A1",))

    assert cared("7 3 | B01 B01 -- | . | . | .") == ()
    assert cared("7 4 | B03 B01 -- | . | . | .") == ("A1", "held")
    assert cared("7 2 | B01 B03 -- | . | . | .") == ("A1", "held"), "there is something to decide"
    assert cared("6 3 | B01 B01 -- | . | . | .") == ("A1", "held")


def test_seeds_that_can_be_paid_are_lit_once_a_space_is_picked() -> None:
    """G13: after the space the seed is what is left to choose."""

    def rings(draft: tuple[str, ...]) -> list[int]:
        scene = TABLE.scene(look("8 3 | S10 -- -- | . | . | .", draft=draft))
        assert LEGAL in states(scene, "A2") or draft
        return [len(scene.node(f"seed-{kind}").shapes) for kind in "SUL"]

    plain, lit = rings(()), rings(("A2",))
    assert [after > before for before, after in zip(plain, lit, strict=True)] == [True, True, False]
