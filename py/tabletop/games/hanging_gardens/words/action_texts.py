"""Texts for each kind of action: its name, its prompt, its question, its button, its result.

The keys of a mapping are the pieces of the tray: terrace, support, four beds, and the gazebo. `N`
places a gazebo for the first time, `MT` turns a bare support over, `MS` moves one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from tabletop.core.language import later, t
from tabletop.games.hanging_gardens.rules.events import (
    BedPlanted,
    GazeboMoved,
    GazeboPlaced,
    PieceEvent,
    SupportMoved,
    SupportPlaced,
    SupportTurned,
    TerracePlaced,
)

SHORT: Mapping[str, str] = {
    "T": later("Terrace"),
    "S": later("Support"),
    "PR": later("Red"),
    "PK": later("Black"),
    "PG": later("Green"),
    "PB": later("Blue"),
    "G": later("Gazebo"),
    "N": later("Gazebo"),
    "MT": later("Turn over"),
    "MS": later("Move"),
}
TURN = later("Flip")
"""The captions of the pieces in the tray; TURN replaces that of `MT` in a narrow slot."""

LABEL: Mapping[str, str] = {
    "T": later("Terrace, {tiles} left"),
    "S": later("Support, {tiles} left"),
    "PR": later("Red bed, {beds} left"),
    "PK": later("Black bed, {beds} left"),
    "PG": later("Green bed, {beds} left"),
    "PB": later("Blue bed, {beds} left"),
    "G": later("Move your gazebo"),
    "N": later("Place your gazebo"),
    "MT": later("Turn over a bare support and place it as a terrace"),
    "MS": later("Move a bare support"),
}
"""The labels of the pieces for screen readers, with how many are left."""

WHERE: Mapping[str, str] = {
    "T": later("choose where the terrace goes."),
    "S": later("choose where the support goes."),
    "PR": later("choose a space for the red bed."),
    "PK": later("choose a space for the black bed."),
    "PG": later("choose a space for the green bed."),
    "PB": later("choose a space for the blue bed."),
    "G": later("choose a space for your gazebo."),
    "N": later("choose a space for your gazebo."),
    "MT": later("choose a support to turn over."),
    "MS": later("choose a support to move."),
}
"""The prompts while a piece is picked and its space is not."""

PUT_BACK: Mapping[str, str] = {
    "T": later("You put the terrace back."),
    "S": later("You put the support back."),
    "PR": later("You put the red bed back."),
    "PK": later("You put the black bed back."),
    "PG": later("You put the green bed back."),
    "PB": later("You put the blue bed back."),
    "G": later("You put the gazebo back."),
}
"""The announcements when the picked piece is tapped again."""

THERE: Mapping[str, tuple[str, str]] = {
    "T": (later("{name}, place a terrace there?"), later("Place a terrace there?")),
    "S": (later("{name}, place a support there?"), later("Place a support there?")),
    "PR": (later("{name}, plant the red bed there?"), later("Plant the red bed there?")),
    "PK": (later("{name}, plant the black bed there?"), later("Plant the black bed there?")),
    "PG": (later("{name}, plant the green bed there?"), later("Plant the green bed there?")),
    "PB": (later("{name}, plant the blue bed there?"), later("Plant the blue bed there?")),
    "G": (later("{name}, move your gazebo there?"), later("Move your gazebo there?")),
    "N": (later("{name}, place your gazebo there?"), later("Place your gazebo there?")),
    "MT": (
        later("{name}, turn the support into a terrace there?"),
        later("Turn the support into a terrace there?"),
    ),
    "MS": (later("{name}, move the support there?"), later("Move the support there?")),
}
"""The questions once the space is picked, with a name and without."""

_PLACE, _PLANT, _MOVE = later("Place it here"), later("Plant here"), later("Move here")
HERE: Mapping[str, str] = {
    **dict.fromkeys(("T", "S", "MT", "N"), _PLACE),
    **dict.fromkeys(("PR", "PK", "PG", "PB"), _PLANT),
    **dict.fromkeys(("MS", "G"), _MOVE),
}
"""The labels of the button that then plays the action."""


def in_short(event: PieceEvent) -> str:
    """Return what a rival has just done, short enough for its panel."""
    match event:
        case TerracePlaced():
            return t("placed a terrace")
        case SupportPlaced():
            return t("placed a support")
        case BedPlanted(_, colour):
            return t(_BED_PLANTED[colour])
        case GazeboPlaced():
            return t("placed their gazebo")
        case GazeboMoved():
            return t("moved their gazebo")
        case SupportTurned():
            return t("turned a support over")
        case SupportMoved():
            return t("moved a support")
        case _:
            assert_never(event)


_BED_PLANTED: Mapping[str, str] = {
    "R": later("planted a red bed"),
    "K": later("planted a black bed"),
    "G": later("planted a green bed"),
    "B": later("planted a blue bed"),
}
