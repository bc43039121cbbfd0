"""Taps at the table of Tuintopia: what they pick, what they play, and which rule refuses them."""

from __future__ import annotations

import re
from itertools import islice
from typing import get_args

import pytest

from tabletop.core.errors import Refusal
from tabletop.games.tuintopia.rules.game import GAME
from tabletop.games.tuintopia.rules.state import Phase, State
from tabletop.games.tuintopia.table.table import TABLE
from tabletop.scene.regions import DISABLED
from tabletop.scene.scene import Scene
from tabletop.scene.table import REFUSED, Draft, Forecast, Picked, Play
from tabletop.words.objection import Objection
from tests.games.tuintopia.games import TABLES, random_plies
from tests.games.tuintopia.positions import legal, play
from tests.games.tuintopia.sights import (
    LEVEL_2,
    PHONE,
    TABLET,
    garden,
    keys,
    picked,
    see,
    texts,
)
from tests.refusals import told
from tests.test_every_table import moves_by_taps

MINUS = "\N{MINUS SIGN}"
FORECASTS: tuple[Forecast, ...] = get_args(Forecast)


def tapped(*regions: str, state: State | None = None) -> Draft | str:
    """Return the draft after some taps, or the move that the last one plays."""
    draft: Draft = ()
    for region in regions:
        answer = TABLE.tap(picked(*draft, state=state), region)
        if isinstance(answer, Play):
            return answer.move
        assert isinstance(answer, Picked), answer
        draft = answer.draft
    return draft


def refused(*regions: str, state: State | None = None) -> Refusal | Objection:
    """Return the refusal of the last of some taps."""
    draft = tapped(*regions[:-1], state=state)
    assert isinstance(draft, tuple)
    answer = TABLE.tap(picked(*draft, state=state), regions[-1])
    assert isinstance(answer, REFUSED)
    return answer


DRAFTS: list[tuple[tuple[str, ...], Draft | str]] = [
    (("hand-MEI",), ("hand-MEI",)),
    (("hand-MEI", "hand-MEI"), ()),
    (("hand-MEI", "c5"), ("hand-MEI", "c5")),
    (("c5", "hand-MEI"), ("hand-MEI", "c5")),
    (("hand-MEI", "c5", "c5"), ("hand-MEI",)),
    (("hand-MEI", "c5", "hand-VLI"), ("hand-VLI", "c5")),
    (("b2", "hand-EEN"), ("hand-EEN", "b2")),
    (("b2", "hand-MEI"), ("hand-MEI",)),
    (("hand-MEI", "d1"), ("hand-MEI", "d1")),
    (("d1",), ("d1",)),
    (("d1", "hand-MEI"), ("hand-MEI", "d1")),
    (("step-b", "hand-MEI", "b2"), ("step-b", "hand-MEI", "b2")),
    (("step-b", "hand-MEI", "d1"), ("step-b", "d1")),
    (("step-b", "hand-MEI", "step-a"), ("hand-MEI",)),
    (("hand-MEI", "c5", "go"), "MEI@c5"),
    (("hand-DAS", "d1", "go"), "DASxd1"),
    (("step-b", "hand-MEI", "b2", "go"), "MEI#b2"),
    (("f1", "go"), "^f1"),
]
"""Taps, and the draft or the move that they come to."""


@pytest.mark.parametrize(("taps", "wanted"), DRAFTS)
def test_taps_pick_and_play(taps: tuple[str, ...], wanted: Draft | str) -> None:
    """Card and cell in either order; tapped again, they are let go; the button plays."""
    assert tapped(*taps) == wanted


REFUSALS = [
    (("hand-MEI", "b2"), "E-ZONE", "19"),
    (("hand-MEI", "a1"), "E-ADJACENT", "2"),
    (("a2",), "E-ADJACENT", "2"),
    (("hand-MEI", "c4"), "E-OCCUPIED", "13"),
    (("step-b", "hand-MEI", "c4"), "E-OCCUPIED", "14"),
    (("go",), "E-PHASE", "turn"),
    (("hand-MEI", "go"), "E-PHASE", "turn"),
]


