"""Why an opponent plays an action, or a hint suggests it: one sentence about its effect.

The board has no coordinates: `there` is the space at which a hint points.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from tabletop.core.language import later, listed, t, t_count
from tabletop.core.words import in_points
from tabletop.games.hanging_gardens.rules.lookout import View
from tabletop.games.hanging_gardens.words.names import colour, direction

NO_WAY = later("You can’t do anything, so all you can do is pass.")
MOVES_SUPPORT = later("Moving a support changes nobody’s score and uses up no piece.")

ENDS_AHEAD = later("That’s the last piece: the game ends, and you win, {points} to {best}.")
ENDS_SHARED = later("That’s the last piece: the game ends, and you share the win with {points}.")
ENDS = later("That’s the last piece: it ends {points} to {best}, but nothing else looks better.")

CLOSES_RUN = later(
    "{subject} completes the symmetry in row {row} of your {direction} view ({colours}): {gain}."
)
KEEPS_RUN = later(
    "{subject} is on the sight line, so row {row} of your {direction} view stays symmetrical:"
    " {gain}."
)
ON_SIGHT_LINE = later(
    "{subject} is on the sight line in row {row} of your {direction} view: {gain}."
)
NEW_COLOUR = later("{subject} is a new colour in row {row} of your {direction} view: {gain}.")
SPOILS = later(
    "{subject} breaks the symmetry in row {row} of {rival}’s {direction} view: they lose {points}."
)
SPOILS_BOTH = later(
    "{subject} costs {rival} {points} and you {own}: it breaks the symmetry in row {row} of their"
    " {direction} view."
)
MAKES_SPACE = later("With {flower} there, your gazebo or {rival}’s could move to score {points}.")
BED_BLOCKS = later("{subject} takes the space where {rival}’s gazebo would score most: {points}.")
BED_PREVENTS = later("{subject} stops {rival} from scoring {points} with {flower}.")
HELPS_RIVAL = later("{subject} gives {rival} {points}, but nothing else looks better.")
COSTS_YOU = later("{subject} costs you {points}, but nothing else looks better.")
CHANGES_NOTHING = later("{subject} is safe: it changes nobody’s score.")
ENDS_SOONER = later("{subject} changes nobody’s score, and brings the end closer while you lead.")

VIEW_GAINS = later("{view} is worth {points}: {more} than now.")
VIEW_EQUALS = later("{view} is worth as much as now, and moving there uses up no piece.")
VIEW_EQUAL_TO_COME = later("{view} is worth as much as now, but {flower} could add {given} to it.")
VIEW_TO_COME = later(
    "{view} is worth {points} less than now, but {flower} could add {given} to it."
)
VIEW_WAITS = later("{view} is worth {points} less than now, but nothing else looks better.")
SEES_NOTHING = later(
    "From there, your gazebo can score for beds planted in front of it: it doesn’t see any yet."
)

TERRACE_HIDES = later("A terrace there hides {bed} from {rival} and costs them {points}.")
TERRACE_SPLITS = later(
    "A terrace there splits row {row} of {rival}’s view and costs them {points}."
)
TERRACE_SPOILS = later(
    "A terrace there changes the levels in {rival}’s view and costs them {points}."
)
TERRACE_GAINS = later("A terrace there improves your own view: {gain}.")
TERRACE_RISES = later(
    "A terrace there rises to level {level}; your gazebo or {rival}’s could then move to score"
    " {points}."
)
TERRACE_FOR_BED = later("A terrace there makes room: later, {flower} on it could score {points}.")
TERRACE_FOR_BOTH = later(
    "A terrace there makes room: later, {flower} on it could score {points}, but {rival} could"
    " score {given} on it, too."
)
TERRACE_FOR_GAZEBO = later(
    "With a terrace there, your gazebo could move and score {points}, {more} than now."
)
TERRACE_FOR_RIVALS_BED = later(
    "A bed on a terrace there could score {given} for {rival}, but nothing else looks better."
)
TERRACE_FOR_RIVAL = later(
    "On a terrace there, {rival}’s gazebo could score {points}, but nothing else looks better."
)
TERRACE_FOR_NOBODY = later(
    "A terrace there is safe: no bed or gazebo on it would gain {rival} anything yet."
)
TERRACE_FOR_LEADER = later(
    "You lead, and a terrace there is safe: no bed or gazebo on it would gain {rival} anything yet."
)
TERRACE_FOR_ALL = later("A terrace there makes room for beds, supports and gazebos.")

SECOND_SUPPORT = later(
    "With a second support there, you need only a terrace to reach level {level}."
)
SECOND_FOR_LOSS = later(
    "With a second support there, you need only a terrace: that would cost {rival} {points}."
)
SECOND_FOR_SPOT = later(
    "With a second support there, you need only a terrace: your gazebo or {rival}’s could score"
    " {points} on it."
)
SUPPORT_BLOCKS = later(
    "A support there covers the space where {rival}’s gazebo would score most: {points}."
)
SUPPORT_PREVENTS = later("A support there stops {rival} from scoring {points} with {flower}.")
FIRST_FOR_LOSS = later(
    "A support there starts a plateau: one more support and a terrace would cost {rival} {points}."
)
FIRST_FOR_SPOT = later(
    "A support there starts a plateau: once it’s built, your gazebo or {rival}’s could score"
    " {points} on it."
)
SUPPORT_SAFE = later(
    "A support there adds no free space for {rival}, and brings the end a piece closer."
)
SUPPORT_ENDS_SOONER = later(
    "You lead: a support there adds no free space for {rival}, and brings the end closer."
)

HARMFUL = frozenset(
    {ENDS, HELPS_RIVAL, COSTS_YOU, VIEW_WAITS, TERRACE_FOR_RIVALS_BED, TERRACE_FOR_RIVAL}
)
"""Reasons that name what a player loses or a rival gains, and nothing else."""

EMPTY = frozenset(
    {
        *(MOVES_SUPPORT, CHANGES_NOTHING, ENDS_SOONER, VIEW_EQUALS, TERRACE_FOR_NOBODY),
        *(TERRACE_FOR_LEADER, SECOND_SUPPORT, SUPPORT_SAFE, SUPPORT_ENDS_SOONER),
    }
)
"""Reasons that name nothing that a player gains, loses, prepares or prevents."""

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
_THE_BED: Mapping[str, str] = {
    "R": later("the red bed"),
    "K": later("the black bed"),
    "G": later("the green bed"),
    "B": later("the blue bed"),
}


def reason(text: str, **values: Any) -> str:
    """Return a sentence with its gaps filled, each value in the words that its gap needs."""
    return t(text, **{gap: _WAYS.get(gap, str)(value) for gap, value in values.items()})


class Gain(NamedTuple):
    """The points an action brings at once, and what a rival loses or gains at most."""

    points: int
    loss: int
    given: int
    rivals: int


def _rival(rivals: int) -> str:
    """Return the phrase for the only rival, or for one of several."""
    return t("your rival") if rivals == 1 else t("a rival")


def _more(gain: int) -> str:
    return t_count("{count} more point", "{count} more points", gain)


def _gain(gain: Gain) -> str:
    more = t_count("{count} more point now", "{count} more points now", gain.points)
    if gain.loss:
        text = later("{more}, and {rival} loses {points}")
        return t(text, more=more, rival=_rival(gain.rivals), points=in_points(gain.loss))
    if gain.given:
        text = later("{more}, but {rival} gains {points}, too")
        return t(text, more=more, rival=_rival(gain.rivals), points=in_points(gain.given))
    return more


def _view(view: View) -> str:
    towards = direction(view.direction)
    if not view.level:
        return t("Your {direction} view from there", direction=towards)
    return t(
        "Your {direction} view from there, on level {level},", direction=towards, level=view.level
    )


_WAYS: Mapping[str, Callable[[Any], str]] = {
    "points": in_points,
    "given": in_points,
    "own": in_points,
    "more": _more,
    "gain": _gain,
    "rival": _rival,
    "direction": direction,
    "view": _view,
    "subject": lambda bed: t(_BED_THERE[bed.colour]),
    "flower": lambda bed: t(_A_BED[bed.colour]),
    "bed": lambda bed: t(_THE_BED[bed.colour]),
    "colours": lambda beds: listed([colour(bed.colour) for bed in beds]),
}
"""The function that puts the value of each gap into words; the others use `str`."""
