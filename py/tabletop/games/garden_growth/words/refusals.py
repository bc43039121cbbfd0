"""Why something may not be done: the sentences; the rules choose among them."""

from __future__ import annotations

from tabletop.core.language import later, t, t_count
from tabletop.games.garden_growth.rules.garden import SPACE_NAMES, Garden, Plant
from tabletop.games.garden_growth.rules.kinds import KIND_OF
from tabletop.games.garden_growth.words.numbers import actions
from tabletop.games.garden_growth.words.plants import BONUSES, NAMES, one, the_plant_first

NO_ACTION_TO_WATER = later("Watering costs 1 action, and none is left.")
NO_ACTION_TO_WEED = later("Weeding costs 1 action, and none is left.")
NO_ACTION_FOR_CARE = later("Watering and weeding cost 1 action, and none is left.")
GARDEN_IS_FULL = later("All twelve places of your garden are in use.")
NOTHING_PICKED = later("Choose a seed, or tap a plant that wants care.")


def no_move() -> str:
    """Return how a move is written."""
    return t(
        "A move is written A1=S (plant; kinds {kinds}), A1+ (water), A1- (weed), A1^B2 (the lemon "
        "tree on B2 revives A1) or end, with spaces A1 to D3.",
        kinds=" ".join(KIND_OF),
    )


def in_use(space: int, plant: Plant) -> str:
    """Return that something stands on a space already."""
    place = SPACE_NAMES[space]
    return t("{place} is in use: {plant} stands there.", place=place, plant=one(plant))


def too_dear(kind: str, left: int) -> str:
    """Return what a plant costs, and that fewer actions are left."""
    plant, cost = t(NAMES[kind].one_first), actions(KIND_OF[kind].cost)
    if not left:
        return t("{plant} costs {cost}, none is left.", plant=plant, cost=cost)
    return t_count(
        "{plant} costs {cost}, {count} is left.",
        "{plant} costs {cost}, {count} are left.",
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
    return t("{place} is empty, so there is nothing to be watered.", place=place)


def nothing_to_weed(space: int) -> str:
    """Return that a space is empty."""
    place = SPACE_NAMES[space]
    return t("{place} is empty, so there is nothing to be weeded.", place=place)


def dead_to_water(garden: Garden, space: int) -> str:
    """Return that the plant on a space is dead."""
    plant = the_plant_first(garden, space)
    return t("{plant} is dead and cannot be watered.", plant=plant)


def dead_to_weed(garden: Garden, space: int) -> str:
    """Return that the plant on a space is dead."""
    return t("{plant} is dead and cannot be weeded.", plant=the_plant_first(garden, space))


def full_of_water(garden: Garden, space: int) -> str:
    """Return that a plant can take no more water."""
    plant = the_plant_first(garden, space)
    return t("{plant} has three water already; that is full.", plant=plant)


def without_weed(garden: Garden, space: int) -> str:
    """Return that a plant has no weed."""
    return t("{plant} has no weed to pull.", plant=the_plant_first(garden, space))


def all_is_well(garden: Garden, space: int) -> str:
    """Return that a plant wants no care at all."""
    plant = the_plant_first(garden, space)
    return t("{plant} has three water and no weed: all is well.", plant=plant)


def nothing_to_revive(space: int) -> str:
    """Return that a space is empty."""
    place = SPACE_NAMES[space]
    return t("{place} is empty; only a dead plant can be brought back.", place=place)


def still_living(garden: Garden, space: int) -> str:
    """Return that the plant on a space is not dead."""
    plant = the_plant_first(garden, space)
    return t("{plant} is living; only a dead plant can be brought back.", plant=plant)


def no_tree(space: int, plant: Plant | None) -> str:
    """Return what is on a space where a lemon tree was meant."""
    place = SPACE_NAMES[space]
    if plant is None:
        return t("{place} is empty; only a lemon tree brings a plant back.", place=place)
    return t(
        "{place} holds {plant}; only a lemon tree brings a plant back.",
        place=place,
        plant=one(plant),
    )


def dead_tree(space: int) -> str:
    """Return that a lemon tree is dead."""
    return t("The lemon tree on {place} is dead and cannot help.", place=SPACE_NAMES[space])


def used_tree(space: int) -> str:
    """Return that a lemon tree has done so once."""
    place = SPACE_NAMES[space]
    return t("The lemon tree on {place} has brought a plant back already.", place=place)


def no_reviver(garden: Garden, space: int) -> str:
    """Return that no lemon tree can bring back the dead plant on a space."""
    return t(
        "{plant} is dead; only a living lemon tree that has not done so yet can bring it back.",
        plant=the_plant_first(garden, space),
    )


def garden_of(name: str) -> str:
    """Return that another player tends this garden."""
    return t("This is the garden of {name}, who alone tends it.", name=name)
