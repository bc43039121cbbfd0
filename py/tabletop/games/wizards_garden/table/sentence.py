"""The sentence over the garden: what to do next, the inspected item, or the result."""

from __future__ import annotations

from tabletop.core.language import t
from tabletop.games.wizards_garden.rules.game import GAME
from tabletop.games.wizards_garden.rules.phase import Phase
from tabletop.games.wizards_garden.rules.planting import Planting
from tabletop.games.wizards_garden.table.draft import directions_by_size
from tabletop.games.wizards_garden.table.view_model import ViewModel
from tabletop.games.wizards_garden.words import sentences
from tabletop.games.wizards_garden.words.ending import why, why_decided
from tabletop.kit.page import Form, form_of
from tabletop.kit.texts import awaited
from tabletop.scene.looking import opened_score


def sentence(model: ViewModel) -> str:
    """Return the sentence for `model`. Phones get shorter ones."""
    sight, state = model.sight, model.sight.state
    if sight.inspected:
        return _counted(model)
    if state.phase is Phase.OVER:
        return _ending(model)
    if state.phase is Phase.TOSS:
        return t(sentences.TOSS)
    name = model.or_you(state.position.mover)
    if not sight.interactive:
        return awaited(model, state.position.mover)
    if model.planting is not None:
        return _question(model, name, model.planting)
    return sentences.wish(name, state)


def _counted(model: ViewModel) -> str:
    """Return the explanation of the inspected score or basket."""
    seat = opened_score(model.sight.inspected)
    if not seat:
        return sentences.all_seeds(model.position)
    held, has_staff = model.position.flowers[seat - 1], model.position.staff == seat
    return sentences.score(model.or_you(seat), held, has_staff=has_staff)


def _question(model: ViewModel, name: str, planting: Planting) -> str:
    if model.phase is Phase.PLACE:
        return sentences.may_place(name, planting)
    if len(planting.directions) > 1:
        ways = [planting.lines_in(direction) for direction in directions_by_size(planting)]
        return sentences.which_harvest(name, ways)
    if model.forecast is None:
        return sentences.may_plant_untold(name, planting)
    if planting.harvested and _is_narrow(model):
        return sentences.may_harvest(name, planting)
    return sentences.may_plant(name, planting)


def _ending(model: ViewModel) -> str:
    state = model.sight.state
    outcome = GAME.outcome(state)
    assert outcome is not None
    reason = (why_decided if _is_narrow(model) else why)(state.position)
    if not outcome.winners:
        return sentences.draw(reason)
    least, most = sorted(GAME.scores(state))
    return sentences.win(model.or_you(outcome.winners[0]), most, least, reason)


def _is_narrow(model: ViewModel) -> bool:
    return form_of(model.sight.width, model.sight.height) is Form.PHONE
