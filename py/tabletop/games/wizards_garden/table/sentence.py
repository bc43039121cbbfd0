"""The sentence over the garden: what to do next, the inspected item, or the result."""

from __future__ import annotations

from tabletop.core.language import t
from tabletop.games.wizards_garden.rules.game import GAME
from tabletop.games.wizards_garden.rules.phase import Phase
from tabletop.games.wizards_garden.rules.planting import Planting
from tabletop.games.wizards_garden.table.draft import directions_by_size
from tabletop.games.wizards_garden.table.shown import Shown
from tabletop.games.wizards_garden.words import sentences
from tabletop.games.wizards_garden.words.ending import why, why_decided
from tabletop.kit.page import Form, form_of
from tabletop.kit.saying import awaited
from tabletop.scene.looking import opened_score


def sentence(shown: Shown) -> str:
    """Return the sentence for `shown`. Phones get shorter ones."""
    sight, state = shown.sight, shown.sight.state
    if sight.gaze:
        return _counted(shown)
    if state.phase is Phase.OVER:
        return _ending(shown)
    if state.phase is Phase.TOSS:
        return t(sentences.TOSS)
    name = shown.or_you(state.position.mover)
    if not sight.interactive:
        return awaited(shown, state.position.mover)
    if shown.planting is not None:
        return _question(shown, name, shown.planting)
    return sentences.wish(name, state)


def _counted(shown: Shown) -> str:
    """Return the explanation of the inspected score or basket."""
    seat = opened_score(shown.sight.gaze)
    if not seat:
        return sentences.all_seeds(shown.position)
    held, has_staff = shown.position.flowers[seat - 1], shown.position.staff == seat
    return sentences.score(shown.or_you(seat), held, has_staff=has_staff)


def _question(shown: Shown, name: str, planting: Planting) -> str:
    if shown.phase is Phase.PLACE:
        return sentences.may_place(name, planting)
    if len(planting.directions) > 1:
        ways = [planting.lines_in(direction) for direction in directions_by_size(planting)]
        return sentences.which_harvest(name, ways)
    if shown.forecast is None:
        return sentences.may_plant_untold(name, planting)
    if planting.harvested and _is_narrow(shown):
        return sentences.may_harvest(name, planting)
    return sentences.may_plant(name, planting)


def _ending(shown: Shown) -> str:
    state = shown.sight.state
    outcome = GAME.outcome(state)
    assert outcome is not None
    reason = (why_decided if _is_narrow(shown) else why)(state.position)
    if not outcome.winners:
        return sentences.draw(reason)
    least, most = sorted(GAME.scores(state))
    return sentences.win(shown.or_you(outcome.winners[0]), most, least, reason)


def _is_narrow(shown: Shown) -> bool:
    return form_of(shown.sight.width, shown.sight.height) is Form.PHONE
