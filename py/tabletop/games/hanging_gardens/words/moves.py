"""Sentences about moves, for the log and for screen readers, and the question for real dice.

Where a name is "", the sentence says "you".
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import assert_never

from tabletop.core.language import later, listed, t
from tabletop.games.hanging_gardens.rules.events import (
    BedPlanted,
    DiceRolled,
    FirstRolled,
    GardenEvent,
    GazeboMoved,
    GazeboPlaced,
    PieceEvent,
    RollTied,
    SupportMoved,
    SupportPlaced,
    SupportTurned,
    TerracePlaced,
    TurnPassed,
)
from tabletop.games.hanging_gardens.words.names import say

_Variants = tuple[str, str]
"""What somebody does, and what you do."""

_TERRACE: _Variants = (later("{name} places a terrace."), later("You place a terrace."))
_TERRACE_RISES: _Variants = (
    later("{name} places a terrace on two supports, at level {level}."),
    later("You place a terrace on two supports, at level {level}."),
)
_SUPPORT: _Variants = (later("{name} places a support."), later("You place a support."))
_SECOND_SUPPORT: _Variants = (
    later("{name} places a second support on the first."),
    later("You place a second support on the first."),
)
_SUPPORT_MOVED: _Variants = (later("{name} moves a support."), later("You move a support."))
_SUPPORT_TURNED: _Variants = (
    later("{name} turns a support over and places it as a terrace."),
    later("You turn a support over and place it as a terrace."),
)
_TURNED_RISES: _Variants = (
    later(
        "{name} turns a support over and places it as a terrace on two others, at level {level}."
    ),
    later("You turn a support over and place it as a terrace on two others, at level {level}."),
)
_GAZEBO_PLACED: _Variants = (later("{name} places their gazebo."), later("You place your gazebo."))
_PLACED_HIGH: _Variants = (
    later("{name} places their gazebo on level {level}."),
    later("You place your gazebo on level {level}."),
)
_GAZEBO_MOVED: _Variants = (later("{name} moves their gazebo."), later("You move your gazebo."))
_MOVED_HIGH: _Variants = (
    later("{name} moves their gazebo to level {level}."),
    later("You move your gazebo to level {level}."),
)
_PASSED: _Variants = (
    later("{name} can’t do anything and passes."),
    later("You can’t do anything and pass."),
)
_ANNOUNCED = later("{told} It’s at {place}.")
_PLANTED: Mapping[str, _Variants] = {
    "R": (later("{name} plants a red bed."), later("You plant a red bed.")),
    "K": (later("{name} plants a black bed."), later("You plant a black bed.")),
    "G": (later("{name} plants a green bed."), later("You plant a green bed.")),
    "B": (later("{name} plants a blue bed."), later("You plant a blue bed.")),
}
_ROLLS: _Variants = (later("{name} rolls {value}"), later("you roll {value}"))


def tell(events: Sequence[GardenEvent], names: Sequence[str]) -> str:
    """Return the sentence of the log for the events of one move; `names` has one per seat.

    It names no space: the board has no coordinates.
    """
    first, *follows = events
    if isinstance(first, DiceRolled):
        return _roll(first, follows, names)
    if isinstance(first, RollTied | FirstRolled):
        raise TypeError(f"{first} does not begin a move")
    return _event_sentence(first, names[first.seat - 1])


def _event_sentence(event: PieceEvent | TurnPassed, name: str) -> str:
    match event:
        case TerracePlaced(_, level):
            return _addressed(_TERRACE_RISES if level else _TERRACE, name, level=level)
        case SupportPlaced(_, is_second):
            return _addressed(_SECOND_SUPPORT if is_second else _SUPPORT, name)
        case BedPlanted(_, colour):
            return _addressed(_PLANTED[colour], name)
        case GazeboPlaced(_, level):
            return _addressed(_PLACED_HIGH if level else _GAZEBO_PLACED, name, level=level)
        case GazeboMoved(_, level):
            return _addressed(_MOVED_HIGH if level else _GAZEBO_MOVED, name, level=level)
        case SupportMoved():
            return _addressed(_SUPPORT_MOVED, name)
        case SupportTurned(_, level):
            return _addressed(_TURNED_RISES if level else _SUPPORT_TURNED, name, level=level)
        case TurnPassed():
            return _addressed(_PASSED, name)
        case _:
            assert_never(event)


def announcement(event: PieceEvent, names: Sequence[str]) -> str:
    """Return the sentence of `tell` for screen readers, with the space named as on its label."""
    return say(_ANNOUNCED, told=_event_sentence(event, names[event.seat - 1]), place=event.place)


def what_die_shows(name: str) -> str:
    """Return the question which number a player has rolled."""
    return t("What does {name}’s die show?", name=name)


def _roll(rolled: DiceRolled, follows: Sequence[GardenEvent], names: Sequence[str]) -> str:
    rolls = listed(
        [
            _addressed(_ROLLS, names[seat - 1], value=value)
            for seat, value in zip(rolled.seats, rolled.values, strict=True)
        ]
    )
    rolls = rolls[0].upper() + rolls[1:]
    match follows:
        case [RollTied(seats)]:
            tied = listed([names[seat - 1] or t("you") for seat in seats])
            return t("{rolls}: {names} tie and roll again.", rolls=rolls, names=tied)
        case [FirstRolled(seat)] if names[seat - 1]:
            return t("{rolls}: {name} goes first.", rolls=rolls, name=names[seat - 1])
        case _:
            return t("{rolls}: you go first.", rolls=rolls)


def _addressed(text: _Variants, name: str, **gaps: object) -> str:
    return t(text[not name], name=name, **gaps)
