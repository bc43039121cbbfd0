"""What is looked at: another garden, the terms of its score, or one of the seven items alone.

A gaze is spelled `look-2` (the garden of seat 2), `score-2` (that garden with all its terms) or
`score-2-4` (with what feeds the item at index 4 alone).
"""

from __future__ import annotations

from typing import NamedTuple

from tabletop.games.garden_growth.rules.state import State
from tabletop.scene.looking import SCORE
from tabletop.scene.table import Played, Sight

PLAYER, ITEM, BACK = "player-", "item-", "back"
"""The regions that are looked at: players, items of the score; and the button that looks away."""

LOOK = "look-"


class Gaze(NamedTuple):
    """What is looked at: the garden of `seat` (None: nothing in particular), and its terms.

    `terms` are the indices of the items whose points are counted out on the sections.
    """

    seat: int | None = None
    terms: tuple[int, ...] = ()

    @property
    def item(self) -> int | None:
        """Return the index of the item that is looked at alone."""
        return self.terms[0] if len(self.terms) == 1 else None


LIVING, OWN, FULL, WATER, WEEDS, DEAD, ONE_KIND = _ALL = tuple(range(7))
"""The items of the score, by their indices (G21 to G27)."""


def home_of(sight: Sight[State]) -> int:
    """Return the seat whose garden is large unless one looks at another: the viewer's own.

    While a computer is to move it is the garden of the computer, and while one looks back that
    which the latest move changed. A better move in a look back (then the sight is interactive) lies
    in the garden of the seat that is to make it.
    """
    if sight.looking_back and sight.interactive:
        return sight.state.seat
    if sight.looking_back and sight.last:
        return _changed_seat(sight.last[-1], sight.state)
    if sight.viewer and not sight.state.is_over and sight.sitters[sight.state.seat - 1].is_computer:
        return sight.state.seat
    return sight.viewer or 1


def _changed_seat(played: Played[State], state: State) -> int:
    """Return who moved, or after the end of a turn the next seat if its upkeep killed a plant."""
    was, now = played.before.gardens[state.seat - 1], state.gardens[state.seat - 1]
    died = any(
        plant and kept and plant.is_living and not kept.is_living
        for plant, kept in zip(was, now, strict=True)
    )
    return state.seat if died else played.seat


def gaze_of(sight: Sight[State]) -> Gaze:
    """Return what is looked at; the garden that is large anyway is nothing in particular."""
    if sight.gaze.startswith(LOOK):
        looked = int(sight.gaze.removeprefix(LOOK))
        return Gaze(looked) if looked != home_of(sight) else Gaze()
    if not sight.gaze.startswith(SCORE):
        return Gaze()
    seat, _, item = sight.gaze.removeprefix(SCORE).partition("-")
    return Gaze(int(seat), (int(item),) if item else _ALL)


def is_away(sight: Sight[State]) -> bool:
    """Return whether another garden than one's own is looked at."""
    return gaze_of(sight).seat not in (None, home_of(sight))


def look(sight: Sight[State], region: str) -> str | None:
    """Return the gaze after a tap: on another player the garden, then its score, then home.

    The own garden lies there already, so a tap on its player opens the score at once.
    """
    if region == BACK:
        return ""
    gaze = gaze_of(sight)
    seat = gaze.seat or home_of(sight)
    if region.startswith(ITEM):
        item = int(region.removeprefix(ITEM))
        return _without_item(sight, seat) if item == gaze.item else f"{SCORE}{seat}-{item}"
    if not region.startswith(PLAYER):
        return None
    tapped = int(region.removeprefix(PLAYER))
    if tapped != seat:
        return "" if tapped == home_of(sight) else f"{LOOK}{tapped}"
    return "" if gaze.terms else f"{SCORE}{seat}"


def _without_item(sight: Sight[State], seat: int) -> str:
    return "" if seat == home_of(sight) else f"{LOOK}{seat}"
