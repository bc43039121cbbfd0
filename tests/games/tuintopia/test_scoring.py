"""What is told about the gain of a card: its partners, for the drawing."""

from __future__ import annotations

from tabletop.games.tuintopia.rules.cards import CARDS, NUMBERS
from tabletop.games.tuintopia.rules.scoring import gain_of, partners_of
from tests.games.tuintopia.positions import position


def told(card: str, cell: str, opened: dict[str, str]) -> dict[str, tuple[str, str, int, int]]:
    """Return needs, offers, sun and wind of each partner of a card, by code and cell."""
    state = position({"level": "2"}, hands=(card, ""), opened=opened)
    number = state.ground.numbers[cell]
    partners = partners_of(state, NUMBERS[card], number)
    total = gain_of(state, NUMBERS[card], number).total
    assert sum(partner.points for partner in partners) == total
    return {
        f"{CARDS[each.card].code} {each.cell}": (each.needs, each.offers, each.sun, each.wind)
        for each in partners
    }


def test_icons_of_both_directions() -> None:
    """Rule 4 and ruling 7: what the card needs and what it offers are told apart."""
    assert told("BIJ", "a2", {"b2": "KLA"}) == {"KLA b2": ("N", "B", 0, 0)}
    assert told("VIK", "b1", {"b2": "VIJ"}) == {"VIJ b2": ("W", "W", 0, 0)}


def test_sun_and_wind_of_a_diagonal_neighbour() -> None:
    """Rules 5 and 6: a neighbour aslant counts for both (example 9)."""
    assert told("HAZ", "a3", {"b2": "MAI"}) == {"MAI b2": ("", "", -1, -1)}


def test_the_house_is_one_partner() -> None:
    """Rules 1 and 7: the house counts once and is shown at the half straight beside the card."""
    assert told("LAV", "c2", {}) == {"HUI c3": ("", "", -1, -1)}
    assert told("KER", "e3", {}) == {"HUI d3": ("", "F", 0, 1)}


def test_a_neighbour_that_counts_for_nothing_is_left_out() -> None:
    """The drawing: no line leads to a neighbour without points."""
    assert told("LAV", "a1", {"b1": "APP"}) == {}
