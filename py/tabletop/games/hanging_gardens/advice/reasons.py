"""Selection of the reason why a bot plays an action or a hint suggests it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from tabletop.games.hanging_gardens.bots.effects import Effect, effect_of
from tabletop.games.hanging_gardens.rules.garden import FULL_STACK, Bed, supports_at, top_level
from tabletop.games.hanging_gardens.rules.lookout import Row, Run, View, best_view
from tabletop.games.hanging_gardens.rules.notation import (
    Gazebo,
    Move,
    Plant,
    Shift,
    Support,
    Terrace,
)
from tabletop.games.hanging_gardens.rules.spaces import Space, footprint
from tabletop.games.hanging_gardens.rules.state import State
from tabletop.games.hanging_gardens.words import reasons as words

_TO_COME = 2
"""How many more tiles the first support of a plateau needs: a second one, and the terrace."""


class Reason(NamedTuple):
    """A message and its values, not yet formatted, so that the language can still change."""

    text: str
    values: Mapping[str, object]


def reason_for(state: State, move: Move) -> str:
    """Return the reason to play `move`, in a sentence for the player to act."""
    reason = _reason(state, move)
    return words.reason(reason.text, **reason.values)


def is_empty(state: State, move: Move) -> bool:
    """Return whether the reason for `move` names nothing gained, lost or prepared."""
    return _reason(state, move).text in words.EMPTY


def is_harmful(state: State, move: Move) -> bool:
    """Return whether the reason for `move` names only a loss, or a rival's gain."""
    return _reason(state, move).text in words.HARMFUL


@lru_cache(maxsize=64)
def _reason(state: State, move: Move) -> Reason:
    """Return the reason for an action; cached, as a search asks again after each slice."""
    effect = effect_of(state, move)
    if effect.after.is_over and not effect.after.garden.pieces_left:
        return _why_end(effect)
    match move:
        case Plant(colour, space):
            return _why_bed(effect, Bed(space, colour))
        case Gazebo(space):
            return _why_gazebo(effect, space)
        case Terrace(anchor) | Shift(True, _, anchor):
            return _why_terrace(effect, anchor)
        case Support(anchor):
            return _why_support(effect, anchor)
        case Shift():
            return _reason_with(words.MOVES_SUPPORT)
        case _:
            return _reason_with(words.NO_WAY)


def _reason_with(text: str, **values: object) -> Reason:
    return Reason(text, values)


def _why_end(effect: Effect) -> Reason:
    own, best = effect.own_score, max(effect.rival_scores)
    text = words.ENDS_AHEAD if own > best else words.ENDS_SHARED if own == best else words.ENDS
    return _reason_with(text, points=own, best=best)


# Beds.


def _why_bed(effect: Effect, bed: Bed) -> Reason:
    rivals = len(effect.rivals)
    seat, loss = effect.greatest_loss()
    if effect.own_gain > 0:
        return _what_it_brings(effect, bed)
    if loss:
        return _what_it_spoils(effect, bed, seat, loss)
    shut = effect.best_place_shut()
    if shut is not None:
        return _reason_with(words.BED_BLOCKS, subject=bed, rival=rivals, points=shut[0])
    score, _ = effect.best_spot()
    if score > effect.best_spot_before()[0]:
        return _reason_with(words.MAKES_SPACE, flower=bed, rival=rivals, points=score)
    given = max(effect.rival_gains)
    if given > 0:
        return _reason_with(words.HELPS_RIVAL, subject=bed, rival=rivals, points=given)
    if effect.own_gain < 0:
        return _reason_with(words.COSTS_YOU, subject=bed, points=-effect.own_gain)
    for rival in effect.rivals:
        gain, flower = effect.best_bed_before(rival, (bed.space,))
        if flower is not None:
            gaps = {"flower": flower, "points": gain, "rival": rivals}
            return _reason_with(words.BED_PREVENTS, subject=bed, **gaps)
    return _reason_with(words.ENDS_SOONER if _leads(effect) else words.CHANGES_NOTHING, subject=bed)


def _leads(effect: Effect) -> bool:
    return effect.own_score > max(effect.rival_scores)


