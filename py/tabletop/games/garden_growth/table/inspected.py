"""The inspected item: a garden, all terms of its score, or one of the seven items.

It is written `look-2` (the garden of seat 2), `score-2` (that garden with all its terms) or
`score-2-4` (with the terms of the item at index 4 only).
"""

from __future__ import annotations

from typing import NamedTuple

from tabletop.games.garden_growth.rules.events import PlantsDied
from tabletop.games.garden_growth.rules.game import GAME
from tabletop.games.garden_growth.rules.state import State
from tabletop.scene.looking import SCORE
from tabletop.scene.table import Played, Sight

PLAYER, ITEM, BACK = "player-", "item-", "back"
"""Prefixes of the regions of players and score items, and the button that goes back."""

LOOK = "look-"


class Inspected(NamedTuple):
    """The inspected garden (`seat`, or None for the home garden), and its `terms`.

    `terms` are the indices of the items whose points are shown on the sections.
    """

    seat: int | None = None
    terms: tuple[int, ...] = ()

    @property
    def item(self) -> int | None:
        """Return the index of the only inspected item, or None."""
        return self.terms[0] if len(self.terms) == 1 else None


LIVING, OWN, FULL, WATER, WEEDS, DEAD, ONE_KIND = _ALL = tuple(range(7))
"""The items of the score, by their indices (G21 to G27)."""


def home_of(sight: Sight[State]) -> int:
    """Return the seat whose garden is large unless another is inspected: usually the viewer's.

    While a computer moves it is the computer's; in a review, the garden that the latest move
    changed, or for a better move (then the sight is interactive) that of the seat to make it.
    """
    if sight.looking_back and sight.interactive:
        return sight.state.seat
    if sight.looking_back and sight.last:
        return _changed_seat(sight.last[-1])
    if sight.viewer and not sight.state.is_over and sight.sitters[sight.state.seat - 1].is_computer:
        return sight.state.seat
    return sight.viewer or 1


def _changed_seat(played: Played[State]) -> int:
    """Return who moved, or after the end of a turn the next seat if its upkeep killed a plant."""
    events = GAME.events(played.before, GAME.move_from_text(played.move))
    return next((event.seat for event in events if isinstance(event, PlantsDied)), played.seat)


def inspected_of(sight: Sight[State]) -> Inspected:
    """Parse the inspected item of `sight`; the home garden without terms counts as none."""
    if sight.inspected.startswith(LOOK):
        looked = int(sight.inspected.removeprefix(LOOK))
        return Inspected(looked) if looked != home_of(sight) else Inspected()
    if not sight.inspected.startswith(SCORE):
        return Inspected()
    seat, _, item = sight.inspected.removeprefix(SCORE).partition("-")
    return Inspected(int(seat), (int(item),) if item else _ALL)


def is_away(sight: Sight[State]) -> bool:
    """Return whether a garden other than the home garden is inspected."""
    return inspected_of(sight).seat not in (None, home_of(sight))


def look(sight: Sight[State], region: str) -> str | None:
    """Return the inspected item after a tap on a player: the garden, then its score, then home.

    The home garden is already large, so a tap on its player opens the score at once.
    """
    if region == BACK:
        return ""
    inspected = inspected_of(sight)
    seat = inspected.seat or home_of(sight)
    if region.startswith(ITEM):
        item = int(region.removeprefix(ITEM))
        return _without_item(sight, seat) if item == inspected.item else f"{SCORE}{seat}-{item}"
    if not region.startswith(PLAYER):
        return None
    tapped = int(region.removeprefix(PLAYER))
    if tapped != seat:
        return "" if tapped == home_of(sight) else f"{LOOK}{tapped}"
    return "" if inspected.terms else f"{SCORE}{seat}"


def _without_item(sight: Sight[State], seat: int) -> str:
    return "" if seat == home_of(sight) else f"{LOOK}{seat}"
