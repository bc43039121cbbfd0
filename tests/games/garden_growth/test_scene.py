"""The table of Garden Growth shows what the next upkeep will do, and what a move would change."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from tabletop.games.garden_growth.rules.game import GAME
from tabletop.games.garden_growth.rules.garden import SPACE_NAMES
from tabletop.games.garden_growth.rules.kinds import KIND_OF
from tabletop.games.garden_growth.table.layout import layout
from tabletop.games.garden_growth.table.table import TABLE
from tabletop.games.garden_growth.words.numbers import MINUS
from tabletop.kit.hint import ringing
from tabletop.scene.boxes import Box
from tabletop.scene.measure import text_width
from tabletop.scene.regions import DISABLED, LAST, LEGAL, SELECTED
from tabletop.scene.shapes import Icon, Rect, Text
from tabletop.scene.table import REFUSED, Draft, Forecast, Picked, Play, Played
from tests.games.garden_growth.sights import (
    GARDEN,
    PHONE,
    SMALL_PHONE,
    SOLO,
    TABLET,
    TWO,
    after,
    keys,
    look,
    see,
    states,
    texts,
)
from tests.pictures import faults, overlap
from tests.refusals import told

SIZES = (PHONE, SMALL_PHONE, TABLET, (820.0, 1060.0), (1180.0, 720.0), (1440.0, 800.0))


def note(text: str, note_id: str, **more: Any) -> str:
    """Return what is read aloud at a place that is only looked at."""
    return next(each.text for each in TABLE.scene(look(text, **more)).notes if each.id == note_id)


# -- what the next upkeep will do ----------------------------------------------------------------

LABELS = {
    "A1": "A1, plum, 1 water, 1 weed, loses water and gains a weed next upkeep",
    "A2": "A2, strawberry, no water, 2 weeds, gains a weed next upkeep",
    "B1": "B1, plum, no water, 2 weeds, dies of thirst next upkeep",
    "C1": "C1, empty",
    "D1": "D1, lemon tree, no water, 1 weed, can revive a plant, dies of thirst next upkeep",
    "D3": "D3, dead strawberry, no water, 3 weeds",
}


@pytest.mark.parametrize(("space", "label"), LABELS.items())
def test_each_place_says_what_stands_there_and_what_becomes_of_it(space: str, label: str) -> None:
    """Section 8: beside each plant what the next upkeep does (G6 to G10)."""
    assert TABLE.scene(look(SOLO)).region(space).label == label


def test_what_will_happen_is_drawn_beside_the_plant() -> None:
    """The turn after 8 is odd: a plum drinks, a strawberry does not, both get a weed (G9)."""
    scene = TABLE.scene(look(SOLO))
    drawn = keys(scene)
    assert {"next-weed-1-A1", "next-weed-1-A2", "pill-dies-1-B1", "pill-dies-1-D1"} <= drawn
    assert "pill-dies-1-A1" not in drawn
    dashed = [shape for shape in scene.node("water0-1-A1").shapes if getattr(shape, "dash", ())]
    assert dashed
    assert texts(scene, "pill-dies-1-B1") == ["dies"]


def icons(text: str, key: str, **more: Any) -> list[str]:
    """Return the icons that are drawn on a node, from left to right."""
    shapes = TABLE.scene(look(text, **more)).node(key).shapes
    return [shape.name for shape in sorted((s for s in shapes if isinstance(s, Icon)), key=_x)]


def _x(icon: Icon) -> float:
    return icon.x


@pytest.mark.parametrize(
    ("plant", "cause", "drawn"),
    [
        ("B01", "thirst", ["drop"]),
        ("B13", "weeds", ["high-grass"]),
        ("B03", "thirst and weeds", ["drop", "high-grass"]),
    ],
)
def test_all_that_a_plant_dies_of_is_told(plant: str, cause: str, drawn: list[str]) -> None:
    """G8: of thirst, of weeds, or of both, in the label and on the pill."""
    text = f"8 5 | {plant} -- -- | . | . | ."
    assert TABLE.scene(look(text)).region("A1").label.endswith(f", dies of {cause} next upkeep")
    assert icons(text, "pill-dies-1-A1") == drawn


def test_a_second_cause_leaves_the_letter_of_the_bed_free() -> None:
    """On a phone the pill widens towards the chips: there the thirsty have no water."""

    def left_edge(plant: str) -> float:
        text = f"8 5 | . | {plant} -- -- | . | ."
        pill = TABLE.scene(look(text, PHONE)).node("pill-dies-1-B1")
        (paper,) = (shape for shape in pill.shapes if isinstance(shape, Rect))
        return pill.x + paper.x

    assert left_edge("B03") == pytest.approx(left_edge("B01"))


@pytest.mark.parametrize("size", SIZES, ids=[f"{w:g}x{h:g}" for w, h in SIZES])
def test_two_causes_have_room_on_the_page(size: tuple[float, float]) -> None:
    """The pill widens for the second icon, and holds both icons and its word."""
    for space in SPACE_NAMES:
        section = ["B03" if name == space else "--" for name in SPACE_NAMES]
        sections = " | ".join(" ".join(section[first : first + 3]) for first in range(0, 12, 3))
        pill = TABLE.scene(look(f"8 5 | {sections}", size)).node(f"pill-dies-1-{space}")
        paper, *marks, word = pill.shapes
        assert isinstance(paper, Rect)
        assert isinstance(word, Text)
        found = [each for each in marks if isinstance(each, Icon)]
        edges = [(each.x - each.size / 2, each.x + each.size / 2) for each in found]
        half = text_width(word.text, word.size) / 2
        edges.append((word.x - half, word.x + half))
        assert len(edges) == 3
        assert paper.x <= edges[0][0]
        assert edges[-1][1] <= paper.x + paper.w
        assert all(left[1] <= right[0] for left, right in pairwise(edges))
        assert pill.x + paper.x >= 0
        assert pill.x + paper.x + paper.w <= size[0]


def test_the_chips_of_the_dead_stay_and_nothing_more_happens_to_them() -> None:
    """G8: frozen. G16: a tree may bring the plant back, which its label offers."""
    drawn = keys(TABLE.scene(look(SOLO)))
    assert {"weed0-1-D3", "weed2-1-D3", "pill-revive-1-D3", "charge-1-D1"} <= drawn
    assert "pill-revive-1-D3" not in keys(TABLE.scene(look(SOLO.replace("L01", "L01*"))))


def test_shelter_is_shown_and_pale_when_it_does_not_help() -> None:
    """G9 and G10: plums and blueberries help on even turns only."""
    odd_next = TABLE.scene(look(SOLO)).node("shelter-P-1-A2")
    even_next = TABLE.scene(look(SOLO.replace("8 5", "7 5"))).node("shelter-P-1-A2")
    assert odd_next.opacity < even_next.opacity == 1
    assert "shelter-P-1-A1" not in keys(TABLE.scene(look(SOLO)))


def test_there_is_no_upkeep_after_the_last_turn() -> None:
    """G29."""
    scene = TABLE.scene(look(SOLO.replace("8 5", "12 5")))
    assert not any(key.startswith(("next-weed", "pill-dies")) for key in keys(scene))
    assert note(SOLO.replace("8 5", "12 5"), "track").endswith("The last turn: no more upkeep.")


ASKED = {
    "": f"Next upkeep (odd): {MINUS}4 water, +7 weeds, then 6 actions",
    "seed-B": f"Next upkeep (odd): {MINUS}5 water, +8 weeds, then 8 actions",
}


@pytest.mark.parametrize(("seed", "words"), ASKED.items())
def test_what_the_next_upkeep_asks_is_told_before_one_grows(seed: str, words: str) -> None:
    """G6, G7, G12: what it takes from the garden, and the actions there are then."""
    draft = (seed, "C1") if seed else ()
    assert note(SOLO, "track", draft=draft) == f"Turn 8 of 12, even. {words}."
    scene = TABLE.scene(look(SOLO, (1440.0, 800.0), draft=draft))
    assert texts(scene, "track-words") == [words]


@pytest.mark.parametrize("turn", ["8 5", "12 5", "1 1"])
def test_the_words_beside_the_turns_are_whole_on_a_phone_that_lies(turn: str) -> None:
    """There figures alone have room."""
    text = "1 1 | . | . | . | ." if turn == "1 1" else SOLO.replace("8 5", turn)
    (line,) = TABLE.scene(look(text, (844.0, 336.0))).node("track-words").shapes
    assert isinstance(line, Text)
    assert text_width(line.text, 13) <= line.fit
    if turn == "8 5":
        assert line.text == f"{MINUS}4 water, +7 weeds"


def test_the_upkeep_of_another_is_told_with_its_name_and_turn() -> None:
    """Seat 2 still has that of turn 8, which stands beside it as the present one."""
    told = note(TWO, "track", inspected="look-2")
    assert (
        told
        == f"Turn 8 of 12, even. Bram’s upkeep (even): {MINUS}1 water, +1 weed, then 4 actions."
    )
    assert note("1 1 | . | . | . | .", "track") == (
        "Turn 1 of 12, odd. Next upkeep (even): plums and blueberries help."
    )


@pytest.mark.parametrize("plant", ["S11 -- --", "B11 P11 U11", "C11 P11 --"])
@pytest.mark.parametrize("turn", [7, 8])
def test_what_becomes_of_a_plant_has_room_in_the_tray_of_a_phone(plant: str, turn: int) -> None:
    """Without the reasons, which the small signs show."""
    scene = TABLE.scene(look(f"{turn} 5 | {plant} | . | . | .", PHONE, draft=("A1",)))
    for line in scene.node("info").shapes:
        assert isinstance(line, Text)
        assert text_width(line.text, 13, line.font) <= line.fit


@pytest.mark.parametrize("kind", KIND_OF)
@pytest.mark.parametrize("size", [PHONE, (360.0, 700.0)])
def test_the_rule_of_a_seed_is_whole_on_a_phone(kind: str, size: tuple[float, float]) -> None:
    """Words shrink down to 13 pixels before they are cut."""
    scene = TABLE.scene(look("8 5 | B11 -- -- | . | . | .", size, draft=(f"seed-{kind}",)))
    for line in scene.node("info").shapes:
        if isinstance(line, Text) and line.fit:
            assert text_width(line.text, 13) <= line.fit, line.text


@pytest.mark.parametrize("size", SIZES, ids=[f"{w:g}x{h:g}" for w, h in SIZES])
def test_both_kinds_of_care_are_worded_alike(size: tuple[float, float]) -> None:
    """With the place, or without it: none is told apart by its length."""
    scene = TABLE.scene(look("8 5 | B11 -- -- | . | . | .", size, draft=("A1",)))
    labels = [texts(scene, region)[0] for region in ("water", "weed")]
    assert labels in (["Water", "Weed"], ["Water A1", "Weed A1"])


@pytest.mark.parametrize("size", [(844.0, 286.0), (844.0, 336.0), PHONE])
def test_the_sign_of_a_dying_plant_leaves_its_waters_free(size: tuple[float, float]) -> None:
    """In low sections, too: it lies above or beside, but for a rim where there is no height."""
    plot = layout(*size, 1).plots[1]
    pill = TABLE.scene(look("8 5 | -- B02 -- | . | . | .", size)).node("pill-dies-1-A2")
    paper = next(shape for shape in pill.shapes if isinstance(shape, Rect))
    x, y = plot.waters[0]
    right, bottom = pill.x + paper.x + paper.w, pill.y + paper.y + paper.h
    assert right <= x - plot.chip / 2 or bottom <= y + 1


@pytest.mark.parametrize("size", SIZES, ids=[f"{w:g}x{h:g}" for w, h in SIZES])
def test_the_sign_of_a_dying_plant_leaves_the_plant_in_sight(size: tuple[float, float]) -> None:
    """It lies on the rim of the disc, and covers no more than the upper quarter."""
    plot = layout(*size, 1).plots[1]
    pill = TABLE.scene(look("8 5 | -- B02 -- | . | . | .", size)).node("pill-dies-1-A2")
    paper = next(shape for shape in pill.shapes if isinstance(shape, Rect))
    assert pill.y + paper.y + paper.h <= plot.y - plot.r / 2


def test_the_sign_of_a_dying_plant_is_read_over_the_ring_of_a_lesson() -> None:
    """The lesson speaks of it, and on a phone both lie at the edge of the section."""
    scene = ringing(TABLE.scene(look("8 5 | -- B02 -- | . | . | .", PHONE)), "A2")
    nodes = [node.key for node in scene.nodes]
    assert nodes.index("pill-dies-1-A2") > nodes.index("lesson-ring") > nodes.index("plant-1-A2")


@pytest.mark.parametrize("size", [PHONE, TABLET])
def test_the_letter_of_a_section_is_read_over_the_ring_of_a_lesson(
    size: tuple[float, float],
) -> None:
    """The ring around its first space passes there, and the lesson calls the space by it."""
    scene = ringing(TABLE.scene(look("8 5 | -- B02 -- | . | . | .", size)), "B1")
    nodes = [node.key for node in scene.nodes]
    assert texts(scene, "pill-letter-B1") == ["B"]
    assert nodes.index("pill-letter-B1") > nodes.index("lesson-ring")


# -- previews ------------------------------------------------------------------------------------


def test_a_seed_lights_the_empty_places() -> None:
    """A chosen seed is marked, and the places where it may go are ringed."""
    plain, lit = TABLE.scene(look(SOLO)), TABLE.scene(look(SOLO, draft=("seed-U",)))
    assert len(lit.node("hole-1-C1").shapes) > len(plain.node("hole-1-C1").shapes)
    assert states(lit, "seed-U") == (SELECTED,)
    assert states(lit, "seed-L") == ()
    assert states(TABLE.scene(look(SOLO.replace("8 5", "8 4"))), "seed-L") == (DISABLED,)


def test_a_planting_is_a_ghost_until_the_button_is_tapped() -> None:
    """Every number that would change shows its change: items, total, actions."""
    sight = look(SOLO, draft=("seed-U", "D2"))
    scene = TABLE.scene(sight)
    assert {"ghost", "ghost-edge", "ghostwater2-1-D2"} <= keys(scene)
    assert texts(scene, "item-1") == ["Living plants", "7", "+1"]
    assert texts(scene, "item-2") == ["Extra points", "8", "+2"]
    assert "+3" in texts(scene, "score")
    assert texts(scene, "actions") == ["2 of 5 actions left"]
    assert scene.sentence == "Ada, plant the blueberry on D2? It costs 3 actions."
    assert TABLE.tap(sight, "go") == Play("D2=U")


def test_a_plum_to_be_planted_would_shelter_its_neighbours() -> None:
    """G9 by a plant that is only imagined: the dashed water of its neighbour is kept."""
    text = "7 5 | S20 -- -- | . | . | ."
    assert "loses water" in TABLE.scene(look(text)).region("A1").label
    after = TABLE.scene(look(text, draft=("seed-P", "A2")))
    assert "loses water" not in after.region("A1").label


def test_care_offers_both_buttons_and_what_each_comes_to() -> None:
    """B1 is saved by water; its second weed, pulled, gives a point (G25)."""
    sight = look(SOLO, draft=("B1",))
    scene = TABLE.scene(sight)
    assert scene.region("water").label == "Water B1, saves it"
    assert scene.region("weed").label == "Weed B1, +1 point"
    assert {"water-to-come", "weed-to-go"} <= keys(scene)
    assert texts(scene, "item-5") == ["Weeds ÷\N{NO-BREAK SPACE}2", f"{MINUS}7", "+1"]
    assert TABLE.tap(sight, "water") == Play("B1+")
    assert TABLE.tap(sight, "weed") == Play("B1-")


def test_only_possible_care_is_offered() -> None:
    """G14, G15: three water is full, no weed is none."""
    scene = TABLE.scene(look("8 5 | C30 B31 S10 | . | . | .", draft=("B1",)))
    assert "water" not in {region.id for region in scene.regions}
    refused = TABLE.tap(look("8 5 | C30 B31 S10 | . | . | ."), "A1")
    assert isinstance(refused, REFUSED)
    assert "it needs nothing" in told("garden-growth", refused)
    full = TABLE.scene(look("8 5 | C30 B31 S10 | . | . | .", draft=("A2",)))
    assert states(full, "water") == (DISABLED,)
    assert full.region("water").label == "Water A2"
    assert full.region("weed").label.startswith("Weed A2")


@pytest.mark.parametrize("size", SIZES, ids=[f"{w:g}x{h:g}" for w, h in SIZES])
def test_water_weeds_and_the_end_of_the_turn_keep_their_places(size: tuple[float, float]) -> None:
    """Whatever may be done for a plant; what ends the turn lies where it is with nothing picked."""
    text = "8 {} | C30 B31 S11 | . | . | ."
    idle = TABLE.scene(look(text.format(5), size))
    both, one = (TABLE.scene(look(text.format(5), size, draft=(at,))) for at in ("A3", "A2"))
    none = TABLE.scene(look(text.format(0), size, draft=("A3", "held")))
    for scene in (one, none):
        assert [scene.region(each).box for each in ("water", "weed")] == [
            both.region(each).box for each in ("water", "weed")
        ]
    end = idle.region("end").box
    assert all(scene.region("end").box == end for scene in (both, one, none))
    assert states(none, "water") == states(none, "weed") == (DISABLED,)
    assert none.sentence.startswith("Ada, nothing more to do: end turn 8.")


def test_a_plant_that_was_cared_for_stays_picked() -> None:
    """The same button does it again; the plant goes when it wants nothing more, or at a tap."""

    def cared(text: str, move: str, *draft: str) -> Draft:
        return TABLE.stays(after(look(text).state, move), GAME.move_from_text(move), draft)

    assert cared("8 5 | C03 -- -- | . | . | .", "A1+", "A1") == ("A1", "held")
    assert cared("8 5 | C03 -- -- | . | . | .", "A1-", "A1", "held") == ("A1", "held")
    assert cared("8 5 | C20 -- -- | . | . | .", "A1+", "A1") == ()
    assert cared("8 1 | C20 -- -- | . | . | .", "A1+", "A1") == ("A1", "held"), "no action left"
    assert cared("8 5 | C03 -- -- | . | . | .", "A2=S", "seed-S", "A2") == ()
    sight = look("8 5 | C13 -- -- | . | . | .", draft=("A1", "held"))
    assert TABLE.tap(sight, "A1") == Picked(("A1",)), "picked anew by who taps plant and button"
    again = TABLE.tap(replace(sight, draft=("A1",)), "A1")
    assert isinstance(again, Picked)
    assert again.draft == ()


def test_of_several_trees_the_one_that_is_tapped_revives() -> None:
    """G16: the move names the tree; the first is proposed."""
    sight = look("8 5 | s03 L20 L20 | . | . | .")
    assert TABLE.tap(sight, "A1") == Picked(("A1",))
    picked = replace(sight, draft=("A1",))
    assert TABLE.tap(picked, "go") == Play("A1^A2")
    assert TABLE.tap(picked, "A3") == Picked(("A1", "A3"))
    assert TABLE.tap(replace(sight, draft=("A1", "A3")), "go") == Play("A1^A3")


# -- taps ----------------------------------------------------------------------------------------

TAPS: tuple[tuple[Draft, str, Draft], ...] = (
    ((), "C1", ("C1",)),
    (("C1",), "seed-S", ("seed-S", "C1")),
    (("seed-S",), "C1", ("seed-S", "C1")),
    (("seed-S", "C1"), "C2", ("seed-S", "C2")),
    (("seed-S", "C1"), "seed-P", ("seed-P", "C1")),
    (("seed-S", "C1"), "C1", ("seed-S", "C1")),
    (("seed-S",), "seed-S", ()),
    (("B1",), "B1", ()),
    (("B1",), "seed-S", ("seed-S",)),
    ((), "end", ("end",)),
    (("end",), "stay", ()),
)


@pytest.mark.parametrize(("draft", "region", "then"), TAPS)
def test_what_is_picked(draft: Draft, region: str, then: Draft) -> None:
    """Seed and place in either order; what is picked is put back by a second tap."""
    answer = TABLE.tap(look(SOLO, draft=draft), region)
    assert isinstance(answer, Picked)
    assert answer.draft == then


def test_a_turn_with_actions_left_is_ended_by_two_taps() -> None:
    """G19: unused actions are lost, so the button asks once; with none left it does not."""
    asked = TABLE.scene(look(SOLO, draft=("end",)))
    assert asked.sentence == "Ada, end turn 8? 5 actions would be lost, and B1 and D1 will die."
    assert TABLE.tap(look(SOLO, draft=("end",)), "end") == Play("end")
    assert TABLE.tap(look("8 0 | S11 -- -- | . | . | ."), "end") == Play("end")


def test_a_turn_that_would_kill_plants_is_ended_by_two_taps() -> None:
    """G8: also with no action left, for what was done with them can still be taken back."""
    text = "8 0 | B01 B11 -- | P03 -- -- | . | ."
    assert TABLE.tap(look(text), "end") == Picked(("end",))
    asked = TABLE.scene(look(text, draft=("end",)))
    assert "A1 and B1 will die. You can take actions back" in asked.sentence
    assert asked.region("end").label == "End turn 8, 2 plants die"
    assert TABLE.tap(look(text, draft=("end",)), "stay") == Picked(())
    assert TABLE.tap(look(text, draft=("end",)), "end") == Play("end")


ENDINGS = (
    ("8 1 | B01 -- -- | . | . | .", "1 action would be lost, and A1 will die."),
    ("8 2 | B11 -- -- | . | . | .", "2 actions would be lost."),
    ("8 2 | B03 B01 B13 | C01 -- -- | . | .", "2 actions would be lost, and 4 plants will die."),
    ("12 2 | B03 -- -- | . | . | .", "2 actions would be lost."),
    ("8 0 | B01 B11 -- | P03 -- -- | . | .", "end turn 8. A1 and B1 will die."),
    ("8 0 | B11 -- -- | . | . | .", "end turn 8."),
)


@pytest.mark.parametrize(("text", "end"), ENDINGS)
def test_whoever_ends_a_turn_is_told_what_will_die(text: str, end: str) -> None:
    """G8: with actions to spare and without; after the last turn nothing dies (G29)."""
    draft = ("end",) if "lost" in end else ()
    assert TABLE.scene(look(text, draft=draft)).sentence.endswith(f" {end}")


REFUSALS = (
    (SOLO.replace("8 5", "8 4"), (), "seed-L", "G13"),
    ("8 0 | S11 -- -- | . | . | .", (), "A1", "G14"),
    ("8 0 | S11 -- -- | . | . | .", (), "A2", "G13"),
    ("8 5 | s03 -- -- | . | . | .", (), "A1", "G16"),
)


@pytest.mark.parametrize(("text", "draft", "region", "rule"), REFUSALS)
def test_a_tap_on_what_may_not_be_used_names_the_rule(
    text: str, draft: Draft, region: str, rule: str
) -> None:
    """Nothing is silently ignored."""
    answer = TABLE.tap(look(text, draft=draft), region)
    assert isinstance(answer, REFUSED)
    assert answer.rule == rule


def test_no_seed_is_offered_to_a_full_garden() -> None:
    """G13: there is no place for it, whatever it costs; a tap on one says so."""
    text = "12 5 | C12 C12 C12 | C12 C12 C12 | C12 C12 C12 | C12 C12 {}"
    full, open_ = look(text.format("c03")), look(text.format("--"))
    for letter in KIND_OF:
        region = TABLE.scene(full).region(f"seed-{letter}")
        assert (region.states, region.drag) == ((DISABLED,), None)
        assert TABLE.scene(full).node(f"seed-{letter}").opacity < 1
        assert TABLE.scene(open_).node(f"seed-{letter}").opacity == 1
    assert TABLE.scene(full).sentence == "Ada, 5 actions left: water or weed."
    assert TABLE.scene(full).region("go").label == "Weed A1"
    few = "12 5 | C10 C10 C10 | C10 C10 C10 | C10 C10 C10 | C10 C10 C11"
    assert TABLE.scene(look(few)).region("go").label == "Tap a plant"
    refused = TABLE.tap(full, "seed-S")
    assert isinstance(refused, REFUSED)
    assert refused.rule == "G13"


def test_a_full_garden_is_not_asked_for_a_seed() -> None:
    """Whoever taps the large button while nothing is picked hears what can be done."""
    few = "12 5 | C10 C10 C10 | C10 C10 C10 | C10 C10 C10 | C10 C10 C11"
    for text, said in (
        (few, "Tap a plant to care for it."),
        (few.replace("12 5", "12 1"), "Nothing else scores a point: end the turn."),
        (few.replace("C11", "--"), "Choose a seed, or tap a plant that needs care."),
    ):
        refused = TABLE.tap(look(text), "go")
        assert isinstance(refused, REFUSED)
        assert told("garden-growth", refused) == said


@pytest.mark.parametrize("more", [{}, {"interactive": False}, {"draft": ("seed-S", "C1")}])
def test_another_garden_is_a_tap_away_and_back(more: dict[str, Any]) -> None:
    """The large garden, its score and its fates are those of the seat that is looked at.

    Whoever's turn it is, and whatever is picked.
    """
    assert TABLE.look(look(TWO, **more), "player-2") == "look-2"
    there = look(TWO, inspected="look-2", **more)
    scene = TABLE.scene(there)
    assert scene.sentence == "This is Bram’s garden. Tap the player again for the score."
    assert "plant-2-A1" in keys(scene)
    assert "plant-1-A1" not in keys(scene)
    assert states(scene, "player-2") == (SELECTED,)
    for region in ("player-1", "back"):
        assert TABLE.look(there, region) == ""
    refused = TABLE.tap(there, "A1")
    assert isinstance(refused, REFUSED)
    assert refused.rule == "G20"


# -- why so many points --------------------------------------------------------------------------

POINTS = {"A1": "+2", "A2": "+1", "A3": "+3", "B2": "+2", "D1": "+4", "D3": f"{MINUS}2"}
"""A living plant is 1 point and its own, a dead one costs 2 (G21, G22, G26)."""


def terms(inspected: str, text: str = SOLO, **more: Any) -> dict[str, str]:
    """Return what the badges on the sections say, by the places that they lie on."""
    scene = TABLE.scene(look(text, inspected=inspected, **more))
    return {
        node.key.removeprefix("term-1-"): texts(scene, node.key)[0]
        for node in scene.nodes
        if node.key.startswith("term-1-")
    }


def test_a_score_opens_on_the_beds() -> None:
    """Each place bears what it adds; waters and weeds are counted together (G24, G25)."""
    found = terms("score-1")
    assert {key: found[f"points-{key}"] for key in POINTS} == POINTS
    score = TABLE.scene(look(SOLO))
    waters = sum(int(text) for key, text in found.items() if key.startswith("waters-"))
    weeds = sum(int(text) for key, text in found.items() if key.startswith("weeds-"))
    assert texts(score, "item-4") == ["Water ÷\N{NO-BREAK SPACE}4", str(waters // 4)]
    assert texts(score, "item-5") == ["Weeds ÷\N{NO-BREAK SPACE}2", f"{MINUS}{weeds // 2}"]
    told = TABLE.scene(look(SOLO, inspected="score-1"))
    assert told.sentence == (
        "Ada’s garden is worth 7 points: 7 for living plants, 8 in extra points, "
        f"1 for water, {MINUS}7 for weeds and {MINUS}2 for dead plants."
    )
    narrow = TABLE.scene(look(SOLO, PHONE, inspected="score-1"))
    assert narrow.sentence == f"Ada’s garden is worth 7 points: 7 + 8 + 1 {MINUS} 7 {MINUS} 2."
    assert told.region("D3").label.endswith(f"gives {MINUS}2 points")


@pytest.mark.parametrize("size", SIZES, ids=[f"{w:g}x{h:g}" for w, h in SIZES])
def test_the_points_of_places_and_beds_add_up(size: tuple[float, float]) -> None:
    """A full garden, with a section of one kind: five and one more (G23, G27)."""
    full = "8 5 | S11 S11 S11 | P11 C11 U11 | B11 P11 C11 | L11 U11 S11"
    (total,) = GAME.scores(look(full).state)
    found = terms("score-1", full, size=size)
    assert found["full"] == "+5 all twelve"
    assert found["one-kind-0"] == "+1 three of a kind"
    points = [int(text) for key, text in found.items() if key.startswith("points-")]
    assert sum(points) + 5 + 1 + 12 // 4 - 12 // 2 == total
    assert len(points) == 12


@pytest.mark.parametrize("size", SIZES, ids=[f"{w:g}x{h:g}" for w, h in SIZES])
def test_the_point_of_a_section_covers_no_points_of_its_places(size: tuple[float, float]) -> None:
    """Its badge is broad, and lies on the section's edge (G23)."""
    three = "8 5 | B11 B11 B11 | . | . | ."
    scene = TABLE.scene(look(three, size, inspected="score-1"))
    badge, *others = (
        Box(node.x + paper.x, node.y + paper.y, paper.w, paper.h)
        for key in ("one-kind-0", *(f"points-A{column}" for column in (1, 2, 3)))
        for node in [scene.node(f"term-1-{key}")]
        for paper in [next(each for each in node.shapes if isinstance(each, Rect))]
    )
    assert not any(overlap(badge, each) for each in others)


