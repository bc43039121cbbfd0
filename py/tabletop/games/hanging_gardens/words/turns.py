"""Sentences about a whole turn: what its two actions achieve, and a rival's reply."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tabletop.core.language import later, listed, t
from tabletop.core.words import in_points
from tabletop.games.hanging_gardens.rules.lookout import View
from tabletop.games.hanging_gardens.words.names import direction

_BRINGS: Mapping[tuple[bool, int], str] = {
    (True, 0): later("You gain {own}."),
    (True, 1): later("You gain {own}; your rival loses {other}."),
    (True, -1): later("You gain {own}; your rival gains {other}."),
    (False, 1): later("Your rival loses {other}."),
}
"""By whether the mover gains, and whether the rival loses (1) or gains (-1)."""

_COSTS = later("You lose {own}, but your rival loses {other}.")
_STANDS = later("You then have {points}, and your rival has {best}.")
_ENDS = later("That ends the game, {points} to {best}.")


def brings(gain: int, loss: int, points: int, best: int) -> str:
    """Return the points that a turn gains for the mover, who then has `points`, and costs a rival.

    The second number omits the word "points": on a phone there are only two lines for a turn.
    """
    own, other = in_points(abs(gain)), abs(loss)
    if gain < 0 < loss:
        return t(_COSTS, own=own, other=other)
    text = _BRINGS.get((gain > 0, (loss > 0) - (loss < 0))) if gain >= 0 else None
    told = other if gain > 0 else in_points(other)
    return t(text or _STANDS, own=own, other=told, points=in_points(points), best=best)


def can(gain: int, loss: int) -> str:
    """Return the points that a possible turn would gain for the mover or cost a rival."""
    if gain > 0:
        return t("You can gain {own}.", own=in_points(gain))
    if loss > 0:
        return t("Your rival can lose {other}.", other=in_points(loss))
    return t("No turn gains points now, but one leaves you furthest ahead.")


def ends(points: int, best: int) -> str:
    """Return how a turn ends the game."""
    return t(_ENDS, points=in_points(points), best=best)


# What the gazebo sees after the turn.

ON_IT = later("From the new terrace you score {points}.")
OF_THEM: Mapping[str, str] = {
    **dict.fromkeys(("T", "M"), later("The new terrace gives you {points}.")),
    "PR": later("The red bed scores {points}."),
    "PK": later("The black bed scores {points}."),
    "PG": later("The green bed scores {points}."),
    "PB": later("The blue bed scores {points}."),
}
"""What the other piece brings a gazebo that has moved, by its notation."""


def brought(text: str, points: int) -> str:
    """Return a sentence of this module with its number of points."""
    return t(text, points=in_points(points))


def looks(view: View) -> str:
    """Return where the gazebo looks after the turn, and what it scores."""
    points = in_points(view.points + view.level)
    return t("Looking {direction}, you score {points}.",
             direction=direction(view.direction), points=points)  # fmt: skip


def row_gains(row: int, now: int, before: int) -> str:
    """Return the increase of a row in the mover's view."""
    return t("Row {row} goes from {before} to {now}.", row=row, before=before, now=now)


def rows_break(rows: Sequence[int]) -> str:
    """Return which rows of a rival's view lose points, or how many rows do."""
    count, named = len(rows), listed([str(row) for row in rows])
    return t(_ROWS_BREAK[min(count, len(_ROWS_BREAK)) - 1], rows=named, count=count)


_ROWS = later("Rows {rows} of their view score less.")
_ROWS_BREAK = (
    later("Row {rows} of their view scores less."),
    _ROWS,
    _ROWS,
    later("{count} rows of their view score less."),
)
"""By the number of rows, less one; four or more are counted, not listed."""

# What each action of the turn is for.

GAZEBO = later("Your gazebo scores more from there.")
GAZEBO_LEAVES = later("Your gazebo ends the turn there.")
SUPPORT = later("A support there prepares for a terrace.")
CARRIES = later("Your gazebo will stand on a terrace there.")
CHANGES_SIGHT = later("A terrace there improves the view from your gazebo’s new space.")
ROOM = later("A terrace there makes room for a bed.")
BED_WAITS = later("A bed there uses up a piece.")
TERRACE_WAITS = later("A terrace there adds four free spaces.")
SPOILS = later("A terrace there costs your rival points.")
IMPROVES = later("A terrace there improves your own view.")
BEDS: Mapping[tuple[bool, bool], str] = {
    (True, True): later("A bed there scores from your gazebo’s new space."),
    (False, True): later("A bed there spoils your rival’s view, and your gazebo moves, too."),
    (True, False): later("A bed there adds to your own view."),
    (False, False): later("A bed there spoils your rival’s view."),
}
"""By whether the bed scores for the mover, and whether the gazebo moves in that turn."""

_DEEDS: Mapping[str, str] = {
    "T": later("places a terrace"),
    "S": later("places a support"),
    "PR": later("plants a red bed"),
    "PK": later("plants a black bed"),
    "PG": later("plants a green bed"),
    "PB": later("plants a blue bed"),
    "G": later("moves the gazebo"),
    "N": later("places the gazebo"),
    "M": later("moves a support"),
    "p": later("passes"),
}


def deeds(pieces: Sequence[str]) -> str:
    """Return a rival's actions in a turn as a list of verb phrases."""
    return listed([t(_DEEDS[each]) for each in pieces])