def _what_it_brings(effect: Effect, bed: Bed) -> Reason:
    """Return the reason for a bed that improves the seat's best view."""
    space = effect.gazebo
    if space is None:
        raise ValueError("A gazebo that is off the table gains nothing by a bed.")
    view = best_view(effect.garden, space)
    row, run = _place_of(view, bed.space)
    gaps = {"subject": bed, "row": row.k, "direction": view.direction, "gain": _gain_of(effect)}
    if run.bonus and len(run.seen) > 1:
        if _is_on_sight_line(row, bed):
            return _reason_with(words.KEEPS_RUN, **gaps)
        return _reason_with(words.CLOSES_RUN, **gaps, colours=run.seen)
    return _reason_with(words.ON_SIGHT_LINE if run.bonus else words.NEW_COLOUR, **gaps)


def _gain_of(effect: Effect) -> words.Gain:
    """Return the gain of the seat, and the largest loss and gain of a rival."""
    _, loss = effect.greatest_loss()
    return words.Gain(effect.own_gain, loss, max(0, *effect.rival_gains), len(effect.rivals))


def _is_on_sight_line(row: Row, bed: Bed) -> bool:
    return any(each.a == 0 and each.bed == bed for each in row.beds)


def _what_it_spoils(effect: Effect, bed: Bed, seat: int, loss: int) -> Reason:
    """Return the reason for a bed that spoils the best view of `seat`, a rival."""
    space = effect.before.garden.gazebos[seat - 1]
    if space is None:
        raise ValueError("A gazebo that is off the table loses nothing by a bed.")
    direction = best_view(effect.before.garden, space).direction
    row, _ = _place_of(effect.view_of(space, direction), bed.space)
    return _reason_with(
        words.SPOILS_BOTH if effect.own_gain else words.SPOILS,
        subject=bed,
        row=row.k,
        direction=direction,
        rival=len(effect.rivals),
        points=loss,
        own=-effect.own_gain,
    )


def _place_of(view: View, space: Space) -> tuple[Row, Run]:
    """Return the row and run with the seen bed on `space`; raise StopIteration if none has it."""
    return next(
        (row, run)
        for row in view.rows
        for run in row.runs
        if any(bed.space == space for bed in run.seen)
    )


# Gazebos.


def _why_gazebo(effect: Effect, space: Space) -> Reason:
    view = best_view(effect.garden, space)
    if effect.own_gain > 0:
        return _reason_with(
            words.VIEW_GAINS, view=view, points=effect.own_score, more=effect.own_gain
        )
    if effect.before.garden.gazebos[effect.seat - 1] is None:
        return _reason_with(words.SEES_NOTHING)
    gain, bed = effect.best_bed_anywhere(effect.seat)
    if effect.own_gain == 0:
        if bed is None:
            return _reason_with(words.VIEW_EQUALS, view=view)
        return _reason_with(words.VIEW_EQUAL_TO_COME, view=view, flower=bed, given=gain)
    if bed is None:
        return _reason_with(words.VIEW_WAITS, view=view, points=-effect.own_gain)
    return _reason_with(
        words.VIEW_TO_COME, view=view, points=-effect.own_gain, flower=bed, given=gain
    )


# Tiles.


def _why_terrace(effect: Effect, anchor: Space) -> Reason:
    seat, loss = effect.greatest_loss()
    if loss:
        return _how_it_costs(effect, seat, loss)
    if effect.own_gain > 0:
        return _reason_with(words.TERRACE_GAINS, gain=_gain_of(effect))
    if supports_at(effect.before.garden, anchor) == FULL_STACK:
        level = top_level(effect.before.garden, anchor) + 1
        gaps = {"rival": len(effect.rivals), "points": effect.best_spot()[0]}
        return _reason_with(words.TERRACE_RISES, level=level, **gaps)
    gain, bed = effect.best_bed(effect.seat, anchor)
    score, _ = effect.best_spot()
    if score > effect.best_spot_before()[0] and score - effect.own_score > gain:
        return _reason_with(words.TERRACE_FOR_GAZEBO, points=score, more=score - effect.own_score)
    given = max(effect.best_bed(each, anchor)[0] for each in effect.rivals)
    if bed is not None and given:
        gaps = {"rival": len(effect.rivals), "given": given}
        return _reason_with(words.TERRACE_FOR_BOTH, flower=bed, points=gain, **gaps)
    if bed is not None:
        return _reason_with(words.TERRACE_FOR_BED, flower=bed, points=gain)
    if effect.gazebo is None:
        return _reason_with(words.TERRACE_FOR_ALL)
    return _whom_it_helps(effect, anchor, given)


