"""Why the meters of a witch stand where they do: every change so far, and what made it."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from tabletop.games.witchcraft.board import INN, SPACES
from tabletop.games.witchcraft.cards import EVENTS, SPELLS
from tabletop.games.witchcraft.state import State, Step
from tabletop.scene.table import Played, Sight


class Cause(NamedTuple):
    """What has changed the meters of a witch: in which round, what, by which seat (0: nobody)."""

    round: int
    what: str
    by: int
    power: int
    detection: int


def causes(sight: Sight[State], seat: int) -> tuple[Cause, ...]:
    """Return what has changed the meters of a seat, the latest first."""
    states = [*(played.before for played in sight.past), sight.state]
    found = [
        Cause(played.before.round, _what(played), _by(played, seat), power, detection)
        for played, (before, later) in zip(sight.past, pairwise(states), strict=True)
        for power, detection in (_changes(before, later, seat),)
        if power or detection
    ]
    return tuple(reversed(found))


def _changes(before: State, later: State, seat: int) -> tuple[int, int]:
    one, other = before.witches[seat - 1], later.witches[seat - 1]
    return other.power - one.power, other.detection - one.detection


def _by(played: Played[State], seat: int) -> int:
    return played.seat if played.seat != seat else 0


def _what(played: Played[State]) -> str:
    """Return the card or the place that made a change; what was drawn hidden stays so."""
    verb, _, rest = played.move.partition("=")
    state = played.before
    if verb in ("go", "again"):
        return SPACES[rest].name
    if verb == "cast":
        return SPELLS[rest.partition("@")[0]].name
    if verb == "event":
        return EVENTS[rest].name
    if verb == "roll" and state.step is not Step.DICE:
        return f"{SPACES[INN].name}, roll {rest}"
    card = state.in_play.card if state.in_play else ""
    return EVENTS[card].name if card in EVENTS else SPELLS[card].name if card else "A card"
