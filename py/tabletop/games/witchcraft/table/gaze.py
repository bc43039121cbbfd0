"""What is looked at: where the meters of a witch stand and why, the piles of cards played, a spell.

A gaze is spelled `score-2` (the witch of seat 2), `events` or `spells`, and from the second page on
with its number counted from 0: `events/1`; `rolls-2` is the same witch with the section of the
rules that tells of the Inn. A spell of the own hand is spelled as its region.
"""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from tabletop.games.witchcraft.rules.board import INN
from tabletop.games.witchcraft.rules.cards import SPELLS as SPELL_CARDS
from tabletop.games.witchcraft.rules.state import State, Step
from tabletop.games.witchcraft.table.draft import WITCH, answer, card_of, choice_of, targets
from tabletop.scene.looking import SCORE, opened_score, toggled, unpicked
from tabletop.scene.table import Picked, Played, Sight

EVENTS, SPELLS = "events", "spells"
PILES = (EVENTS, SPELLS)
"""The piles, which are regions as well: of the village, and of the sheet that lies on it."""

ROLLS = "rolls"
"""The region of what a roll at the Inn comes to."""

BACK, EARLIER, LATER = "back", "earlier", "later"
"""The regions of the sheet: away with it, and the pages of what happened before and after."""


class Gaze(NamedTuple):
    """What is looked at: a `pile`, or the witch of a `seat`, and which page of it; or a `card`."""

    pile: str = ""
    seat: int = 0
    page: int = 0
    card: str = ""


def gaze_of(sight: Sight[State]) -> Gaze:
    """Return what is looked at."""
    what, _, page = sight.gaze.partition("/")
    seat = opened_score(what.replace(f"{ROLLS}-", SCORE))
    if what in PILES or seat:
        return Gaze(what if what in PILES else "", seat, int(page or 0))
    return Gaze(card=_held(sight, card_of(what)))


def look(sight: Sight[State], region: str) -> str | None:
    """Return the gaze after a tap.

    A witch who may be named as a target is not looked at, nor a spell that the tap would pick.
    """
    what, _, page = sight.gaze.partition("/")
    if region == BACK:
        return ""
    if region in (EARLIER, LATER):
        number = max(0, int(page or 0) + (1 if region == EARLIER else -1))
        return f"{what}/{number}" if number else what
    if region in PILES:
        return region
    if region == ROLLS:
        return f"{ROLLS}-{sight.state.mover}"
    if _held(sight, card_of(region)):
        return None if _is_pickable(unpicked(sight), region) else toggled(sight, region)
    if not region.startswith(WITCH) or _wants_target(sight):
        return None
    wanted = f"{SCORE}{region.removeprefix(WITCH)}"
    return "" if what == wanted else wanted


def _wants_target(sight: Sight[State]) -> bool:
    choosing = sight.interactive and not sight.gaze and choice_of(sight).wants_target()
    return choosing and bool(targets(sight.state))


def home_of(sight: Sight[State]) -> int:
    """Return the seat whose hand lies below the village."""
    return sight.viewer or sight.state.mover or 1


def _held(sight: Sight[State], card: str) -> str:
    """Return `card` if it is a spell that the viewer sees in the own hand, else ""."""
    own = sight.state.witches[home_of(sight) - 1]
    return card if card in SPELL_CARDS and card in own.hand else ""


def _is_pickable(sight: Sight[State], region: str) -> bool:
    """Return whether a tap picks the spell: to cast it, or to give it away."""
    tapped = answer(sight.state, choice_of(sight), region)
    return sight.interactive and isinstance(tapped, Picked)


class Cause(NamedTuple):
    """What has changed the meters of a witch.

    `what` is the code of a space or a card, "" for a card that is hidden; at the Inn `roll` tells
    which roll it was. `by` is the seat whose doing it was, 0 for nobody's.
    """

    round: int
    what: str
    roll: int
    by: int
    power: int
    detection: int


def causes(sight: Sight[State], seat: int) -> tuple[Cause, ...]:
    """Return what has changed the meters of a seat, the latest first."""
    states = [*(played.before for played in sight.past), sight.state]
    found = []
    for played, (before, later) in zip(sight.past, pairwise(states), strict=True):
        one, other = before.witches[seat - 1], later.witches[seat - 1]
        power, detection = other.power - one.power, other.detection - one.detection
        by = played.seat if played.seat != seat else 0
        if power or detection:
            found.append(Cause(before.round, *_source(played), by, power, detection))
    return tuple(reversed(found))


def _source(played: Played[State]) -> tuple[str, int]:
    """Return what made a change, and the roll at the Inn; what was drawn hidden stays so."""
    verb, _, rest = played.move.partition("=")
    if verb in ("go", "again", "event"):
        return rest, 0
    if verb == "cast":
        return rest.partition("@")[0], 0
    if verb == "roll" and played.before.step is not Step.DICE:
        return INN, int(rest)
    return (played.before.in_play.card if played.before.in_play else ""), 0
