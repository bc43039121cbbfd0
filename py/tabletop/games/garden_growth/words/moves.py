"""Sentences about the effects of moves and upkeeps.

Where a name is "", the sentence addresses that player as "you".
"""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.language import later, listed, phrases, t, t_count
from tabletop.games.garden_growth.rules.garden import SPACE_NAMES, Garden
from tabletop.games.garden_growth.rules.notation import (
    End,
    Move,
    Planting,
    Revival,
    Watering,
    Weeding,
)
from tabletop.games.garden_growth.rules.state import LAST_TURN, State, after_end
from tabletop.games.garden_growth.rules.upkeep import THIRST, WEEDS, Fate, fate_of
from tabletop.games.garden_growth.words.plants import NAMES, the_plant

Fates = Sequence[Fate | None]

_DEATHS = {
    later("{spaces} died of thirst"): (THIRST,),
    later("{spaces} died of weeds"): (WEEDS,),
    later("{spaces} died of thirst and weeds"): (THIRST, WEEDS),
}


def tell(state: State, move: Move, names: Sequence[str]) -> str:
    """Return the sentences that describe `move` played in `state`."""
    name = names[state.seat - 1]
    match move:
        case Planting(space, kind):
            return _planted(name, t(NAMES[kind].one), SPACE_NAMES[space])
        case Watering(space):
            return _watered(name, the_plant(state.garden, space))
        case Weeding(space):
            return _weeded(name, the_plant(state.garden, space))
        case Revival(space, tree):
            return t(
                "The lemon tree on {space} revives {plant}.",
                space=SPACE_NAMES[tree],
                plant=the_plant(state.garden, space),
            )
        case End():
            return " ".join([ended(state, name), *_what_follows(state, names)])


def _planted(name: str, plant: str, space: str) -> str:
    if not name:
        return t("You plant {plant} on {space}.", plant=plant, space=space)
    return t("{name} plants {plant} on {space}.", name=name, plant=plant, space=space)


def _watered(name: str, plant: str) -> str:
    if not name:
        return t("You water {plant}.", plant=plant)
    return t("{name} waters {plant}.", name=name, plant=plant)


def _weeded(name: str, plant: str) -> str:
    if not name:
        return t("You pull a weed from {plant}.", plant=plant)
    return t("{name} pulls a weed from {plant}.", name=name, plant=plant)


def ended(state: State, name: str) -> str:
    """Return the sentence that a turn ends, with the actions left unused."""
    if not name:
        return _you_ended(state)
    if not state.left:
        return t("{name} ends turn {turn}.", name=name, turn=state.turn)
    return t_count(
        "{name} ends turn {turn} with {count} action unused.",
        "{name} ends turn {turn} with {count} actions unused.",
        state.left,
        name=name,
        turn=state.turn,
    )


def _you_ended(state: State) -> str:
    if not state.left:
        return t("You end turn {turn}.", turn=state.turn)
    return t_count(
        "You end turn {turn} with {count} action unused.",
        "You end turn {turn} with {count} actions unused.",
        state.left,
        turn=state.turn,
    )


def _what_follows(state: State, names: Sequence[str]) -> list[str]:
    """Return what follows the end of a turn: the deaths of the next seat's upkeep, or the end."""
    after = after_end(state)
    if after.is_over:
        return [t("That was turn {turn}, the last one.", turn=LAST_TURN)]
    before = state.gardens[after.seat - 1]
    died = [
        the_plant(before, space)
        for space, (was, now) in enumerate(zip(before, after.garden, strict=True))
        if was and now and was.is_living and not now.is_living
    ]
    if not died:
        return []
    return [_died(died) if len(names) == 1 else _died_of(names[after.seat - 1], died)]


def _died(plants: list[str]) -> str:
    return t_count(
        "In the upkeep, {plants} dies.",
        "In the upkeep, {plants} die.",
        len(plants),
        plants=listed(plants),
    )


def _died_of(name: str, plants: list[str]) -> str:
    if not name:
        return t_count(
            "In your upkeep, {plants} dies.",
            "In your upkeep, {plants} die.",
            len(plants),
            plants=listed(plants),
        )
    return t_count(
        "In {name}’s upkeep, {plants} dies.",
        "In {name}’s upkeep, {plants} die.",
        len(plants),
        name=name,
        plants=listed(plants),
    )