def test_the_points_of_an_inspected_item_lie_on_its_highlight() -> None:
    """Also the broadest ones on a phone: a minus and two digits."""
    weedy = "8 5 | S13 P13 U13 | B13 B13 U13 | S12 -- -- | ."
    scene = TABLE.scene(look(weedy, PHONE, inspected="score-1-4"))
    assert texts(scene, "item-5")[-1] == f"{MINUS}10"
    assert not [*faults(scene)]


ONE_POINT = "8 0 | S10 -- -- | . | . | ."


def test_one_point_is_one_point() -> None:
    """Numbers and their words agree, wherever a garden is worth a single point, or none."""
    scene = TABLE.scene(look(ONE_POINT, inspected="score-1"))
    assert scene.sentence == "Ada’s garden is worth 1 point: 1 for living plants."
    assert scene.region("player-1").label == "Ada, 1 point, to move"
    assert note(ONE_POINT, "score").startswith("Ada’s garden is worth 1 point. Living plants: 1;")
    over = see(look(ONE_POINT).state._replace(turn=13, left=0), interactive=False)
    assert TABLE.scene(over).region("go").label == "1 point"
    none = TABLE.scene(look("8 0 | . | . | . | .", inspected="score-1"))
    assert none.sentence == "Ada’s garden is worth 0 points."