@pytest.mark.parametrize(("taps", "code", "rule"), REFUSALS)
def test_a_tap_that_may_not_be_is_answered_with_its_rule(
    taps: tuple[str, ...], code: str, rule: str
) -> None:
    """The engine's own reasons, in words for a person."""
    refusal = refused(*taps)
    assert (refusal.code, refusal.rule) == (code, rule)
    assert told("tuintopia", refusal).endswith(".")


def test_a_step_that_is_done_is_refused() -> None:
    """Rule 12: each step at most once."""
    after_a, after_b = play(garden(), "MEI@c5"), play(garden(), "^d1")
    assert refused("step-a", state=after_a).rule == "12"
    assert refused("step-b", state=after_b).rule == "12"
    assert tapped("f1", "go", state=play(garden(), "EEN@b2")) == "^f1"
    assert tapped("f1", "hand-MEI", "go", state=after_b) == "MEIxf1"
    assert tapped("go", state=after_a) == "."
    assert tapped("hand-VLI", "b2", "go", state=after_a) == "VLI#b2"


@pytest.mark.parametrize(
    ("pick", "missing"), [("hand-VLI", "Choose a cell"), ("b2", "Choose a card")]
)
def test_half_a_pick_does_not_end_the_turn(pick: str, missing: str) -> None:
    """Rule 12: step B is left out on purpose only, with nothing picked."""
    after_a = play(garden(), "MEI@c5")
    model = TABLE.scene(picked(pick, state=after_a))
    assert texts(model, "go") == [missing]
    assert DISABLED in model.region("go").states
    assert "To end the turn" in told("tuintopia", refused(pick, "go", state=after_a))
    assert tapped(pick, pick, "go", state=after_a) == "."


def test_a_card_is_dragged_to_its_cell() -> None:
    """Dropped there it is picked for it, also if it had been picked before."""
    for draft in ((), ("hand-MEI",), ("hand-EEN", "b2")):
        assert TABLE.drag(picked(*draft), "hand-MEI", "c5") == Picked(("hand-MEI", "c5"))
    answer = TABLE.drag(picked(), "hand-MEI", "b2")
    assert isinstance(answer, REFUSED)


def test_an_exchange_is_two_taps_apart() -> None:
    """Rule 21: draw first, then one card goes under the stack, and nothing else meanwhile."""
    state = garden(opened={}, closed={}, hands=("LIN BHG WTU VLI", "TOM"))
    assert tapped("go", state=state) == "!"
    assert tapped("step-b", "hand-LIN", "c2", "go", state=state) == "LIN#c2"
    tucking = play(state, "! draw=APP")
    assert refused("c2", state=tucking).rule == "21"
    assert refused("step-b", state=tucking).rule == "21"
    assert tapped("hand-LIN", "go", state=tucking) == "!LIN"


def test_a_step_that_cannot_be_taken_is_skipped_by_the_button() -> None:
    """Rule 22: nothing to place and no exchange; step B may come before."""
    state = garden(
        {**LEVEL_2, "garden": "#.../.HH./#..."}, opened={}, closed={"b1": "VAR1"}, hands=("", "TOM")
    )
    assert legal(state) == ["-", "^b1"]
    assert tapped("go", state=state) == "-"
    assert tapped("b1", "go", state=state) == "^b1"


def test_over_is_over() -> None:
    """Rule 23: after the end only looking is left."""
    over = garden()._replace(phase=Phase.OVER, ending="full")
    assert refused("go", state=over).code == "E-OVER"
    assert refused("c5", state=over).code == "E-OVER"
    assert TABLE.look(see(over), "player-1")


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_taps_spell_exactly_the_legal_moves(table: int) -> None:
    """Every option together: zones, heights, custom shapes, one to four seats."""
    for state, _, _ in islice(random_plies(table, 4), 9, 130, 37):
        seat = GAME.current_player(state)
        if seat:
            assert moves_by_taps("tuintopia", TABLE, see(state, PHONE, viewer=seat)) == set(
                legal(state)
            )


