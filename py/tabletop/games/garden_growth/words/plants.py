"""Names of the plants, and the special effect of each kind."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.core.language import later, t
from tabletop.games.garden_growth.rules.garden import SPACE_NAMES, Garden, Plant, plant_on
from tabletop.games.garden_growth.rules.kinds import (
    BLUEBERRY,
    BROCCOLI,
    CARROT,
    LEMON,
    PLUM,
    STRAWBERRY,
)


class Names(NamedTuple):
    """The names of a kind: in a label and as a heading, one of it, this one, all, and dead ones.

    Those that end in `first` begin a sentence.
    """

    label: str
    heading: str
    one: str
    one_first: str
    this: str
    this_first: str
    all: str
    dead: str
    dead_one: str


NAMES = {
    STRAWBERRY: Names(
        later("strawberry"),
        later("Strawberry"),
        later("a strawberry"),
        later("A strawberry"),
        later("the strawberry"),
        later("The strawberry"),
        later("strawberries"),
        later("dead strawberry"),
        later("a dead strawberry"),
    ),
    CARROT: Names(
        later("carrot"),
        later("Carrot"),
        later("a carrot"),
        later("A carrot"),
        later("the carrot"),
        later("The carrot"),
        later("carrots"),
        later("dead carrot"),
        later("a dead carrot"),
    ),
    BROCCOLI: Names(
        later("broccoli"),
        later("Broccoli"),
        later("a broccoli"),
        later("A broccoli"),
        later("the broccoli"),
        later("The broccoli"),
        later("broccolis"),
        later("dead broccoli"),
        later("a dead broccoli"),
    ),
    PLUM: Names(
        later("plum"),
        later("Plum"),
        later("a plum"),
        later("A plum"),
        later("the plum"),
        later("The plum"),
        later("plums"),
        later("dead plum"),
        later("a dead plum"),
    ),
    BLUEBERRY: Names(
        later("blueberry"),
        later("Blueberry"),
        later("a blueberry"),
        later("A blueberry"),
        later("the blueberry"),
        later("The blueberry"),
        later("blueberries"),
        later("dead blueberry"),
        later("a dead blueberry"),
    ),
    LEMON: Names(
        later("lemon tree"),
        later("Lemon tree"),
        later("a lemon tree"),
        later("A lemon tree"),
        later("the lemon tree"),
        later("The lemon tree"),
        later("lemon trees"),
        later("dead lemon tree"),
        later("a dead lemon tree"),
    ),
}

BONUSES = {
    STRAWBERRY: later("It loses water on even turns only."),
    CARROT: later("It gains weeds on odd turns only."),
    BROCCOLI: later("Each pair of broccolis gives 1 extra action a turn."),
    PLUM: later("On even turns, others in its section lose no water."),
    BLUEBERRY: later("On even turns, others in its section gain no weeds."),
    LEMON: later("It can revive one dead plant, for free."),
}
"""What is special about each kind."""


def label_of(plant: Plant) -> str:
    """Return the name of a plant: "plum", "dead carrot"."""
    names = NAMES[plant.kind]
    return t(names.label if plant.is_living else names.dead)


def one(plant: Plant) -> str:
    """Return a plant as one speaks of it: "a plum", "a dead carrot"."""
    names = NAMES[plant.kind]
    return t(names.one if plant.is_living else names.dead_one)


def one_first(kind: str, space: int) -> str:
    """Return, to begin a sentence, a plant of a kind with its space: "A plum on A2"."""
    return _placed(NAMES[kind].one_first, space)


def the_plant(garden: Garden, space: int) -> str:
    """Return the plant on a space with its name: "the plum on A2"."""
    return this_plant(plant_on(garden, space).kind, space)


def this_plant(kind: str, space: int) -> str:
    """Return the plant of a kind that stands on a space: "the plum on A2"."""
    return _placed(NAMES[kind].this, space)


def the_plant_first(garden: Garden, space: int) -> str:
    """Return, to begin a sentence, the plant on a space with its name: "The plum on A2"."""
    return this_plant_first(plant_on(garden, space).kind, space)


def this_plant_first(kind: str, space: int) -> str:
    """Return, to begin a sentence, the plant of a kind that stands on a space."""
    return _placed(NAMES[kind].this_first, space)


def _placed(name: str, space: int) -> str:
    return t("{plant} on {space}", plant=t(name), space=SPACE_NAMES[space])