def test_one_item_is_counted_alone() -> None:
    """On a phone an item is a button: what feeds it, and nothing else."""
    weeds = {key for key in terms("score-1") if key.startswith("weeds-")}
    assert set(terms("score-1-4")) == weeds
    assert len(weeds) == 8
    assert terms("score-1-2") == {}


def test_the_same_tap_opens_and_closes() -> None:
    """The own score at once, another's after the garden."""
    ways = (("", "player-1", "score-1"), ("score-1", "player-1", ""), ("score-1", "back", ""))
    others = (("look-2", "player-2", "score-2"), ("score-2", "player-2", ""))
    for inspected, region, then in (*ways, *others):
        assert TABLE.look(look(TWO, inspected=inspected), region) == then
    assert TABLE.look(look(TWO), "A1") is None


def test_what_is_picked_closes_the_score() -> None:
    """Playing on looks away."""
    assert TABLE.tap(look(SOLO, inspected="score-1"), "C1") == Picked(("C1",), inspected="")


def test_seats_that_come_later_have_their_upkeep_of_this_turn_ahead() -> None:
    """G5: upkeep runs when the turn passes; seat 2 still has that of turn 8, an even one."""
    scene = TABLE.scene(look(TWO, inspected="look-2"))
    assert "next-weed-2-A1" not in keys(scene)
    assert "next-weed-2-A3" in keys(scene)


