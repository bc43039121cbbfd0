"""Sentences about scores, row by row, and about how a game ended.

Where a name is "", the sentence says "you".
"""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.language import later, listed, t, t_count
from tabletop.core.words import you
from tabletop.games.hanging_gardens.rules.lookout import Row, Run, View
from tabletop.games.hanging_gardens.words.names import direction, direction_letter, points
from tabletop.games.hanging_gardens.words.sentences import points_change

NO_GAZEBO = later("No gazebo yet")
WITHOUT_GAZEBO = later("no gazebo yet")
UNPLACED = later("unplaced")
THEN = later("then {points}")
LEVEL = later("level")
"""The caption below the points for a gazebo's level."""


def row_term(name: str, row: int) -> str:
    """Return the term of a row of the view in a direction."""
    return t("Row {row}, {direction}", direction=direction(name), row=row)


def view_term(name: str) -> str:
    """Return the term of all rows of the view in a direction."""
    return t("View to the {direction}", direction=direction(name))


def level_term(level: int) -> str:
    """Return the term of the level of a gazebo."""
    return t("Level {level}", level=level)


def level_flag(level: int) -> str:
    """Return the caption of a terrace that is about to be placed."""
    return t("level {level}", level=level)


def end_reason(best: int, *, is_dead: bool, is_shared: bool) -> str:
    """Return why the game is over, and the winning score."""
    won = _SHARED if is_shared else _WON
    return f"{_why_over(is_dead)} " + t(won, points=points(best))


_WON = later("The highest score wins: {points}.")
_SHARED = later("It’s a shared win with {points} each: there’s no tie-break.")


def ending(names: Sequence[str], best: int, *, is_dead: bool) -> str:
    """Return who has won, and why the game is over."""
    if len(names) > 1:
        shared = listed([name or you() for name in sorted(names, key=bool)])
        won = t("{names} share the win with {points}.", names=shared, points=points(best))
    elif names[0]:
        won = t("{name} wins with {points}.", name=names[0], points=points(best))
    else:
        won = t("You win with {points}.", points=points(best))
    return f"{won} {_why_over(is_dead)}"


def _why_over(is_dead: bool) -> str:
    return t("Nobody can do anything any more.") if is_dead else t("Every piece is in the garden.")


# A view on display.


def gazebo_of(name: str) -> str:
    """Return the title above a gazebo's directions."""
    return t("{name}’s gazebo", name=name) if name else t("Your gazebo")


def looks(name: str, towards: str) -> str:
    """Return the title of a view: "Ada looks east"."""
    if not name:
        return t("You look {direction}", direction=direction(towards))
    return t("{name} looks {direction}", name=name, direction=direction(towards))


def looks_now(name: str, towards: str) -> str:
    """Return that a player now has the best view in another direction."""
    if not name:
        return t("You look {direction} now.", direction=direction(towards))
    return t("{name} looks {direction} now.", name=name, direction=direction(towards))


def view_text(name: str, view: View, before: View | None) -> str:
    """Return the points of a view row by row, with those of `before` where they differ."""
    was = before.by_row if before else {}
    return " ".join(
        [
            _looks(name, view.direction),
            *(
                _row(row, was.get(row.k, 0) if before else row.points)
                for row in view.rows
                if row.points
            ),
            t(
                "View {view} plus level {level} makes {total}.",
                view=view.points,
                level=view.level,
                total=view.points + view.level,
            ),
        ]
    )


def _looks(name: str, towards: str) -> str:
    if not name:
        return t("You look {direction}.", direction=direction(towards))
    return t("{name} looks {direction}.", name=name, direction=direction(towards))


def view_changes(name: str, view: View, before: View | None) -> list[str]:
    """Return the rows whose points would change; all rows if there was no view `before`."""
    if before is None:
        return [view_text(name, view, None)]
    was, then = before.by_row, view.by_row
    both = [(row, was.get(row, 0), then.get(row, 0)) for row in sorted({*was, *then})]
    return [row_has(row, *each) for row, *each in both if each[0] != each[1]]


def _row(row: Row, was: int) -> str:
    made = {"row": row.k, "points": points(row.points), "counted": row_counted(row)}
    if was == row.points:
        return t("Row {row}: {points}, {counted}.", **made)
    return t("Row {row}: {points}, {counted} (now {was}).", **made, was=was)


def row_counted(row: Row) -> str:
    """Return how the points of a row are counted, run by run: "2 colours + 3 symmetrical"."""
    return t("; ").join(run_counted(run) for run in row.runs if run.points)


def run_counted(run: Run) -> str:
    """Return how the points of a run are counted."""
    colours = t_count("{count} colour", "{count} colours", run.colours)
    if not run.bonus:
        return colours
    return t("{colours} + {bonus} symmetrical", colours=colours, bonus=run.bonus)


def now_has(name: str, before: int, now: int) -> str:
    """Return how a score has changed."""
    if not name:
        return points_change(name, before, now, is_own=True)
    return t_count(
        "{name} goes from {before} to {count} point.",
        "{name} goes from {before} to {count} points.",
        now,
        name=name,
        before=before,
    )


def row_has(row: int, before: int, now: int) -> str:
    """Return how the points of a row have changed."""
    return t_count(
        "Row {row} goes from {before} to {count} point.",
        "Row {row} goes from {before} to {count} points.",
        now,
        row=row,
        before=before,
    )


def reckoned(name: str, best: View) -> str:
    """Return a player’s best view at the end, with its points and level."""
    text = (
        later("{name} looks {direction}: {points} and level {level}."),
        later("You look {direction}: {points} and level {level}."),
    )
    gaps = {"direction": direction(best.direction), "points": points(best.points)}
    return t(text[not name], name=name, level=best.level, **gaps)


# A player.


_ON_THE_GROUND = (later("{direction} {points}"), later("{letter} {points}"))
_MADE_OF = (
    later("{direction} {points} + level {level}"),
    later("{letter} {points} + level {level}"),
    later("{letter} {points} + {level}"),
)


def player_lines(best: View) -> tuple[str, ...]:
    """Return the parts of a score to display, the longest form first: "east 16 + level 1"; on the
    ground, just "east 16"."""
    towards, letter = direction(best.direction), direction_letter(best.direction)
    gaps = {"direction": towards, "letter": letter, "points": best.points, "level": best.level}
    return tuple(t(text, **gaps) for text in (_MADE_OF if best.level else _ON_THE_GROUND))


def player_terms(best: View) -> str:
    """Return the parts of a score for screen readers: "east 16, level 1"."""
    text = later("{direction} {points}, level {level}")
    return t(text, direction=direction(best.direction), points=best.points, level=best.level)
