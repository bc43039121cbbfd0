"""A move at the table of Tuintopia, beat by beat."""

from __future__ import annotations

from typing import Any

from tabletop.games.tuintopia.rules.game import GAME
from tabletop.games.tuintopia.rules.state import State
from tabletop.games.tuintopia.table.table import TABLE
from tabletop.scene.scene import Step
from tests.games.tuintopia.positions import play
from tests.games.tuintopia.sights import garden, keys, played, see, texts


def beats(state: State, text: str, viewer: int | None = 1, **more: Any) -> tuple[Step, ...]:
    """Return the steps that show a move to `viewer`."""
    move = GAME.move_from_text(text)
    after = GAME.apply_move(state, move)
    then = see(state, viewer=viewer, **more)
    now = see(after, viewer=viewer, last=played(state, text, viewer=viewer))
    steps = TABLE.beats(then, move, now, TABLE.scene(now))
    assert steps[-1].scene == TABLE.scene(now)
    return steps


def test_a_card_flies_then_its_badges_pop_then_they_fly_to_the_total() -> None:
    """The points are counted when the badges arrive."""
    flight, pop, rest = beats(garden(), "MEI@c5", draft=("hand-MEI", "c5"))
    assert "badge-b5" not in keys(flight.scene)
    assert {"badge-b4", "badge-c4", "badge-d4", "badge-b5"} <= keys(pop.scene)
    leaves = pop.scene.node("badge-b5").exit
    assert leaves is not None
    assert leaves.outside
    assert "badge-b5" not in keys(rest.scene)
    totals = [texts(step.scene, "player-1")[-1] for step in (flight, pop, rest)]
    assert totals == ["0", "0", "4"]


def test_a_card_without_partners_has_no_badges_but_its_result_is_told() -> None:
    """Before the next card is drawn."""
    _, counted, rest = beats(garden(), "VLI@b1")
    assert counted.caption == "That scores nothing."
    assert not rest.caption
    assert not [key for key in keys(counted.scene) if key.startswith("badge-")]


def test_the_card_of_a_rival_comes_from_its_row() -> None:
    """It was a back in a hand that nobody sees."""
    steps = beats(garden()._replace(seat=2), "PER@c5")
    comes = steps[0].scene.node("card-PER").enter
    assert comes is not None
    assert comes.outside


def test_a_covered_card_slides_out_under_the_key_that_it_has_in_the_hand() -> None:
    """Whoever takes it up sees it turn; for others it leaves for the row of the mover."""
    steps = beats(garden(), "DASxf1")
    below = steps[0].scene.node("card-LIN")
    assert (below.face, below.window) == ("back", "garden")
    assert steps[-1].scene.node("card-LIN").window == ""
    order = [node.key for node in steps[0].scene.nodes]
    assert order.index("card-LIN") < order.index("card-DAS")
    others = beats(garden(), "DASxd1", viewer=2)
    leaves = others[0].scene.node("closed-d1").exit
    assert leaves is not None
    assert leaves.outside
    assert "closed-d1" not in keys(others[-1].scene)


def test_a_turned_card_turns_about_then_scores() -> None:
    """Its back takes the key of its face first, so that it is the same card."""
    back, face, pop, rest = beats(garden(), "^d1", viewer=2)
    assert back.scene.node("card-VAR").face == "back"
    assert face.scene.node("card-VAR").face == ""
    assert [key for key in keys(pop.scene) if key.startswith("badge-")]
    assert texts(rest.scene, "player-1")[-1] == "2"


def test_a_turned_card_that_does_not_belong_goes_into_the_hand() -> None:
    """Rule 20: it scores nothing."""
    state = garden(closed={"d1": "WOR1"}, hands=("EEN MEI VLI DAS", "TOM COM LIN PER"))
    steps = beats(state, "^d1")
    assert steps[-1].scene.node("card-WOR").window == ""
    assert not [key for step in steps for key in keys(step.scene) if key.startswith("badge-")]


def test_a_drawn_card_comes_from_the_stack() -> None:
    """Its face is for its owner only; others see a back fly to the row."""
    state = play(garden(), "MEI@c5 .")
    mine = beats(state, "draw=CTO")
    assert mine[0].scene.node("card-CTO").enter is not None
    others = beats(state, "draw=CTO", viewer=2)
    assert others[0].scene.node("flying").face == "back"
    assert "card-CTO" not in keys(others[0].scene)


def test_a_tucked_card_leaves_for_the_stack() -> None:
    """Rule 21: it goes under the stack."""
    state = garden(opened={}, closed={}, hands=("LIN BHG WTU VLI", "TOM"))
    steps = beats(play(state, "! draw=APP"), "!LIN")
    assert steps[0].scene.node("card-LIN").exit is not None
    assert "card-LIN" not in keys(steps[-1].scene)