# -- who looks, and marks ------------------------------------------------------------------------


def test_onlookers_see_the_first_garden_and_nothing_is_lit() -> None:
    """Nobody is to move there who could tap."""
    scene = TABLE.scene(look(TWO, viewer=None, interactive=False))
    assert "plant-1-A1" in keys(scene)
    assert not any(LEGAL in region.states for region in scene.regions)
    assert states(scene, "go") == (DISABLED,)


def test_the_last_move_bears_a_leaf() -> None:
    """In words and as a mark, on the phone beside the disc."""
    last = (Played(look(SOLO).state, 1, "B1+"),)
    scene = TABLE.scene(look(SOLO, PHONE, last=last))
    assert "leaf-1-B1" in keys(scene)
    assert LAST in states(scene, "B1")
    assert scene.region("B1").label.endswith("last move")


def test_the_actions_of_the_turn_are_known_from_its_moves() -> None:
    """Eight were counted (G12), three are spent: three empty rings."""
    last = (Played(look(SOLO.replace("8 5", "8 8")).state, 1, "A3=U"),)
    assert texts(TABLE.scene(look(SOLO, last=last)), "actions") == ["5 of 8 actions left"]


def test_a_hint_points_first_and_then_shows_the_move() -> None:
    """Depth 1: where. Depth 2: what, as a preview that the button plays."""
    where = look(SOLO, hint="C1=P", hint_depth=1)
    assert (where.pointed, where.draft) == ("C1", ())
    model = look(SOLO, hint="C1=P", hint_depth=2)
    assert "ghost" in keys(TABLE.scene(model))
    assert TABLE.tap(model, "go") == Play("C1=P")
    assert look(SOLO, hint="end", hint_depth=1).pointed == "end"


