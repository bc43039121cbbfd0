"""How the table of Witchcraft is drawn: what there is room for, and what is clear of what."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from tabletop.core.seating import COMPUTER_NAMES
from tabletop.games.witchcraft.rules.board import SPACES
from tabletop.games.witchcraft.rules.cards import EVENTS, SPELLS
from tabletop.games.witchcraft.rules.state import State
from tabletop.games.witchcraft.table.art import KIND_ICONS, PLACE_ICONS, die
from tabletop.games.witchcraft.table.layout import layout
from tabletop.games.witchcraft.table.panel_layout import panel_in
from tabletop.games.witchcraft.table.panels import panel_of
from tabletop.games.witchcraft.table.spell import face
from tabletop.games.witchcraft.table.table import TABLE
from tabletop.games.witchcraft.table.view_model import model_of
from tabletop.games.witchcraft.words.cards import effects_in_words, event_in_words
from tabletop.kit.hint import ringing
from tabletop.scene.boxes import Box
from tabletop.scene.measure import text_width
from tabletop.scene.scene import Scene
from tabletop.scene.shapes import Circle, Icon, Path, Rect, Text
from tabletop.scene.table import Played, Sight
from tests.games.witchcraft.test_table import DENOUNCING, PHONE, played, sight, words

BIG_TABLET, LYING = (820.0, 1080.0), (1180.0, 720.0)
NOTHING_HELD = (0, 0, 0, 0, 0)


def sized(looking: Sight[State], size: tuple[float, float]) -> Scene:
    """Return the scene of a sight on a page of that size."""
    return TABLE.scene(replace(looking, width=size[0], height=size[1]))


@pytest.mark.parametrize(
    ("w", "h", "least"), [(115.0, 142.0, 9.5), (249.0, 168.0, 14.5), (167.0, 108.0, 8.5)]
)
def test_the_cost_of_a_spell_is_large_and_nothing_overlaps(
    w: float, h: float, least: float
) -> None:
    """On a phone, on a tablet, and on a phone that lies, for every spell."""
    for spell in SPELLS.values():
        shapes = face(spell.id, NOTHING_HELD, w, h, lit=False)
        chips = [each for each in shapes if isinstance(each, Icon) and each.name in KIND_ICONS]
        chips = chips[-sum(spell.cost) :]
        radius = chips[0].size / 1.2
        assert radius >= least
        assert all(abs(each.x) + radius <= w / 2 for each in chips)
        assert all(each.y + radius <= h / 2 for each in chips)
        for index, one in enumerate(chips):
            for other in chips[index + 1 :]:
                assert (one.x - other.x) ** 2 + (one.y - other.y) ** 2 >= 4 * radius**2


def test_a_spell_says_in_words_what_it_does_where_there_is_room() -> None:
    """Also on the narrow cards of a phone."""
    for card in ("S14", "S27", "S33"):
        said = effects_in_words(SPELLS[card].effects)
        shapes = face(card, NOTHING_HELD, 115.0, 142.0, lit=False)
        assert said in [each.text for each in shapes if isinstance(each, Text)]


@pytest.mark.parametrize("w", [105.0, 115.0, 120.0])
def test_on_a_phone_names_are_whole_and_figures_of_a_cost_apart(w: float) -> None:
    """Also of spells with two rows of signs, and of those that cost five kinds of resource."""
    for spell in SPELLS.values():
        shapes = face(spell.id, NOTHING_HELD, w, 131.0, lit=False)
        name, *texts = [each for each in shapes if isinstance(each, Text)]
        if name.lines == 1:
            assert text_width(name.text, 13, "title") <= name.fit, spell.name
        figures = sorted(each.x for each in texts if "/" in each.text)
        for one, other in pairwise(figures):
            assert other - one >= text_width("0/0", 13) + 4, spell.name


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_resources_of_rivals_are_read_on_a_phone(seats: int) -> None:
    """Below a resource a figure has 15 pixels, beside a small one 13."""
    scene = sized(sight(played("", seats)), PHONE)
    sizes = [
        each.size
        for seat in range(1, seats + 1)
        for each in scene.node(f"resources-{seat}").shapes
        if isinstance(each, Text)
    ]
    assert len(sizes) >= 5 * seats
    assert min(sizes) >= (15 if seats <= 3 else 13)


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("high", [600.0, 640.0, 700.0])
def test_usual_names_are_whole_on_a_phone(seats: int, high: float) -> None:
    """Beside them both meters still have room for two figures and their sign."""
    places = layout(390.0, high, tuple(range(1, seats + 1)), 1)
    for panel in map(places.panel, range(1, seats + 1)):
        for name in (*COMPUTER_NAMES, "Player 6", "You"):
            assert text_width(name, panel.letters, "title") <= panel.name.w, name
        if panel.is_little:
            figures = text_width("12", panel.figures, "title")
            assert figures + panel.figures * (0.2 + 0.88) <= panel.power.w


def test_a_spell_that_can_be_paid_for_has_a_rim() -> None:
    """So that it differs by more than the tint of its paper."""
    rims = [
        sum(isinstance(each, Rect) and each.stroke == "leaf2" for each in shapes)
        for shapes in (face("S14", (3, 0, 0, 2, 1), 115.0, 142.0, lit=lit) for lit in (True, False))
    ]
    assert rims == [1, 0]


def test_the_big_button_is_short_where_it_is_narrow() -> None:
    """It says where to, and is read aloud in full."""
    looking = sight(played(""), 1, "To")
    phone = sized(looking, PHONE)
    assert "To the Townhall" in words(phone).split(" | ")
    assert phone.region("go").label == "Go to the Townhall"
    assert "Go to the Townhall" in words(sized(looking, BIG_TABLET))


def test_buttons_that_can_be_pressed_have_a_rim() -> None:
    """At the Choice one may draw or move again, at the Move not yet (W4)."""
    rims = {}
    for moves in (DENOUNCING, DENOUNCING.removesuffix(" go=To")):
        shapes = TABLE.scene(sight(played(moves))).node("draw").shapes
        rims[moves[-2:]] = any(isinstance(each, Rect) and each.stroke == "leaf2" for each in shapes)
    assert rims == {"To": True, "08": False}


@pytest.mark.parametrize("size", [PHONE, BIG_TABLET, LYING, (1440.0, 800.0), (900.0, 600.0)])
def test_what_a_meter_would_gain_does_not_cover_the_name(size: tuple[float, float]) -> None:
    """W11: the pill lies beside the name, also where the panel is small."""
    scene = sized(sight(played(DENOUNCING), 1, "S02", "2"), size)
    for seat in (1, 2):
        name = next(each for each in scene.node(f"panel-{seat}").shapes if isinstance(each, Text))
        pill = next(
            each
            for each in scene.node(f"detection-{seat}").shapes
            if isinstance(each, Rect) and each.fill in ("leaf2", "danger") and each.h > 14
        )
        half = min(text_width(name.text, name.size, "title"), name.fit) / 2
        assert pill.x >= name.x + half or pill.y >= name.y or pill.y + pill.h < name.y - 14


@pytest.mark.parametrize("high", [54.0, 60.0, 72.0])
def test_a_frame_clips_neither_hat_nor_name(high: float) -> None:
    """The frame of a winner is four pixels wide and lies two from the edge."""
    panel = panel_in(Box(0, 0, 700, high))
    assert panel.power.right < panel.kinds.x
    assert panel.hat.y - panel.hat.scale >= 4
    assert panel.name.bottom <= high - 4


@pytest.mark.parametrize("size", [PHONE, (360.0, 560.0), BIG_TABLET, LYING])
def test_an_event_is_held_up_with_its_words(size: tuple[float, float]) -> None:
    """Dice and numbers alone say little; on a tablet the words stay."""
    for card in EVENTS:
        if EVENTS[card].dice:
            match = played(f"go=Sw again=Sw go=Ri again=Ri event={card}")
            assert event_in_words(EVENTS[card]) in words(sized(sight(match), size))
    rested = played("go=Sw again=Sw go=Ri again=Ri event=E01")
    if size == BIG_TABLET:
        assert event_in_words(EVENTS["E01"]) in words(sized(sight(rested), size))


@pytest.mark.parametrize("size", [PHONE, BIG_TABLET, LYING])
def test_the_ring_of_the_focus_goes_round_the_name_of_a_place(size: tuple[float, float]) -> None:
    """It stands around the region, so the pill of the name lies inside."""
    scene = sized(sight(played("")), size)
    for code in SPACES:
        node, box = scene.node(code), scene.region(code).box
        pill = next(each for each in node.shapes if isinstance(each, Rect) and each.fill == "sheet")
        assert box.x <= node.x + pill.x
        assert box.right >= node.x + pill.x + pill.w
        assert box.bottom >= node.y + pill.y + pill.h or box.bottom >= scene.height - 1


def test_what_a_pick_would_do_can_be_read() -> None:
    """The words of the preview are a note, as long as something is picked."""
    (note,) = TABLE.scene(sight(played(""), 1, "Ri")).notes
    assert note.text == "If you do this: You: 1 Toe of Frog."
    assert TABLE.scene(sight(played(""))).notes == ()


@pytest.mark.parametrize(
    ("size", "told"),
    [
        (PHONE, "drew a spell"),
        (LYING, "went to the Swamp, drew a spell"),
        ((844.0, 336.0), "drew a spell"),
    ],
)
def test_the_last_deeds_of_a_rival_stand_in_her_panel(size: tuple[float, float], told: str) -> None:
    """As many as have room, beside what she holds, up to the next thing that is picked."""
    before = played("go=Ri again=Ri")
    last = tuple(Played(before.state, 2, move) for move in ("go=Sw", "draw"))
    looking = replace(sight(played(DENOUNCING), 1), last=last)
    scene = sized(looking, size)
    panel, box = scene.node("deed-2"), scene.region("witch-2").box
    (line,) = (each for each in panel.shapes if isinstance(each, Text))
    assert line.text == told
    assert panel.x + line.x + text_width(line.text, line.size) <= box.right
    assert any(isinstance(each, Text) for each in scene.node("resources-2").shapes)
    keys = [node.key for node in sized(replace(looking, draft=("S02",)), size).nodes]
    assert "deed-2" not in keys


def test_the_one_to_move_has_a_tab_while_edges_mark_whom_a_spell_may_name() -> None:
    """Her edge would look like that of a target."""
    resting, aiming = (
        sized(sight(played(DENOUNCING), 1, *picked), LYING) for picked in ((), ("S02",))
    )
    for scene, is_edge in ((resting, True), (aiming, False)):
        box, mover = scene.region("witch-1").box, scene.node("mover")
        assert (mover.x == box.x and mover.y == box.y) is is_edge


@pytest.mark.parametrize(
    ("size", "told"),
    [((360.0, 476.0), "29"), (PHONE, "29 events"), ((844.0, 330.0), "29 events"),
     (LYING, "29 events left")],
)  # fmt: skip
def test_a_pile_says_what_it_is_of_where_there_is_room(
    size: tuple[float, float], told: str
) -> None:
    """W2: in words, but they cover nothing of what the Inn gives."""
    match = played("go=Sw again=Sw " * 6 + "event=E09", 6)
    (said,) = (
        each
        for each in sized(sight(match), size).node("events-left").shapes
        if isinstance(each, Text)
    )
    assert said.text == told


@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.parametrize("size", [PHONE, (320.0, 540.0), (360.0, 560.0), (844.0, 330.0), LYING])
def test_the_results_at_the_inn_are_apart(size: tuple[float, float], seats: int) -> None:
    """W9: also below the signs of die and Detection, which stay away where that is not so."""
    match = played("go=Sw again=Sw " * seats + "event=E09", seats)
    lines = [
        each for each in sized(sight(match), size).node("rolls").shapes if isinstance(each, Text)
    ]
    assert len(lines) == 6
    for index, one in enumerate(lines):
        for other in lines[index + 1 :]:
            assert abs(one.y - other.y) >= 13 or abs(one.x - other.x) >= 20


@pytest.mark.parametrize("size", [PHONE, LYING, BIG_TABLET])
def test_the_ring_of_a_lesson_goes_round_the_whole_pile_of_events(
    size: tuple[float, float],
) -> None:
    """Also round the edges of the events below, which lie over the ring."""
    scene = sized(sight(played("go=Sw again=Sw " * 2 + "event=E09")), size)
    pile, box = scene.node("events"), scene.region("events").box
    papers = [each for each in pile.shapes if isinstance(each, Rect)]
    assert box.right >= max(pile.x + each.x + each.w for each in papers)
    assert box.bottom >= max(pile.y + each.y + each.h for each in papers)


@pytest.mark.parametrize("size", [PHONE, LYING, BIG_TABLET])
def test_the_ring_of_a_lesson_lies_below_the_results_at_the_inn(size: tuple[float, float]) -> None:
    """The hat above them would be cut otherwise."""
    scene = ringing(sized(sight(played("go=Sw again=Sw " * 2 + "event=E09")), size), "rolls")
    keys = [each.key for each in scene.nodes]
    assert keys.index("lesson-ring") < keys.index("rolls")


@pytest.mark.parametrize("size", [PHONE, (844.0, 330.0), LYING, BIG_TABLET])
@pytest.mark.parametrize("event", ["event=E17", "event=E22", "event=E23 roll=6"])
def test_what_an_event_has_shut_is_clear_of_its_name(event: str, size: tuple[float, float]) -> None:
    """W26: the sign of the place below the name, and words that are not cut."""
    shut = played(f"go=Sw again=Sw go=Ri again=Ri {event}")
    card = sized(sight(shut), size).node(f"event-{event[6:9]}")
    paper, title, pill, *below = card.shapes
    assert isinstance(paper, Rect)
    assert isinstance(title, Text)
    assert isinstance(pill, Rect)
    assert pill.y >= title.y + title.size * title.leading * (title.lines - 1)
    assert PLACE_ICONS[shut.state.closed] in [each.name for each in below if isinstance(each, Icon)]
    for said in (each for each in below if isinstance(each, Text)):
        assert text_width(said.text, said.size) <= (paper.w - 8) * said.lines
        assert said.y + said.size * said.leading * (said.lines - 1) <= paper.h / 2 - 4


def test_an_event_has_a_back_with_a_picture() -> None:
    """It is what one sees of the pile in the first round."""
    icons = [each.name for each in sized(sight(played("")), LYING).node("events").shapes
             if isinstance(each, Icon)]  # fmt: skip
    assert icons == ["cauldron"]


def test_a_spell_says_how_it_is_typed() -> None:
    """A move names it by its number, which is on no card."""
    scene = TABLE.scene(sight(played("go=Sw draw spell=S14"), 1))
    assert scene.region("card-S14").hint.endswith("Type it as S14.")


def test_a_panel_always_tells_that_a_rival_has_cast() -> None:
    """On a phone not by the longest name of a spell, but never by nothing."""
    then = played("go=Sw again=Sw go=Ri again=Ri event=E09")
    before = then.state._replace(mover=2)
    looking = replace(sight(then), last=(Played(before, 2, "cast=S20"),))
    panels = [
        panel_of(model_of(replace(looking, width=width, height=height)), 2)[1]
        for width, height in (PHONE, BIG_TABLET)
    ]
    assert panels == ["cast a spell", "cast Midnight Crescendo"]


def test_a_die_that_is_still_to_be_rolled_shows_no_number() -> None:
    """Pips would be read as a result; a question mark has one dot, below the middle."""
    for roll in range(1, 7):
        assert sum(isinstance(each, Circle) for each in die(roll, 0, 0, 18)) == roll
    body, mark, dot = die(0, 0, 0, 18)
    assert isinstance(body, Rect)
    assert isinstance(mark, Path)
    assert isinstance(dot, Circle)
    assert dot.y > 0
    pips = [
        each
        for shape in sized(sight(played("go=Ri again=Ri go=Ri again=Ri event=E02")), PHONE)
        .node("event-E02")
        .shapes
        if isinstance(each := shape, Circle) and each.fill == "white"
    ]
    assert len(pips) == 1


def test_the_number_of_spells_left_is_on_the_button_also_with_a_full_hand() -> None:
    """W13: what is below the label says then that a spell is discarded first."""
    full = (
        "go=Sw draw spell=S01 go=Sw draw spell=S02 event=E29 spell=S03 spell=S04 "
        "go=Sw draw spell=S39 go=Ri draw spell=S05 event=E07 go=Ro"
    )
    for size in (PHONE, BIG_TABLET, LYING):
        said = words(sized(sight(played(full)), size))
        assert "Draw (34)" in said
        assert ("discard 1" if size == PHONE else "discard one") in said


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_the_leaf_of_an_own_cast_lies_below_the_frame_of_the_village(seats: int) -> None:
    """On a phone the village is drawn over the panel below it."""
    cast = Played(played("", seats).state, 1, "cast=S03")
    scene = sized(replace(sight(played("", seats)), last=(cast,)), PHONE)
    node = scene.node("cast-1")
    panel = scene.region("witch-1").box
    for leaf in node.shapes:
        assert isinstance(leaf, Path)
        assert node.y + leaf.y - 11 * leaf.scale >= panel.y
