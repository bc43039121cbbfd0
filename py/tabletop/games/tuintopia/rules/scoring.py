"""The points for turning or placing a card face up, in total and for each neighbour."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.games.tuintopia.rules.cards import CARDS
from tabletop.games.tuintopia.rules.ground import Link
from tabletop.games.tuintopia.rules.state import State
from tabletop.games.tuintopia.rules.values import Gain, shared_icons, values_of

GOAL = 60
"""The combined score that wins a `coop` game (rule 24)."""


class Partner(NamedTuple):
    """A neighbour that affects the score of a placed card, and how.

    `cell` is its cell; for the house, the cell of a half that touches the placed card. `needs` are
    the icons that the placed card needs and the partner offers, `offers` the reverse.
    """

    cell: str
    card: int
    needs: str
    offers: str
    sun: int
    wind: int

    @property
    def points(self) -> int:
        """Return the points that the partner adds to the gain; they can be negative."""
        return len(self.needs) + len(self.offers) + self.sun + self.wind


def gain_of(state: State, card: int, number: int) -> Gain:
    """Return what `card` scores face up on cell `number`, in parts (rules 4 to 8)."""
    values = values_of(state.variant.level, state.variant.heights)
    icons = sun = wind = 0
    for cell, side in state.ground.links[number]:
        other = state.open_cards[cell]
        icons += values.icons[card][other]
        sun += values.sun[side][card][other]
        wind += values.wind[side][card][other]
    return Gain(icons, sun, wind)


def points_of(state: State, card: int, numbers: list[int]) -> list[int]:
    """Return the points that `card` would score on each of the cells `numbers`."""
    values = values_of(state.variant.level, state.variant.heights)
    rows = [table[card] for table in values.points]
    links, cards = state.ground.links, state.open_cards
    return [sum([rows[side][cards[cell]] for cell, side in links[number]]) for number in numbers]


def partners_of(state: State, card: int, number: int) -> tuple[Partner, ...]:
    """Return the neighbours that score with `card` when it is face up on cell `number`.

    Their points add up to `gain_of`. Neighbours without a matching icon, sun or wind are omitted.
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
        sun=values.sun[link.side][card][other],
        wind=values.wind[link.side][card][other],
    )
