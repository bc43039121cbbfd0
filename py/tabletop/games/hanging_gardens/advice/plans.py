"""Explanations of two actions that only score together."""

from __future__ import annotations

from tabletop.core.game import refuse
from tabletop.core.language import t
from tabletop.games.hanging_gardens.bots.effects import Effect, effect_of
from tabletop.games.hanging_gardens.rules.game import GAME
from tabletop.games.hanging_gardens.rules.lookout import best_view
from tabletop.games.hanging_gardens.rules.notation import (
    Gazebo,
    Move,
    Plant,
    Shift,
    Support,
    Terrace,
    move_to_text,
)
from tabletop.games.hanging_gardens.rules.spaces import footprint
from tabletop.games.hanging_gardens.rules.state import State
from tabletop.games.hanging_gardens.words import plans as words


def plan_for(state: State, first: Move, second: Move) -> str:
    """Return what the seat to act gains by two actions, in a sentence for its player.

    Return "" if the first action pays by itself, or if both together don't. Moving a gazebo away
    and back is explained as waiting.
    """
    alone, both = effect_of(state, first), effect_of(state, first, second)
    if isinstance(first, Gazebo) and both.after.garden == state.garden:
        return t(words.THERE_AND_BACK)
    if _pays(alone) or not _pays(both):
        return ""
    is_new = state.garden.gazebos[state.seat - 1] is None
    return words.plan(
        _piece(first, is_new=is_new),
        _then(both, first, second, is_new=is_new),
        words.Together(
            both.own_gain, both.greatest_loss()[1], max(0, *both.rival_gains), len(both.rivals)
        ),
    )


def pays(state: State, move: Move) -> bool:
    """Return whether an action increases the lead over every rival."""
    return _pays(effect_of(state, move))


def serves_rival(state: State, move: Move) -> bool:
    """Return whether an action gains some rival more than the seat to act.

    For a terrace, also compare the gains of the best bed on it.
    """
    effect = effect_of(state, move)
    if effect.after.is_over:
        return False
    given, own = max(effect.rival_gains), effect.own_gain
    if given <= own and isinstance(move, Terrace | Shift):
        given = max(effect.best_bed(seat, move.anchor)[0] for seat in effect.rivals)
        own = effect.best_bed(effect.seat, move.anchor)[0]
    return given > own


def swaps(state: State, first: Move, second: Move) -> bool:
    """Return whether `second` pays by itself and can be played first with the same result."""
    if refuse(GAME, state, second) is not None or not pays(state, second):
        return False
    between = GAME.apply_move(state, second)
    if between.is_over or refuse(GAME, between, first) is not None:
        return False
    return GAME.apply_move(between, first) == effect_of(state, first, second).after


def _pays(effect: Effect) -> bool:
    """Return whether the lead over every rival increases."""
    return effect.own_gain > max(effect.rival_gains)


def _piece(move: Move, *, is_new: bool) -> str:
    """Return the key of an action in `words`: its piece, or `N` for a newly placed gazebo."""
    if isinstance(move, Shift):
        return "MT" if move.as_terrace else "MS"
    text = move_to_text(move)
    return "N" if is_new and text[0] == "G" else text[: 2 if isinstance(move, Plant) else 1]


def _then(both: Effect, first: Move, second: Move, *, is_new: bool) -> str:
    """Return the second action in words, with its relation to the first."""
    piece = _piece(second, is_new=is_new)
    match first, second:
        case ((Terrace(anchor) | Shift(True, _, anchor)), (Plant(_, space) | Gazebo(space))):
            return words.then(piece, on_it=space in footprint(anchor))
        case Support(anchor), (Support(top) | Terrace(top)) if anchor == top:
            return words.then(piece, on_it=True)
        case Plant(), Plant() if _match(both, first, second):
            return words.matched()
        case _:
            return words.then(piece)


def _match(both: Effect, first: Plant, second: Plant) -> bool:
    """Return whether two beds are a symmetrical pair in the best view of the seat."""
    if both.gazebo is None or first.colour != second.colour:
        return False
    places = {
        each.bed.space: (each.a, row.k)
        for row in best_view(both.garden, both.gazebo).rows
        for each in row.beds
        if each.is_seen
    }
    one, other = places.get(first.space), places.get(second.space)
    return bool(one and other and one[0] and one == (-other[0], other[1]))
