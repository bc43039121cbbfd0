"""Preload a saved game before anybody opens it: replay it, draw it and encode the scene.

Nothing is shown or saved. The results stay cached, so that opening the game is faster.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from tabletop.app.effects import Later
from tabletop.app.messages.shelf import Rehearse
from tabletop.app.model import Model, Sitting, Stage
from tabletop.app.shelf.reading import sitting_from
from tabletop.app.table.current_scene import seen
from tabletop.app.table.playing import Change, stage_of
from tabletop.core.errors import BadRecord
from tabletop.games.registry import is_imported
from tabletop.scene.scene import Step
from tabletop.scene.stock import write_ahead


def rehearse(model: Model, message: Rehearse) -> Change:
    """Do one step of preloading and schedule the next.

    Steps are short, so that the page can handle input between them. A game whose modules are not
    imported yet is skipped, because importing takes long.
    """
    if model.sitting is not None or not is_imported(message.game):
        return model, ()
    try:
        sitting = sitting_from(message.id, message.record)
    except BadRecord:
        return model, ()  # the error is reported when the game is opened
    step = message.step
    stage = stage_of(model, message.width, message.height, message.text)
    _STEPS[step](replace(sitting, over_told=sitting.match.to_move is None), stage)
    is_last = step + 1 == len(_STEPS)
    return model, () if is_last else (Later(replace(message, step=step + 1)),)


def _replay(sitting: Sitting, _: Stage) -> None:
    """Do nothing: reading the game has already replayed it."""


def _draw(sitting: Sitting, stage: Stage) -> None:
    _ = seen(sitting, stage).scene


def _write(sitting: Sitting, stage: Stage) -> None:
    write_ahead((Step(seen(sitting, stage).scene, 0, 0),))


_STEPS: tuple[Callable[[Sitting, Stage], None], ...] = (_replay, _draw, _write)