def test_a_hint_does_not_point_into_the_garden_of_another() -> None:
    """Its place C1 is not the one that is meant: the way back is."""
    assert look(TWO, hint="C1=P", hint_depth=1, inspected="look-2").pointed == "back"
    assert look(TWO, hint="C1=P", hint_depth=1, inspected="score-1").pointed == "C1"


def test_a_seed_that_is_too_dear_tells_what_it_would_be_good_for() -> None:
    """Before one can pay for it one may want to save for it."""
    refused = TABLE.tap(look("1 1 | . | . | . | ."), "seed-B")
    assert isinstance(refused, REFUSED)
    assert told("garden-growth", refused).startswith(
        "A broccoli costs 2 actions; you have 1. Each pair of broccolis"
    )


def test_the_end_of_a_turn_tells_what_the_upkeep_makes_of_the_points() -> None:
    """G8: where a plant will die; nothing where all stays as it is."""
    dying = TABLE.scene(look("3 0 | S01 S10 -- | . | . | .")).region("end")
    assert dying.label == f"End turn 3, 2 points become {MINUS}2"
    assert TABLE.scene(look("3 0 | C20 -- -- | . | . | .")).region("end").label == "End turn 3"


@pytest.mark.parametrize(
    ("depth", "draft", "region"), [(1, (), "B1"), (1, ("B1",), "weed"), (2, (), "weed")]
)
def test_a_hint_tells_weeds_from_water(depth: int, draft: Draft, region: str) -> None:
    """Both have the same place, so the button is pointed at once it is there."""
    assert look(SOLO, hint="B1-", hint_depth=depth, draft=draft).pointed == region


