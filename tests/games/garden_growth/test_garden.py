"""What holds in whole games; upkeeps against the printed table; values, words and opponents."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from tabletop.ai.bot import decide
from tabletop.core.sampling import random_match
from tabletop.games.garden_growth.bots.levels import BOTS
from tabletop.games.garden_growth.bots.values import (
    Beside,
    empty_value,
    garden_value,
    plant_value,
    section_value,
)
from tabletop.games.garden_growth.rules.game import GAME
from tabletop.games.garden_growth.rules.garden import EMPTY, Plant, allowance, with_plant
from tabletop.games.garden_growth.rules.kinds import KIND_OF, KINDS, read_kinds
from tabletop.games.garden_growth.rules.scoring import total
from tabletop.games.garden_growth.rules.state import State, first_state, next_upkeep
from tabletop.games.garden_growth.rules.upkeep import after_upkeep, fates
from tabletop.games.garden_growth.words.game_words import WORDS
from tabletop.games.garden_growth.words.moves import tell_fate
from tests.games.garden_growth.texts import (
    garden_from_text,
    garden_to_text,
    state_from_text,
)

PICTURE = Path(__file__).parents[3] / "static" / "pictures" / "garden-growth.svg"

TURNS = {"odd": {3, 5, 7, 9, 11}, "even": {2, 4, 6, 8, 10, 12}, "never": set[int]()}
TURNS["all"] = TURNS["odd"] | TURNS["even"]

COMPANY = ("-- --", "P30 --", "U30 --", "P30 U30")
NEIGHBOURS = [
    ("S", "even/all", "never/all", "even/odd", "never/odd"),
    ("C", "all/odd", "odd/odd", "all/odd", "odd/odd"),
    ("B", "all/all", "odd/all", "all/odd", "odd/odd"),
    ("P", "all/all", "odd/all", "all/odd", "odd/odd"),
    ("U", "all/all", "odd/all", "all/odd", "odd/odd"),
    ("L", "all/all", "odd/all", "all/odd", "odd/odd"),
]
"""Section 4: the upkeeps on which a plant loses water / gains a weed, for each of COMPANY."""


@pytest.mark.parametrize("row", NEIGHBOURS, ids=[row[0] for row in NEIGHBOURS])
@pytest.mark.parametrize("turn", range(2, 13))
def test_what_neighbours_mean(row: tuple[str, ...], turn: int) -> None:
    """G9 to G12, R9 to R12: the table of neighbours, on every upkeep."""
    for company, both in zip(COMPANY, row[1:], strict=True):
        water, weeds = both.split("/")
        fate = fates(garden_from_text(f"{row[0]}31 {company} | . | . | ."), turn)[0]
        assert fate is not None
        assert fate.loses_water == (turn in TURNS[water])
        assert fate.gains_weed == (turn in TURNS[weeds])
        assert not fate.dies


def test_fates_name_what_protects_a_plant() -> None:
    """G9, G10: the spaces of the plants that exempt it, for the marks beside the chips."""
    found = fates(garden_from_text("C11 P20 P11 | U20 s00 U11 | . | ."), 6)
    assert found[0] is not None
    assert (found[0].keeps_water, found[0].keeps_clean) == ((1, 2), (0,))
    assert found[3] is not None
    assert (found[3].keeps_water, found[3].keeps_clean) == ((), (5,))
    assert found[4] is None
    assert found[6] is None


TOLD = [
    ("S10 -- --", 3, "loses no water (turn 3 is odd) and gains a weed"),
    ("B10 P20 P20", 4, ("loses no water thanks to the plum on A2 and the plum on A3 "
     "and gains a weed")),
    ("C23 -- --", 4, "loses 1 water and gains no weed (turn 4 is even)"),
    ("B10 U20 --", 4, "loses its last water and gains no weed thanks to the blueberry on A2"),
    ("B02 -- --", 4, "dies of thirst"),
    ("B03 -- --", 4, "dies of thirst and of weeds"),
]  # fmt: skip


@pytest.mark.parametrize(("section", "turn", "actions"), TOLD)
def test_fates_are_told_in_a_sentence(section: str, turn: int, actions: str) -> None:
    """What the next upkeep will do to a plant, and why, as one would say it."""
    garden = garden_from_text(f"{section} | . | . | .")
    assert tell_fate(garden, 0, turn) == f"Next upkeep it {actions}."


def test_nothing_is_told_of_the_dead() -> None:
    """G8: they take no part in upkeeps."""
    assert tell_fate(garden_from_text("b03 -- -- | . | . | ."), 0, 4) == ""


def test_the_next_upkeep_depends_on_whose_turn_it_is() -> None:
    """G5: a seat that has not begun this turn yet has this turn's upkeep before it."""
    state = first_state(3)
    assert [next_upkeep(state, seat) for seat in (1, 2, 3)] == [2, 2, 2]
    state = State(5, 2, 1, (EMPTY,) * 3)
    assert [next_upkeep(state, seat) for seat in (1, 2, 3)] == [6, 6, 5]
    state = State(12, 2, 1, (EMPTY,) * 3)
    assert [next_upkeep(state, seat) for seat in (1, 2, 3)] == [None, None, 12]


