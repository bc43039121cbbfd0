"""Why an opponent, or a hint, does an action: in one sentence, by what it does to the views."""

from __future__ import annotations

from functools import lru_cache

from tabletop.games.hanging_gardens.bots_effects import Effect, effect_of
from tabletop.games.hanging_gardens.garden import FULL_STACK, Bed, supports_at
from tabletop.games.hanging_gardens.lookout import Row, Run, View, best_view
from tabletop.games.hanging_gardens.notation import (
    Gazebo,
    Move,
    Plant,
    Shift,
    Support,
    Terrace,
)
from tabletop.games.hanging_gardens.spaces import Space, space_to_text
from tabletop.games.hanging_gardens.state import State
from tabletop.games.hanging_gardens.words import COLOUR_NAMES, join


@lru_cache(maxsize=64)
def reason_for(state: State, move: Move) -> str:
    """Return why the seat to act does `move`, told to its player.

    The sentence is kept, for a search asks for it again after every slice.
    """
    effect = effect_of(state, move)
    if effect.after.is_over:
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
            return "Moving a support to and fro builds nothing that a rival could use."
        case _:
            return "There is no room for anything, so passing is all that is left."


def _why_end(effect: Effect) -> str:
    own, best = effect.own_score, max(effect.rival_scores)
    totals = f"{_points(own)} to {best}"
    if own > best:
        return f"It ends the game while you lead, {totals}."
    if own == best:
        return f"It ends the game with a shared win, {totals}."
    return f"It ends the game, for nothing better is left: {totals}."


# Beds.


def _why_bed(effect: Effect, bed: Bed) -> str:
    subject = f"A {COLOUR_NAMES[bed.colour]} bed on {space_to_text(bed.space)}"
    seat, loss = effect.greatest_loss()
    if effect.own_gain > 0:
        taken = f", and {_rival(effect, seat)} loses {_points(loss)}" if loss else ""
        return f"{subject} {_what_it_brings(effect, bed)}{taken}."
    if loss:
        return f"{subject} {_what_it_spoils(effect, bed, seat)}, who loses {_points(loss)}."
    score, spot = effect.best_spot()
    if score > effect.best_spot_before()[0]:
        return f"{subject} makes {space_to_text(spot)} a place to move to, worth {_points(score)}."
    if max(effect.rival_gains) > 0:
        return f"{subject} costs less than all else: some action must be done."
    return f"{subject} changes no view that counts, so the telling beds stay for later."


def _what_it_brings(effect: Effect, bed: Bed) -> str:
    """Return what a bed does to the best view of the own gazebo."""
    space = effect.gazebo
    if space is None:
        raise ValueError("A gazebo that is off the table gains nothing by a bed.")
    view = best_view(effect.garden, space)
    gain = _more(effect.own_gain) + (f" at level {view.level}" if view.level else "")
    row, run = _place_of(view, bed.space)
    where = f"row {row.k} of your {view.direction} view"
    if run.bonus and len(run.seen) > 1:
        return f"closes a symmetric run in {where}, {_colours(run)}: {gain}"
    if run.bonus:
        return f"lies on the sight line in {where}: {gain}"
    return f"is a new colour in {where}: {gain}"


def _what_it_spoils(effect: Effect, bed: Bed, seat: int) -> str:
    """Return what a bed does to the view that was best for the gazebo of `seat`."""
    space = effect.before.garden.gazebos[seat - 1]
    if space is None:
        raise ValueError("A gazebo that is off the table loses nothing by a bed.")
    direction = best_view(effect.before.garden, space).direction
    view = effect.view_of(space, direction)
    row, _ = _place_of(view, bed.space)
    seen_by = f"the {direction} view of {_rival(effect, seat)}"
    return f"breaks the symmetry of row {row.k} in {seen_by}"


