"""Why an opponent, or a hint, takes an action: in one sentence, by what it does to the garden."""

from __future__ import annotations

from tabletop.games.garden_growth.garden import (
    SECTIONS,
    SPACE_NAMES,
    Garden,
    allowance,
    new_plant,
    section_of,
    with_plant,
)
from tabletop.games.garden_growth.kinds import KIND_OF, LEMON
from tabletop.games.garden_growth.notation import (
    End,
    Move,
    Planting,
    Revival,
    Watering,
    Weeding,
)
from tabletop.games.garden_growth.scoring import uniform_sections
from tabletop.games.garden_growth.state import LAST_TURN, State
from tabletop.games.garden_growth.upkeep import Fate, fates
from tabletop.games.garden_growth.words import join, the_plant

_LATE = 9
"""From this turn on most plants are praised for their points, before that for their actions."""


def reason(state: State, move: Move) -> str:
    """Return why `move` is good in `state`, as one would tell a friend."""
    match move:
        case Planting():
            return _why_plant(state, move)
        case Watering(space):
            return _why_water(state, space)
        case Weeding(space):
            return _why_weed(state, space)
        case Revival(space, tree):
            dead, giver = the_plant(state.garden, space), the_plant(state.garden, tree)
            return f"With the help of {giver}, {dead} lives again and costs no action."
        case End():
            done = "Nothing more is worth doing" if state.left else "All actions are used"
            if state.turn == LAST_TURN:
                return f"{done}, and the garden stands as it will be counted."
            return f"{done}: the garden may rest until the next turn."


def _why_plant(state: State, move: Planting) -> str:
    """Return whom the new plant helps, or what it brings, and what becomes of its section."""
    garden = with_plant(state.garden, move.space, new_plant(move.kind))
    return f"{_what_it_brings(state, garden, move)}{_what_becomes(state.garden, garden, move)}."


def _what_it_brings(state: State, garden: Garden, move: Planting) -> str:
    kind, name = KIND_OF[move.kind], SPACE_NAMES[move.space]
    subject = f"A {kind.name} on {name}"
    watered, clean = _helped(garden, move.space, state.turn)
    if watered:
        return f"{subject} keeps the water of {watered}"
    if clean:
        return f"{subject} keeps weeds from {clean}"
    dead = [space for space, plant in enumerate(garden) if plant and not plant.is_living]
    if kind.letter == LEMON and dead:
        return f"{subject} can bring {the_plant(garden, dead[0])} back to life"
    more = allowance(garden) - allowance(state.garden)
    if state.turn >= _LATE and (more == 1 or state.turn == LAST_TURN):
        points = 1 + kind.points
        return f"{subject} is worth {points} {'point' if points == 1 else 'points'} in the end"
    return f"{subject} lets you do {'one thing' if more == 1 else 'two things'} more every turn"


def _helped(garden: Garden, space: int, turn: int) -> tuple[str, str]:
    """Return which neighbours the plant on `space` keeps from losing water, and from weeds.

    Neighbours help on even turns only, so the next even upkeep is looked at.
    """
    upkeep = turn + 2 - turn % 2
    if upkeep > LAST_TURN:
        return "", ""
    watered, clean = [], []
    for other, fate in enumerate(fates(garden, upkeep)):
        if fate and fate.keeps_water == (space,) != (other,):
            watered.append(the_plant(garden, other))
        if fate and fate.keeps_clean == (space,) != (other,):
            clean.append(the_plant(garden, other))
    return join(watered) if watered else "", join(clean) if clean else ""


def _what_becomes(before: Garden, garden: Garden, move: Planting) -> str:
    if None not in garden:
        return ", and the garden is full: five points more"
    places = section_of(move.space)
    section = SECTIONS[move.space // len(places)]
    if places[0] in uniform_sections(garden):
        plural = KIND_OF[move.kind].plural
        return f", and section {section} is all {plural}: a point more"
    if not any(before[place] for place in places):
        return f", and section {section} comes alive"
    return ""


def _why_water(state: State, space: int) -> str:
    plant = the_plant(state.garden, space)
    if state.turn == LAST_TURN:
        return f"A drop for {plant}: four drops are a point in the end."
    fate = fates(state.garden, state.turn + 1)[space]
    if fate and len(fate.causes) > 1:
        return f"{_dies_of_all(plant, fate)}: it wants this drop, and a weed pulled too."
    if fate and fate.dies_of_thirst:
        return f"Without this drop {plant} would die of thirst in the next upkeep."
    return f"With one more drop {plant} can wait longer for the next watering."


def _why_weed(state: State, space: int) -> str:
    plant = the_plant(state.garden, space)
    if state.turn == LAST_TURN:
        return f"One weed less beside {plant}: two weeds cost a point in the end."
    fate = fates(state.garden, state.turn + 1)[space]
    if fate and len(fate.causes) > 1:
        return f"{_dies_of_all(plant, fate)}: it wants this weed pulled, and a drop too."
    if fate and fate.dies_of_weeds:
        return f"If this weed stayed, the next upkeep would choke {plant}."
    return f"With one weed less {plant} can wait longer for the next weeding."


def _dies_of_all(plant: str, fate: Fate) -> str:
    return f"In the next upkeep {plant} would die of {join(fate.causes)}"