def test_the_plants_of_the_cover_have_the_water_that_new_ones_get() -> None:
    """From left to right: strawberry, blueberry, carrot and lemon tree."""
    chips = re.findall(r'<use href="#(full|empty)"', PICTURE.read_text(encoding="utf-8"))
    waters = [chips[first : first + 3].count("full") for first in range(0, len(chips), 3)]
    assert waters == [KIND_OF[letter].water for letter in "SUCL"]


def test_an_unreadable_card_is_named() -> None:
    """The table of plants is checked row by row."""
    with pytest.raises(ValueError, match="three numbers"):
        read_kinds("S|1|1")
    with pytest.raises(ValueError, match="cost"):
        read_kinds("S|0|1|0")
    with pytest.raises(ValueError, match="twice"):
        read_kinds("S|1|1|0\nS|1|1|0")


def test_the_six_plants() -> None:
    """Section 1: cost, water and points of each kind."""
    found = {kind.letter: (kind.cost, kind.water, kind.points) for kind in KINDS}
    assert found == {
        "S": (1, 1, 0), "C": (1, 1, 0), "B": (2, 1, 1), "P": (2, 2, 1), "U": (3, 3, 2),
        "L": (5, 1, 3),
    }  # fmt: skip


@pytest.mark.parametrize("seats", [1, 3, 6])
def test_whole_games_keep_the_rules(seats: int) -> None:
    """G2, G12, G19, G32: chips, allowance, and kinds that never change their space."""
    match = random_match(GAME, seats, "rules", {})
    ends = 0
    for before, after, text in zip(
        match.positions, match.positions[1:], match.record.moves, strict=False
    ):
        ends += text == "end"
        for was, now in zip(before.state.gardens, after.state.gardens, strict=True):
            for old, new in zip(was, now, strict=True):
                assert old is None or (new is not None and new.kind == old.kind)
                assert new is None or (0 <= new.water <= 3 and 0 <= new.weeds <= 3)
        if text == "end" and not after.state.is_over:
            assert after.state.left == allowance(after.state.garden)
    assert ends == 12 * seats
    assert match.to_move is None


def test_gardens_do_not_touch() -> None:
    """G20: the moves of one seat give the same garden beside any others."""
    match = random_match(GAME, 3, "apart", {})
    for seat in (1, 2, 3):
        alone = first_state(1)
        for position, text in zip(match.positions, match.record.moves, strict=False):
            if position.state.seat == seat:
                alone = GAME.apply_move(alone, GAME.move_from_text(text))
        assert alone.gardens[0] == match.state.gardens[seat - 1]


