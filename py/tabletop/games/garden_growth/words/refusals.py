"""Why something may not be done: the sentences; the rules choose among them."""

from __future__ import annotations

from tabletop.core.language import later, t, t_count
from tabletop.games.garden_growth.rules.garden import SPACE_NAMES, Garden, Plant
from tabletop.games.garden_growth.rules.kinds import KIND_OF
from tabletop.games.garden_growth.words.numbers import actions
from tabletop.games.garden_growth.words.plants import BONUSES, NAMES, one, the_plant_first

NO_ACTION_TO_WATER = later("Watering costs 1 action; you have none left.")
NO_ACTION_TO_WEED = later("Weeding costs 1 action; you have none left.")
NO_ACTION_FOR_CARE = later("Watering and weeding cost 1 action each; you have none left.")
GARDEN_IS_FULL = later("No space is empty: all twelve hold a plant.")
NOTHING_PICKED = later("Choose a seed, or tap a plant that needs care.")
NO_PLANT_PICKED = later("Tap a plant to care for it.")
NOTHING_SCORES = later("Nothing more scores a point: end the turn.")


def no_move() -> str:
    """Return how a move is written."""
    return t(
        "Type A1=S to plant ({kinds}), A1+ to water, A1- to weed, A1^B2 to revive A1 with the "
        "lemon tree on B2, or end to end the turn. The spaces are A1 to D3.",
        kinds=" ".join(KIND_OF),
    )


def in_use(space: int, plant: Plant) -> str:
    """Return that something stands on a space already."""
    place = SPACE_NAMES[space]
    return t("{space} already holds {plant}.", space=place, plant=one(plant))


def too_dear(kind: str, left: int) -> str:
    """Return what a plant costs, and that fewer actions are left."""
    plant, cost = t(NAMES[kind].one_first), actions(KIND_OF[kind].cost)
    if not left:
        return t("{plant} costs {cost}; you have none left.", plant=plant, cost=cost)
    return t_count(
        "{plant} costs {cost}; you have {count}.",
        "{plant} costs {cost}; you have {count}.",
        left,
        plant=plant,
        cost=cost,
    )


def with_card(why: str, kind: str) -> str:
    """Return why a seed may not be planted, and what it would be good for."""
    return t("{why} {bonus}", why=why, bonus=t(BONUSES[kind]))


def nothing_to_water(space: int) -> str:
    """Return that a space is empty."""
    place = SPACE_NAMES[space]
    return t("{space} is empty, so there’s nothing to water.", space=place)


def nothing_to_weed(space: int) -> str:
    """Return that a space is empty."""
    place = SPACE_NAMES[space]
    return t("{space} is empty, so there’s nothing to weed.", space=place)


def dead_to_water(garden: Garden, space: int) -> str:
    """Return that the plant on a space is dead."""
    plant = the_plant_first(garden, space)
    return t("{plant} is dead, so you can’t water it.", plant=plant)


def dead_to_weed(garden: Garden, space: int) -> str:
    """Return that the plant on a space is dead."""
    return t("{plant} is dead, so you can’t weed it.", plant=the_plant_first(garden, space))


def full_of_water(garden: Garden, space: int) -> str:
    """Return that a plant can take no more water."""
    plant = the_plant_first(garden, space)
    return t("{plant} already has 3 water, the most it can hold.", plant=plant)


def without_weed(garden: Garden, space: int) -> str:
    """Return that a plant has no weed."""
    return t("{plant} has no weeds to pull.", plant=the_plant_first(garden, space))


def all_is_well(garden: Garden, space: int) -> str:
    """Return that a plant needs no care at all."""
    plant = the_plant_first(garden, space)
    return t("{plant} has 3 water and no weeds: it needs nothing.", plant=plant)


def nothing_to_revive(space: int) -> str:
    """Return that a space is empty."""
    place = SPACE_NAMES[space]
    return t("{space} is empty; only a dead plant can be revived.", space=place)


def still_living(garden: Garden, space: int) -> str:
    """Return that the plant on a space is not dead."""
    plant = the_plant_first(garden, space)
    return t("{plant} is alive; only a dead plant can be revived.", plant=plant)


def no_tree(space: int, plant: Plant | None) -> str:
    """Return what is on a space where a lemon tree was meant."""
    place = SPACE_NAMES[space]
    if plant is None:
        return t("{space} is empty; only a lemon tree can revive a plant.", space=place)
    return t(
        "{space} holds {plant}; only a lemon tree can revive a plant.",
        space=place,
        plant=one(plant),
    )


def dead_tree(space: int) -> str:
    """Return that a lemon tree is dead."""
    return t(
        "The lemon tree on {space} is dead, so it can’t revive a plant.", space=SPACE_NAMES[space]
    )


def used_tree(space: int) -> str:
    """Return that a lemon tree has done so once."""
    place = SPACE_NAMES[space]
    return t("The lemon tree on {space} has already revived a plant.", space=place)


def no_reviver(garden: Garden, space: int) -> str:
    """Return that no lemon tree can bring back the dead plant on a space."""
    return t(
        "{plant} is dead. Only a living lemon tree that hasn’t revived a plant yet can help.",
        plant=the_plant_first(garden, space),
    )


def garden_of(name: str) -> str:
    """Return that another player tends this garden."""
    return t("Only {name} can tend this garden.", name=name)
