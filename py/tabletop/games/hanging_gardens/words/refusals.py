"""Why a move may not be played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import assert_never

from tabletop.core.language import later, t, t_count
from tabletop.games.hanging_gardens.rules import problems as p
from tabletop.games.hanging_gardens.rules.spaces import Space
from tabletop.games.hanging_gardens.words.names import named, number, say

TAKE_FIRST = later("First take a tile, a bed or your gazebo from below.")
DOTS = later("The dots show what {name} did last. Take a piece.")
PLACE_FIRST = later("First tap where it goes in the garden.")
NO_FLAT_PLACE = later("No room for a support: it needs a square of four free spaces on one level.")
ONLY_SUPPORTS = later("Only a bare support can move: tap one.")
NO_BED_PLACE = later("There’s no free space for a bed.")
NO_GAZEBO_PLACE = later("There’s no free space for a gazebo.")
NO_GAZEBO = later("This gazebo isn’t in the garden yet, so it sees nothing.")
"""Why a tap does nothing."""

HERE: Mapping[tuple[str, str], str] = {
    ("E-TERRACE", "R10"): later("Place it on the bare table, beside a terrace."),
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

_FAULTS = {
    p.Fault.UNREADABLE: later(
        "Type T0,0 (terrace), S0,0 (support), PR0,0 (bed: R, K, G or B), G0,0 (gazebo), "
        "MT0,0>2,0 or MS0,0>2,0 (move a support, as a terrace or a support), pass, or "
        "roll=3,5."
    ),
    p.Fault.ROLL_FIRST: later("Roll to see who goes first, for example roll=3,5."),
    p.Fault.NO_ROLL: later("Who goes first is already decided: take an action instead of rolling."),
    p.Fault.NO_PASS: later("You can’t pass while there’s still an action you can take."),
    p.Fault.NO_TILE: later("The pile is empty: there are no tiles left."),
}

_AT_PLACES = {
    p.PlaceFault.FIRST_TERRACE: later("The first terrace of the game goes at {place}."),
    p.PlaceFault.ONE_SUPPORT: later("A terrace needs two supports; there’s only one at {place}."),
    p.PlaceFault.APART: later(
        "A terrace at {place} must touch another along part of a side. A corner isn’t enough."
    ),
    p.PlaceFault.FULL_STACK: later(
        "There are two supports at {place} already: only a terrace can go on top."
    ),
    p.PlaceFault.NO_SUPPORT: later("There’s no bare support at {place}."),
    p.PlaceFault.SAME_ANCHOR: later("Move the support at {place} to a different place."),
    p.PlaceFault.GAZEBO_THERE: later("The gazebo is on {place} already."),
}

_NOT_FREE = {
    p.Piece.SUPPORT: later(
        "A support at {place} needs four free terrace spaces, but {space} is {taken}."
    ),
    p.Piece.BED: later("A bed needs a free terrace space, but {space} is {taken}."),
    p.Piece.GAZEBO: later("A gazebo needs a free terrace space, but {space} is {taken}."),
}

_TAKEN = {
    p.Keeper.TABLE: later("bare table"),
    p.Keeper.GAZEBO: later("taken by a gazebo"),
    p.Keeper.BED: later("taken by a bed"),
    p.Keeper.SUPPORT: later("under a support"),
}

_USED_UP: Mapping[str, str] = {
    "R": later("All six red beds are in the garden already."),
    "K": later("All six black beds are in the garden already."),
    "G": later("All six green beds are in the garden already."),
    "B": later("All six blue beds are in the garden already."),
}


def explain(problem: p.Problem) -> str:
    """Return in a sentence what is wrong with a move."""
    match problem:
        case p.Fault():
            return t(_FAULTS[problem])
        case p.WrongDice() | p.UsedUp() | p.TilesFirst() | p.BuildFirst():
            return _of_supply(problem)
        case p.AtPlace(fault, place):
            return say(_AT_PLACES[fault], place=place)
        case p.NotBare(anchor, taken):
            return _not_bare(anchor, taken)
        case p.NotFlat(anchor, levels):
            return _not_flat(anchor, levels)
        case p.NotFree(piece, space, keeper, anchor):
            return _not_free(piece, space, keeper, anchor)
        case _:
            assert_never(problem)


def _of_supply(problem: p.WrongDice | p.UsedUp | p.TilesFirst | p.BuildFirst) -> str:
    """Return why it is not the time for a move, or why its piece is missing."""
    match problem:
        case p.WrongDice(due, given):
            text = later(
                "This roll needs {due} dice, one for each player who rolls; you gave {given}."
            )
            return t(text, due=number(due), given=number(given))
        case p.UsedUp(colour):
            return t(_USED_UP[colour])
        case p.TilesFirst(left):
            return _tiles_first(left)
        case p.BuildFirst(idle):
            return _build_first(idle)


def _not_flat(anchor: Space, levels: Sequence[int]) -> str:
    """Return on which levels the spaces below a support are."""
    text = later("A support must lie flat, but the spaces at {place} are on levels {levels}.")
    return say(text, place=anchor, levels=list(levels))


def _not_free(piece: p.Piece, space: Space, keeper: p.Keeper, anchor: Space | None) -> str:
    """Return what keeps a space from being free for a piece."""
    where = {} if anchor is None else {"place": named(anchor)}
    return t(_NOT_FREE[piece], space=named(space), taken=t(_TAKEN[keeper]), **where)


def _tiles_first(left: int) -> str:
    """Return that supports may not be moved yet."""
    return t_count(
        "You can’t move supports until the pile is empty; {count} tile is left.",
        "You can’t move supports until the pile is empty; {count} tiles are left.",
        left,
        count=number(left),
    )


def _build_first(idle: int) -> str:
    """Return that the player must build after `idle` actions without building (R17)."""
    return t_count(
        "Nobody built anything in the last action. Now place a piece, or turn a support over.",
        "Nobody built anything in the last {count} actions. Now place a piece, or turn a support "
        "over.",
        idle,
        count=number(idle),
    )


def _not_bare(anchor: Space, taken: Sequence[Space]) -> str:
    """Return which spaces are in the way of a terrace on the table."""
    return t_count(
        "{spaces} is already built on, and there aren’t two supports at {place}.",
        "{spaces} are already built on, and there aren’t two supports at {place}.",
        len(taken),
        spaces=named(list(taken)),
        place=named(anchor),
    )