def test_ends_tell_of_deaths() -> None:
    """`describe_move` names the plants that die in the upkeep that follows."""
    state = state_from_text("4 1 | B33 P00 C10 | . | . | .")
    told = WORDS.describe_move(state, GAME.move_from_text("end"), ["Ada"], None)
    assert told == (
        "Ada ends turn 4 with 1 action unused. In the upkeep, the broccoli on A1 and the plum "
        "on A2 die."
    )
    state = state_from_text("4 1 0 || . | . | . | . || B33 -- -- | . | . | .")
    told = WORDS.describe_move(state, GAME.move_from_text("end"), ["Ada", "Ben"], None)
    assert told == "Ada ends turn 4. In Ben’s upkeep, the broccoli on A1 dies."
    state = state_from_text("12 0 | . | . | . | .")
    told = WORDS.describe_move(state, GAME.move_from_text("end"), ["Ada"], None)
    assert told == "Ada ends turn 12. That was turn 12, the last one."


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("A1=S", "Ada plants a strawberry on A1."),
        ("B1+", "Ada waters the blueberry on B1."),
        ("B1-", "Ada pulls a weed from the blueberry on B1."),
        ("B3^B2", "The lemon tree on B2 revives the plum on B3."),
    ],
)
def test_actions_are_told_in_a_sentence(text: str, sentence: str) -> None:
    """`describe_move` says who does what where."""
    state = state_from_text("4 9 | . | U22 L10 p00 | . | .")
    assert WORDS.describe_move(state, GAME.move_from_text(text), ["Ada"], None) == sentence


@pytest.mark.parametrize("seed", range(3))
def test_on_the_last_turn_values_are_points(seed: int) -> None:
    """Without rounding (items 4 and 5), and with care still to be bought at the price of turn 12.

    A weed pulled gains half a point and a water a quarter, both less than an action costs: so the
    value of a full garden is its total before rounding down.
    """
    rng = random.Random(seed)
    garden = EMPTY
    for space in range(12):
        kind = rng.choice(KINDS).letter
        garden = with_plant(garden, space, Plant(kind, rng.randrange(4), rng.randrange(4)))
    water = sum(plant.water for plant in garden if plant)
    weeds = sum(plant.weeds for plant in garden if plant)
    rounded = (water % 4) / 4 - (weeds % 2) / 2
    assert garden_value(garden, 12) == pytest.approx(total(garden) + rounded)


def test_values_follow_the_rules_of_upkeep() -> None:
    """A plant is never worth less for more water, fewer weeds or helpful neighbours."""
    alone = Beside(False, False)
    for turn in range(1, 13):
        assert empty_value(turn, Beside(True, True)) >= empty_value(turn, alone)
        for kind in KIND_OF:
            best = plant_value(turn, kind, Beside(True, True), 3, 0)
            for water in range(4):
                for weeds in range(4):
                    value = plant_value(turn, kind, alone, water, weeds)
                    assert value <= plant_value(turn, kind, Beside(True, False), water, weeds)
                    assert value <= plant_value(turn, kind, Beside(False, True), water, weeds)
                    assert value <= best


def test_the_value_of_a_section_does_not_depend_on_its_order() -> None:
    """Spaces of a section are alike."""
    first, *_ = (garden_from_text(f"{cells} | . | . | .")[:3] for cells in ("S10 P21 --",))
    other = (first[2], first[0], first[1])
    assert section_value(first, 4) == pytest.approx(section_value(other, 4))


def test_upkeep_touches_no_dead_plant() -> None:
    """G8: the chips of dead plants are frozen on odd and even turns."""
    garden = garden_from_text("s00 b23 l03* | . | . | .")
    assert garden_to_text(after_upkeep(after_upkeep(garden, 4), 5)) == garden_to_text(garden)


def test_the_greedy_opponent_grows_a_decent_garden() -> None:
    """Alone it reaches at least 10 points, where random play has about -26."""
    for seed in range(3):
        rng, state = random.Random(seed), first_state(1)
        while not state.is_over:
            state = GAME.apply_move(state, decide(BOTS["greedy"], state, 1, rng).move)
        assert GAME.scores(state)[0] >= 10


def test_the_greedy_opponent_begins_with_strawberry_plum_and_blueberry() -> None:
    """Section 8: good play has these three in one section by turn 3."""
    rng, state = random.Random(5), first_state(1)
    while state.turn < 4:
        state = GAME.apply_move(state, decide(BOTS["greedy"], state, 1, rng).move)
    planted = [space for space, plant in enumerate(state.garden) if plant]
    assert sorted(plant.kind for plant in state.garden if plant) == ["P", "S", "U"]
    assert len({space // 3 for space in planted}) == 1
