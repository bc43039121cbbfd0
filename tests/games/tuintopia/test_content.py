"""The cards and the gardens: what the data files hold, and what is said of a bad row."""

from __future__ import annotations

from collections import Counter

import pytest

from tabletop.games.registry import load_puzzles
from tabletop.games.tuintopia.rules.cards import CARDS, DECK, HOUSE, read_cards
from tabletop.games.tuintopia.rules.ground import GARDENS, ground_of, shape_fault
from tabletop.games.tuintopia.rules.options import OPTIONS
from tabletop.games.tuintopia.rules.scoring import GOAL
from tabletop.games.tuintopia.words.about import ABOUT

HOUSE_ROW = "HUI|House|house|the house|EFW|GHO|#B*B|4|-"
GOOD = "TOM|Tomato|tomato|the tomato|BC|F|..*B|1|I"


def test_the_deck() -> None:
    """Section 1: 65 cards of 63 kinds, the pond three times; the house is not among them."""
    assert len(DECK) == 65
    kinds = Counter(CARDS[card].name for card in DECK)
    assert len(kinds) == 63
    assert kinds["pond"] == 3
    assert CARDS[HOUSE].code == "HUI"
    assert HOUSE not in DECK


def test_the_balance_of_the_deck() -> None:
    """Section 4: how many cards give and want what, and where they belong."""
    deck = [CARDS[card] for card in DECK]
    assert Counter(card.zone for card in deck) == {"I": 19, "II": 28, "III": 18}
    assert Counter(card.north for card in deck) == {"#": 18, "*": 3, ".": 44}
    assert Counter(card.east for card in deck) == {"B": 17, ".": 48}
    assert Counter(card.south for card in deck) == {"*": 22, "#": 9, ".": 34}
    assert Counter(card.west for card in deck) == {"B": 8, "R": 6, ".": 51}
    assert round(sum(len(card.needs) for card in deck) / 65, 2) == 1.14
    assert round(sum(len(card.offers) for card in deck) / 65, 2) == 1.32


def test_good_rows_are_read() -> None:
    """The card file: comments are left out, the house comes last."""
    cards = read_cards(["# a comment\n", GOOD + "\n", HOUSE_ROW])
    assert [card.code for card in cards] == ["TOM", "HUI"]
    assert (cards[0].needs, cards[0].west, cards[1].zone) == ("BC", "B", "")


@pytest.mark.parametrize(
    ("row", "wrong"),
    [
        ("TOM|Tomato|tomato|the tomato|BC|F|..*B|1", "parts"),
        ("Tom|Tomato|tomato|the tomato|BC|F|..*B|1|I", "capital"),
        ("TOM||tomato|the tomato|BC|F|..*B|1|I", "name"),
        ("TOM|Tomato|tomato|the tomato|CB|F|..*B|1|I", "needs"),
        ("TOM|Tomato|tomato|the tomato|BX|F|..*B|1|I", "needs"),
        ("TOM|Tomato|tomato|the tomato||FF|..*B|1|I", "offers"),
        ("TOM|Tomato|tomato|the tomato|BC|F|..*|1|I", "compass"),
        ("TOM|Tomato|tomato|the tomato|BC|F|B.*B|1|I", "compass"),
        ("TOM|Tomato|tomato|the tomato|BC|F|..*B|6|I", "height"),
        ("TOM|Tomato|tomato|the tomato|BC|F|..*B|1|IV", "zone"),
    ],
)
def test_a_bad_row_is_named(row: str, wrong: str) -> None:
    """The card file: a fault is told with the number and the text of its row."""
    with pytest.raises(ValueError, match=wrong) as caught:
        read_cards(["# a comment\n", row + "\n", HOUSE_ROW])
    assert "row 2" in str(caught.value)
    assert row in str(caught.value)


def test_a_card_stands_there_once() -> None:
    """The card file: a code that stands there twice is named."""
    with pytest.raises(ValueError, match=r"row 2 .*TOM stands there twice"):
        read_cards([GOOD, GOOD, HOUSE_ROW])


def test_a_card_has_one_name() -> None:
    """The card file: what begins a line and what stands with an article is the same name."""
    for card in CARDS:
        assert (card.title, card.definite) == (card.name.capitalize(), f"the {card.name}")


def test_only_the_house_has_no_zone() -> None:
    """The card file: it ends with the house."""
    for rows in ([HOUSE_ROW, GOOD], [GOOD]):
        with pytest.raises(ValueError, match="zone"):
            read_cards(rows)


@pytest.mark.parametrize(
    ("garden", "cells", "house", "near"),
    [
        ("small", 16, ("c1", "d1"), 6),
        ("large", 28, ("c3", "d3"), 10),
        ("band", 16, ("c2", "d2"), 10),
        ("long", 28, ("e2", "f2"), 10),
        ("round", 26, ("d3", "e3"), 10),
        ("cross", 22, ("d3", "e3"), 10),
    ],
)
def test_gardens(garden: str, cells: int, house: tuple[str, str], near: int) -> None:
    """Section 1: the cells and the house of each garden, and how many cells touch the house."""
    ground = ground_of(garden)
    assert len(ground.cells) == cells
    assert ground.house_cells == house
    assert ground.by_house.bit_count() == near


def test_all_gardens_are_good_shapes() -> None:
    """The garden file: a named garden keeps the rules of a custom shape."""
    assert [name for name in GARDENS if shape_fault(name)] == []
    assert [name for name, each in GARDENS.items() if shape_fault("/".join(each.rows))] == []
    assert GARDENS["large"].rows[2] == "..HH.."


def test_playing_together_names_the_garden_that_is_fair() -> None:
    """Ruling 32: 60 is a goal in the large garden, and out of reach in the small one."""
    coop = next(option for option in OPTIONS if option.key == "coop")
    fair = next(option for option in OPTIONS if option.key == "garden").choices[1]
    together = ABOUT.options["coop"].choices[coop.choices[1].value].sentence
    assert ABOUT.options["garden"].label(fair.value).startswith("Large")
    assert f"{GOAL} or more" in together
    assert f"the {fair.value} garden" in together


def test_cells_are_named_from_the_north_west() -> None:
    """Section 1: columns are letters from the west, rows numbers from the north."""
    assert ground_of("small").cells[:5] == ("a1", "b1", "e1", "f1", "a2")
    shape = "HH" + "." * 14 + "/" + "/".join(["##" + "." * 2 + "#" * 12] * 15)
    assert ground_of(shape).cells[-1] == "d16"
    assert "p1" in ground_of(shape).cells


def test_the_easiest_puzzles_are_of_level_1() -> None:
    """A newcomer's first puzzles ask for no sun, wind or face-down cards."""
    easiest = [each for each in load_puzzles("tuintopia") if each.grade == 1]
    assert easiest
    assert all(each.options.get("level", "1") == "1" for each in easiest)
