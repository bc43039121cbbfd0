"""What a whole turn brings, both of its actions together, and what a rival answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tabletop.core.language import later, listed, t, t_count
from tabletop.core.words import in_points
from tabletop.games.hanging_gardens.rules.lookout import View
from tabletop.games.hanging_gardens.words.names import direction

_BRINGS: Mapping[tuple[bool, int], str] = {
    (True, 0): later("The whole turn brings you {own}."),
    (True, 1): later("The whole turn brings you {own} and takes {other} from your rival."),
    (True, -1): later("The whole turn brings you {own} and your rival {other}."),
    (False, 1): later("The whole turn takes {other} from your rival."),
}
"""By whether the one who acts gains, and whether its rival loses or gains."""

_COSTS = later("The whole turn costs you {own}, and your rival {other}.")
_STANDS = later("After the whole turn you have {points}, and your rival has {best}.")
_ENDS = later("The turn ends the game with {points} for you and {best} for your rival.")


def brings(gain: int, loss: int, points: int, best: int) -> str:
    """Return what a turn brings the one who acts, who then has `points`, and takes from a rival."""
    own, other = in_points(abs(gain)), abs(loss)
    if gain < 0 < loss:
        return t(_COSTS, own=own, other=other)
    text = _BRINGS.get((gain > 0, (loss > 0) - (loss < 0))) if gain >= 0 else None
    return t(text or _STANDS, own=own, other=other, points=in_points(points), best=best)


def ends(points: int, best: int) -> str:
    """Return how a turn ends the game."""
    return t(_ENDS, points=in_points(points), best=best)


# Why it is good.

ON_IT = later("{points}, on the new terrace")
OF_THEM: Mapping[str, str] = {
    **dict.fromkeys(("T", "M"), later("{points}, {share} of them by the new terrace")),
    "PR": later("{points}, {share} of them by the red bed"),
    "PK": later("{points}, {share} of them by the black bed"),
    "PG": later("{points}, {share} of them by the green bed"),
    "PB": later("{points}, {share} of them by the blue bed"),
}
"""How the points come about of a gazebo that has moved: by what was laid, as the notation says."""


def looks(view: View, made: str = "", share: int = 0) -> str:
    """Return where the gazebo looks then, and what it has by that: how that was `made`."""
    points = in_points(view.points + view.level)
    gaps = {"direction": direction(view.direction), "level": view.level}
    gaps["points"] = t(made, points=points, share=share) if made else points
    if view.level:
        return t("Your gazebo looks {direction} from level {level}: {points}.", **gaps)
    return t("Your gazebo looks {direction} then: {points}.", **gaps)


def row_gains(towards: str, row: int, now: int, before: int) -> str:
    """Return by how much a row of one's own view is better."""
    gaps = {"row": row, "direction": direction(towards), "before": before}
    return t_count(
        "Row {row} of your {direction} view makes {count} point, not {before}.",
        "Row {row} of your {direction} view makes {count} points, not {before}.",
        now,
        **gaps,
    )


def rows_break(towards: str, rows: Sequence[int]) -> str:
    """Return which rows of a rival's view make less, or how many."""
    count, named = len(rows), listed([str(row) for row in rows])
    gaps = {"rows": named, "direction": direction(towards), "count": count}
    return t(_ROWS_BREAK[min(count, len(_ROWS_BREAK)) - 1], **gaps)


_ROWS = later("That breaks rows {rows} of your rival’s {direction} view.")
_ROWS_BREAK = (
    later("That breaks row {rows} of your rival’s {direction} view."),
    _ROWS,
    _ROWS,
    later("That breaks {count} rows of your rival’s {direction} view."),
)
"""By how many rows there are: of many it is said how many."""

# What an action of it is for.

GAZEBO = later("Your gazebo sees most from there.")
SUPPORT = later("A support there carries a terrace next.")
CARRIES = later("On a terrace there your gazebo is to stand.")
CHANGES_SIGHT = later("A terrace there helps your gazebo at another place.")
ROOM = later("A terrace there makes room for a bed.")
HIDES = later("A terrace there hides what your rival sees.")
RISES = later("A terrace there rises for your own view.")
BEDS: Mapping[tuple[bool, bool], str] = {
    (True, True): later("A bed there helps your gazebo at another place."),
    (False, True): later("A bed there spoils your rival’s view, and your gazebo moves, too."),
    (True, False): later("A bed there is for your own view."),
    (False, False): later("A bed there spoils your rival’s view."),
}
"""By whether it is seen by the one who plants it, and whether the gazebo moves in that turn."""

_DEEDS: Mapping[str, str] = {
    "T": later("lays a terrace"),
    "S": later("lays a support"),
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
    """Return what a rival does in a turn."""
    return listed([t(_DEEDS[each]) for each in pieces])
