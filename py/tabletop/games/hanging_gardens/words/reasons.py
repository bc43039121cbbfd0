"""Why an opponent, or a hint, does an action: in one sentence, by what it does to the views."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from tabletop.core.language import later, listed, t, t_count
from tabletop.core.words import in_points
from tabletop.games.hanging_gardens.rules.lookout import View
from tabletop.games.hanging_gardens.rules.spaces import Space
from tabletop.games.hanging_gardens.words.names import colour, direction, named

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
MAKES_PLACE = later("{subject} makes {place} a place to move to, worth {points}.")
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
    "Your gazebo sees no bed from {place} yet, but each one that comes into its best view will "
    "count for you."
)

TERRACE_HIDES = later("The terrace at {place} rises into the view of {rival}, who loses {points}.")
TERRACE_GAINS = later("The terrace at {place} rises to the good of your own view: {more}.")
TERRACE_RISES = later("The terrace at {place} is a level higher; {spot} is now worth {points}.")
TERRACE_FOR_BED = later("The terrace at {place} makes room: {bed} would bring {points}.")
TERRACE_FOR_NOBODY = later(
    "The terrace at {place} lies where no bed would help a rival, and leaves it to them to go on."
)
TERRACE_FOR_ALL = later(
    "The terrace at {place} makes room, which everything else in the garden needs."
)

SECOND_SUPPORT = later(
    "With a second support at {place}, the next terrace there is a level higher."
)
SUPPORT_SHUTS = later(
    "The support at {place} shuts {spot}, the best free place: a rival’s gazebo would score "
    "{points} there."
)
SUPPORT_PREVENTS = later("The support at {place} prevents {bed}: {points} for {rival}.")
FIRST_SUPPORT = later("A support at {place} is the first step up; it hides nothing yet.")

_BEDS_ON: Mapping[str, str] = {
    "R": later("A red bed on {place}"),
    "K": later("A black bed on {place}"),
    "G": later("A green bed on {place}"),
    "B": later("A blue bed on {place}"),
}
_A_BED: Mapping[str, str] = {
    "R": later("a red bed"),
    "K": later("a black bed"),
    "G": later("a green bed"),
    "B": later("a blue bed"),
}
_A_BED_ON: Mapping[str, str] = {
    "R": later("a red bed on {place}"),
    "K": later("a black bed on {place}"),
    "G": later("a green bed on {place}"),
    "B": later("a blue bed on {place}"),
}


def reason(text: str, **values: Any) -> str:
    """Return one of the sentences; each value is said in the way of the gap that it fills."""
    return t(text, **{gap: _WAYS.get(gap, named)(value) for gap, value in values.items()})


class Gain(NamedTuple):
    """How many points an action brings at a level, and how many a rival loses by it."""

    points: int
    level: int
    loss: int
    rival: Space | None


def _rival(space: Space | None) -> str:
    """Return who sits at another seat: the only one there is, or whose gazebo stands there."""
    return t("your rival") if space is None else t("the rival at {place}", place=named(space))


def _more(gain: int) -> str:
    return t_count("{count} more point", "{count} more points", gain)


def _gain(gain: Gain) -> str:
    more = _more(gain.points)
    if gain.level:
        more = t("{more} at level {level}", more=more, level=gain.level)
    if not gain.loss:
        return more
    text = later("{more}, and {rival} loses {points}")
    return t(text, more=more, rival=_rival(gain.rival), points=in_points(gain.loss))


def _view(view: View) -> str:
    gaps = {"direction": direction(view.direction), "place": named(view.space)}
    if not view.level:
        return t("The {direction} view from {place}", **gaps)
    return t("The {direction} view from {place}, level {level},", **gaps, level=view.level)


_WAYS: Mapping[str, Callable[[Any], str]] = {
    "points": in_points,
    "more": _more,
    "gain": _gain,
    "rival": _rival,
    "direction": direction,
    "view": _view,
    "subject": lambda bed: t(_BEDS_ON[bed.colour], place=named(bed.space)),
    "flower": lambda bed: t(_A_BED[bed.colour]),
    "bed": lambda bed: t(_A_BED_ON[bed.colour], place=named(bed.space)),
    "colours": lambda beds: listed([colour(bed.colour) for bed in beds]),
}
"""How the gaps are said; all others as they are."""