@pytest.mark.parametrize("size", SIZES, ids=[f"{w:g}x{h:g}" for w, h in SIZES])
@pytest.mark.parametrize("seats", [1, 4])
def test_every_item_of_the_score_tells_itself(size: tuple[float, float], seats: int) -> None:
    """A tap says what one is, also where its name stands there; the seed stays in the hand."""
    gardens = " || ".join([GARDEN] * seats)
    text = SOLO if seats == 1 else f"8 1 5 || {gardens}"
    sight = look(text, size, draft=("seed-S",))
    regions = [each for each in TABLE.scene(sight).regions if each.group == "score"]
    assert [each.id for each in regions] == [f"item-{item}" for item in range(7)]
    assert TABLE.look(sight, "item-4") == "score-1-4"
    told = TABLE.scene(replace(sight, inspected="score-1-4"))
    assert told.sentence == f"Every 2 weeds cost 1 point: {MINUS}7 for weeds."
    full = TABLE.scene(replace(sight, inspected="score-1-2"))
    assert full.sentence == "A plant on every space gives 5 points: 0 here."
    assert states(told, "seed-S") == (SELECTED,)


def test_the_end_names_the_best_garden() -> None:
    """G28: equal totals share the win."""
    done = TABLE.scene(see(look(SOLO).state._replace(turn=13, left=0), interactive=False))
    assert done.sentence == "Ada’s garden is worth 7 points."
    shared = look(f"12 1 0 || {GARDEN} || {GARDEN}").state._replace(turn=13)
    assert TABLE.scene(see(shared, interactive=False)).sentence == (
        "Ada and Bram share the win with 7 points each: there’s no tie-break."
    )


