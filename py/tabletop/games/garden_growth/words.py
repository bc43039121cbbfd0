"""Garden Growth in sentences that can be read aloud."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.games.garden_growth.garden import SPACE_NAMES, Garden, Plant, plant_on
from tabletop.games.garden_growth.kinds import CARROT, KIND_OF, STRAWBERRY
from tabletop.games.garden_growth.notation import (
    End,
    Move,
    Planting,
    Revival,
    Watering,
    Weeding,
)
from tabletop.games.garden_growth.state import LAST_TURN, State, after_end
from tabletop.games.garden_growth.upkeep import Fate, fates


def actions(count: int) -> str:
    """Return a number of actions: "1 action", "5 actions"."""
    return f"{count} action" if count == 1 else f"{count} actions"


def join(words: Sequence[str]) -> str:
    """Return the words as an enumeration: "one, two and three"."""
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def a_plant(plant: Plant) -> str:
    """Return a plant as one speaks of it: "a plum", "a dead carrot"."""
    return f"a {plant.name}" if plant.is_living else f"a dead {plant.name}"


def tell(state: State, move: Move, names: Sequence[str]) -> str:
    """Return the sentences that say what `move`, played in `state`, does."""
    name = names[state.seat - 1]
    match move:
        case Planting(space, kind):
            return f"{name} plants a {KIND_OF[kind].name} on {SPACE_NAMES[space]}."
        case Watering(space):
            return f"{name} waters {the_plant(state.garden, space)}."
        case Weeding(space):
            return f"{name} pulls a weed from {the_plant(state.garden, space)}."
        case Revival(space, tree):
            where, dead = SPACE_NAMES[tree], the_plant(state.garden, space)
            return f"The lemon tree on {where} brings {dead} back to life."
        case End():
            return f"{name} ends turn {state.turn}{_tell_unused(state)}.{_tell_next(state, names)}"


def tell_fate(garden: Garden, space: int, turn: int) -> str:
    """Return what the upkeep of `turn` will do to the plant on `space`, and why; "" if nothing.

    Such as: "It keeps its water by the plum on A2 and gains a weed."
    """
    fate = fates(garden, turn)[space]
    if fate is None:
        return ""
    return f"It {_tell_water(garden, space, fate)} and {_tell_weed(garden, space, fate)}."


def _tell_water(garden: Garden, space: int, fate: Fate) -> str:
    if fate.keeps_water:
        return f"keeps its water {_thanks_to(garden, space, fate.keeps_water)}"
    if fate.dies_of_thirst:
        return "dies of thirst"
    return "loses its last water" if fate.plant.water == 1 else "loses a water"


def _tell_weed(garden: Garden, space: int, fate: Fate) -> str:
    if fate.keeps_clean:
        return f"gains no weed {_thanks_to(garden, space, fate.keeps_clean)}"
    if fate.dies_of_weeds:
        return "dies of weeds"
    return "gains a weed"


_OWN_BONUS = {STRAWBERRY: "as strawberries do on odd turns", CARROT: "as carrots do on even turns"}


def _thanks_to(garden: Garden, space: int, givers: tuple[int, ...]) -> str:
    """Return to which plants an exemption is due."""
    if space in givers:
        return _OWN_BONUS[plant_on(garden, space).kind]
    return f"thanks to {join([the_plant(garden, giver) for giver in givers])}"


def the_plant(garden: Garden, space: int) -> str:
    """Return the plant on a space with its place: "the plum on A2"."""
    return f"the {plant_on(garden, space).name} on {SPACE_NAMES[space]}"


def _tell_unused(state: State) -> str:
    return f" with {actions(state.left)} unused" if state.left else ""


def _tell_next(state: State, names: Sequence[str]) -> str:
    """Return what follows the end of a turn: the deaths of the next seat's upkeep, or the end."""
    after = after_end(state)
    if after.is_over:
        return f" That was turn {LAST_TURN}, the last one."
    before = state.gardens[after.seat - 1]
    died = [
        the_plant(before, space)
        for space, (was, now) in enumerate(zip(before, after.garden, strict=True))
        if was and now and was.is_living and not now.is_living
    ]
    if not died:
        return ""
    whose = "" if len(names) == 1 else f" of {names[after.seat - 1]}"
    dies = "dies" if len(died) == 1 else "die"
    return f" In the upkeep{whose} {join(died)} {dies}."
