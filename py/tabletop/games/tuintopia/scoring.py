"""What a card brings that becomes open: the sum, and its parts partner by partner."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.games.tuintopia.cards import CARDS
from tabletop.games.tuintopia.ground import Link
from tabletop.games.tuintopia.state import State
from tabletop.games.tuintopia.values import Gain, Values, shared_icons, values_of


class Partner(NamedTuple):
    """A neighbour that counts, and what it counts for.

    `cell` is its cell, for the house that of a half that touches. `needs` are the icons that the
    placed card needs and the partner offers, `offers` those it offers and the partner needs.
    """

    cell: str
    card: int
    needs: str
    offers: str
    sun: int
    wind: int

    @property
    def points(self) -> int:
        """Return what the partner adds to the gain."""
        return len(self.needs) + len(self.offers) + self.sun + self.wind


def gain_of(state: State, card: int, number: int) -> Gain:
    """Return what `card` brings that becomes open on the cell `number` (rules 4 to 8)."""
    values = values_of(state.variant.level, state.variant.heights)
    icon_row = values.icons[card]
    icons = sun = wind = 0
    for link in state.ground.links[number]:
        other = state.open_cards[link.cell]
        if other >= 0:
            icons += icon_row[other]
            sun += _sun(values, card, other, link)
            wind += _wind(values, card, other, link)
    return Gain(icons, sun, wind)


def points_of(state: State, card: int, numbers: list[int]) -> list[int]:
    """Return the points that `card` would bring on each of the cells `numbers`."""
    values = values_of(state.variant.level, state.variant.heights)
    icon_row, cards, ground = values.icons[card], state.open_cards, state.ground
    result = []
    for number in numbers:
        points = 0
        for link in ground.links[number]:
            other = cards[link.cell]
            if other >= 0:
                points += (
                    icon_row[other]
                    + _sun(values, card, other, link)
                    + _wind(values, card, other, link)
                )
        result.append(points)
    return result


def partners_of(state: State, card: int, number: int) -> tuple[Partner, ...]:
    """Return the neighbours that count when `card` becomes open on the cell `number`.

    Their points add up to the gain. Neighbours that count for nothing are left out.
    """
    around = (_partner(state, card, number, link) for link in state.ground.links[number])
    return tuple(
        partner
        for partner in around
        if partner and (partner.needs or partner.offers or partner.sun or partner.wind)
    )


def _partner(state: State, card: int, number: int, link: Link) -> Partner | None:
    other = state.open_cards[link.cell]
    if other < 0:
        return None
    ground = state.ground
    values = values_of(state.variant.level, state.variant.heights)
    return Partner(
        cell=ground.halves[number] if link.cell == ground.house else ground.cells[link.cell],
        card=other,
        needs=shared_icons(CARDS[card].needs, CARDS[other].offers),
        offers=shared_icons(CARDS[card].offers, CARDS[other].needs),
        sun=_sun(values, card, other, link),
        wind=_wind(values, card, other, link),
    )


def _sun(values: Values, card: int, other: int, link: Link) -> int:
    """Return the sun points between `card` and a neighbour: the southern one gives (rule 5)."""
    if not link.south:
        return 0
    return values.sun[other][card] if link.south > 0 else values.sun[card][other]


def _wind(values: Values, card: int, other: int, link: Link) -> int:
    """Return the wind points between `card` and a neighbour: the western one gives (rule 6)."""
    if not link.east:
        return 0
    return values.wind[card][other] if link.east > 0 else values.wind[other][card]
