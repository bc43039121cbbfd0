"""Why an opponent, or a hint, takes an action: the sentences; the opponents choose among them."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.language import later, listed, t, t_count
from tabletop.games.garden_growth.rules.garden import SECTIONS, SPACE_NAMES, Garden
from tabletop.games.garden_growth.rules.notation import Planting, Revival
from tabletop.games.garden_growth.words.plants import NAMES, one_first, the_plant, the_plant_first

GARDEN_FULL = later("the garden is full: five points more")


# -- planting -------------------------------------------------------------------------------------


def plants(brings: str, becomes: str) -> str:
    """Return what a plant brings, and what becomes of its garden ("" if nothing new)."""
    if not becomes:
        return t("{brings}.", brings=brings)
    return t("{brings}, and {becomes}.", brings=brings, becomes=becomes)


def keeps_water(move: Planting, garden: Garden, neighbours: Sequence[int]) -> str:
    """Return which neighbours keep their water."""
    return t(
        "{plant} keeps the water of {neighbours}",
        plant=_planted(move),
        neighbours=_neighbours(garden, neighbours),
    )


def keeps_clean(move: Planting, garden: Garden, neighbours: Sequence[int]) -> str:
    """Return which neighbours gain no weed."""
    return t(
        "{plant} keeps weeds from {neighbours}",
        plant=_planted(move),
        neighbours=_neighbours(garden, neighbours),
    )


def can_revive(move: Planting, garden: Garden, dead: int) -> str:
    """Return which dead plant may come back."""
    return t(
        "{plant} can bring {dead} back to life", plant=_planted(move), dead=the_plant(garden, dead)
    )


def is_worth(move: Planting, points: int) -> str:
    """Return how many points the plant brings."""
    return t_count(
        "{plant} is worth {count} point in the end",
        "{plant} is worth {count} points in the end",
        points,
        plant=_planted(move),
    )


def more_actions(move: Planting, more: int) -> str:
    """Return that the garden gives one or two actions more."""
    if more == 1:
        return t("{plant} lets you do one thing more every turn", plant=_planted(move))
    return t("{plant} lets you do two things more every turn", plant=_planted(move))


def section_uniform(section: int, kind: str) -> str:
    """Return that a section holds one kind alone."""
    return t(
        "section {section} is all {plants}: a point more",
        section=SECTIONS[section],
        plants=t(NAMES[kind].all),
    )


def section_alive(section: int) -> str:
    """Return that a section holds its first plant."""
    return t("section {section} comes alive", section=SECTIONS[section])


def _planted(move: Planting) -> str:
    return one_first(move.kind, move.space)


def _neighbours(garden: Garden, spaces: Sequence[int]) -> str:
    return listed([the_plant(garden, space) for space in spaces])


# -- care -----------------------------------------------------------------------------------------


def drop_counts(plant: str) -> str:
    """Return why a plant is watered on the last turn."""
    return t("A drop for {plant}: four drops are a point in the end.", plant=plant)


def drop_and_weed(plant: str) -> str:
    """Return why a plant is watered that would die of both."""
    return t(
        "In the next upkeep {plant} would die of thirst and weeds: it wants this drop, and a weed "
        "pulled too.",
        plant=plant,
    )


def drop_saves(plant: str) -> str:
    """Return why a plant is watered that would die of thirst."""
    return t("Without this drop {plant} would die of thirst in the next upkeep.", plant=plant)


def drop_lasts(plant: str) -> str:
    """Return why a plant is watered that can wait."""
    return t("With one more drop {plant} can wait longer for the next watering.", plant=plant)


def weed_counts(plant: str) -> str:
    """Return why a plant is weeded on the last turn."""
    return t("One weed less beside {plant}: two weeds cost a point in the end.", plant=plant)


def weed_and_drop(plant: str) -> str:
    """Return why a plant is weeded that would die of both."""
    return t(
        "In the next upkeep {plant} would die of thirst and weeds: it wants this weed pulled, and "
        "a drop too.",
        plant=plant,
    )


def weed_saves(plant: str) -> str:
    """Return why a plant is weeded that would die of weeds."""
    return t("If this weed stayed, the next upkeep would choke {plant}.", plant=plant)


def weed_lasts(plant: str) -> str:
    """Return why a plant is weeded that can wait."""
    return t("With one weed less {plant} can wait longer for the next weeding.", plant=plant)


def too_dear(garden: Garden, spaces: Sequence[int]) -> str:
    """Return why plants are not saved that could be."""
    if len(spaces) == 1:
        plant = the_plant_first(garden, spaces[0])
        return t("{plant} would cost more care than it brings.", plant=plant)
    places = listed([SPACE_NAMES[space] for space in spaces])
    return t("{places} would cost more care than they bring.", places=places)


# -- revival, and the end of a turn ---------------------------------------------------------------


def revives(garden: Garden, move: Revival) -> str:
    """Return what a lemon tree does."""
    return t(
        "With the help of {tree}, {plant} lives again and costs no action.",
        tree=the_plant(garden, move.tree),
        plant=the_plant(garden, move.space),
    )


def done(*, is_last: bool) -> str:
    """Return why a turn is ended with all actions used."""
    if is_last:
        return t("All actions are used, and the garden stands as it will be counted.")
    return t("All actions are used: the garden may rest until the next turn.")


def nothing_to_do(*, is_last: bool) -> str:
    """Return why a turn is ended with actions left."""
    if is_last:
        return t("Nothing more is worth doing, and the garden stands as it will be counted.")
    return t("Nothing more is worth doing: the garden may rest until the next turn.")
