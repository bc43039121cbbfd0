"""Settings that are offered when they first matter: the pace of rivals, and when to see figures."""

from __future__ import annotations

from dataclasses import replace

from tabletop.app import words
from tabletop.app.effects import Effect, KeepSettings
from tabletop.app.messages import Message
from tabletop.app.model import Button, Model, Notice, Sitting
from tabletop.core.language import t

Change = tuple[Model, tuple[Effect, ...]]


def offer_pace(model: Model, _: Message) -> Change:
    """Offer a quicker pace, once, to somebody who has skipped several turns of rivals."""
    if model.settings["pace"] == "quick":
        return model, ()
    faster = Button(t(words.QUICKER), {"do": "set", "key": "pace", "value": "quick"})
    return _offered(model, "pacing", Notice(t(words.RIVALS_ARE_SLOW), buttons=(faster,)))


def forecasts_due(model: Model) -> Change:
    """Return the change that remembers that a first lesson is over: the next game asks when to
    show figures."""
    if model.settings["foretelling"] != "unoffered":
        return model, ()
    settings = {**model.settings, "foretelling": "due"}
    return replace(model, settings=settings), (KeepSettings(settings),)


def forecasts_asked(before: Model, after: Model) -> Change:
    """Offer a choice of when figures are shown, once: at the first game after a first lesson."""
    if after.settings["foretelling"] != "due" or not _begins_game(before.sitting, after.sitting):
        return after, ()
    return _offer_forecasts(after)


def _begins_game(was: Sitting | None, now: Sitting | None) -> bool:
    """Return whether a game that is no lesson or puzzle has just come to the table."""
    if now is None or now.lesson is not None or now.trial is not None or now.match.to_move is None:
        return False
    return was is None or was.id != now.id or was.lesson is not None


def _offer_forecasts(model: Model) -> Change:
    buttons = tuple(
        Button(t(label), {"do": "set", "key": "forecast", "value": value})
        for value, label in words.FORECASTS.items()
    )
    return _offered(model, "foretelling", Notice(t(words.WHEN_TO_FORECAST), buttons=buttons))


def _offered(model: Model, mark: str, notice: Notice) -> Change:
    """Return the change that shows an offer, unless its setting says that it was shown before."""
    if model.settings[mark] == "offered":
        return model, ()
    settings = {**model.settings, mark: "offered"}
    return replace(model, settings=settings, notice=notice), (KeepSettings(settings),)
