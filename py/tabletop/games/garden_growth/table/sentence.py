"""The sentence over the garden: what to do next, the inspected item, or the result."""

from __future__ import annotations

from tabletop.core.language import t
from tabletop.games.garden_growth.rules.notation import Planting, Watering, move_to_text
from tabletop.games.garden_growth.rules.scoring import has_purpose
from tabletop.games.garden_growth.rules.state import State
from tabletop.games.garden_growth.table.care import dying
from tabletop.games.garden_growth.table.view_model import ViewModel
from tabletop.games.garden_growth.words import sentences as said
from tabletop.games.garden_growth.words.plants import BONUSES
from tabletop.games.garden_growth.words.score import counted, ending, worth_in_terms
from tabletop.kit.texts import awaited
from tabletop.scene.table import Sight


def sentence(sight: Sight[State], model: ViewModel) -> str:
    """Return the sentence for `model`: what to do next, the inspected item, or the result."""
    if model.inspected.seat is not None:
        return _looked_at(model)
    if model.winners is not None:
        return _ending(model, model.winners)
    mover = model.or_you(model.state.seat)
    if not model.active:
        return awaited(model, model.state.seat)
    return _wish(sight, model, mover)


def _with(sentence: str, more: str) -> str:
    """Join two sentences; `more` may be ""."""
    return f"{sentence} {more}" if more else sentence


def _looked_at(model: ViewModel) -> str:
    """Return whose garden it is, or how its score comes about."""
    item = model.inspected.item
    if item is not None:
        return counted(item, model.points[item])
    name = model.or_you(model.seat)
    if model.inspected.terms:
        return worth_in_terms(name, model.points, briefly=model.is_brief)
    return _with(said.looked_at(name), "" if model.is_brief else t(said.TAP_FOR_SCORE))


def _ending(model: ViewModel, winners: tuple[int, ...]) -> str:
    names = [model.or_you(seat) for seat in winners]
    return ending(names, model.totals[winners[0] - 1], alone=len(model.sitters) == 1)


def _wish(sight: Sight[State], model: ViewModel, name: str) -> str:
    choice = model.choice
    if choice.is_ending:
        return _end_question(model, name)
    if isinstance(model.move, Planting):
        return said.plant(name, model.move.kind, model.move.space)
    if model.move is not None:
        return said.revive(name, model.garden, model.move.space)
    if choice.space is not None and (model.care or model.cared is None):
        return _which(sight, model, name, choice.space)
    if choice.seed:
        more = "" if model.is_brief else t(BONUSES[choice.seed])
        return _with(said.which_space(name, choice.seed), more)
    return _rest(model, name)


def _end_question(model: ViewModel, name: str) -> str:
    return said.end(name, model.state.turn, model.left, dying(model.state))


def _which(sight: Sight[State], model: ViewModel, name: str, space: int) -> str:
    """Return the question about a place that is picked by itself, or what a hint would do there."""
    if model.garden[space] is None:
        return said.which_seed(name, space)
    care = said.which_care(name, model.garden, space)
    if sight.is_ghost:
        asked = said.water if sight.hint == move_to_text(Watering(space)) else said.weed
        care = asked(name, model.garden, space)
    return _with(care, _about(model, space))


def _about(model: ViewModel, space: int) -> str:
    """Return what happens to a plant without care, or "" on a phone."""
    return "" if model.is_brief else model.fate_words(space)


def _rest(model: ViewModel, name: str) -> str:
    """Return what the turn asks for while nothing is picked: first of all, who would die."""
    endangered = dying(model.state)
    if not model.can_act:
        return _with(said.all_done(name, model.state.turn), said.will_die(endangered))
    if not has_purpose(model.state):
        return said.nothing_scores(name, model.state.turn)
    if not any(model.garden):
        return said.choose_first(name)
    if endangered:
        return said.care_or_die(name, model.left, endangered)
    if model.is_brief:
        return said.act_briefly(name, model.left)
    return said.act(name, model.left, is_full=model.is_full)
