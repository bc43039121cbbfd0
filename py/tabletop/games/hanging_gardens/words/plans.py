"""Hints for a turn whose first action prepares the second."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tabletop.core.language import later, t, t_count
from tabletop.core.words import in_points

_FIRST: Mapping[str, str] = {
    "T": later("Place a terrace there"),
    "S": later("Place a support there"),
    "PR": later("Plant a red bed there"),
    "PK": later("Plant a black bed there"),
    "PG": later("Plant a green bed there"),
    "PB": later("Plant a blue bed there"),
    "G": later("Move your gazebo there"),
    "N": later("Place your gazebo there"),
    "MT": later("Turn the support into a terrace there"),
    "MS": later("Move the support there"),
}
_THEN: Mapping[str, str] = {
    "T": later("then place a terrace"),
    "S": later("then place a support"),
    "PR": later("then plant a red bed"),
    "PK": later("then plant a black bed"),
    "PG": later("then plant a green bed"),
    "PB": later("then plant a blue bed"),
    "G": later("then move your gazebo"),
    "N": later("then place your gazebo"),
    "MT": later("then turn a support into a terrace"),
    "MS": later("then move a support"),
}
_ON_IT: Mapping[str, str] = {
    "T": later("then place a terrace on top"),
    "S": later("then place a second one on top"),
    "PR": later("then plant a red bed on it"),
    "PK": later("then plant a black bed on it"),
    "PG": later("then plant a green bed on it"),
    "PB": later("then plant a blue bed on it"),
    "G": later("then move your gazebo onto it"),
    "N": later("then place your gazebo on it"),
}
_MATCHED = later("then match it on the other side")

THERE_AND_BACK = later(
    "Move your gazebo there, then back: your points stay the same, and no piece is used up."
)


class Together(NamedTuple):
    """The points of two actions, the most a rival loses and gains, and the number of rivals."""

    own: int
    loss: int
    given: int
    rivals: int


def then(piece: str, *, on_it: bool = False) -> str:
    """Return the second action of a plan; `on_it` is on the tile of the first one."""
    return t((_ON_IT if on_it else _THEN)[piece])


def matched() -> str:
    """Return the second action of a plan, a bed that matches the first."""
    return t(_MATCHED)


def plan(first: str, second: str, together: Together) -> str:
    """Return a plan for a turn; it stays true if it is cut at a comma or a colon."""
    return t(
        "{first}, {second}: {gain}.", first=t(_FIRST[first]), second=second, gain=_gain(together)
    )


def _gain(together: Together) -> str:
    rival = t("your rival") if together.rivals == 1 else t("a rival")
    loss, given = in_points(together.loss), in_points(together.given)
    if together.own < 0:
        own = in_points(-together.own)
        return t("that costs you {own}, but {rival} loses {loss}", own=own, rival=rival, loss=loss)
    if not together.own:
        return t("{rival} loses {loss}", rival=rival, loss=loss)
    more = t_count("{count} more point", "{count} more points", together.own)
    if together.loss:
        return t("{more}, and {rival} loses {loss}", more=more, rival=rival, loss=loss)
    if together.given:
        return t("{more}, but {rival} gains {given}, too", more=more, rival=rival, given=given)
    return more
