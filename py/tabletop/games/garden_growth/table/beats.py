"""Animation of a move, one beat at a time: planting, care, upkeep steps, final score."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from tabletop.games.garden_growth.rules.garden import Garden, Plant
from tabletop.games.garden_growth.rules.notation import (
    End,
    Move,
    Planting,
    Revival,
    Watering,
    Weeding,
)
from tabletop.games.garden_growth.rules.scoring import items
from tabletop.games.garden_growth.rules.state import State
from tabletop.games.garden_growth.rules.upkeep import Fate, fates
from tabletop.games.garden_growth.table.chips import key
from tabletop.games.garden_growth.table.gaze import LOOK, Gaze, gaze_of
from tabletop.games.garden_growth.table.parts import parts
from tabletop.games.garden_growth.table.shown import Shown, shown_of
from tabletop.games.garden_growth.words import moves as words
from tabletop.games.garden_growth.words.score import counted
from tabletop.kit.beats import Beat, Film
from tabletop.kit.shown import quiet
from tabletop.scene.scene import FLIP_MS, PAUSE_MS, PLACE_MS, TRAVEL_MS, Scene, Step
from tabletop.scene.shapes import Place
from tabletop.scene.table import Sight

_ITEM_PAUSE = 120
_FILM = Film(parts)


def beats(before: Sight[State], move: Move, after: Sight[State], rest: Scene) -> tuple[Step, ...]:
    """Return the animation steps for `move`; the last one ends in the scene `rest`.

    They show the garden that the move changes, whosever it is, unless one looks at another.
    """
    seat = after.state.seat if isinstance(move, End) else before.state.seat
    if gaze_of(after).seat not in (None, seat):
        return _FILM.steps((), rest, FLIP_MS)
    then, now = _garden_of(before, seat), _garden_of(after, seat)
    if isinstance(move, End):
        return _FILM.steps(_ended(then, now), rest)
    beat, ms = _changed(then, now, move)
    return _FILM.steps((replace(beat, told=_briefly(before, move)),), rest, ms)


def _briefly(before: Sight[State], move: Move) -> str:
    """Return a short caption of care in the midst of a computer's turn, which may have a dozen.

    Anything else has "": it is told by the whole sentence of the log.
    """
    seat = before.state.seat
    goes_on = bool(before.last) and before.last[-1].seat == seat
    if not (isinstance(move, Watering | Weeding) and goes_on):
        return ""
    is_same_turn = before.last[-1].before.turn == before.state.turn
    is_told = is_same_turn and before.sitters[seat - 1].is_computer
    return words.caption(before.name(seat), move) if is_told else ""


def _garden_of(sight: Sight[State], seat: int) -> Shown:
    """Return the garden of a seat lying large, while nobody can do anything."""
    looked = replace(quiet(sight, marked=True), gaze=f"{LOOK}{seat}")
    return replace(shown_of(looked), gaze=Gaze(), winners=None)


def _changed(then: Shown, now: Shown, move: Move) -> tuple[Beat[Shown], int]:
    """Return the beat of an action, and the time it takes to come to rest."""
    match move:
        case Planting(space):
            planted = replace(now, bare=space, left=then.left, allowance=then.allowance)
            return Beat(planted), PLACE_MS
        case Revival(space, tree):
            to = then.places.plots[space]
            leaves = {key("charge", then, tree): Place(to.x, to.y, 1.6)}
            return Beat(then, ms=FLIP_MS, pause=0, goes=leaves), TRAVEL_MS
        case Weeding():
            return Beat(replace(then, flying=True), ms=FLIP_MS, pause=0), PLACE_MS
        case _:
            return Beat(replace(now, flying=True), ms=PLACE_MS, pause=0), FLIP_MS


def _ended(then: Shown, now: Shown) -> Iterator[Beat[Shown]]:
    """Yield the upkeep of the large garden, or the final score after the last turn."""
    told = words.ended(then.state, then.or_you(then.state.seat))
    shown = replace(now, flying=True, allowance=0, left=0)
    if now.state.is_over:
        yield from _reckoned(shown, told)
    elif now.state.turn == 1:
        yield Beat(shown, told, FLIP_MS)
    else:
        yield from _kept_up(replace(shown, upkeep=now.state.turn), then.garden, told)


def _kept_up(shown: Shown, garden: Garden, told: str) -> Iterator[Beat[Shown]]:
    """Yield a garden before its upkeep, then after each step with the changes so far."""
    turn = shown.state.turn
    ahead = fates(garden, turn)
    whose = shown.or_you(shown.seat) if len(shown.sitters) > 1 else None
    seen = replace(_with_garden(shown, garden), fates=ahead)
    yield Beat(seen, told, PLACE_MS, 2 * PAUSE_MS)
    so_far: list[str] = []
    for kept, left, done in _upkeep_steps(garden, ahead):
        so_far.append(done)
        seen = replace(_with_garden(shown, kept), fates=left)
        told, heard = words.upkeep(whose, so_far), words.upkeep(whose, [done])
        yield Beat(seen, told, pause=2 * PAUSE_MS, said=heard)


def _upkeep_steps(
    garden: Garden, ahead: tuple[Fate | None, ...]
) -> Iterator[tuple[Garden, tuple[Fate | None, ...], str]]:
    """Yield a garden after each step of the upkeep that changes it (G6 to G8).

    With each come what is still ahead of its plants, and what it did.
    """
    for step, say in (
        (_watered, words.water_lost), (_weeded, words.weeds_gained), (_ended_plant, words.died)
    ):  # fmt: skip
        done = say(ahead)
        pairs = [
            step(space, plant, fate) if plant and fate else (plant, fate)
            for space, (plant, fate) in enumerate(zip(garden, ahead, strict=True))
        ]
        ahead = tuple(fate for _, fate in pairs)
        changed = tuple(plant for plant, _ in pairs)
        if changed != garden:
            yield changed, ahead, done
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
    """Return a copy that shows another large garden."""
    points, index = items(garden), shown.seat - 1
    gardens, totals = list(shown.state.gardens), list(shown.totals)
    gardens[index], totals[index] = garden, sum(points)
    return replace(
        shown.at(shown.state._replace(gardens=tuple(gardens))),
        garden=garden,
        coming=garden,
        points=points,
        items_to_come=points,
        totals=tuple(totals),
    )


def _reckoned(shown: Shown, told: str) -> Iterator[Beat[Shown]]:
    """Yield the seven items of the score lighting up one by one."""
    for item, points in enumerate(shown.points):
        said = counted(item, points) if points else ""
        told = said if item else f"{told} {said}"
        yield Beat(replace(shown, lit=item + 1), told, FLIP_MS, _ITEM_PAUSE)
