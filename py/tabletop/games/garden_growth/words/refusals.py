"""Refusals of moves and taps, in sentences."""

from __future__ import annotations

from typing import assert_never

from tabletop.core.language import later, t, t_count
from tabletop.games.garden_growth.rules.garden import SPACE_NAMES, Garden
from tabletop.games.garden_growth.rules.kinds import KIND_OF
from tabletop.games.garden_growth.rules.problems import Fault, OnSpace, Problem, SpaceFault, TooDear
from tabletop.games.garden_growth.words.numbers import actions
from tabletop.games.garden_growth.words.plants import (
    BONUSES,
    NAMES,
    one,
    the_plant_first,
    this_plant_first,
)

NO_ACTION_FOR_CARE = later("Watering and weeding cost 1 action each; you have none left.")
GARDEN_IS_FULL = later("No space is empty: all twelve hold a plant.")
NOTHING_PICKED = later("Choose a seed, or tap a plant that needs care.")
NO_PLANT_PICKED = later("Tap a plant to care for it.")
NOTHING_SCORES = later("Nothing else scores a point: end the turn.")

_ON_SPACE = {
    SpaceFault.IN_USE: later("{space} already holds {plant}."),
    SpaceFault.NOTHING_TO_WATER: later("{space} is empty, so there’s nothing to water."),
    SpaceFault.DEAD_TO_WATER: later("{this} is dead, so you can’t water it."),
    SpaceFault.FULL_OF_WATER: later("{this} already has 3 water, the most it can hold."),
    SpaceFault.NOTHING_TO_WEED: later("{space} is empty, so there’s nothing to weed."),
    SpaceFault.DEAD_TO_WEED: later("{this} is dead, so you can’t weed it."),
    SpaceFault.NO_WEED: later("{this} has no weeds to pull."),
    SpaceFault.NOTHING_TO_REVIVE: later("{space} is empty; only a dead plant can be revived."),
    SpaceFault.STILL_ALIVE: later("{this} is alive; only a dead plant can be revived."),
    SpaceFault.NO_TREE: later("{space} is empty; only a lemon tree can revive a plant."),
    SpaceFault.NOT_A_LEMON_TREE: later(
        "{space} holds {plant}; only a lemon tree can revive a plant."
    ),
    SpaceFault.DEAD_TREE: later("The lemon tree on {space} is dead, so it can’t revive a plant."),
    SpaceFault.USED_TREE: later("The lemon tree on {space} has already revived a plant."),
}
"""Problems with a space; `plant` is "a plum", and `this` is "The plum on C3"."""


def explain(problem: Problem) -> str:
    """Return a sentence that says what is wrong with a move."""
    match problem:
        case Fault.UNREADABLE:
            return t(
                "Type A1=S to plant ({kinds}), A1+ to water, A1- to weed, A1^B2 to revive A1 with "
                "the lemon tree on B2, or “end” to end the turn. The spaces are A1 to D3.",
                kinds=" ".join(KIND_OF),
            )
        case Fault.NO_ACTION_TO_WATER:
            return t("Watering costs 1 action; you have none left.")
        case Fault.NO_ACTION_TO_WEED:
            return t("Weeding costs 1 action; you have none left.")
        case OnSpace():
            return _on_space(problem)
        case TooDear(kind, left):
            return _too_dear(kind, left)
        case _:
            assert_never(problem)


def _on_space(problem: OnSpace) -> str:
    """Return what is wrong with a space or the plant on it."""
    plant, space = problem.plant, problem.space
    gaps = {"plant": one(plant), "this": this_plant_first(plant.kind, space)} if plant else {}
    return t(_ON_SPACE[problem.fault], space=SPACE_NAMES[space], **gaps)


def _too_dear(kind: str, left: int) -> str:
    """Return the refusal for a plant that costs more actions than are left."""
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


def all_is_well(garden: Garden, space: int) -> str:
    """Return that a plant needs no care at all."""
    plant = the_plant_first(garden, space)
    return t("{plant} has 3 water and no weeds: it needs nothing.", plant=plant)


def no_reviver(garden: Garden, space: int) -> str:
    """Return that no lemon tree can bring back the dead plant on a space."""
    return t(
        "{plant} is dead. Only a living lemon tree that hasn’t revived a plant yet can help.",
        plant=the_plant_first(garden, space),
    )


def garden_of(name: str) -> str:
    """Return that another player tends this garden."""
    return t("Only {name} can tend this garden.", name=name)