@pytest.mark.parametrize("size", SIZES, ids=[f"{w:g}x{h:g}" for w, h in SIZES])
@pytest.mark.parametrize("seats", range(1, 7))
def test_nothing_lies_on_anything_else(size: tuple[float, float], seats: int) -> None:
    """Players, track, sections, score and tray part the page among them."""
    places = layout(*size, seats)
    parts = [*places.players, places.track, *places.sections, places.score, places.tray.box]
    for index, one in enumerate(parts):
        assert one.x >= 0
        assert one.right <= size[0]
        assert one.bottom <= size[1]
        for other in parts[index + 1 :]:
            across = min(one.right, other.right) - max(one.x, other.x)
            down = min(one.bottom, other.bottom) - max(one.y, other.y)
            assert across <= 0.01 or down <= 0.01, (one, other)


@pytest.mark.parametrize("size", SIZES, ids=[f"{w:g}x{h:g}" for w, h in SIZES])
def test_plants_and_slips_keep_to_their_places(size: tuple[float, float]) -> None:
    """No disc is under another one, and each lies in its own section."""
    for space, plot in enumerate(layout(*size, 3).plots):
        name = SPACE_NAMES[space]
        assert plot.x - plot.r >= plot.box.x - 0.01, name
        assert plot.x + plot.r <= plot.box.right + 0.01, name
        assert plot.y - plot.r >= plot.box.y - 0.01, name
        assert plot.slip.x >= plot.box.x - 0.01, name
        assert plot.slip.right <= plot.box.right + 0.01, name
        assert plot.slip.bottom <= plot.box.bottom + 0.01, name


