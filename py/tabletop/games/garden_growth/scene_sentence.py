"""The one sentence of the table: what is wanted now, what is looked at, or how the game ended."""

from __future__ import annotations

from tabletop.games.garden_growth.garden import SPACE_NAMES
from tabletop.games.garden_growth.kinds import KIND_OF
from tabletop.games.garden_growth.notation import End, Planting, Watering, Weeding
from tabletop.games.garden_growth.scene_shown import Shown
from tabletop.games.garden_growth.scene_words import (
    BONUSES,
    ITEMS,
    MINUS,
    fate_words,
    in_points,
    short_name,
    signed,
)
from tabletop.games.garden_growth.state import State
from tabletop.games.garden_growth.words import actions, join, the_plant
from tabletop.scene.layout import NARROW
from tabletop.scene.table import Sight

_NAMED = 3
"""So many dying plants are named in a sentence; of more only the number is told."""


def sentence(sight: Sight[State], view: Shown) -> str:
    """Return what is wanted now, or how the game ended."""
    if view.gaze.seat is not None:
        return _looked_at(view, narrow=sight.width < NARROW)
    if view.winners is not None:
        return _ending(view)
    mover = short_name(sight.name(view.state.seat))
    if sight.thinking:
        return f"{mover} is thinking."
    if not view.active:
        return f"{mover} is to play."
    narrow = sight.width < NARROW
    advice = _advice(view, narrow=narrow) if sight.hint_depth > 1 and not sight.draft else ""
    return f"{mover}, {advice or _wish(view, narrow=narrow)}"


def _advice(view: Shown, *, narrow: bool) -> str:
    """Return the question whether to do what a hint tells, where what is picked does not say it."""
    match view.hint:
        case Watering(space):
            care = f"water {the_plant(view.garden, space)}"
        case Weeding(space):
            care = f"pull a weed from {the_plant(view.garden, space)}"
        case End() if view.left:
            return _end_question(view)
        case _:
            return ""
    return f"{care}?{_about(view, space, narrow=narrow)}"


def _looked_at(view: Shown, *, narrow: bool) -> str:
    """Return whose garden it is, or how its score comes about."""
    if view.gaze.item is not None:
        return _item(view, view.gaze.item)
    name = short_name(view.name)
    if not view.gaze.terms:
        more = "" if narrow else " Tap it again for the score."
        return f"This is the garden of {name}.{more}"
    worth = f"The garden of {name} is worth {in_points(sum(view.points))}"
    told = [(points, what) for points, what in zip(view.points, _TERMS, strict=True) if points]
    if not told:
        return f"{worth}."
    if narrow:
        return f"{worth}: {_added([points for points, _ in told])}."
    return f"{worth}: {join([f'{signed(points)} for {what}' for points, what in told])}."


def _added(terms: list[int]) -> str:
    """Return terms as they are added up, such as "7 + 8 - 2"."""
    first, *others = terms
    signs = "".join(f" {MINUS if term < 0 else '+'} {abs(term)}" for term in others)
    return f"{signed(first)}{signs}"


_TERMS = (
    "living plants",
    "their own points",
    "all twelve places planted",
    "water",
    "weeds",
    "dead plants",
    "beds of one kind",
)
"""What each item of the score is for, in a sentence whatever the number."""


def _item(view: Shown, item: int) -> str:
    rule = ITEMS[item][1]
    return f"{rule}: that makes {signed(view.points[item])} now."


def _ending(view: Shown) -> str:
    winners = view.winners or ()
    points = view.totals[winners[0] - 1]
    worth = in_points(points)
    names = [short_name(view.sitters[seat - 1].name) for seat in winners]
    if len(view.sitters) == 1:
        return f"The garden of {names[0]} is worth {worth}."
    if len(winners) == 1:
        return f"{names[0]} has the best garden: {worth}."
    return f"{join(names)} share the win with {worth} each."


def _wish(view: Shown, *, narrow: bool) -> str:
    choice = view.choice
    if choice.is_ending:
        return _end_question(view)
    if view.move is not None:
        return _question(view)
    if choice.space is not None:
        return _which(view, choice.space, narrow=narrow)
    if choice.seed:
        more = "" if narrow else f" {BONUSES[choice.seed]}"
        return f"where does the {KIND_OF[choice.seed].name} go?{more}"
    return _rest(view, narrow=narrow)


def _end_question(view: Shown) -> str:
    lost = f"end turn {view.state.turn}? {actions(view.left)} would be lost"
    dying = _dying(view)
    return f"{lost}, and {join(dying)} will die." if dying else f"{lost}."


def _question(view: Shown) -> str:
    move = view.move
    assert move is not None
    where = SPACE_NAMES[move.space]
    if isinstance(move, Planting):
        kind = KIND_OF[move.kind]
        return f"plant the {kind.name} on {where}? It costs {actions(kind.cost)}."
    name = _name_on(view, move.space)
    return f"bring the {name} on {where} back to life? That is free."


def _which(view: Shown, space: int, *, narrow: bool) -> str:
    """Return the question about a place that is picked by itself."""
    where = SPACE_NAMES[space]
    if view.garden[space] is None:
        return f"which seed goes on {where}?"
    return f"care for {the_plant(view.garden, space)}?{_about(view, space, narrow=narrow)}"


def _about(view: Shown, space: int, *, narrow: bool) -> str:
    """Return what becomes of a plant without care, where there is room to say it."""
    return "" if narrow or not view.upkeep else f" {fate_words(view, space)}"


def _rest(view: Shown, *, narrow: bool) -> str:
    """Return what the turn asks for while nothing is picked: first of all, who would die."""
    if not view.can_act:
        dying = _dying(view)
        then = f" {join(dying)} will die." if dying else ""
        return f"that was turn {view.state.turn}: end it.{then}"
    if not any(view.garden):
        return "choose a seed and a place for it."
    dying = _dying(view)
    left = f"{actions(view.left)} left"
    if not dying:
        wanted = "water or weed" if view.is_full else "plant, water or weed"
        return f"{left}." if narrow else f"{wanted}: {left}."
    return f"{left}. Without care {join(dying)} will die."


def _dying(view: Shown) -> list[str]:
    """Return the places whose plants the next upkeep would kill; of many only how many they are."""
    names = [SPACE_NAMES[space] for space, fate in enumerate(view.fates) if fate and fate.dies]
    return names if len(names) <= _NAMED else [f"{len(names)} plants"]


def _name_on(view: Shown, space: int) -> str:
    plant = view.garden[space]
    return plant.name if plant else ""
