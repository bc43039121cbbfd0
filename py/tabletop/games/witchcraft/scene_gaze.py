"""What is looked at: where the meters of a witch stand and why, or the piles of cards played.

A gaze is spelled `score-2` (the witch of seat 2), `events` or `spells`, and from the second page on
with its number counted from 0: `events/1`.
"""

from __future__ import annotations

from typing import NamedTuple

from tabletop.games.witchcraft.scene_draft import WITCH, choice_of, targets
from tabletop.games.witchcraft.state import State
from tabletop.scene.looking import SCORE, opened_score
from tabletop.scene.table import Sight

EVENTS, SPELLS = "events", "spells"
PILES = (EVENTS, SPELLS)
"""The piles, which are regions as well: of the village, and of the sheet that lies on it."""

BACK, EARLIER, LATER = "back", "earlier", "later"
"""The regions of the sheet: away with it, and the pages of what happened before and after."""


class Gaze(NamedTuple):
    """What is looked at: a `pile`, or the witch of a `seat`, and which page of it."""

    pile: str = ""
    seat: int = 0
    page: int = 0


def gaze_of(sight: Sight[State]) -> Gaze:
    """Return what is looked at."""
    what, _, page = sight.gaze.partition("/")
    return Gaze(what if what in PILES else "", opened_score(what), int(page or 0))


def look(sight: Sight[State], region: str) -> str | None:
    """Return the gaze after a tap; a witch who may be named as a target is not looked at."""
    what, _, page = sight.gaze.partition("/")
    if region == BACK:
        return ""
    if region in (EARLIER, LATER):
        number = int(page or 0) + (1 if region == EARLIER else -1)
        return f"{what}/{number}" if number else what
    if region in PILES:
        return region
    if not region.startswith(WITCH) or _wants_target(sight):
        return None
    wanted = f"{SCORE}{region.removeprefix(WITCH)}"
    return "" if what == wanted else wanted


def _wants_target(sight: Sight[State]) -> bool:
    choosing = sight.interactive and not sight.gaze and choice_of(sight).wants_target()
    return choosing and bool(targets(sight.state))
