"""When the end is announced: once, and only when the table has come to rest."""

from __future__ import annotations

from dataclasses import replace

from tabletop.app.effects import Effect, KeepSettings, Persist, Say
from tabletop.app.ending import row
from tabletop.app.messages import Message
from tabletop.app.model import Model
from tabletop.app.table.playing import Change, fallen, with_sitting
from tabletop.app.table.sentence import sentence_of


def painted(model: Model, _: Message) -> Change:
    """Return the change when the table has come to rest: only then is the end announced.

    Who has won is said aloud too: the dialog speaks to who reads it, and need not name a rival.
    With the first result that a person sees comes, once, the question whether to hear sounds.
    """
    sitting = model.sitting
    if sitting is not None and sitting.passing:
        return fallen(model)
    if sitting is None or sitting.over_told or sitting.match.to_move is not None:
        return model, ()
    if sitting.trial is not None:  # the end is only what was to be found
        return model, ()
    if model.letter is not None:  # another game has come, and asks something
        return model, ()
    model = with_sitting(model, over_told=True)
    effects = (Say(sentence_of(model)), *_ask_for_promise(model), *row.asked(model))
    if model.settings["hearing"] == "asked" or model.settings["sound"] == "on":
        return replace(model, dialogs=({"kind": "over"},)), effects
    settings = {**model.settings, "hearing": "asked"}
    model = replace(model, settings=settings, dialogs=({"kind": "over", "asks": True},))
    return model, (*effects, KeepSettings(settings))


def _ask_for_promise(model: Model) -> tuple[Effect, ...]:
    """Return the effect that asks the browser to keep the games, after the first finished one.

    Before it nobody knows whether they are worth keeping, and some browsers ask the person.
    """
    over = [entry for entry in model.shelf if entry["state"] == "over"]
    return (Persist(ask=True),) if len(over) == 1 else ()
