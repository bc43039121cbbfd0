"""What the game is called, and to whom it is due."""

from __future__ import annotations

from collections.abc import Mapping

from tabletop.core.language import later

TITLE = later("Garden Growth")
LINE = later("Plant twelve places, and let nothing die of thirst or weeds.")
CREDIT = later("After the sheet Rules for Two Games, whose author is not named.")

OPPONENTS: Mapping[str, str] = {
    "easy": later(
        "Thinks of the next two upkeeps only, and overlooks every third thing that it could do."
    ),
    "medium": later(
        "Plans to the end of the game, but takes some gardens for better or worse than they are."
    ),
    "seed": later("Makes no plan, and does what looks good for its garden now, or nearly as good."),
    "sprout": later(
        "Makes a plan for two actions in ten, and does what looks good now for the others."
    ),
    "leaf": later(
        "Makes a plan for four actions in ten, and does what looks good now for the others."
    ),
    "bud": later(
        "Makes a plan for six actions in ten, and does what looks good now for the others."
    ),
    "flower": later(
        "Makes a plan for almost eight actions in ten, and does what looks good now for the others."
    ),
    "fruit": later(
        "Makes a plan for nine actions in ten, and does what looks good now for the other one."
    ),
    "hard": later("Compares many plans to the end of the game, and takes the best."),
}
"""How the computer plays at each level."""