def in_short(move: Move) -> str:
    """Return a move in a few words for the strip of players; "" for the end of a turn."""
    match move:
        case Planting(space, kind):
            return t("{plant} on {space}", plant=t(NAMES[kind].label), space=SPACE_NAMES[space])
        case Watering(space):
            return t("{space} watered", space=SPACE_NAMES[space])
        case Weeding(space):
            return t("{space} weeded", space=SPACE_NAMES[space])
        case Revival(space):
            return t("{space} revived", space=SPACE_NAMES[space])
        case End():
            return ""


def caption(name: str, move: Watering | Weeding) -> str:
    """Return who cares for which space, without the plant: "Basil waters B2."."""
    space = SPACE_NAMES[move.space]
    if isinstance(move, Watering):
        return t("{name} waters {space}.", name=name, space=space)
    return t("{name} pulls a weed on {space}.", name=name, space=space)


def upkeep(name: str | None, actions: Sequence[str]) -> str:
    """Return what the upkeep of a seat has done so far: "Basil’s upkeep: 3 water lost.".

    A `name` of None is for a game with a single garden.
    """
    if name is None:
        return t("Upkeep: {actions}.", actions=phrases(actions))
    if not name:
        return t("Your upkeep: {actions}.", actions=phrases(actions))
    return t("{name}’s upkeep: {actions}.", name=name, actions=phrases(actions))


def water_lost(ahead: Fates) -> str:
    """Return how much water an upkeep takes."""
    count = sum(fate.loses_water for fate in ahead if fate)
    return t_count("{count} water lost", "{count} water lost", count)


def weeds_gained(ahead: Fates) -> str:
    """Return how many weeds an upkeep brings."""
    count = sum(fate.gains_weed for fate in ahead if fate)
    return t_count("{count} weed gained", "{count} weeds gained", count)


def died(ahead: Fates) -> str:
    """Return which plants an upkeep kills, and of what."""
    found = []
    for said, causes in _DEATHS.items():
        places = [
            SPACE_NAMES[at] for at, fate in enumerate(ahead) if fate and fate.causes == causes
        ]
        found += [t(said, spaces=listed(places))] if places else []
    return phrases(found)


def tell_fate(garden: Garden, space: int, turn: int, *, why: bool = True) -> str:
    """Return what the upkeep of `turn` will do to the plant on `space`, and `why`; "" if nothing.

    Such as: "Next upkeep it loses no water thanks to the plum on A2 and gains a weed."
    """
    fate = fate_of(garden, space, turn)
    if fate is None:
        return ""
    if fate.dies_of_thirst and fate.dies_of_weeds:
        return t("Next upkeep it dies of thirst and of weeds.")
    if fate.dies:
        cause = _what_water if fate.dies_of_thirst else _what_weeds
        return t("Next upkeep it {actions}.", actions=cause(garden, space, fate, turn))
    if not why:
        water = t("loses no water") if fate.keeps_water else _what_water(garden, space, fate, turn)
        weeds = t("gains no weed") if fate.keeps_clean else _what_weeds(garden, space, fate, turn)
        return t("Next upkeep it {actions}.", actions=listed([water, weeds]))
    actions = listed([what(garden, space, fate, turn) for what in (_what_water, _what_weeds)])
    return t("Next upkeep it {actions}.", actions=actions)


def _what_water(garden: Garden, space: int, fate: Fate, turn: int) -> str:
    if space in fate.keeps_water:
        return t("loses no water (turn {turn} is odd)", turn=turn)
    if fate.keeps_water:
        return t("loses no water thanks to {plants}", plants=_plants(garden, fate.keeps_water))
    if fate.dies_of_thirst:
        return t("dies of thirst")
    return t("loses its last water") if fate.plant.water == 1 else t("loses 1 water")


def _what_weeds(garden: Garden, space: int, fate: Fate, turn: int) -> str:
    if space in fate.keeps_clean:
        return t("gains no weed (turn {turn} is even)", turn=turn)
    if fate.keeps_clean:
        return t("gains no weed thanks to {plants}", plants=_plants(garden, fate.keeps_clean))
    return t("dies of weeds") if fate.dies_of_weeds else t("gains a weed")


def _plants(garden: Garden, spaces: tuple[int, ...]) -> str:
    return listed([the_plant(garden, space) for space in spaces])
