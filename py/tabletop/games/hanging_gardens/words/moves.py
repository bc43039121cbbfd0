"""What a move does, for the log and for screen readers; and the question for real dice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tabletop.core.language import later, listed, t
from tabletop.games.hanging_gardens.rules.garden import Garden, supports_at, top_level
from tabletop.games.hanging_gardens.rules.notation import (
    Gazebo,
    Move,
    Pass,
    Plant,
    Roll,
    Shift,
    Support,
    Terrace,
)
from tabletop.games.hanging_gardens.rules.spaces import Space
from tabletop.games.hanging_gardens.rules.state import State, after_roll
from tabletop.games.hanging_gardens.words.names import say

_TERRACE = later("{name} places a terrace.")
_TERRACE_RISES = later("{name} places a terrace on two supports, at level {level}.")
_SUPPORT = later("{name} places a support.")
_SECOND_SUPPORT = later("{name} places a second support on the first.")
_SUPPORT_MOVED = later("{name} moves a support.")
_SUPPORT_TURNED = later("{name} turns a support over and places it as a terrace.")
_TURNED_RISES = later(
    "{name} turns a support over and places it as a terrace on two others, at level {level}."
)
_GAZEBO_PLACED = (
    later("{name} places their gazebo."),
    later("{name} places their gazebo on level {level}."),
)
_GAZEBO_MOVED = (
    later("{name} moves their gazebo."),
    later("{name} moves their gazebo to level {level}."),
)
_PASSED = later("{name} can’t do anything and passes.")
_HEARD = later("{told} It’s at {place}.")
_PLANTED: Mapping[str, str] = {
    "R": later("{name} plants a red bed."),
    "K": later("{name} plants a black bed."),
    "G": later("{name} plants a green bed."),
    "B": later("{name} plants a blue bed."),
}


def tell(state: State, move: Move, names: Sequence[str]) -> str:
    """Return the sentence that says what `move`, played in `state`, does.

    It names no space: the board has no coordinates.
    """
    if isinstance(move, Roll):
        return _roll(state, move, names)
    name, garden = names[state.seat - 1], state.garden
    match move:
        case Terrace(anchor):
            return _terrace(name, garden, anchor)
        case Support(anchor):
            laid = supports_at(garden, anchor)
            return t(_SECOND_SUPPORT if laid else _SUPPORT, name=name)
        case Plant(colour):
            return t(_PLANTED[colour], name=name)
        case Gazebo(space):
            is_new, level = garden.gazebos[state.seat - 1] is None, top_level(garden, space)
            told = _GAZEBO_PLACED if is_new else _GAZEBO_MOVED
            return t(told[level > 0], name=name, level=level)
        case Shift():
            return _shift(name, garden, move)
        case Pass():
            return t(_PASSED, name=name)


def heard(state: State, move: Move, names: Sequence[str]) -> str:
    """Return the same for screen readers, with the space as the labels of the board name it."""
    told = tell(state, move, names)
    match move:
        case Terrace(place) | Support(place) | Plant(_, place) | Gazebo(place):
            return say(_HEARD, told=told, place=place)
        case Shift():
            return say(_HEARD, told=told, place=move.anchor)
        case _:
            return told


def what_die_shows(name: str) -> str:
    """Return the question for the die of a player."""
    return t("What does {name}’s die show?", name=name)


def _roll(state: State, move: Roll, names: Sequence[str]) -> str:
    rolls = listed(
        [
            t("{name} rolls {value}", name=names[seat - 1], value=value)
            for seat, value in zip(state.rolling, move.values, strict=True)
        ]
    )
    after = after_roll(state, move.values)
    if not after.rolling:
        return t("{rolls}: {name} goes first.", rolls=rolls, name=names[after.seat - 1])
    tied = listed([names[seat - 1] for seat in after.rolling])
    return t("{rolls}: {names} tie and roll again.", rolls=rolls, names=tied)


def _terrace(name: str, garden: Garden, anchor: Space) -> str:
    if not supports_at(garden, anchor):
        return t(_TERRACE, name=name)
    return t(_TERRACE_RISES, name=name, level=top_level(garden, anchor) + 1)


def _shift(name: str, garden: Garden, move: Shift) -> str:
    if not move.as_terrace:
        return t(_SUPPORT_MOVED, name=name)
    if not supports_at(garden, move.anchor):
        return t(_SUPPORT_TURNED, name=name)
    return t(_TURNED_RISES, name=name, level=top_level(garden, move.anchor) + 1)
