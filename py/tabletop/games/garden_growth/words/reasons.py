"""Why an opponent, or a hint, takes an action: the sentences; the opponents choose among them."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.language import later, listed, t, t_count
from tabletop.games.garden_growth.rules.garden import SECTIONS, SPACE_NAMES, Garden
from tabletop.games.garden_growth.rules.notation import Planting, Revival
from tabletop.games.garden_growth.words.plants import NAMES, one_first, the_plant, the_plant_first

GARDEN_FULL = later("the garden is full: five more points")


# -- planting -------------------------------------------------------------------------------------


def plants(brings: str, becomes: str) -> str:
    """Return what a plant brings, and what becomes of its garden ("" if nothing new)."""
    if not becomes:
        return t("{brings}.", brings=brings)
    return t("{brings}, and {becomes}.", brings=brings, becomes=becomes)


def keeps_water(move: Planting, garden: Garden, neighbours: Sequence[int]) -> str:
    """Return which neighbours keep their water."""
    return t(
        "{plant} stops {neighbours} from losing water on even turns",
        plant=_planted(move),
        neighbours=_neighbours(garden, neighbours),
    )


def keeps_clean(move: Planting, garden: Garden, neighbours: Sequence[int]) -> str:
    """Return which neighbours gain no weed."""
    return t(
        "{plant} keeps new weeds off {neighbours} on even turns",
        plant=_planted(move),
        neighbours=_neighbours(garden, neighbours),
    )


def can_revive(move: Planting, garden: Garden, dead: int) -> str:
    """Return which dead plant may come back."""
    return t("{plant} can revive {dead}", plant=_planted(move), dead=the_plant(garden, dead))


def is_worth(move: Planting, points: int) -> str:
    """Return how many points the plant brings."""
    return t_count(
        "{plant} scores {count} point at the end",
        "{plant} scores {count} points at the end",
        points,
        plant=_planted(move),
    )


def more_actions(move: Planting, more: int) -> str:
    """Return that the garden gives one or two actions more."""
    if more == 1:
        return t("{plant} gives you one more action every turn", plant=_planted(move))
    return t("{plant} gives you two more actions every turn", plant=_planted(move))


def section_uniform(section: int, kind: str) -> str:
    """Return that a section holds one kind alone."""
    return t(
        "section {section} is all {plants}: one more point",
        section=SECTIONS[section],
        plants=t(NAMES[kind].all),
    )


def section_alive(section: int) -> str:
    """Return that a section holds its first plant."""
    return t("section {section} gets its first plant", section=SECTIONS[section])


def _planted(move: Planting) -> str:
    return one_first(move.kind, move.space)


def _neighbours(garden: Garden, spaces: Sequence[int]) -> str:
    return listed([the_plant(garden, space) for space in spaces])


# -- care -----------------------------------------------------------------------------------------


def drop_counts(plant: str) -> str:
    """Return why a plant is watered on the last turn."""
    return t("Water for {plant}: every 4 water scores 1 point at the end.", plant=plant)


def drop_and_weed(plant: str) -> str:
    """Return why a plant is watered that would die of both."""
    return t(
        "Next upkeep {plant} would die of thirst and weeds: it needs this water and one weed "
        "pulled.",
        plant=plant,
    )


def drop_saves(plant: str) -> str:
    """Return why a plant is watered that would die of thirst."""
    return t("Without this water, {plant} would die of thirst next upkeep.", plant=plant)


def drop_lasts(plant: str) -> str:
    """Return why a plant is watered that can wait."""
    return t("This water lets {plant} wait longer for the next watering.", plant=plant)


def weed_counts(plant: str) -> str:
    """Return why a plant is weeded on the last turn."""
    return t("One less weed beside {plant}: every two weeds cost 1 point at the end.", plant=plant)


def weed_and_drop(plant: str) -> str:
    """Return why a plant is weeded that would die of both."""
    return t(
        "Next upkeep {plant} would die of thirst and weeds: it needs this weed pulled and 1 water.",
        plant=plant,
    )


def weed_saves(plant: str) -> str:
    """Return why a plant is weeded that would die of weeds."""
    return t("If this weed stays, {plant} dies of weeds next upkeep.", plant=plant)


def weed_lasts(plant: str) -> str:
    """Return why a plant is weeded that can wait."""
    return t("Pulling this weed lets {plant} wait longer for the next weeding.", plant=plant)


def too_dear(garden: Garden, spaces: Sequence[int]) -> str:
    """Return why plants are not saved that could be."""
    if len(spaces) == 1:
        plant = the_plant_first(garden, spaces[0])
        return t("{plant} would need more care than it’s worth.", plant=plant)
    places = listed([SPACE_NAMES[space] for space in spaces])
    return t("{spaces} would need more care than they’re worth.", spaces=places)


# -- revival, and the end of a turn ---------------------------------------------------------------


def revives(garden: Garden, move: Revival) -> str:
    """Return what a lemon tree does."""
    return t(
        "{tree} revives {plant}, and that costs no action.",
        tree=the_plant_first(garden, move.tree),
        plant=the_plant(garden, move.space),
    )


def done(*, is_last: bool) -> str:
    """Return why a turn is ended with all actions used."""
    if is_last:
        return t("All actions are used, and the garden is ready to score.")
    return t("All actions are used: end the turn.")


def nothing_to_do(*, is_last: bool) -> str:
    """Return why a turn is ended with actions left."""
    if is_last:
        return t("Nothing more is worth doing, and the garden is ready to score.")
    return t("Nothing more is worth doing this turn: end it.")
