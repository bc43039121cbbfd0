"""Sentences about the effects of moves and upkeeps.

Where a name is "", the sentence addresses that player as "you".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from tabletop.core.language import later, listed, phrases, t, t_count
from tabletop.games.garden_growth.rules.events import (
    Action,
    Death,
    GrowthEvent,
    LastTurnEnded,
    PlantBought,
    PlantRevived,
    PlantsDied,
    PlantWatered,
    TurnEnded,
    UpkeepBegan,
    UpkeepStep,
    WaterLost,
    WeedPulled,
    WeedsGained,
)
from tabletop.games.garden_growth.rules.garden import SPACE_NAMES, Garden
from tabletop.games.garden_growth.rules.state import LAST_TURN
from tabletop.games.garden_growth.rules.upkeep import THIRST, WEEDS, Fate, fate_of
from tabletop.games.garden_growth.words.plants import NAMES, the_plant, this_plant

_DEATHS = {
    later("{spaces} died of thirst"): (THIRST,),
    later("{spaces} died of weeds"): (WEEDS,),
    later("{spaces} died of thirst and weeds"): (THIRST, WEEDS),
}


def tell(events: Sequence[GrowthEvent], names: Sequence[str]) -> str:
    """Return the sentences of the log for the events of one move.

    `names` has one name per seat.
    """
    told = (_event_sentence(event, names) for event in events)
    return " ".join(each for each in told if each)


def _event_sentence(event: GrowthEvent, names: Sequence[str]) -> str:
    """Return the sentence of the log for an event, "" for one that the log leaves out."""
    match event:
        case PlantBought(seat, kind, space):
            return _planted(names[seat - 1], t(NAMES[kind].one), SPACE_NAMES[space])
        case PlantWatered(seat, kind, space):
            return _watered(names[seat - 1], this_plant(kind, space))
        case WeedPulled(seat, kind, space):
            return _weeded(names[seat - 1], this_plant(kind, space))
        case PlantRevived(_, kind, space, tree):
            return t(
                "The lemon tree on {space} revives {plant}.",
                space=SPACE_NAMES[tree],
                plant=this_plant(kind, space),
            )
        case TurnEnded():
            return ended(event, names[event.seat - 1])
        case LastTurnEnded():
            return t("That was turn {turn}, the last one.", turn=LAST_TURN)
        case PlantsDied(seat, deaths):
            died = [this_plant(each.kind, each.space) for each in deaths]
            return _died(died) if len(names) == 1 else _died_of(names[seat - 1], died)
        case UpkeepBegan() | WaterLost() | WeedsGained():
            return ""
        case _:
            assert_never(event)


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


def ended(event: TurnEnded, name: str) -> str:
    """Return the sentence that a turn ends, with the actions left unused."""
    if not name:
        return _you_ended(event)
    if not event.unused:
        return t("{name} ends turn {turn}.", name=name, turn=event.turn)
    return t_count(
        "{name} ends turn {turn} with {count} action unused.",
        "{name} ends turn {turn} with {count} actions unused.",
        event.unused,
        name=name,
        turn=event.turn,
    )


def _you_ended(event: TurnEnded) -> str:
    if not event.unused:
        return t("You end turn {turn}.", turn=event.turn)
    return t_count(
        "You end turn {turn} with {count} action unused.",
        "You end turn {turn} with {count} actions unused.",
        event.unused,
        turn=event.turn,
    )


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


def in_short(event: Action) -> str:
    """Return an action in a few words for the strip of players."""
    match event:
        case PlantBought(_, kind, space):
            return t("{plant} on {space}", plant=t(NAMES[kind].label), space=SPACE_NAMES[space])
        case PlantWatered(space=space):
            return t("{space} watered", space=SPACE_NAMES[space])
        case WeedPulled(space=space):
            return t("{space} weeded", space=SPACE_NAMES[space])
        case PlantRevived(space=space):
            return t("{space} revived", space=SPACE_NAMES[space])
        case _:
            assert_never(event)


def caption(name: str, event: PlantWatered | WeedPulled) -> str:
    """Return who cares for which space, without the plant: "Basil waters B2."."""
    space = SPACE_NAMES[event.space]
    if isinstance(event, PlantWatered):
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


def upkeep_step(event: UpkeepStep) -> str:
    """Return what a step of an upkeep did, in a few words."""
    match event:
        case WaterLost(_, spaces):
            return t_count("{count} water lost", "{count} water lost", len(spaces))
        case WeedsGained(_, spaces):
            return t_count("{count} weed gained", "{count} weeds gained", len(spaces))
        case PlantsDied(_, deaths):
            return _deaths(deaths)
        case _:
            assert_never(event)


def _deaths(deaths: Sequence[Death]) -> str:
    """Return which plants died, and of what."""
    found = []
    for said, causes in _DEATHS.items():
        places = [SPACE_NAMES[each.space] for each in deaths if each.causes == causes]
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