# -- when points are forecast ---------------------------------------------------------------------

DISCS = re.compile(rf"[+{MINUS}]?\d")


def points_on(scene: Scene) -> set[str]:
    """Return the points beside cells and cards that may be chosen, and in their labels."""
    model = {
        text
        for node in scene.nodes
        if node.key.startswith(("lit-", "card-", "closed-", "badge-"))
        for text in texts(scene, node.key)
        if DISCS.fullmatch(text)
    }
    labels = {region.label for region in scene.regions if "would score" in region.label}
    return model | labels


HALVES = [(), ("hand-MEI",), ("c5",), ("step-b", "hand-EEN")]
"""Drafts of less than a move."""


@pytest.mark.parametrize("forecast", ["after", "never"])
@pytest.mark.parametrize("size", [PHONE, TABLET])
@pytest.mark.parametrize("draft", HALVES)
def test_no_place_that_may_be_chosen_shows_points(
    draft: Draft, size: tuple[float, float], forecast: Forecast
) -> None:
    """Unless they always are: neither cells nor cards, nor their labels."""
    free_of_heights = garden({"level": "2"})
    always = TABLE.scene(see(free_of_heights, size, draft=draft))
    model = TABLE.scene(see(free_of_heights, size, draft=draft, forecast=forecast))
    assert points_on(model) == set()
    assert [each.states for each in model.regions] == [each.states for each in always.regions]
    if draft != HALVES[-1]:
        assert points_on(always)


@pytest.mark.parametrize("draft", [("hand-MEI", "c5"), ("hand-DAS", "d1"), ("d1",)])
@pytest.mark.parametrize("size", [PHONE, TABLET])
def test_a_whole_move_shows_its_points_unless_they_never_are(
    draft: Draft, size: tuple[float, float]
) -> None:
    """Badges, button, sentence, sheet and total."""
    always, after, never = (
        TABLE.scene(see(garden(), size, draft=draft, forecast=forecast)) for forecast in FORECASTS
    )
    move = {"go", "info", "player-1", *(key for key in keys(always) if "badge" in key)}
    assert {key: texts(after, key) for key in move} == {key: texts(always, key) for key in move}
    assert after.sentence == always.sentence
    assert after.region("go").label == always.region("go").label
    assert not [key for key in keys(never) if "badge" in key]
    told = [never.sentence, never.region("go").label, *texts(never, "info")]
    assert not [each for each in told if re.search(rf"[+{MINUS}]\d", each)]
    assert texts(never, "player-1") == texts(TABLE.scene(see(garden(), size)), "player-1")
    assert never.sentence.endswith("?")


def test_a_card_to_be_placed_face_down_shows_no_points_if_they_never_are() -> None:
    """Rule 14: it would score when it is turned over; how much is not told."""
    draft = ("step-b", "hand-EEN", "e1")
    for size in (PHONE, TABLET):
        always, _, never = (
            TABLE.scene(see(garden(), size, draft=draft, forecast=forecast))
            for forecast in FORECASTS
        )
        assert "would score" in " ".join(texts(always, "info"))
        told = [*texts(never, "info"), *(note.text for note in never.notes)]
        assert "would score" not in " ".join(told)


def test_the_strip_of_a_phone_says_what_can_be_tapped() -> None:
    """Where no card can be placed it speaks of the button, and then of the card to put away."""
    options = {"level": "2", "zones": "on"}
    start = garden(options, hands=("LIN BHG WTU VLI", "APP PER"), opened={}, closed={})
    assert texts(TABLE.scene(see(start, PHONE)), "info") == ["Your turn", "Tap the big button."]
    drawn = GAME.apply_move(play(start, "!"), GAME.move_from_text("draw=VIJ"))
    told = texts(TABLE.scene(see(drawn, PHONE)), "info")
    assert told == ["Your turn", "Tap the card to put under the stack."]
