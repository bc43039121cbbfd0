"""Animation of a move, one beat at a time: planting, care, upkeep steps, final score."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import assert_never

from tabletop.games.garden_growth.rules.events import (
    Action,
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
from tabletop.games.garden_growth.rules.game import GAME
from tabletop.games.garden_growth.rules.garden import Garden, Plant, plant_on
from tabletop.games.garden_growth.rules.notation import Move
from tabletop.games.garden_growth.rules.scoring import items
from tabletop.games.garden_growth.rules.state import State
from tabletop.games.garden_growth.rules.upkeep import Fate, fates
from tabletop.games.garden_growth.table.chips import key
from tabletop.games.garden_growth.table.inspected import LOOK, Inspected, inspected_of
from tabletop.games.garden_growth.table.parts import parts
from tabletop.games.garden_growth.table.view_model import ViewModel, model_of
from tabletop.games.garden_growth.words import moves as words
from tabletop.games.garden_growth.words.score import counted
from tabletop.kit.beats import Beat, Film
from tabletop.kit.view_model import quiet
from tabletop.scene.scene import FLIP_MS, PAUSE_MS, PLACE_MS, TRAVEL_MS, Scene, Step
from tabletop.scene.shapes import Place
from tabletop.scene.table import Sight

_ITEM_PAUSE = 120
_FILM = Film(parts)


def beats(before: Sight[State], move: Move, after: Sight[State], rest: Scene) -> tuple[Step, ...]:
    """Return the animation steps for `move`; the last one ends in the scene `rest`.

    They show the garden that the move changes, whosever it is, unless one looks at another.
    """
    first, *upkeep = GAME.events(before.state, move)
    seat = after.state.seat if isinstance(first, TurnEnded) else before.state.seat
    if inspected_of(after).seat not in (None, seat):
        return _FILM.steps((), rest, FLIP_MS)
    then, now = _garden_of(before, seat), _garden_of(after, seat)
    if isinstance(first, TurnEnded):
        told = words.ended(first, then.or_you(first.seat))
        return _FILM.steps(_ended(then, now, upkeep, told), rest)
    if not isinstance(first, Action):
        raise TypeError(f"{first} does not begin a move")
    beat, ms = _changed(then, now, first)
    return _FILM.steps((replace(beat, caption=_briefly(before, first)),), rest, ms)


def _briefly(before: Sight[State], action: Action) -> str:
    """Return a short caption of care in the midst of a computer's turn, which may have a dozen.

    Anything else has "": it is told by the whole sentence of the log.
    """
    seat = action.seat
    goes_on = bool(before.last) and before.last[-1].seat == seat
    if not (isinstance(action, PlantWatered | WeedPulled) and goes_on):
        return ""
    is_same_turn = before.last[-1].before.turn == before.state.turn
    is_told = is_same_turn and before.sitters[seat - 1].is_computer
    return words.caption(before.name(seat), action) if is_told else ""


def _garden_of(sight: Sight[State], seat: int) -> ViewModel:
    """Return the garden of a seat lying large, while nobody can do anything."""
    looked = replace(quiet(sight, marked=True), inspected=f"{LOOK}{seat}")
    return replace(model_of(looked), inspected=Inspected(), winners=None)


def _changed(then: ViewModel, now: ViewModel, action: Action) -> tuple[Beat[ViewModel], int]:
    """Return the beat of an action, and the time it takes to come to rest."""
    match action:
        case PlantBought(space=space):
            planted = replace(now, bare=space, left=then.left, allowance=then.allowance)
            return Beat(planted), PLACE_MS
        case PlantRevived(space=space, tree=tree):
            to = then.places.plots[space]
            leaves = {key("charge", then, tree): Place(to.x, to.y, 1.6)}
            return Beat(then, ms=FLIP_MS, pause=0, goes=leaves), TRAVEL_MS
        case WeedPulled():
            return Beat(replace(then, flying=True), ms=FLIP_MS, pause=0), PLACE_MS
        case PlantWatered():
            return Beat(replace(now, flying=True), ms=PLACE_MS, pause=0), FLIP_MS
        case _:
            assert_never(action)


def _ended(
    then: ViewModel, now: ViewModel, follows: Sequence[GrowthEvent], told: str
) -> Iterator[Beat[ViewModel]]:
    """Yield the upkeep of the large garden, or the final score after the last turn."""
    model = replace(now, flying=True, allowance=0, left=0)
    match follows:
        case [LastTurnEnded()]:
            yield from _reckoned(model, told)
        case [UpkeepBegan(_, turn), *steps]:
            model = replace(model, upkeep=turn)
            done = [step for step in steps if isinstance(step, UpkeepStep)]
            yield from _kept_up(model, then.garden, done, told)
        case _:
            yield Beat(model, told, FLIP_MS)


def _kept_up(
    model: ViewModel, garden: Garden, steps: Sequence[UpkeepStep], told: str
) -> Iterator[Beat[ViewModel]]:
    """Yield a garden before its upkeep, then after each step with the changes so far."""
    ahead = fates(garden, model.state.turn)
    whose = model.or_you(model.seat) if len(model.sitters) > 1 else None
    seen = replace(_with_garden(model, garden), fates=ahead)
    yield Beat(seen, told, PLACE_MS, 2 * PAUSE_MS)
    so_far: list[str] = []
    for step in steps:
        done = words.upkeep_step(step)
        so_far.append(done)
        garden = _after_step(garden, step)
        seen = replace(_with_garden(model, garden), fates=_ahead_of(ahead, step))
        told, heard = words.upkeep(whose, so_far), words.upkeep(whose, [done])
        yield Beat(seen, told, pause=2 * PAUSE_MS, announcement=heard)


def _after_step(garden: Garden, step: UpkeepStep) -> Garden:
    """Return the garden after one step of its upkeep."""
    match step:
        case WaterLost(_, spaces):
            changed = {at: _more(garden, at, water=-1) for at in spaces}
        case WeedsGained(_, spaces):
            changed = {at: _more(garden, at, weeds=1) for at in spaces}
        case PlantsDied(_, deaths):
            changed = {
                each.space: plant_on(garden, each.space)._replace(is_living=False)
                for each in deaths
            }
        case _:
            assert_never(step)
    return tuple(changed.get(space, plant) for space, plant in enumerate(garden))


def _more(garden: Garden, space: int, water: int = 0, weeds: int = 0) -> Plant:
    """Return the plant on a space with more chips, or fewer."""
    plant = plant_on(garden, space)
    return plant._replace(water=plant.water + water, weeds=plant.weeds + weeds)


def _ahead_of(fates: Sequence[Fate | None], step: UpkeepStep) -> tuple[Fate | None, ...]:
    """Return what is still ahead of the plants after `step`, of the `fates` before the upkeep."""
    match step:
        case WaterLost():
            left = [fate and _watered(fate, at) for at, fate in enumerate(fates)]
        case WeedsGained():
            left = [fate and _weeded(_watered(fate, at), at) for at, fate in enumerate(fates)]
        case PlantsDied():
            left = [None for _ in fates]
        case _:
            assert_never(step)
    return tuple(left)


def _watered(fate: Fate, space: int) -> Fate:
    """Return what is ahead after the water step; that a plant dies of thirst still is."""
    return fate if fate.dies_of_thirst else fate._replace(keeps_water=(space,))


def _weeded(fate: Fate, space: int) -> Fate:
    return fate if fate.dies_of_weeds else fate._replace(keeps_clean=(space,))


def _with_garden(model: ViewModel, garden: Garden) -> ViewModel:
    """Return a copy that shows another large garden."""
    points, index = items(garden), model.seat - 1
    gardens, totals = list(model.state.gardens), list(model.totals)
    gardens[index], totals[index] = garden, sum(points)
    return replace(
        model.at(model.state._replace(gardens=tuple(gardens))),
        garden=garden,
        coming=garden,
        points=points,
        items_to_come=points,
        totals=tuple(totals),
    )


def _reckoned(model: ViewModel, told: str) -> Iterator[Beat[ViewModel]]:
    """Yield the seven items of the score lighting up one by one."""
    for item, points in enumerate(model.points):
        said = counted(item, points) if points else ""
        told = said if item else f"{told} {said}"
        yield Beat(replace(model, lit=item + 1), told, FLIP_MS, _ITEM_PAUSE)
