"""Texts of the menu: title, opponents and score terms of Garden Growth."""

from __future__ import annotations

from collections.abc import Mapping

from tabletop.core.language import later
from tabletop.games.garden_growth.rules.scoring import ITEM_KEYS
from tabletop.games.garden_growth.words.score import ITEMS
from tabletop.words.about import About

TITLE = later("Garden Growth")
LINE = later("Fill twelve spaces with plants, and let none die of thirst or weeds.")
CREDIT = later("Based on “Rules for Two Games”, a sheet by an unnamed author.")

OPPONENTS: Mapping[str, str] = {
    "easy": later(
        "Looks only two turns ahead, so it plants too much too soon and can’t save it all."
    ),
    "medium": later(
        "Plans to the end of the game, but sometimes misjudges what a garden is worth."
    ),
    "seed": later("Never plans ahead: nearly always loses plants, and often leaves spaces empty."),
    "sprout": later("Seldom plans ahead: often loses several plants and leaves spaces empty."),
    "leaf": later("Plans now and then: often loses a plant or leaves spaces empty."),
    "bud": later("Plans more often: loses few plants, but often leaves spaces empty."),
    "flower": later("Mostly plans ahead: rarely loses a plant, but often leaves a space empty."),
    "fruit": later("Plans almost every action, but sometimes leaves a space empty."),
    "hard": later("Compares many plans to the end of the game, and follows the best one."),
}
"""How the computer plays at each level."""

ABOUT = About(
    title=TITLE,
    line=LINE,
    credit=CREDIT,
    opponents=OPPONENTS,
    terms={key: item.name for key, item in zip(ITEM_KEYS, ITEMS, strict=True)},
)
