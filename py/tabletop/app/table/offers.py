"""Explanations and offers shown once, when they first matter: a quicker pace, when to show
forecasts, and the second tap on a hint."""

from __future__ import annotations

from dataclasses import replace

from tabletop.app import words
from tabletop.app.effects import Effect, KeepSettings
from tabletop.app.messages.page import Set
from tabletop.app.model.dialogs import Choice, ForecastDialog
from tabletop.app.model.help import Hint
from tabletop.app.model.model import Model
from tabletop.app.model.notice import Button, Notice
from tabletop.app.model.session import Session
from tabletop.app.model.settings import FORECAST, SETTINGS
from tabletop.app.presence.places import people_of
from tabletop.app.presence.viewer import is_closed
from tabletop.core.language import t

Change = tuple[Model, tuple[Effect, ...]]


def offer_pace(model: Model) -> Change:
    """Offer a quicker pace, once, after the player has skipped several turns of opponents."""
    if model.settings["pace"] == "quick":
        return model, ()
    faster = Button(t(words.QUICKER), Set("pace", "quick"))
    return _offered(model, "pacing", Notice(t(words.RIVALS_ARE_SLOW), buttons=(faster,)))


def forecasts_due(model: Model) -> Change:
    """Record that the first lesson is over, so that the next game asks when to show forecasts."""
    if model.settings["foretelling"] != "unoffered":
        return model, ()
    settings = {**model.settings, "foretelling": "due"}
    return replace(model, settings=settings), (KeepSettings(settings),)


def forecasts_asked(before: Model, after: Model) -> Change:
    """Ask when to show forecasts, once, as the first game after the first lesson begins."""
    if after.settings["foretelling"] != "due" or not _is_moment(before.session, after):
        return after, ()
    settings = {**after.settings, "foretelling": "offered"}
    asked = replace(after, settings=settings, dialogs=(*after.dialogs, _question()))
    return asked, (KeepSettings(settings),)


def _is_moment(was: Session | None, model: Model) -> bool:
    """Return whether an open game has no move of a person yet, or was a lesson until now."""
    now = model.session
    if now is None or model.dialogs or is_closed(now):
        return False
    if now.lesson is not None or now.trial is not None or now.match.to_move is None:
        return False
    is_played_on = was is not None and was.id == now.id and was.lesson is not None
    return is_played_on or not _has_person_played(now)


def _has_person_played(session: Session) -> bool:
    match, people = session.match, people_of(session.match)
    movers = (match.game.current_player(each.state) for each in match.positions[: match.ply])
    return any(mover in people for mover in movers)


def _question() -> ForecastDialog:
    ways = tuple(Choice(t(label), Set(FORECAST, value)) for value, label in words.FORECASTS.items())
    return ForecastDialog(t(words.WHEN_TO_FORECAST), t(words.SET_FORECASTS_LATER), ways)


def explained(model: Model, hint: Hint) -> tuple[Model, Hint, tuple[Effect, ...]]:
    """Return the model after counting an explained hint, the hint to show, and the effects.

    Only the first hints on a device explain the second tap; later ones have `explains=False`.
    """
    steps = SETTINGS["hinting"]
    told = steps.index(model.settings["hinting"])
    if told == len(steps) - 1:
        return model, replace(hint, explains=False), ()
    settings = {**model.settings, "hinting": steps[told + 1]}
    return replace(model, settings=settings), hint, (KeepSettings(settings),)


def _offered(model: Model, mark: str, notice: Notice) -> Change:
    """Show `notice`, unless the setting `mark` says that it was shown before."""
    if model.settings[mark] == "offered":
        return model, ()
    settings = {**model.settings, mark: "offered"}
    return replace(model, settings=settings, notice=notice), (KeepSettings(settings),)