ADVICE = {
    "B1+": "Ada, water the plum on B1? Next upkeep it dies of thirst.",
    "B1-": "Ada, pull a weed from the plum on B1? Next upkeep it dies of thirst.",
    "end": "Ada, end turn 8? 5 actions would be lost, and B1 and D1 will die.",
}


@pytest.mark.parametrize(("move", "words"), ADVICE.items())
def test_a_hint_says_which_care_it_means(move: str, words: str) -> None:
    """Depth 2, in words as well: water and weeds are picked alike, and an end picks nothing."""
    assert TABLE.scene(look(SOLO, hint=move, hint_depth=2)).sentence == words
    where = TABLE.scene(look(SOLO, hint=move, hint_depth=1, draft=("B1",)))
    assert where.sentence.startswith("Ada, what does the plum on B1 need?")


@pytest.mark.parametrize(
    ("text", "moves", "large"),
    [
        (TWO, ("C1=U",), 1),
        (TWO, ("end", "B1=S"), 2),
        (TWO.replace("P20 S11", "P21 S11"), ("end", "end"), 1),
        (TWO.replace(f"|| {GARDEN}", "|| P20 -- -- | . | . | ."), ("end", "end"), 2),
    ],
)
def test_looking_back_shows_the_garden_that_the_move_changed(
    text: str, moves: tuple[str, ...], large: int
) -> None:
    """The mover's; after the end of a turn the next seat's, if its upkeep kills a plant (G8)."""
    before = after(look(text).state, *moves[:-1])
    last = (Played(before, before.seat, moves[-1]),)
    sight = see(after(before, moves[-1]), last=last, interactive=False, looking_back=True)
    assert states(TABLE.scene(sight), f"player-{large}") == (SELECTED,)
    assert states(TABLE.scene(replace(sight, looking_back=False)), "player-1") == (SELECTED,)


def test_looking_back_moves_the_garden_of_another() -> None:
    """The beats of a move are those of the garden that lies large then."""
    before = see(after(look(TWO).state, "end"), interactive=False)
    then = replace(
        see(after(before.state, "A2-"), interactive=False),
        last=(Played(before.state, 2, "A2-"),),
        looking_back=True,
    )
    steps = TABLE.beats(before, GAME.move_from_text("A2-"), then, TABLE.scene(then))
    assert all("plant-2-A2" in keys(step.scene) for step in steps)
    assert len(steps) == 2


def test_nobody_is_next_after_the_last_turn_of_the_last_seat() -> None:
    """G29: the first seat has ended turn 12 by then."""
    for turn, is_next in ((11, True), (12, False)):
        scene = TABLE.scene(look(TWO.replace("8 1 5", f"{turn} 2 5"), (1440.0, 800.0)))
        assert ("next" in texts(scene, "player-1")) == is_next
    scene = TABLE.scene(look(TWO.replace("8 1 5", "12 1 5"), (1440.0, 800.0)))
    assert "next" in texts(scene, "player-2")


def test_what_a_rival_has_done_stays_on_its_strip() -> None:
    """By signs where words have no room, and by ear in words; an end of a turn is none."""
    before = after(look(TWO).state, "end")
    moves = ("A2-", "B1=S", "end")
    states_before = [after(before, *moves[:count]) for count in range(len(moves))]
    last = tuple(Played(state, 2, move) for state, move in zip(states_before, moves, strict=True))
    now = after(before, *moves)
    scene = TABLE.scene(see(now, PHONE, last=last))
    drawn = [shape.name for shape in scene.node("player-2").shapes if isinstance(shape, Icon)]
    assert drawn == ["high-grass", "strawberry"]
    assert "A2 weeded, strawberry on B1" in scene.region("player-2").label
    picked = TABLE.scene(see(now, PHONE, last=last, draft=("seed-S",)))
    assert not [each for each in picked.node("player-2").shapes if isinstance(each, Icon)]


@pytest.mark.parametrize("forecast", ["always", "after", "never"])
def test_a_planting_is_forecast_when_that_is_wanted(forecast: Forecast) -> None:
    """Once it is picked, or never: then only its name, its cost and its space are told."""
    scene = TABLE.scene(look(SOLO, draft=("seed-U", "D2"), forecast=forecast))
    is_told = forecast != "never"
    assert ("+1" in texts(scene, "item-1")) == is_told
    assert bool(scene.foretold) == is_told
    assert scene.sentence == "Ada, plant the blueberry on D2? It costs 3 actions."
    assert texts(scene, "actions") == ["2 of 5 actions left"]
    note_told = next(each.text for each in scene.notes if each.id == "track")
    assert ("then 7 actions" in note_told) == is_told


@pytest.mark.parametrize("forecast", ["always", "after", "never"])
def test_care_is_forecast_only_where_that_is_always_wanted(forecast: Forecast) -> None:
    """Its button is the choice: what it would come to is told before only if that is wanted."""
    scene = TABLE.scene(look(SOLO, draft=("B1",), forecast=forecast))
    is_told = forecast == "always"
    assert scene.region("water").label == ("Water B1, saves it" if is_told else "Water B1")
    assert ("+1" in texts(scene, "item-5")) == is_told
    done = TABLE.scene(look("8 0 | B11 -- -- | . | . | .", forecast=forecast))
    assert ("become" in done.region("end").label) == is_told
