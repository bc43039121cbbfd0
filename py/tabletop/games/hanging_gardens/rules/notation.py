"""The moves of Hanging Gardens and their notation.

For example `T0,0`, `PK-3,4`, `MT2,0>-4,1`, `roll=3,3,1`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from tabletop.core.errors import unreadable
from tabletop.games.hanging_gardens.rules.garden import COLOURS
from tabletop.games.hanging_gardens.rules.problems import Fault
from tabletop.games.hanging_gardens.rules.spaces import Space


@dataclass(frozen=True, slots=True)
class Roll:
    """Chance: the dice of the seats still in the roll, in seat order (R2)."""

    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Terrace:
    """A1: place a tile from the pile as a terrace (face down)."""

    anchor: Space


@dataclass(frozen=True, slots=True)
class Support:
    """A2: place a tile from the pile as a support (face up)."""

    anchor: Space


@dataclass(frozen=True, slots=True)
class Plant:
    """A3: plant a bed from the stock."""

    colour: str
    space: Space


@dataclass(frozen=True, slots=True)
class Gazebo:
    """A4 and A5: place the seat's gazebo, or move it if it is on the table."""

    space: Space


@dataclass(frozen=True, slots=True)
class Shift:
    """A6: move the top support of the stack at `origin` to `anchor`.

    `as_terrace` is whether it is turned over into a terrace.
    """

    as_terrace: bool
    origin: Space
    anchor: Space


@dataclass(frozen=True, slots=True)
class Pass:
    """Pass, as no action is legal (R16)."""


Action = Terrace | Support | Plant | Gazebo | Shift | Pass
Move = Roll | Action

PASS = Pass()

_INTEGER = r"(0|-?[1-9][0-9]*)"
_SPACE = rf"{_INTEGER},{_INTEGER}"
_PIECE = re.compile(rf"(T|S|G|P[{COLOURS}]){_SPACE}", re.ASCII)
_SHIFT = re.compile(rf"M([TS]){_SPACE}>{_SPACE}", re.ASCII)
_ROLL = re.compile(r"roll=([0-5](?:,[0-5])*)", re.ASCII)


def move_to_text(move: Move) -> str:
    """Return the notation of `move`."""
    match move:
        case Terrace(anchor):
            return "T" + written(anchor)
        case Support(anchor):
            return "S" + written(anchor)
        case Plant(colour, space):
            return "P" + colour + written(space)
        case Gazebo(space):
            return "G" + written(space)
        case Shift(as_terrace, origin, anchor):
            kind = "T" if as_terrace else "S"
            return f"M{kind}{written(origin)}>{written(anchor)}"
        case Roll(values):
            return "roll=" + ",".join(map(str, values))
        case Pass():
            return "pass"


def move_from_text(text: str) -> Move:
    """Return the move written as `text`; raise IllegalMove (E-SYNTAX) if it is malformed."""
    if text == "pass":
        return PASS
    if found := _PIECE.fullmatch(text):
        return _piece(found[1], (int(found[2]), int(found[3])))
    if found := _SHIFT.fullmatch(text):
        origin, anchor = (int(found[2]), int(found[3])), (int(found[4]), int(found[5]))
        return Shift(found[1] == "T", origin, anchor)
    if found := _ROLL.fullmatch(text):
        return Roll(tuple(map(int, found[1].split(","))))
    raise unreadable(text, Fault.UNREADABLE)


def _piece(kind: str, space: Space) -> Move:
    if kind == "T":
        return Terrace(space)
    if kind == "S":
        return Support(space)
    return Gazebo(space) if kind == "G" else Plant(kind[1], space)


def written(space: Space) -> str:
    """Return a space in notation, such as "-3,4"."""
    return f"{space[0]},{space[1]}"