def _place_of(view: View, space: Space) -> tuple[Row, Run]:
    """Return the row and the run of a view that the bed on `space`, which is seen, is in."""
    return next(
        (row, run)
        for row in view.rows
        for run in row.runs
        if any(bed.space == space for bed in run.seen)
    )


def _colours(run: Run) -> str:
    return join([COLOUR_NAMES[bed.colour] for bed in run.seen])


# Gazebos.


def _why_gazebo(effect: Effect, space: Space) -> str:
    view = best_view(effect.garden, space)
    level = f", level {view.level}," if view.level else ""
    worth = f"The {view.direction} view from {space_to_text(space)}{level}"
    if effect.own_gain > 0:
        return f"{worth} is worth {_points(view.points)}: {_more(effect.own_gain)} than now."
    if effect.before.garden.gazebos[effect.seat - 1] is None:
        yet = f"Your gazebo sees no bed from {space_to_text(space)} yet"
        return f"{yet}, but each one that comes into its best view will count for you."
    if effect.own_gain == 0:
        return f"{worth} is worth as much as yours, and nothing is built for rivals to use."
    return f"{worth} has more to come than the {_points(-effect.own_gain)} given up now."


# Tiles.


def _why_terrace(effect: Effect, anchor: Space) -> str:
    where = space_to_text(anchor)
    seat, loss = effect.greatest_loss()
    raised = supports_at(effect.before.garden, anchor) == FULL_STACK
    subject = f"The terrace at {where}"
    if loss:
        seen_by = f"the view of {_rival(effect, seat)}"
        return f"{subject} rises into {seen_by}, who loses {_points(loss)}."
    if effect.own_gain > 0:
        return f"{subject} rises to the good of your own view: {_more(effect.own_gain)}."
    if raised:
        score, spot = effect.best_spot()
        return f"{subject} is a level higher; {space_to_text(spot)} is now worth {_points(score)}."
    gain, bed = effect.best_bed(effect.seat, anchor)
    if bed is not None:
        colour = COLOUR_NAMES[bed.colour]
        bed_there = f"a {colour} bed on {space_to_text(bed.space)}"
        return f"{subject} makes room: {bed_there} would bring {_points(gain)}."
    needs = (effect.best_bed(each, anchor)[1] for each in effect.rivals)
    if effect.gazebo is not None and all(bed is None for bed in needs):
        return f"{subject} lies where no bed would help a rival, and leaves it to them to go on."
    return f"{subject} makes room, which everything else in the garden needs."


def _why_support(effect: Effect, anchor: Space) -> str:
    where = space_to_text(anchor)
    if supports_at(effect.before.garden, anchor):
        return f"With a second support at {where}, the next terrace there is a level higher."
    score, spot = effect.best_spot_before()
    if effect.shuts(spot) and score > effect.best_spot()[0]:
        place = f"{space_to_text(spot)}, the best free place"
        return f"The support at {where} shuts {place}: it was worth {_points(score)}."
    for seat in effect.rivals:
        gain, bed = effect.best_bed_before(seat, anchor)
        if bed is not None:
            threat = f"a {COLOUR_NAMES[bed.colour]} bed on {space_to_text(bed.space)}"
            saved = f"{_points(gain)} for {_rival(effect, seat)}"
            return f"The support at {where} prevents {threat}: {saved}."
    return f"A support at {where} is the first step up; it hides nothing yet."


def _rival(effect: Effect, seat: int) -> str:
    """Return who sits at `seat`: an opponent knows no names, but everybody sees the gazebos."""
    if len(effect.rivals) == 1:
        return "your rival"
    space = effect.before.garden.gazebos[seat - 1]
    if space is None:
        raise ValueError("A rival without a gazebo neither gains nor loses.")
    return f"the rival at {space_to_text(space)}"


def _points(number: int) -> str:
    return f"{number} {'point' if number == 1 else 'points'}"


def _more(number: int) -> str:
    return f"{number} more {'point' if number == 1 else 'points'}"
