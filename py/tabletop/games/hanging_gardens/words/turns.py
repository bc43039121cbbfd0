"""What both actions of a turn achieve together, and what a rival does next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tabletop.core.language import later, listed, t, t_count
from tabletop.core.words import in_points
from tabletop.games.hanging_gardens.rules.lookout import View
from tabletop.games.hanging_gardens.words.names import direction

_BRINGS: Mapping[tuple[bool, int], str] = {
    (True, 0): later("This turn brings you {own}."),
    (True, 1): later("This turn brings you {own} and takes {other} from your rival."),
    (True, -1): later("This turn brings you {own} and your rival {other}."),
    (False, 1): later("This turn takes {other} from your rival."),
}
"""By whether the mover gains, and whether the rival loses (1) or gains (-1)."""

_COSTS = later("This turn costs you {own}, and your rival {other}.")
_STANDS = later("After this turn you have {points}, and your rival has {best}.")
_ENDS = later("This turn ends the game: {points} for you and {best} for your rival.")


def brings(gain: int, loss: int, points: int, best: int) -> str:
    """Return what a turn brings the mover, who then has `points`, and takes from a rival."""
    own, other = in_points(abs(gain)), abs(loss)
    if gain < 0 < loss:
        return t(_COSTS, own=own, other=other)
    text = _BRINGS.get((gain > 0, (loss > 0) - (loss < 0))) if gain >= 0 else None
    return t(text or _STANDS, own=own, other=other, points=in_points(points), best=best)


def ends(points: int, best: int) -> str:
    """Return how a turn ends the game."""
    return t(_ENDS, points=in_points(points), best=best)


# What the gazebo sees after the turn.

ON_IT = later("{points}, on the new terrace")
OF_THEM: Mapping[str, str] = {
    **dict.fromkeys(("T", "M"), later("{points}, {share} of them thanks to the new terrace")),
    "PR": later("{points}, {share} of them from the red bed"),
    "PK": later("{points}, {share} of them from the black bed"),
    "PG": later("{points}, {share} of them from the green bed"),
    "PB": later("{points}, {share} of them from the blue bed"),
}
"""How many points of a gazebo that moved come from the other piece, by its notation."""


def looks(view: View, made: str = "", share: int = 0) -> str:
    """Return where the gazebo looks after the turn and what it scores; `made` says how."""
    points = in_points(view.points + view.level)
    gaps = {"direction": direction(view.direction), "level": view.level}
    gaps["points"] = t(made, points=points, share=share) if made else points
    if view.level:
        return t("From level {level} your gazebo looks {direction}: {points}.", **gaps)
    return t("Your gazebo then looks {direction}: {points}.", **gaps)


def row_gains(towards: str, row: int, now: int, before: int) -> str:
    """Return how the points of a row in one's own view rise."""
    gaps = {"row": row, "direction": direction(towards), "before": before}
    return t_count(
        "Row {row} of your {direction} view goes from {before} to {count} point.",
        "Row {row} of your {direction} view goes from {before} to {count} points.",
        now,
        **gaps,
    )


def rows_break(towards: str, rows: Sequence[int]) -> str:
    """Return which rows of a rival's view lose points, or how many rows do."""
    count, named = len(rows), listed([str(row) for row in rows])
    gaps = {"rows": named, "direction": direction(towards), "count": count}
    return t(_ROWS_BREAK[min(count, len(_ROWS_BREAK)) - 1], **gaps)


_ROWS = later("Rows {rows} of your rival’s {direction} view lose points.")
_ROWS_BREAK = (
    later("Row {rows} of your rival’s {direction} view loses points."),
    _ROWS,
    _ROWS,
    later("{count} rows of your rival’s {direction} view lose points."),
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
    (True, False): later("A bed there is for your own view."),
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
    """Return what a rival does in a turn, as verb phrases with commas."""
    return listed([t(_DEEDS[each]) for each in pieces])
