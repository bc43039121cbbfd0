"""What pairs of cards are worth to each other: icons, sun and wind (rules 4 to 8)."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from tabletop.games.tuintopia.cards import CARDS, Card

Table = tuple[tuple[int, ...], ...]


class Gain(NamedTuple):
    """The points of a card that has become open, in three parts."""

    icons: int
    sun: int
    wind: int

    @property
    def total(self) -> int:
        """Return the sum of the three parts (rule 9)."""
        return self.icons + self.sun + self.wind


NOTHING = Gain(0, 0, 0)


class Values(NamedTuple):
    """Tables by the numbers of two cards: icons of either order, sun and wind by giver, receiver.

    At level 1 sun and wind are all 0.
    """

    icons: Table
    sun: Table
    wind: Table


@cache
def values_of(level: int, heights: bool) -> Values:
    """Return the tables of a level, with or without heights."""
    icons = tuple(tuple(icon_value(one, other) for other in CARDS) for one in CARDS)
    if level == 1:
        nothing = ((0,) * len(CARDS),) * len(CARDS)
        return Values(icons, nothing, nothing)
    sun = tuple(tuple(sun_value(giver, taker, heights) for taker in CARDS) for giver in CARDS)
    wind = tuple(tuple(wind_value(giver, taker, heights) for taker in CARDS) for giver in CARDS)
    return Values(icons, sun, wind)


def shared_icons(needs: str, offers: str) -> str:
    """Return the icons among `needs` that `offers` fulfils."""
    return "".join(icon for icon in needs if icon in offers)


def icon_value(one: Card, other: Card) -> int:
    """Return how many needs two neighbours fulfil for each other (rule 4)."""
    return len(shared_icons(one.needs, other.offers)) + len(shared_icons(other.needs, one.offers))


def sun_value(giver: Card, receiver: Card, heights: bool) -> int:
    """Return the points for `giver` lying south of `receiver` (rules 5 and 8)."""
    gives, wants = giver.north, receiver.south
    if heights and gives == "#" and giver.height < receiver.height:
        gives = "."
    if heights and gives == "*" and giver.height >= receiver.height:
        gives = "."
    if "." in (gives, wants):
        return 0
    return 1 if gives == wants else -1


def wind_value(giver: Card, receiver: Card, heights: bool) -> int:
    """Return the points for `giver` lying west of `receiver` (rules 6 and 8)."""
    shelters = giver.east == "B" and not (heights and giver.height < receiver.height)
    if receiver.west == ".":
        return 0
    return 1 if shelters == (receiver.west == "B") else -1
