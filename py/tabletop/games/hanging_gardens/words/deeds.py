"""What is said of each thing that may be done, before and after.

The keys are the pieces of the tray: terrace, support, four beds, and the gazebo. `N` is a gazebo
that is new in the garden, `MT` and `MS` a support that is turned over, or moved as it is.
"""

from __future__ import annotations

from collections.abc import Mapping

from tabletop.core.language import later

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
TURN = later("Turn")
"""What stands below a piece of the tray; and what does in a narrow one."""

LABEL: Mapping[str, str] = {
    "T": later("Terrace, {tiles} left"),
    "S": later("Support, {tiles} left"),
    "PR": later("Red bed, {beds} left"),
    "PK": later("Black bed, {beds} left"),
    "PG": later("Green bed, {beds} left"),
    "PB": later("Blue bed, {beds} left"),
    "G": later("Move your gazebo"),
    "N": later("Place your gazebo"),
    "MT": later("Move a bare support, turned over as a terrace"),
    "MS": later("Move a bare support, as a support"),
}
"""What a piece of the tray is, and how many are left."""

WHERE: Mapping[str, str] = {
    "T": later("where is the terrace laid?"),
    "S": later("where does the support go?"),
    "PR": later("where is the red bed planted?"),
    "PK": later("where is the black bed planted?"),
    "PG": later("where is the green bed planted?"),
    "PB": later("where is the blue bed planted?"),
    "G": later("where is your gazebo to stand?"),
    "N": later("where is your gazebo to stand?"),
    "MT": later("which support is laid as a terrace?"),
    "MS": later("which support is moved?"),
}
"""What is wanted while a piece is in the hand."""

PUT_BACK: Mapping[str, str] = {
    "T": later("The terrace is put back."),
    "S": later("The support is put back."),
    "PR": later("The red bed is put back."),
    "PK": later("The black bed is put back."),
    "PG": later("The green bed is put back."),
    "PB": later("The blue bed is put back."),
    "G": later("The gazebo is put back."),
}
"""What is said when a piece in the hand is tapped again."""

THERE: Mapping[str, str] = {
    "T": later("{name}, lay a terrace there?"),
    "S": later("{name}, lay a support there?"),
    "PR": later("{name}, plant the red bed there?"),
    "PK": later("{name}, plant the black bed there?"),
    "PG": later("{name}, plant the green bed there?"),
    "PB": later("{name}, plant the blue bed there?"),
    "G": later("{name}, move your gazebo there?"),
    "N": later("{name}, place your gazebo there?"),
    "MT": later("{name}, turn the support over there?"),
    "MS": later("{name}, move the support there?"),
}
"""What is asked once its place is picked."""

_LAY, _PLANT, _STAND = later("Lay it here"), later("Plant here"), later("Stand here")
HERE: Mapping[str, str] = {
    **dict.fromkeys(("T", "S", "MT", "MS"), _LAY),
    **dict.fromkeys(("PR", "PK", "PG", "PB"), _PLANT),
    **dict.fromkeys(("G", "N"), _STAND),
}
"""What the button does then."""

DONE: Mapping[str, str] = {
    "T": later("laid a terrace"),
    "S": later("laid a support"),
    "PR": later("planted a red bed"),
    "PK": later("planted a black bed"),
    "PG": later("planted a green bed"),
    "PB": later("planted a blue bed"),
    "G": later("moved"),
    "N": later("moved in"),
    "MT": later("moved a support"),
    "MS": later("moved a support"),
}
"""What a rival has just done, in as few words as its strip has room for."""
