"""Why a move may not be played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tabletop.core.language import later, t, t_count
from tabletop.games.hanging_gardens.rules.spaces import Space
from tabletop.games.hanging_gardens.words.names import named, number

UNREADABLE = later(
    "Type T0,0 (terrace), S0,0 (support), PR0,0 (bed: R, K, G or B), G0,0 (gazebo), "
    "MT0,0>2,0 or MS0,0>2,0 (move a support, as a terrace or a support), pass, or "
    "roll=3,5."
)
ROLL_FIRST = later("First roll to decide who begins, for example roll=3,5.")
NO_ROLL = later("Who goes first is already decided: take an action instead of rolling.")
NO_PASS = later("You can’t pass while there’s still an action you can take.")
TAKE_FIRST = later("First take a tile, a bed or your gazebo from below.")
DOTS = later("The dots show what {name} did last. Take a piece.")
PLACE_FIRST = later("First tap where it goes in the garden.")
NO_TILE = later("The pile is empty: there are no tiles left.")

FIRST_TERRACE = later("The first terrace of the game goes at {place}.")
ONE_SUPPORT = later("A terrace needs two supports; there’s only one at {place}.")
APART = later(
    "A terrace at {place} must share a side with another. Touching corners doesn’t count."
)

FULL_STACK = later("There are two supports at {place} already: only a terrace can go on top.")
SUPPORT_NOT_FREE = later(
    "A support at {place} needs four free terrace spaces, but {space} is {taken}."
)
NOT_FLAT = later("A support must lie flat, but the spaces at {place} are on levels {levels}.")
NO_FLAT_PLACE = later("No room for a support: it needs a square of four free spaces on one level.")
NO_SUPPORT = later("There’s no bare support at {place}.")
SAME_ANCHOR = later("Move the support at {place} to a different place.")
ONLY_SUPPORTS = later("Only a bare support can move: tap one.")

BED_NOT_FREE = later("A bed needs a free terrace space, but {space} is {taken}.")
NO_BED_PLACE = later("There’s no free space for a bed.")
GAZEBO_NOT_FREE = later("A gazebo needs a free terrace space, but {space} is {taken}.")
NO_GAZEBO_PLACE = later("There’s no free space for a gazebo.")
STANDS_THERE = later("The gazebo is on {place} already.")
NO_GAZEBO = later("This gazebo isn’t in the garden yet, so it sees nothing.")

HERE: Mapping[tuple[str, str], str] = {
    ("E-TERRACE", "R10"): later("Place it on bare table, beside a terrace."),
    ("E-TERRACE", "R11"): later("A terrace needs two supports; there’s only one here."),
    ("E-SUPPORT", "R12"): later("A support needs four free spaces on one level."),
    ("E-SUPPORT", "R13"): later("Two supports are here already: only a terrace fits."),
    ("E-BED", "R6"): later("A bed needs a free terrace space."),
    ("E-GAZEBO", "R7"): later("A gazebo needs a free terrace space."),
    ("E-GAZEBO", "R8"): later("Choose a different space for the gazebo."),
    ("E-MOVE", "R9"): later("Choose a different place for the support."),
}
"""Short refusals of a tapped space, by code and rule: without coordinates."""
FIRST_HERE = later("The first terrace goes on the dashed square.")

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
"""Why a space is not free, by what is on it."""


def wrong_dice(due: int, given: int) -> str:
    """Return that a roll needs one value for each seat in it."""
    text = later("This roll needs {due} dice, one for each player who rolls; you gave {given}.")
    return t(text, due=number(due), given=number(given))


def tiles_first(left: int) -> str:
    """Return that supports may not be moved yet."""
    return t_count(
        "You can’t move supports until the pile is empty; {count} tile is left.",
        "You can’t move supports until the pile is empty; {count} tiles are left.",
        left,
        count=number(left),
    )


def build_first(idle: int) -> str:
    """Return that the player must build after `idle` actions without building (R17)."""
    return t_count(
        "Nobody built anything in the last action. Now place a piece, or turn a support over.",
        "Nobody built anything in the last {count} actions. Now place a piece, or turn a support "
        "over.",
        idle,
        count=number(idle),
    )


def not_bare(anchor: Space, taken: Sequence[Space]) -> str:
    """Return which spaces are in the way of a terrace on the table."""
    return t_count(
        "{spaces} is already built on, and there aren’t two supports at {place}.",
        "{spaces} are already built on, and there aren’t two supports at {place}.",
        len(taken),
        spaces=named(taken),
        place=named(anchor),
    )
