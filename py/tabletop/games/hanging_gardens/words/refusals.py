"""Why a move may not be played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tabletop.core.language import later, t_count
from tabletop.games.hanging_gardens.rules.spaces import Space
from tabletop.games.hanging_gardens.words.names import named, number

UNREADABLE = later(
    "An action is written T0,0 (terrace), S0,0 (support), PR0,0 (bed, colours R K G B), G0,0 "
    "(gazebo), MT0,0>2,0 or MS0,0>2,0 (support moved as terrace or support) or pass; a roll "
    "is written roll=3,5."
)
ROLL_FIRST = later("First a roll decides who begins, such as roll=3,5.")
NO_ROLL = later("The first seat is decided; an action is due, no roll.")
NO_PASS = later("An action is still possible, so passing is not.")
TAKE_FIRST = later("First take a tile, a bed or your gazebo from below.")
DOTS = later("The dots mark what {name} did last. Take a piece.")
PLACE_FIRST = later("First tap a place for it in the garden.")
NO_TILE = later("The pile is empty: there is no tile left to lay.")

FIRST_TERRACE = later("The first terrace of the game is anchored at {place}.")
ONE_SUPPORT = later("A terrace rests on two supports; at {place} there is one.")
APART = later(
    "A terrace at {place} would share no side with another terrace; corner to corner does not "
    "count."
)

FULL_STACK = later("Two supports are stacked at {place}: only a terrace fits on them.")
SUPPORT_NOT_FREE = later(
    "A support at {place} needs four free spaces of terrace, and {space} is {taken}."
)
NOT_FLAT = later("A support lies flat, and the four spaces at {place} are of levels {levels}.")
NO_FLAT_PLACE = later(
    "A support needs four free spaces in a square, all of one level. There are none now."
)
NO_SUPPORT = later("No bare support is anchored at {place}.")
SAME_ANCHOR = later("The support at {place} must go to another anchor.")
ONLY_SUPPORTS = later("Only a bare support can move: tap one.")

BED_NOT_FREE = later("A bed stands on a free space of terrace, and {space} is {taken}.")
NO_BED_PLACE = later("No space of the garden is free for a bed.")
GAZEBO_NOT_FREE = later("A gazebo stands on a free space of terrace, and {space} is {taken}.")
NO_GAZEBO_PLACE = later("No space of the garden is free for a gazebo.")
STANDS_THERE = later("The gazebo stands on {place} already.")
NO_GAZEBO = later("This gazebo is not in the garden yet, so it sees nothing.")

HERE: Mapping[tuple[str, str], str] = {
    ("E-TERRACE", "R10"): later("Lay it beside a terrace, on bare table."),
    ("E-TERRACE", "R11"): later("A terrace rests on two supports; here is one."),
    ("E-SUPPORT", "R12"): later("A support needs four free spaces of one level."),
    ("E-SUPPORT", "R13"): later("Two supports lie here: only a terrace fits on them."),
    ("E-BED", "R6"): later("A bed needs a free space of terrace."),
    ("E-GAZEBO", "R7"): later("A gazebo needs a free space of terrace."),
    ("E-GAZEBO", "R8"): later("A gazebo moves to another space that is free."),
    ("E-MOVE", "R9"): later("The support must go to another place than its own."),
}
"""What is said of the place that was tapped, by code and rule: in a line, without coordinates."""
FIRST_HERE = later("The first terrace goes on the dashed place in the court.")

USED_UP: Mapping[str, str] = {
    "R": later("All six red beds are in the garden already."),
    "K": later("All six black beds are in the garden already."),
    "G": later("All six green beds are in the garden already."),
    "B": later("All six blue beds are in the garden already."),
}
TAKEN: Mapping[str, str] = {
    "table": later("bare table"),
    "gazebo": later("taken by a gazebo"),
    "bed": later("taken by a bed"),
    "support": later("under a support"),
}
"""What a space is that is not free, by what keeps it."""


def wrong_dice(due: int, given: int) -> str:
    """Return that a roll has not one value for each seat in it."""
    return t_count(
        "A roll of {due} dice is due, one for each seat in it; here is {given}.",
        "A roll of {due} dice is due, one for each seat in it; here are {given}.",
        given,
        due=number(due),
        given=number(given),
    )


def tiles_first(left: int) -> str:
    """Return that supports may not be moved yet."""
    return t_count(
        "Supports may be moved once the pile is empty; {count} tile is left in it.",
        "Supports may be moved once the pile is empty; {count} tiles are left in it.",
        left,
        count=number(left),
    )


def build_first(idle: int) -> str:
    """Return that something must be built after so many idle actions."""
    return t_count(
        "Nothing was built in the last action: now something must be built before a gazebo moves "
        "again or a support is laid elsewhere as a support.",
        "Nothing was built in the last {count} actions: now something must be built before a "
        "gazebo moves again or a support is laid elsewhere as a support.",
        idle,
        count=number(idle),
    )


def not_bare(anchor: Space, taken: Sequence[Space]) -> str:
    """Return which spaces are in the way of a terrace on the table."""
    return t_count(
        "{spaces} is not bare table, and no two supports are stacked at {place}.",
        "{spaces} are not bare table, and no two supports are stacked at {place}.",
        len(taken),
        spaces=named(taken),
        place=named(anchor),
    )
