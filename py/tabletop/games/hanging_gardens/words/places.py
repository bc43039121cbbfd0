"""Labels of the spaces for screen readers: what is on them, their level, and who sees it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tabletop.core.language import later, listed, t
from tabletop.games.hanging_gardens.rules.lookout import SightedBed
from tabletop.games.hanging_gardens.words.names import points, say

BARE_TABLE = later("bare table")
FREE = later("free")
NO_ROOM = later("no room")
ON_TABLE = later("on the table")
UNDER_SUPPORTS = later("under {supports}")
ON_SUPPORTS = later("on {supports}")
TILE_AT = later("tile at {place}")
BRINGS = later("plus {points} for you")
COSTS = later("minus {points} for you")
COUNTS_FOR = later("This bed is in the best view of {names}.")
COUNTS_FOR_YOU = later("This bed is in your best view.")
COUNTS_FOR_BOTH = later("This bed counts in your best view, and for {names} too.")
COUNTS_FOR_NOBODY = later("This bed is in nobody’s best view.")
BEDS: Mapping[str, str] = {
    "R": later("red bed"),
    "K": later("black bed"),
    "G": later("green bed"),
    "B": later("blue bed"),
}
TO_BE: Mapping[str, str] = {
    "PR": later("your red bed goes here"),
    "PK": later("your black bed goes here"),
    "PG": later("your green bed goes here"),
    "PB": later("your blue bed goes here"),
    "G": later("your gazebo goes here"),
}


def at_level(level: int) -> str:
    """Return the level of a space."""
    return t("level {level}", level=level) if level else t("on the ground")


def sighted(each: SightedBed) -> str:
    """Return whether a bed is seen in the view on display, and if not, why."""
    if each.is_above:
        return t("not seen: it’s higher than the gazebo")
    if each.hidden_by:
        return say(later("not seen, hidden by the terrace on {place}"), place=each.hidden_by[0])
    return t("seen")


def gazebo_of(name: str) -> str:
    """Return whose gazebo is on a space; without a name it is the reader's."""
    return t("{name}’s gazebo", name=name) if name else t("your gazebo")


def counts_for(players: Iterable[str]) -> str:
    """Return the players who see a bed in their best view; the name "" is the reader."""
    players = list(players)
    names = listed(list(filter(None, players)))
    if "" in players:
        return t(COUNTS_FOR_BOTH, names=names) if names else t(COUNTS_FOR_YOU)
    return t(COUNTS_FOR, names=names) if names else t(COUNTS_FOR_NOBODY)


def worth(change: int) -> str:
    """Return by how much the mover’s points would change."""
    return t(BRINGS if change > 0 else COSTS, points=points(abs(change)))
