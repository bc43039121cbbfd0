"""The title of Tuintopia, what it is about, its opponents and options."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from tabletop.core.language import later
from tabletop.games.tuintopia.words.points import PARTS
from tabletop.words.about import About, ChoiceWords, OptionWords

TITLE = later("Tuintopia")
LINE = later("Place cards around a house, each where its neighbours need it.")
CREDIT = later("Based on the Dutch permaculture card game Tuintopia. Cards and values are our own.")

OPPONENTS: Mapping[str, str] = {
    "easy": later("Overlooks most cells for its cards, and leaves face-down cards alone."),
    "medium": later("Takes one of the best cells now, but overlooks what that opens up for you."),
    "seed": later("Overlooks most good cells: it places a card almost anywhere."),
    "sprout": later("Often overlooks a cell that would score several more points."),
    "leaf": later("Often overlooks the best cell, and always what it opens up for you."),
    "bud": later("Sometimes overlooks a better cell, and always what it opens up for you."),
    "flower": later("Finds one of the best cells, but overlooks what that opens up for you."),
    "fruit": later("Finds the best cell for now, but overlooks what it opens up for you."),
    "hard": later("Plays out the next turns many times in its head, guessing at hidden cards."),
}
"""How the computer plays at each strength."""

OFF, ON = later("Off"), later("On")

LEVEL = later("Level")
ICONS = later("Icons")
WITH_ICONS = later("Cards score when neighbours meet each other’s needs.")
ICONS_SUN_AND_WIND = later("Icons, sun and wind")
WITH_SUN_AND_WIND = later("Sun and wind score too, and you may place cards face down.")

GARDEN = later("Garden")

TOGETHER = later("Together")
APART = later(
    "The highest total wins; if you tie, you share the win. Alone, you just count your points."
)
WITH_ONE_GOAL = later(
    "Your totals are added up: with 60 or more at the end, everyone wins. Choose the large garden: "
    "in the small one, even good gardeners score only about 30."
)

HEIGHTS = later("Heights")
WITHOUT_HEIGHTS = later(
    "Height doesn’t matter. With this on, a lower card can’t shade or shelter a higher one."
)
WITH_HEIGHTS = later(
    "A lower card can’t shade or shelter a higher one; a pond gives sun only to higher cards."
)

ZONES = later("Zones")
WITHOUT_ZONES = later(
    "Any card may go anywhere. With this on, some belong beside the house, others away from it."
)
WITH_ZONES = later("Cards marked I belong beside the house, and cards marked III away from it.")


def _gardens() -> dict[str, ChoiceWords]:
    text = (Path(__file__).parents[1] / "gardens.json").read_text(encoding="utf-8")
    gardens = json.loads(text)
    return {name: ChoiceWords(each["label"], each["sentence"]) for name, each in gardens.items()}


def _switch(title: str, off: str, on: str) -> OptionWords:
    return OptionWords(title, {"off": ChoiceWords(OFF, off), "on": ChoiceWords(ON, on)})


OPTIONS: Mapping[str, OptionWords] = {
    "level": OptionWords(
        LEVEL,
        {
            "1": ChoiceWords(ICONS, WITH_ICONS),
            "2": ChoiceWords(ICONS_SUN_AND_WIND, WITH_SUN_AND_WIND),
        },
    ),
    "garden": OptionWords(GARDEN, _gardens()),
    "coop": _switch(TOGETHER, APART, WITH_ONE_GOAL),
    "heights": _switch(HEIGHTS, WITHOUT_HEIGHTS, WITH_HEIGHTS),
    "zones": _switch(ZONES, WITHOUT_ZONES, WITH_ZONES),
}

ABOUT = About(
    title=TITLE, line=LINE, credit=CREDIT, opponents=OPPONENTS, options=OPTIONS, terms=PARTS
)
