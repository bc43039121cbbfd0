"""When the result is announced: once, after the animation has finished."""

from __future__ import annotations

from dataclasses import replace

from tabletop.app.announcing.sentence import sentence_of
from tabletop.app.effects import Effect, KeepSettings, Persist, Say
from tabletop.app.ending import row
from tabletop.app.messages.openable import OverDialog
from tabletop.app.model.model import Model, with_session
from tabletop.app.table.playing import Change, fallen


def painted(model: Model) -> Change:
    """Announce the result, or close the curtain, after the table has finished its animation.

    The result is also announced to screen readers, because the dialog addresses the player and need
    not name the winner. The first result on a device also asks, once, whether to play sounds,
    unless they are on.
    """
    session = model.session
    if session is not None and session.people.passing:
        return fallen(model)
    if session is None or session.over_told or session.match.to_move is not None:
        return model, ()
    if session.trial is not None:  # the bar of the puzzle reports the solution
        return model, ()
    if model.inbox.letter is not None:  # a received game is asking a question
        return model, ()
    model = with_session(model, over_told=True)
    effects = (Say(sentence_of(model)), *_ask_for_promise(model), *row.asked(model))
    if model.settings["hearing"] == "asked" or model.settings["sound"] == "on":
        return replace(model, dialogs=(OverDialog(),)), effects
    settings = {**model.settings, "hearing": "asked"}
    model = replace(model, settings=settings, dialogs=(OverDialog(asks=True),))
    return model, (*effects, KeepSettings(settings))


def _ask_for_promise(model: Model) -> tuple[Effect, ...]:
    """Return the effect that asks the browser to keep games, after the first finished one.

    Before that nobody knows whether the games are worth keeping, and some browsers ask the player.
    """
    over = [entry for entry in model.shelf if entry["state"] == "over"]
    return (Persist(ask=True),) if len(over) == 1 else ()
