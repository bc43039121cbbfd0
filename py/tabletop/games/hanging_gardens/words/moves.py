"""What a move does, for the log and for the ear; and what is asked of real dice."""

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
from tabletop.games.hanging_gardens.words.names import on_level, say

_TERRACE = later("{name} lays a terrace at {place}.")
_TERRACE_RISES = later("{name} lays a terrace at {place} on two supports, level {level}.")
_SUPPORT = later("{name} lays a support at {place}.")
_SECOND_SUPPORT = later("{name} lays a second support at {place}.")
_SUPPORT_MOVED = later("{name} moves the support from {origin} to {place}.")
_SUPPORT_TURNED = later(
    "{name} turns the support at {origin} over and lays it as a terrace at {place}."
)
_TURNED_RISES = later(
    "{name} turns the support at {origin} over and lays it as a terrace at {place} on two "
    "supports, level {level}."
)
_GAZEBO_PLACED = later("{name} places the gazebo on {place}.")
_GAZEBO_MOVED = later("{name} moves the gazebo from {origin} to {place}.")
_PASSED = later("{name} can do nothing and passes.")
_PLANTED: Mapping[str, str] = {
    "R": later("{name} makes a red bed on {place}."),
    "K": later("{name} makes a black bed on {place}."),
    "G": later("{name} makes a green bed on {place}."),
    "B": later("{name} makes a blue bed on {place}."),
}


def tell(state: State, move: Move, names: Sequence[str]) -> str:
    """Return the sentence that says what `move`, played in `state`, does."""
    if isinstance(move, Roll):
        return _roll(state, move, names)
    name, garden = names[state.seat - 1], state.garden
    match move:
        case Terrace(anchor):
            return _terrace(name, garden, anchor)
        case Support(anchor):
            laid = supports_at(garden, anchor)
            return say(_SECOND_SUPPORT if laid else _SUPPORT, name=name, place=anchor)
        case Plant(colour, space):
            return say(_PLANTED[colour], name=name, place=space)
        case Gazebo(space):
            return _gazebo(name, garden, garden.gazebos[state.seat - 1], space)
        case Shift():
            return _shift(name, garden, move)
        case Pass():
            return say(_PASSED, name=name)


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
        return say(_TERRACE, name=name, place=anchor)
    return say(_TERRACE_RISES, name=name, place=anchor, level=top_level(garden, anchor) + 1)


def _gazebo(name: str, garden: Garden, standing: Space | None, space: Space) -> str:
    where = on_level(space, top_level(garden, space))
    if standing is None:
        return say(_GAZEBO_PLACED, name=name, place=where)
    return say(_GAZEBO_MOVED, name=name, origin=standing, place=where)


def _shift(name: str, garden: Garden, move: Shift) -> str:
    gaps = {"name": name, "origin": move.origin, "place": move.anchor}
    if not move.as_terrace:
        return say(_SUPPORT_MOVED, **gaps)
    if not supports_at(garden, move.anchor):
        return say(_SUPPORT_TURNED, **gaps)
    return say(_TURNED_RISES, **gaps, level=top_level(garden, move.anchor) + 1)
