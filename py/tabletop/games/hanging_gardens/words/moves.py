"""Sentences about moves, for the log and for screen readers, and the question for real dice.

Where a name is "", the sentence says "you".
"""

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

_Said = tuple[str, str]
"""What somebody does, and what you do."""

_TERRACE: _Said = (later("{name} places a terrace."), later("You place a terrace."))
_TERRACE_RISES: _Said = (
    later("{name} places a terrace on two supports, at level {level}."),
    later("You place a terrace on two supports, at level {level}."),
)
_SUPPORT: _Said = (later("{name} places a support."), later("You place a support."))
_SECOND_SUPPORT: _Said = (
    later("{name} places a second support on the first."),
    later("You place a second support on the first."),
)
_SUPPORT_MOVED: _Said = (later("{name} moves a support."), later("You move a support."))
_SUPPORT_TURNED: _Said = (
    later("{name} turns a support over and places it as a terrace."),
    later("You turn a support over and place it as a terrace."),
)
_TURNED_RISES: _Said = (
    later(
        "{name} turns a support over and places it as a terrace on two others, at level {level}."
    ),
    later("You turn a support over and place it as a terrace on two others, at level {level}."),
)
_GAZEBO_PLACED: _Said = (later("{name} places their gazebo."), later("You place your gazebo."))
_PLACED_HIGH: _Said = (
    later("{name} places their gazebo on level {level}."),
    later("You place your gazebo on level {level}."),
)
_GAZEBO_MOVED: _Said = (later("{name} moves their gazebo."), later("You move your gazebo."))
_MOVED_HIGH: _Said = (
    later("{name} moves their gazebo to level {level}."),
    later("You move your gazebo to level {level}."),
)
_PASSED: _Said = (
    later("{name} can’t do anything and passes."),
    later("You can’t do anything and pass."),
)
_HEARD = later("{told} It’s at {place}.")
_PLANTED: Mapping[str, _Said] = {
    "R": (later("{name} plants a red bed."), later("You plant a red bed.")),
    "K": (later("{name} plants a black bed."), later("You plant a black bed.")),
    "G": (later("{name} plants a green bed."), later("You plant a green bed.")),
    "B": (later("{name} plants a blue bed."), later("You plant a blue bed.")),
}
_ROLLS: _Said = (later("{name} rolls {value}"), later("you roll {value}"))


def tell(state: State, move: Move, names: Sequence[str]) -> str:
    """Return a sentence about `move`, played in `state`, for the log.

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
            return _said(_SECOND_SUPPORT if laid else _SUPPORT, name)
        case Plant(colour):
            return _said(_PLANTED[colour], name)
        case Gazebo(space):
            is_new, level = garden.gazebos[state.seat - 1] is None, top_level(garden, space)
            told = (_GAZEBO_PLACED, _PLACED_HIGH) if is_new else (_GAZEBO_MOVED, _MOVED_HIGH)
            return _said(told[level > 0], name, level=level)
        case Shift():
            return _shift(name, garden, move)
        case Pass():
            return _said(_PASSED, name)


def heard(state: State, move: Move, names: Sequence[str]) -> str:
    """Return the sentence of `tell` for screen readers, with the space named as on its label."""
    told = tell(state, move, names)
    match move:
        case Terrace(place) | Support(place) | Plant(_, place) | Gazebo(place):
            return say(_HEARD, told=told, place=place)
        case Shift():
            return say(_HEARD, told=told, place=move.anchor)
        case _:
            return told


def what_die_shows(name: str) -> str:
    """Return the question which number a player has rolled."""
    return t("What does {name}’s die show?", name=name)


def _roll(state: State, move: Roll, names: Sequence[str]) -> str:
    rolls = listed(
        [
            _said(_ROLLS, names[seat - 1], value=value)
            for seat, value in zip(state.rolling, move.values, strict=True)
        ]
    )
    rolls, after = rolls[0].upper() + rolls[1:], after_roll(state, move.values)
    if after.rolling:
        tied = listed([names[seat - 1] or t("you") for seat in after.rolling])
        return t("{rolls}: {names} tie and roll again.", rolls=rolls, names=tied)
    first = names[after.seat - 1]
    if not first:
        return t("{rolls}: you go first.", rolls=rolls)
    return t("{rolls}: {name} goes first.", rolls=rolls, name=first)


def _said(text: _Said, name: str, **gaps: object) -> str:
    return t(text[not name], name=name, **gaps)


def _terrace(name: str, garden: Garden, anchor: Space) -> str:
    if not supports_at(garden, anchor):
        return _said(_TERRACE, name)
    return _said(_TERRACE_RISES, name, level=top_level(garden, anchor) + 1)


def _shift(name: str, garden: Garden, move: Shift) -> str:
    if not move.as_terrace:
        return _said(_SUPPORT_MOVED, name)
    if not supports_at(garden, move.anchor):
        return _said(_SUPPORT_TURNED, name)
    return _said(_TURNED_RISES, name, level=top_level(garden, move.anchor) + 1)
