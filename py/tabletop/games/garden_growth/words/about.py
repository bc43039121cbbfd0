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
    "hard": later("Compares many plans to the end of the game, and takes the best."),
}
"""How the computer plays at each level."""
