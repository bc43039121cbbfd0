"""The table of Tuintopia shows what each card would bring, and where points came from."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from tabletop.core.language import signed
from tabletop.games.tuintopia.rules.cards import CARDS, HOUSE
from tabletop.games.tuintopia.rules.game import GAME
from tabletop.games.tuintopia.rules.state import Phase
from tabletop.games.tuintopia.rules.values import Gain
from tabletop.games.tuintopia.table.pictures import FAMILIES, PICTURES, RESOURCES, read_pictures
from tabletop.games.tuintopia.table.table import TABLE
from tabletop.kit.hint import RING_GAP, ringing
from tabletop.scene.regions import LAST, LEGAL, SELECTED
from tabletop.scene.scene import Scene
from tabletop.scene.shapes import Rect, Text
from tabletop.scene.table import Play
from tests.games.tuintopia.games import random_plies
from tests.games.tuintopia.positions import legal, play
from tests.games.tuintopia.sights import (
    BOTH,
    PHONE,
    PORTRAIT,
    SIZES,
    TABLET,
    garden,
    gazing,
    hinted,
    keys,
    picked,
    played,
    see,
    texts,
)

MINUS = "\N{MINUS SIGN}"


def scene(*draft: str, **more: Any) -> Scene:
    """Return the scene of seat 1 with a draft."""
    return TABLE.scene(picked(*draft, **more))


# -- before a commit -----------------------------------------------------------------------------


def test_a_picked_card_shows_its_points_on_every_legal_cell() -> None:
    """Rules 4 to 8 and 19: the hawthorn belongs in zone III and brings +4 on c5."""
    model = scene("hand-MEI")
    points = {
        key.removeprefix("lit-"): texts(model, key) for key in keys(model) if key[:4] == "lit-"
    }
    minus = [f"{MINUS}1"]
    assert points == {
        **{cell: ["0"] for cell in ("b1", "c1", "d1", "e1", "f1", "a3")},
        "c5": ["+4"],
        "e5": minus,
        "f5": minus,
    }
    assert LEGAL in model.region("c5").states
    assert LEGAL not in model.region("b2").states
    assert model.region("c5").label == "c5, free, zone III, would score +4"


def test_a_picked_move_shows_what_each_partner_adds() -> None:
    """Section 8: the gain split by partner, and into icons, sun and wind."""
    model = scene("hand-MEI", "c5")
    badges = {key: texts(model, key) for key in keys(model) if key.startswith("badge-")}
    assert badges == {
        "badge-b4": [f"{MINUS}1"],
        "badge-c4": ["+1"],
        "badge-d4": ["+1"],
        "badge-b5": ["+3"],
    }
    assert texts(model, "info") == [
        "Hawthorn on c5", "+4", "Icons", "+4", "Sun/shade", f"{MINUS}1", "Wind", "+1",
    ]  # fmt: skip
    assert "+4" in texts(model, "player-1")
    assert texts(model, "go") == ["Place on c5"]
    parts = f"icons +4, sun/shade {MINUS}1, wind +1"
    assert model.sentence == f"Ada, place the hawthorn on c5? +4 ({parts})."
    assert model.node("card-MEI").window == "garden"


def test_the_badges_add_up_to_the_gain_in_every_position() -> None:
    """Rule 9: what stands at the partners is what the player gets."""
    for state, move, after in islice(random_plies(3, 7), 60):
        seat = state.seat
        if GAME.current_player(state) != seat or GAME.move_to_text(move)[3:4] not in ("@", "x"):
            continue
        text = GAME.move_to_text(move)
        model = TABLE.scene(see(state, viewer=seat, draft=(f"hand-{text[:3]}", text[4:])))
        badges = [texts(model, key)[0] for key in keys(model) if key.startswith("badge-")]
        total = sum(int(badge.replace(MINUS, "-")) for badge in badges)
        assert total == after.totals[seat - 1] - state.totals[seat - 1]
        assert texts(model, "go")[0].split()[0] in ("Place", "Cover")


def test_a_cell_may_be_picked_first_and_every_card_says_what_it_brings() -> None:
    """A card and a cell are picked in either order."""
    model = scene("c5")
    assert model.sentence == "Ada, which card goes on c5?"
    assert "+4" in texts(model, "card-MEI")
    assert model.region("hand-MEI").label == "Hawthorn, would score +4"
    assert LEGAL in model.region("hand-MEI").states
    inner = scene("b2")
    assert LEGAL not in inner.region("hand-MEI").states
    assert inner.node("card-MEI").opacity < 1


def test_a_card_laid_closed_shows_its_back_and_what_it_might_bring() -> None:
    """Rule 14: it scores nothing when it is laid."""
    model = scene("step-b", "hand-EEN", "e1")
    assert model.node("card-EEN").face == "back"
    assert texts(model, "go") == ["Face down on e1"]
    assert "It scores nothing face down." in " ".join(texts(model, "info"))
    assert not [key for key in keys(model) if key.startswith("badge-")]


def test_turning_shows_the_face_to_whoever_laid_it() -> None:
    """Rule 14 and ruling 33: own closed cards can be priced, those of others cannot."""
    own, other = scene("d1"), scene("f1")
    assert own.node("card-VAR").face == ""
    assert "+2" in texts(own, "info")
    assert texts(other, "closed-f1") == ["?"]
    assert texts(own, "go") == ["Turn over d1"]
    assert "card-LIN" not in keys(other)


def test_a_card_that_would_come_back_says_so() -> None:
    """Rule 20: a turned card that does not belong comes into the hand."""
    state = garden(closed={"d1": "WOR1"}, hands=("EEN MEI VLI DAS", "TOM COM LIN PER"))
    model = scene("d1", state=state)
    assert model.sentence.endswith("It belongs elsewhere and goes into your hand.")
    assert "+0" not in str(texts(model, "player-1"))


# -- the steps of a turn -------------------------------------------------------------------------


def test_the_steps_say_what_must_and_may_be_done() -> None:
    """Rule 12: step A is compulsory, step B is not."""
    model = scene()
    assert model.region("step-a").label == "Step A: place a card face up, required"
    assert model.region("step-b").label == "Step B: place one face down, or turn one over, optional"
    assert SELECTED in model.region("step-a").states
    after = scene(state=play(garden(), "MEI@c5"))
    assert after.region("step-a").label == "Step A: place a card face up, done"
    assert SELECTED in after.region("step-b").states
    assert texts(after, "go") == ["End turn"]
    assert after.sentence == ("Ada, place a card face down, turn one over, or end the turn.")


def test_level_1_has_no_steps_no_weather_and_no_zones() -> None:
    """Rule 10: what does not count is not shown."""
    model = TABLE.scene(see(garden({}, opened={"c2": "TOM"}, closed={})))
    assert not {"step-a", "step-b"} & keys(model)
    assert len(model.node("sheet").shapes) == 1
    assert texts(model, "card-TOM") == ["tomato"]
    assert len(model.node("card-TOM").shapes) < len(scene(state=_tomato()).node("card-TOM").shapes)


def _tomato() -> Any:
    return garden(BOTH, opened={"c2": "TOM"}, closed={}, hands=("EEN MEI VLI DAS", "KER"))


def test_an_exchange_is_offered_when_nothing_fits() -> None:
    """Rule 21: nothing of zone III fits beside the house, so a card is exchanged."""
    state = garden(opened={}, closed={}, hands=("LIN BHG WTU VLI", "TOM"))
    model = scene(state=state)
    assert texts(model, "go") == ["Exchange a card"]
    assert model.sentence == "Ada, you can’t place any of your cards: exchange one."
    tucking = play(state, "! draw=APP")
    assert tucking.phase is Phase.TUCK
    asked = scene("hand-APP", state=tucking)
    assert texts(asked, "go") == ["Put under the stack"]
    assert asked.sentence == "Ada, put the apple tree under the stack?"


# -- what is always there ------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
def test_counts_totals_and_goal_are_always_there(size: tuple[float, float]) -> None:
    """Section 8: totals, the sum against 60, the stack and the free cells."""
    state = garden({**BOTH, "coop": "on"})._replace(totals=(15, 12))
    for draft in ((), ("hand-MEI", "c5")):
        model = TABLE.scene(see(state, size, draft=draft))
        assert {"27 of 60", "Together"} <= set(texts(model, "goal"))
        assert [words.split()[0] for words in texts(model, "counts")] == [str(state.left), "11"]
        assert "15" in texts(model, "player-1")
        assert "12" in texts(model, "player-2")


def test_the_latest_moves_are_marked_with_the_shape_of_who_made_them() -> None:
    """Every card of the last turn has a dotted edge, also one laid closed."""
    state = garden()._replace(seat=2)
    model = TABLE.scene(see(garden(), last=played(state, "HOM@b5", "ROG#c2")))
    assert {"last-b5", "last-c2"} <= keys(model)
    assert LAST in model.region("c2").states
    assert model.region("b5").label == "b5, bumblebee nest, last move"


def test_a_hint_points_then_shows() -> None:
    """First where, then what: the cell, then the card on it."""
    first = hinted(see(garden()), "MEI@c5", 1)
    assert first.pointed == "c5"
    assert TABLE.scene(first).node("card-MEI").window == ""
    model = TABLE.scene(hinted(see(garden()), "MEI@c5", 2))
    assert model.node("card-MEI").window == "garden"
    assert texts(model, "go") == ["Place on c5"]


@pytest.mark.parametrize("depth", [1, 2])
def test_a_hint_points_no_longer_once_something_else_is_picked(depth: int) -> None:
    """Its own card or cell may be picked meanwhile."""
    for own in ("", "hand-MEI", "c5", "hand-MEI c5"):
        sight = see(garden(), draft=tuple(own.split()))
        assert hinted(sight, "MEI@c5", depth).pointed == "c5"
    for other in ("hand-EEN", "b1", "hand-MEI b1", "step-b hand-MEI c5"):
        sight = see(garden(), draft=tuple(other.split()))
        assert hinted(sight, "MEI@c5", depth).pointed == ""


def test_a_hint_is_in_sight_in_a_large_garden() -> None:
    """The window follows the cell at which it points."""
    state = garden({**BOTH, "garden": "long"}, opened={"b1": "TOM"}, closed={}, hands=("EEN MEI",))
    sight = hinted(see(state, PHONE), "EEN#a1", 1)
    follow = TABLE.scene(sight).window("garden").follow
    assert follow is not None
    box = TABLE.scene(sight).region("a1").box
    assert follow.contains(box.cx, box.cy)


def test_a_choice_in_a_lesson_is_in_sight_in_a_large_garden() -> None:
    """No ring points at its cell, which is named in the sentence."""
    state = garden({**BOTH, "garden": "long"}, opened={"b1": "TOM"}, closed={}, hands=("EEN MEI",))
    model = TABLE.scene(see(state, PHONE, wanted=("EEN#a1",)))
    follow, box = model.window("garden").follow, model.region("a1").box
    assert follow is not None
    assert follow.contains(box.cx, box.cy)
    elsewhere = TABLE.scene(see(state, PHONE)).window("garden").follow
    assert elsewhere is not None
    assert not elsewhere.contains(box.cx, box.cy)


def test_a_hint_shows_every_move_whole() -> None:
    """Whatever it is, the button plays it; what one looked at no longer covers it."""
    for state in (garden(), play(garden(), "MEI@c5")):
        looking = gazing(see(state, PORTRAIT), "d4")
        for move in legal(state):
            sight = hinted(looking, move, 2)
            assert TABLE.tap(sight, "go") == Play(move)
            assert "look" not in keys(TABLE.scene(sight))


# -- what one looks at ---------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
def test_a_card_that_is_tapped_is_explained_in_words(size: tuple[float, float]) -> None:
    """Needs, offers, compass, zone and height, whatever the size of the page."""
    model = TABLE.scene(gazing(see(garden(), size), "d4"))
    words = set(texts(model, "look" if size[1] > size[0] else "info"))
    assert {"Grapevine", "compost", "homes", "food", "gives shade", "wants sun"} <= words
    assert "Zone I: beside the house. Height 3." in words
    assert "gaze" in keys(model)
    assert model.region("close").label == "Close"


@pytest.mark.parametrize("size", SIZES)
def test_what_a_card_wants_stands_with_its_needs(size: tuple[float, float]) -> None:
    """Rules 5 and 6: it gives shade as it offers food, and wants sun as it needs compost."""
    model = TABLE.scene(gazing(see(garden(), size), "d4"))
    sheet = model.node("look" if size[1] > size[0] else "info")
    left = {shape.text: shape.x for shape in sheet.shapes if isinstance(shape, Text)}
    assert left["compost"] == left["wants sun"] < left["gives shade"] == left["food"]
    assert left["needs"] < left["offers"]


def test_a_score_opens_on_the_cards_that_it_comes_from() -> None:
    """Each card bears what it brought, and the sheet adds them up in their parts."""
    state = play(garden(), "MEI@c5")
    model = TABLE.scene(gazing(see(state), "player-1"))
    assert texts(model, "points-c5") == ["+4"]
    assert texts(model, "info")[:3] == ["Ada", "4", "Icons"]
    assert model.sentence == f"Ada has 4 points: icons +4, sun/shade {MINUS}1, wind +1."
    other = TABLE.scene(gazing(see(state), "player-2"))
    assert "points-c5" not in keys(other)


def test_at_the_end_the_points_of_the_winner_lie_on_the_board() -> None:
    """Rule 24: the highest total wins."""
    state = play(garden(), "MEI@c5")._replace(phase=Phase.OVER, ending="full", totals=(4, 2))
    model = TABLE.scene(see(state))
    assert texts(model, "points-c5") == ["+4"]
    assert model.sentence == "Ada wins with 4 points."
    said = [shape for shape in model.node("info").shapes if isinstance(shape, Text)]
    total, part = (each for each in said if each.text == "4")
    assert total.x == pytest.approx(part.x, abs=2), "there is no cross that wants room"
    together = state._replace(variant=state.variant._replace(coop=True))
    assert TABLE.scene(see(together)).sentence == (
        "Every cell is filled. Together you scored 6 of 60. Not this time: 54 points short."
    )


def test_a_look_lasts_for_its_moment() -> None:
    """It ends when something is picked or played, and with a second tap."""
    sight = gazing(picked("hand-MEI"), "c4")
    assert "gaze" in keys(TABLE.scene(sight))
    assert TABLE.look(sight, "c4") == ""
    later = replace(sight, draft=("hand-MEI", "c5"))
    assert "gaze" not in keys(TABLE.scene(later))
    assert TABLE.look(sight, "hand-EEN") is None
    assert TABLE.look(sight, "b2") is None


# -- pictures and words ---------------------------------------------------------------------------


def test_every_card_has_a_picture() -> None:
    """One row a card, in the order of the cards; an unknown order is refused."""
    assert len(PICTURES) == len(CARDS) == HOUSE + 1
    assert all(picture.colour in FAMILIES.values() for picture in PICTURES)
    assert set(RESOURCES) >= {letter for card in CARDS for letter in card.needs + card.offers}
    with pytest.raises(ValueError, match="in their order"):
        read_pictures(["VIK|lily-pads|water|pond"])


def test_status_and_points_are_told_in_words() -> None:
    """As they stand on the shelf of saved games."""
    assert TABLE.status(garden()) == "11 cells free"
    assert TABLE.status(garden()._replace(phase=Phase.OVER)) == "Finished"
    assert signed(Gain(1, -2, 0).total) == f"{MINUS}1"


@pytest.mark.parametrize("region", ["house", "d4", "hand-MEI"])
def test_the_ring_of_a_lesson_covers_no_tab_of_what_it_shows(region: str) -> None:
    """Its sentence speaks of these tabs, which stick out of the card into the ring."""
    scene = TABLE.scene(see(garden(), PHONE))
    own = {"house": "house", "d4": "card-DRU", "hand-MEI": "card-MEI"}[region]
    keys = [node.key for node in ringing(scene, region).nodes]
    assert keys.index(own) > keys.index("lesson-ring")
    assert sorted(keys) == sorted([*(node.key for node in scene.nodes), "lesson-ring"])


def test_the_ring_of_a_lesson_is_around_the_bar_of_the_goal() -> None:
    """On a phone its touch target reaches over the players above and the garden below."""
    state = garden()
    together = state._replace(variant=state.variant._replace(coop=True))
    scene = TABLE.scene(see(together, PHONE))
    bar, target = scene.node("goal"), scene.region("goal").box
    ring = ringing(scene, "goal").node("lesson-ring")
    paper, outline = bar.shapes[0], ring.shapes[0]
    assert isinstance(paper, Rect)
    assert isinstance(outline, Rect)
    assert paper.h < target.h
    assert ring.y + outline.y + RING_GAP == bar.y
    assert outline.h - 2 * RING_GAP == paper.h


@pytest.mark.parametrize("size", [(390.0, 690.0), TABLET])
def test_a_tie_says_in_both_strips_that_the_win_is_shared(size: tuple[float, float]) -> None:
    """Rule 24: equal totals share the win; neither strip says that its player alone wins."""
    state = garden()._replace(phase=Phase.OVER, totals=(6, 6), ending="full")
    scene = TABLE.scene(see(state, size))
    assert scene.sentence == "Ada and Bram share the win with 6 points each: there’s no tie-break."
    for seat in ("player-1", "player-2"):
        assert {"tied", "shares the win"} & set(texts(scene, seat))
        assert "wins" not in texts(scene, seat)
        assert scene.region(seat).label.endswith("shares the win")