def _whom_it_helps(effect: Effect, anchor: Space, given: int) -> Reason:
    """Return the reason for a terrace without use for the seat: what it offers rivals."""
    rival = len(effect.rivals)
    if given:
        return _reason_with(words.TERRACE_FOR_RIVALS_BED, rival=rival, given=given)
    score = effect.best_spot_on(anchor)
    if score > min(effect.rival_scores):
        return _reason_with(words.TERRACE_FOR_RIVAL, rival=rival, points=score)
    text = words.TERRACE_FOR_LEADER if _leads(effect) else words.TERRACE_FOR_NOBODY
    return _reason_with(text, rival=rival)


def _how_it_costs(effect: Effect, seat: int, loss: int) -> Reason:
    """Return how a terrace costs `seat` points: by hiding a bed, splitting a row, or otherwise."""
    space = effect.before.garden.gazebos[seat - 1]
    if space is None:
        raise ValueError("A gazebo that is off the table loses nothing by a terrace.")
    view = best_view(effect.before.garden, space)
    after = {row.k: row for row in effect.view_of(space, view.direction).rows}
    worse = [(row, after[row.k]) for row in view.rows if after[row.k].points < row.points]
    gaps = {"rival": len(effect.rivals), "points": loss}
    for before, now in worse:
        unseen = {each.bed for each in now.beds if not each.is_seen}
        for each in before.beds:
            if each.is_seen and each.bed in unseen:
                return _reason_with(words.TERRACE_HIDES, bed=each.bed, **gaps)
    for before, now in worse:
        if len(now.runs) > len(before.runs):
            return _reason_with(words.TERRACE_SPLITS, row=before.k, **gaps)
    return _reason_with(words.TERRACE_SPOILS, **gaps)


def _why_support(effect: Effect, anchor: Space) -> Reason:
    level, tiles = top_level(effect.before.garden, anchor) + 1, effect.garden.pile
    if supports_at(effect.before.garden, anchor) and tiles:
        texts = words.SECOND_FOR_LOSS, words.SECOND_FOR_SPOT, words.SECOND_SUPPORT
        return _why_plateau(effect, anchor, texts, level)
    shut = effect.best_place_shut()
    if shut is not None:
        return _reason_with(words.SUPPORT_BLOCKS, rival=len(effect.rivals), points=shut[0])
    for seat in effect.rivals:
        gain, bed = effect.best_bed_before(seat, footprint(anchor))
        if bed is not None:
            rivals = len(effect.rivals)
            return _reason_with(words.SUPPORT_PREVENTS, flower=bed, points=gain, rival=rivals)
    idle = words.SUPPORT_ENDS_SOONER if _leads(effect) else words.SUPPORT_SAFE
    if tiles < _TO_COME or supports_at(effect.before.garden, anchor):
        return _reason_with(idle, rival=len(effect.rivals))
    return _why_plateau(effect, anchor, (words.FIRST_FOR_LOSS, words.FIRST_FOR_SPOT, idle), level)


def _why_plateau(effect: Effect, anchor: Space, texts: tuple[str, str, str], level: int) -> Reason:
    """Return the purpose of a plateau.

    `texts` are the messages for a rival's loss, a place for a gazebo, and neither.
    """
    for_loss, for_spot, neither = texts
    rivals = len(effect.rivals)
    if loss := effect.loss_by_plateau(anchor):
        return _reason_with(for_loss, rival=rivals, points=loss)
    spot = effect.spot_on_plateau(anchor)
    if spot > max(effect.own_score, 1):
        return _reason_with(for_spot, rival=rivals, points=spot)
    return _reason_with(neither, level=level, rival=rivals)
