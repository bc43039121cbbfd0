"""Why an opponent, or a hint, does an action: in one sentence, by what it does to the views.

The board has no coordinates: a sentence says `there` of the place at which a hint points.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from tabletop.core.language import later, listed, t, t_count
from tabletop.core.words import in_points
from tabletop.games.hanging_gardens.rules.lookout import View
from tabletop.games.hanging_gardens.words.names import colour, direction

NO_WAY = later("There is no room for anything, so passing is all that is left.")
TO_AND_FRO = later("Moving a support to and fro builds nothing that a rival could use.")

ENDS_AHEAD = later("It ends the game while you lead, {points} to {best}.")
ENDS_SHARED = later("It ends the game with a shared win, {points} to {best}.")
ENDS = later("It ends the game, for nothing better is left: {points} to {best}.")

CLOSES_RUN = later(
    "{subject} closes a symmetric run in row {row} of your {direction} view, {colours}: {gain}."
)
ON_SIGHT_LINE = later(
    "{subject} lies on the sight line in row {row} of your {direction} view: {gain}."
)
NEW_COLOUR = later("{subject} is a new colour in row {row} of your {direction} view: {gain}.")
SPOILS = later(
    "{subject} breaks the symmetry of row {row} in the {direction} view of {rival}, who loses "
    "{points}."
)
MAKES_PLACE = later("{subject} makes a place where a gazebo would have {points}.")
BED_SHUTS = later(
    "{subject} shuts the best free place: a rival’s gazebo would score {points} there."
)
BED_PREVENTS = later("{subject} leaves no room there for {flower}: {points} for {rival}.")
COSTS_LEAST = later("{subject} costs less than all else: some action must be done.")
CHANGES_NOTHING = later(
    "{subject} changes no view that counts, so the telling beds stay for later."
)

VIEW_GAINS = later("{view} is worth {points}: {more} than now.")
VIEW_EQUALS = later("{view} is worth as much as yours, and nothing is built for rivals to use.")
VIEW_TO_COME = later("{view} has more to come than the {points} given up now.")
SEES_NOTHING = later(
    "Your gazebo sees no bed from there yet, but each one that comes into its best view will "
    "count for you."
)

TERRACE_HIDES = later("A terrace there rises into the view of {rival}, who loses {points}.")
TERRACE_GAINS = later("A terrace there rises to the good of your own view: {more}.")
TERRACE_RISES = later(
    "A terrace there is a level higher; the best free place is then worth {points}."
)
TERRACE_FOR_BED = later("A terrace there makes room: {flower} on it would bring {points}.")
TERRACE_FOR_GAZEBO = later(
    "A terrace there makes a place where your gazebo would have {points}, {more} than now."
)
TERRACE_FOR_NOBODY = later(
    "A terrace there lies where no bed would help a rival, and leaves it to them to go on."
)
TERRACE_FOR_ALL = later("A terrace there makes room, which everything else in the garden needs.")

SECOND_SUPPORT = later("With a second support there, the next terrace on it is a level higher.")
SUPPORT_SHUTS = later(
    "A support there shuts the best free place: a rival’s gazebo would score {points} on it."
)
SUPPORT_PREVENTS = later("A support there prevents {flower}: {points} for {rival}.")
FIRST_SUPPORT = later("A support there is the first step up; it hides nothing yet.")

_BED_THERE: Mapping[str, str] = {
    "R": later("A red bed there"),
    "K": later("A black bed there"),
    "G": later("A green bed there"),
    "B": later("A blue bed there"),
}
_A_BED: Mapping[str, str] = {
    "R": later("a red bed"),
    "K": later("a black bed"),
    "G": later("a green bed"),
    "B": later("a blue bed"),
}


def reason(text: str, **values: Any) -> str:
    """Return one of the sentences; each value is said in the way of the gap that it fills."""
    return t(text, **{gap: _WAYS.get(gap, str)(value) for gap, value in values.items()})


class Gain(NamedTuple):
    """How many points an action brings at a level, and how many one of the rivals loses by it."""

    points: int
    level: int
    loss: int
    rivals: int


def _rival(rivals: int) -> str:
    """Return who is meant: the only rival there is, or one of several."""
    return t("your rival") if rivals == 1 else t("a rival")


def _more(gain: int) -> str:
    return t_count("{count} more point", "{count} more points", gain)


def _gain(gain: Gain) -> str:
    more = _more(gain.points)
    if gain.level:
        more = t("{more} at level {level}", more=more, level=gain.level)
    if not gain.loss:
        return more
    text = later("{more}, and {rival} loses {points}")
    return t(text, more=more, rival=_rival(gain.rivals), points=in_points(gain.loss))


def _view(view: View) -> str:
    towards = direction(view.direction)
    if not view.level:
        return t("The {direction} view from there", direction=towards)
    return t(
        "The {direction} view from there with level {level}", direction=towards, level=view.level
    )


_WAYS: Mapping[str, Callable[[Any], str]] = {
    "points": in_points,
    "more": _more,
    "gain": _gain,
    "rival": _rival,
    "direction": direction,
    "view": _view,
    "subject": lambda bed: t(_BED_THERE[bed.colour]),
    "flower": lambda bed: t(_A_BED[bed.colour]),
    "colours": lambda beds: listed([colour(bed.colour) for bed in beds]),
}
"""How the gaps are said; all others as they are."""
