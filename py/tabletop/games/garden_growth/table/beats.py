"""How a move is shown, beat by beat: plant, care, the three steps of the upkeep, the reckoning."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from tabletop.core.language import t
from tabletop.games.garden_growth.rules.garden import Garden, Plant
from tabletop.games.garden_growth.rules.notation import End, Move, Planting, Revival, Weeding
from tabletop.games.garden_growth.rules.scoring import items
from tabletop.games.garden_growth.rules.state import State
from tabletop.games.garden_growth.rules.upkeep import Fate, fates
from tabletop.games.garden_growth.table.chips import key
from tabletop.games.garden_growth.table.draft import Choice
from tabletop.games.garden_growth.table.gaze import LOOK, Gaze, home_of
from tabletop.games.garden_growth.table.parts import parts
from tabletop.games.garden_growth.table.shown import NO_FATES, Shown, shown_of
from tabletop.games.garden_growth.words import buttons as said
from tabletop.games.garden_growth.words.labels import whose_garden
from tabletop.games.garden_growth.words.score import ITEMS
from tabletop.scene.scene import FLIP_MS, PAUSE_MS, PLACE_MS, TRAVEL_MS, Scene, Step
from tabletop.scene.shapes import Place
from tabletop.scene.table import Sight
from tabletop.scene.wording import short_name

_ITEM_PAUSE = 120


def beats(before: Sight[State], move: Move, after: Sight[State], rest: Scene) -> tuple[Step, ...]:
    """Return the scenes that lead from one sight to the next, whose scene at rest is `rest`."""
    now = shown_of(after)
    then = shown_of(
        before if now.seat == home_of(before) else replace(before, gaze=f"{LOOK}{now.seat}")
    )
    if isinstance(move, End):
        return (*_ended(before.state, now), Step(rest, PLACE_MS, 0))
    if before.state.seat != now.seat:
        return (Step(rest, FLIP_MS, 0),)
    if isinstance(move, Planting):
        planted = _calm(now)._replace(bare=move.space, left=then.left, allowance=then.allowance)
        return (_step(planted, TRAVEL_MS), Step(rest, PLACE_MS, 0))
    if isinstance(move, Revival):
        return (_charge_leaves(_calm(then), move), Step(rest, TRAVEL_MS, 0))
    if isinstance(move, Weeding):
        return (_step(_calm(then)._replace(flying=True), FLIP_MS, 0), Step(rest, PLACE_MS, 0))
    return (_step(_calm(now)._replace(flying=True), PLACE_MS, 0), Step(rest, FLIP_MS, 0))


def _calm(shown: Shown) -> Shown:
    """Return the picture with nothing picked: what a move begins and ends with."""
    return shown._replace(
        choice=Choice(),
        move=None,
        care=(),
        spent=0,
        coming=shown.garden,
        fates=fates(shown.garden, shown.upkeep) if shown.upkeep else NO_FATES,
        items_to_come=shown.points,
        gaze=Gaze(),
    )


def _quiet(shown: Shown) -> Shown:
    """Return the picture while nobody can do anything: in an upkeep, at the reckoning."""
    return _calm(shown)._replace(
        active=False, open=frozenset(), winners=None, flying=True, allowance=0, left=0
    )


def _step(shown: Shown, ms: int, pause: int = PAUSE_MS) -> Step:
    nodes = tuple(node for part in parts(shown) for node in part.nodes)
    return Step(Scene(shown.width, shown.height, nodes), ms, pause)


def _charge_leaves(shown: Shown, move: Revival) -> Step:
    """Return the moment in which the charge of a tree sets out for the dead plant."""
    to, mark = shown.places.plots[move.space], key("charge", shown, move.tree)
    step = _step(shown, FLIP_MS, 0)
    sent = tuple(
        node._replace(exit=Place(to.x, to.y, 1.6)) if node.key == mark else node
        for node in step.scene.nodes
    )
    return step._replace(scene=step.scene._replace(nodes=sent))


def _ended(state: State, now: Shown) -> Iterator[Step]:
    """Yield the upkeep of the garden that lies large, or the reckoning after the last turn."""
    if now.state.is_over:
        yield from _reckoned(now)
    elif now.state.seat == now.seat and now.state.turn > 1:
        garden = state.gardens[now.seat - 1]
        shown = _quiet(now)._replace(caption=t(said.UPKEEP), upkeep=now.state.turn)
        for index, (step, found) in enumerate(_upkeep_steps(garden, now.state.turn)):
            ms = TRAVEL_MS if index else PLACE_MS
            yield _step(_with_garden(shown, step)._replace(fates=found), ms, 2 * PAUSE_MS)


def _upkeep_steps(garden: Garden, turn: int) -> Iterator[tuple[Garden, tuple[Fate | None, ...]]]:
    """Yield a garden before the upkeep and after each step that changes it (G6 to G8).

    With each comes what is still ahead of its plants.
    """
    found = fates(garden, turn)
    yield garden, found
    for step in (_watered, _weeded, _ended_plant):
        pairs = [
            step(space, plant, fate) if plant and fate else (plant, fate)
            for space, (plant, fate) in enumerate(zip(garden, found, strict=True))
        ]
        changed = tuple(plant for plant, _ in pairs)
        found = tuple(fate for _, fate in pairs)
        if changed != garden:
            yield changed, found
        garden = changed


def _watered(space: int, plant: Plant, fate: Fate) -> tuple[Plant, Fate]:
    """Return the plant after the water step; that it dies of thirst is still ahead."""
    after = plant._replace(water=plant.water - fate.loses_water)
    return after, fate if fate.dies_of_thirst else fate._replace(keeps_water=(space,))


def _weeded(space: int, plant: Plant, fate: Fate) -> tuple[Plant, Fate]:
    after = plant._replace(weeds=plant.weeds + fate.gains_weed)
    return after, fate if fate.dies_of_weeds else fate._replace(keeps_clean=(space,))


def _ended_plant(_: int, plant: Plant, fate: Fate) -> tuple[Plant, None]:
    return plant._replace(is_living=not fate.dies), None


def _with_garden(shown: Shown, garden: Garden) -> Shown:
    """Return the picture with another garden lying large."""
    points = items(garden)
    gardens = list(shown.state.gardens)
    gardens[shown.seat - 1] = garden
    totals = list(shown.totals)
    totals[shown.seat - 1] = sum(points)
    return shown._replace(
        garden=garden,
        coming=garden,
        points=points,
        items_to_come=points,
        totals=tuple(totals),
        state=shown.state._replace(gardens=tuple(gardens)),
    )


def _reckoned(now: Shown) -> Iterator[Step]:
    """Yield the seven items lighting up one by one, the total growing with them."""
    shown = _quiet(now)._replace(caption=whose_garden(short_name(now.name)))
    for told in range(1, len(ITEMS) + 1):
        yield _step(shown._replace(lit=told), FLIP_MS, _ITEM_PAUSE)
