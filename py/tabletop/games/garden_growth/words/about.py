"""What the game is called, and to whom it is due."""

from __future__ import annotations

from collections.abc import Mapping

from tabletop.core.language import later

TITLE = later("Garden Growth")
LINE = later("Fill twelve spaces with plants, and let none die of thirst or weeds.")
CREDIT = later("After the sheet Rules for Two Games, whose author is not named.")

OPPONENTS: Mapping[str, str] = {
    "easy": later("Looks only two upkeeps ahead, and overlooks about one option in three."),
    "medium": later(
        "Plans to the end of the game, but sometimes misjudges what a garden is worth."
    ),
    "seed": later("Never plans ahead: does what looks good now, or nearly as good."),
    "sprout": later(
        "Plans ahead for about one action in five, and does what looks good now for the rest."
    ),
    "leaf": later(
        "Plans ahead for about two actions in five, and does what looks good now for the rest."
    ),
    "bud": later(
        "Plans ahead for about three actions in five, and does what looks good now for the rest."
    ),
    "flower": later(
        "Plans ahead for almost four actions in five, and does what looks good now for the rest."
    ),
    "fruit": later(
        "Plans ahead for nine actions in ten, and does what looks good now for the other."
    ),
    "hard": later("Compares many plans to the end of the game, and follows the best one."),
}
"""How the computer plays at each level."""
