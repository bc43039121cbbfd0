"""The sentence over the garden: what to do next, the inspected item, or the result."""

from __future__ import annotations

from tabletop.core.language import t
from tabletop.games.garden_growth.rules.notation import Planting, Watering, move_to_text
from tabletop.games.garden_growth.rules.scoring import has_purpose
from tabletop.games.garden_growth.rules.state import State
from tabletop.games.garden_growth.table.care import dying
from tabletop.games.garden_growth.table.shown import Shown
from tabletop.games.garden_growth.words import sentences as said
from tabletop.games.garden_growth.words.plants import BONUSES
from tabletop.games.garden_growth.words.score import counted, ending, worth_in_terms
from tabletop.kit.saying import awaited
from tabletop.scene.table import Sight


def sentence(sight: Sight[State], shown: Shown) -> str:
    """Return the sentence for `shown`: what to do next, the inspected item, or the result."""
    if shown.gaze.seat is not None:
        return _looked_at(shown)
    if shown.winners is not None:
        return _ending(shown, shown.winners)
    mover = shown.or_you(shown.state.seat)
    if not shown.active:
        return awaited(shown, shown.state.seat)
    return _wish(sight, shown, mover)


def _with(sentence: str, more: str) -> str:
    """Join two sentences; `more` may be ""."""
    return f"{sentence} {more}" if more else sentence


def _looked_at(shown: Shown) -> str:
    """Return whose garden it is, or how its score comes about."""
    item = shown.gaze.item
    if item is not None:
        return counted(item, shown.points[item])
    name = shown.or_you(shown.seat)
    if shown.gaze.terms:
        return worth_in_terms(name, shown.points, briefly=shown.is_brief)
    return _with(said.looked_at(name), "" if shown.is_brief else t(said.TAP_FOR_SCORE))


def _ending(shown: Shown, winners: tuple[int, ...]) -> str:
    names = [shown.or_you(seat) for seat in winners]
    return ending(names, shown.totals[winners[0] - 1], alone=len(shown.sitters) == 1)


def _wish(sight: Sight[State], shown: Shown, name: str) -> str:
    choice = shown.choice
    if choice.is_ending:
        return _end_question(shown, name)
    if isinstance(shown.move, Planting):
        return said.plant(name, shown.move.kind, shown.move.space)
    if shown.move is not None:
        return said.revive(name, shown.garden, shown.move.space)
    if choice.space is not None and (shown.care or shown.cared is None):
        return _which(sight, shown, name, choice.space)
    if choice.seed:
        more = "" if shown.is_brief else t(BONUSES[choice.seed])
        return _with(said.which_space(name, choice.seed), more)
    return _rest(shown, name)


def _end_question(shown: Shown, name: str) -> str:
    return said.end(name, shown.state.turn, shown.left, dying(shown.state))


def _which(sight: Sight[State], shown: Shown, name: str, space: int) -> str:
    """Return the question about a place that is picked by itself, or what a hint would do there."""
    if shown.garden[space] is None:
        return said.which_seed(name, space)
    care = said.which_care(name, shown.garden, space)
    if sight.is_ghost:
        asked = said.water if sight.hint == move_to_text(Watering(space)) else said.weed
        care = asked(name, shown.garden, space)
    return _with(care, _about(shown, space))


def _about(shown: Shown, space: int) -> str:
    """Return what happens to a plant without care, or "" on a phone."""
    return "" if shown.is_brief else shown.fate_words(space)


def _rest(shown: Shown, name: str) -> str:
    """Return what the turn asks for while nothing is picked: first of all, who would die."""
    endangered = dying(shown.state)
    if not shown.can_act:
        return _with(said.all_done(name, shown.state.turn), said.will_die(endangered))
    if not has_purpose(shown.state):
        return said.nothing_scores(name, shown.state.turn)
    if not any(shown.garden):
        return said.choose_first(name)
    if endangered:
        return said.care_or_die(name, shown.left, endangered)
    if shown.is_brief:
        return said.act_briefly(name, shown.left)
    return said.act(name, shown.left, is_full=shown.is_full)
