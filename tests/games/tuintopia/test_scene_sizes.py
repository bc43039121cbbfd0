"""The table of Tuintopia on every size of page and in every garden."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice, pairwise, product
from math import hypot

import pytest

from tabletop.games.tuintopia.rules.cards import CARDS, HOUSE
from tabletop.games.tuintopia.rules.game import GAME
from tabletop.games.tuintopia.table.card import Cut, face
from tabletop.games.tuintopia.table.layout import hand_cut, hand_slots, layout
from tabletop.games.tuintopia.table.table import TABLE
from tabletop.scene.boxes import Box
from tabletop.scene.measure import text_width
from tabletop.scene.shapes import Circle, Icon, Rect, Shapes, Text
from tests.games.tuintopia.games import TABLES, random_plies
from tests.games.tuintopia.positions import play
from tests.games.tuintopia.sights import (
    BOTH,
    LEVEL_2,
    OPENED,
    PHONE,
    SIZES,
    SMALL_PHONE,
    TABLET,
    garden,
    gazing,
    keys,
    played,
    see,
)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("table", range(len(TABLES)))
def test_every_garden_fits_every_page(table: int, size: tuple[float, float]) -> None:
    """Nothing overlaps, cells can be hit, sentences are short, and no text is under 13 px."""
    for state, _, _ in islice(random_plies(table, 3), 0, 90, 18):
        seat = GAME.current_player(state)
        model = TABLE.scene(see(state, size, viewer=seat or None))
        assert len(model.sentence) <= 110, model.sentence
        world = model.window("garden").world
        for region in model.regions:
            room = world if region.window else Box(0, 0, *size)
            assert region.box.w >= 43.9
            assert region.box.h >= 43.9
            assert room.inset(-0.1).contains(region.box.right, region.box.bottom)
        sizes = [s.size for node in model.nodes for s in node.shapes if isinstance(s, Text)]
        assert min(sizes) >= 13


def test_no_name_in_a_hand_is_cut_on_a_phone_that_lies_on_its_side() -> None:
    """Four slips side by side would be too narrow for them: there they lie two by two."""
    places = layout(844, 336, 1, next(random_plies(0, 1))[0].variant)
    cut, slots = hand_cut(places, 4), hand_slots(places, 4)
    assert len({slot.y for slot in slots}) == 2
    cards = (shape for card in range(len(CARDS)) for shape in face(card, cut))
    names = [shape for shape in cards if isinstance(shape, Text) and shape.fit]
    assert all(text_width(each.text, each.size, each.font) <= each.fit for each in names)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("table", range(len(TABLES)))
def test_the_parts_of_the_page_do_not_overlap(table: int, size: tuple[float, float]) -> None:
    """Players, garden, sheet of words, hand, steps and button each have a place of their own."""
    seats, options = TABLES[table]
    state = next(random_plies(table, 1))[0]
    places = layout(*size, seats, state.variant)
    counts = (places.counts,) if places.has_column else ()
    goal = (places.goal,) if places.goal else ()
    boxes = (
        *places.players, *goal, *counts, places.sheet, places.info, places.hand, *places.steps,
        places.button,
    )  # fmt: skip
    page = Box(0, 0, *size)
    for index, box in enumerate(boxes):
        assert page.contains(box.x, box.y)
        assert page.contains(box.right, box.bottom)
        for other in boxes[index + 1 :]:
            aside = box.right <= other.x or other.right <= box.x
            assert aside or box.bottom <= other.y or other.bottom <= box.y
    assert places.field.fits or places.field.world.w > places.window.w or size[0] < 600, options


def test_large_gardens_are_followed_and_have_a_map() -> None:
    """A garden of ten columns does not fit a phone: what is picked is in view."""
    state = garden({**LEVEL_2, "garden": "long"}, opened={"b1": "TOM"}, closed={}, hands=("EEN",))
    model = TABLE.scene(see(state, PHONE, draft=("hand-EEN", "a1")))
    window = model.window("garden")
    assert window.map is not None
    assert window.follow is not None
    assert window.follow.contains(model.region("a1").box.cx, model.region("a1").box.cy)
    assert {region.camera for region in model.regions} >= {"closer", "farther", "whole"}
    assert TABLE.scene(see(state, TABLET)).window("garden").map is None


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("options", [{"level": "1", "garden": "large"}, LEVEL_2, BOTH])
def test_points_on_a_card_cover_no_need_or_offer(
    size: tuple[float, float], options: dict[str, str]
) -> None:
    """Whose score is opened can still read every card, also those that lie above."""
    model = TABLE.scene(gazing(see(garden(options, closed={}), size), "player-1"))
    badges = [node for node in model.nodes if node.key.startswith("points-")]
    cards = [node for node in model.nodes if node.key.startswith("card-") and node.window]
    assert len(badges) == len(cards) == len(OPENED)
    for badge in badges:
        for card in cards:
            for disc, icon in pairwise(card.shapes):
                if isinstance(disc, Circle) and isinstance(icon, Icon):
                    apart = hypot(card.x + disc.x - badge.x, card.y + disc.y - badge.y)
                    assert apart > disc.r + max(
                        shape.r for shape in badge.shapes if isinstance(shape, Circle)
                    )


@pytest.mark.parametrize("card", range(len(CARDS)))
def test_on_the_narrowest_card_no_need_or_offer_lies_on_the_picture(card: int) -> None:
    """Up to four discs stand in two columns below and beside it (390 by 844 pixels)."""
    shapes = face(card, Cut(46, 65.6, 8, compass=True, heights=False, zones=False))
    picture = next(each for each in shapes if isinstance(each, Icon) and each.size >= 16)
    half = picture.size / 2 - 4  # the corners of a picture are empty
    for disc in (each for each in shapes if isinstance(each, Circle)):
        x = max(abs(disc.x - picture.x) - half, 0)
        y = max(abs(disc.y - picture.y) - half, 0)
        assert hypot(x, y) >= disc.r - 1, (CARDS[card].name, disc)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("options", [{}, LEVEL_2, BOTH])
def test_no_disc_of_a_card_lies_on_another(
    size: tuple[float, float], options: dict[str, str]
) -> None:
    """Also those of a card with two needs and two offers, in the hand and in the garden."""
    opened, hands = {"c2": "BIO", "d2": "BIJ"}, ("KIP CTO RAB AAB", "TOM COM WOR PER")
    model = TABLE.scene(see(garden(options, hands=hands, opened=opened, closed={}), size))
    for node in model.nodes:
        if node.key.startswith(("card-", "hand-", "house")):
            discs = _discs(node.shapes)
            for index, one in enumerate(discs):
                for other in discs[index + 1 :]:
                    apart = hypot(one.x - other.x, one.y - other.y)
                    assert apart >= one.r + other.r, (node.key, one, other)


@pytest.mark.parametrize(
    ("size", "least", "at_house"),
    [(PHONE, 10.2, 9), (SMALL_PHONE, 9, 8), ((844.0, 340.0), 9.4, 8.7)],
)
def test_the_discs_of_a_garden_are_as_large_as_a_phone_allows(
    size: tuple[float, float], least: float, at_house: float
) -> None:
    """Two of them fill the width of a card, one with four too; three the height of the house."""
    model = TABLE.scene(see(garden({}, opened={"c2": "BIO"}, closed={}), size))
    assert min(each.r for each in _discs(model.node("card-BIO").shapes)) >= least
    assert min(each.r for each in _discs(model.node("house").shapes)) >= at_house


@pytest.mark.parametrize("size", [(1000.0, 620.0), PHONE, (820.0, 1080.0)])
def test_no_word_is_cut_that_explains_a_card(size: tuple[float, float]) -> None:
    """Also of the cards with the longest needs and offers, whose columns do not fit abreast."""
    for card in CARDS[:-1]:
        state = garden(opened={"c2": card.code}, closed={}, hands=("", ""))
        scene = TABLE.scene(gazing(see(state, size), "c2"))
        for shape in (*scene.node("info" if "info" in keys(scene) else "look").shapes,):
            if isinstance(shape, Text) and shape.align != "middle":  # not the name on its face
                wide = text_width(shape.text, shape.size, shape.font)
                assert wide <= (shape.fit or wide), (card.name, shape.text)


@pytest.mark.parametrize("size", [(390.0, 690.0), (820.0, 1010.0), (1180.0, 650.0)])
@pytest.mark.parametrize("options", [{"level": "1", "garden": "large"}, LEVEL_2, BOTH])
def test_badges_of_a_preview_leave_every_icon_to_be_seen(
    size: tuple[float, float], options: dict[str, str]
) -> None:
    """What each neighbour adds stands between the cards: three quarters of an icon stay free."""
    state = garden(options, closed={}, hands=("MEI KER EEN VLI", "TOM COM WOR LIN"))
    for draft in product(("hand-MEI", "hand-KER", "hand-EEN", "hand-VLI"), ("c2", "e5", "c5")):
        model = TABLE.scene(see(state, size, draft=draft))
        badges = [node for node in model.nodes if node.key.startswith("badge-")]
        cards = [node for node in model.nodes if node.key.startswith(("card-", "house"))]
        for badge, card in product(badges, (card for card in cards if card.window)):
            r = max(shape.r for shape in badge.shapes if isinstance(shape, Circle))
            for icon in (each for each in card.shapes if isinstance(each, Icon)):
                apart = hypot(card.x + icon.x - badge.x, card.y + icon.y - badge.y)
                assert apart - r >= icon.size * 0.25, (draft, card.key, icon.name)


@pytest.mark.parametrize("options", [LEVEL_2, BOTH, {**LEVEL_2, "garden": "band"}])
def test_tabs_can_be_read_on_a_phone(options: dict[str, str]) -> None:
    """Their icons are as large as figures (390 by 844 pixels), and nothing cuts them."""
    opened = {"a2": "BIJ", "b2": "PER", "e2": "STM", "a3": "ROG", "f2": "HAZ"}
    state = garden(options, opened=opened, closed={}, hands=("KER MAI STM TOM", "LIN WOR LAV ELS"))
    model = TABLE.scene(see(state, (390.0, 690.0)))
    world = model.window("garden").world
    found = 0
    for node in model.nodes:
        if node.key.startswith(("card-", "house")):
            for paper, icon in pairwise(node.shapes):
                if isinstance(paper, Rect) and isinstance(icon, Icon) and paper.w < 30:
                    found += 1
                    assert icon.size >= 13, node.key
                    box = Box(paper.x + node.x, paper.y + node.y, paper.w, paper.h)
                    room = world if node.window else Box(0, 0, 390, 690)
                    assert room.contains(box.x, box.y)
                    assert room.contains(box.right, box.bottom)
    assert found >= 20


@pytest.mark.parametrize("options", [{}, LEVEL_2, BOTH])
@pytest.mark.parametrize("count", [3, 4, 5])
def test_no_name_in_a_hand_is_cut_on_a_phone(options: dict[str, str], count: int) -> None:
    """A card that is too narrow for some name bears none."""
    state = garden(options, closed={})
    cut = hand_cut(layout(390.0, 690.0, 2, state.variant), count)
    for card in range(len(CARDS)):
        for text in (each for each in face(card, cut) if isinstance(each, Text) and each.fit):
            assert text_width(text.text, 13) <= text.fit, text.text


@pytest.mark.parametrize("high", [58.0, 72.0, 96.0])
def test_on_a_low_card_no_disc_covers_the_zone_or_the_height(high: float) -> None:
    """The hand on a phone is this low when a lesson ends."""
    cut = Cut(high * 1.4, high, 13.0, compass=True, heights=True, zones=True)
    assert cut.is_wide
    for card in range(HOUSE):
        shapes = face(card, cut)
        corner = min(each.y for each in shapes if isinstance(each, Text))
        for disc in _discs(shapes):
            assert disc.y - disc.r > corner, CARDS[card].code


def _discs(shapes: Shapes) -> list[Circle]:
    """Return the discs of needs and offers: each has its icon on it."""
    found = [one for one, icon in pairwise(shapes) if isinstance(icon, Icon)]
    return [each for each in found if isinstance(each, Circle)]


@pytest.mark.parametrize("options", [LEVEL_2, {**LEVEL_2, "heights": "on"}])
@pytest.mark.parametrize("size", [(390.0, 690.0), (820.0, 1010.0), (1180.0, 650.0)])
def test_the_mark_of_who_moved_covers_no_tab_and_no_picture(
    size: tuple[float, float], options: dict[str, str]
) -> None:
    """The tabs are those of the card that was placed and of its neighbours."""
    state = garden(options, closed={})
    sight = see(state, size, last=played(state, "VLI@c2"))
    model = TABLE.scene(replace(sight, state=play(state, "VLI@c2")))
    (mark,) = (node for node in model.nodes if node.key.startswith("last-"))
    disc = next(shape for shape in mark.shapes if isinstance(shape, Circle))
    picture = next(each for each in model.node("card-VLI").shapes if isinstance(each, Icon))
    assert abs(disc.y - picture.y) > disc.r + picture.size * 0.25
    for node in model.nodes:
        if node.window and node.key.startswith(("card-", "house")):
            for paper, icon in pairwise(node.shapes):
                if isinstance(paper, Rect) and isinstance(icon, Icon) and paper.w < 40:
                    x, y = node.x + icon.x - mark.x - disc.x, node.y + icon.y - mark.y - disc.y
                    assert hypot(x, y) > disc.r + icon.size * 0.25, node.key
