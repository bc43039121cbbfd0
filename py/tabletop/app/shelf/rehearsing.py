"""Preload a saved game before anybody opens it: replay it, draw it and encode the scene.

Nothing is shown or saved. The results stay cached, so that opening the game is faster.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from tabletop.app.effects import Later
from tabletop.app.messages.shelf import Rehearse
from tabletop.app.model.model import Model
from tabletop.app.model.session import Session
from tabletop.app.model.settings import Stage
from tabletop.app.saving.reading import session_from
from tabletop.app.table.current_scene import current_scene
from tabletop.app.table.playing import Change, stage_of
from tabletop.core.errors import BadRecord
from tabletop.games.registry import is_imported
from tabletop.scene.intern_table import write_ahead
from tabletop.scene.scene import Step


def rehearse(model: Model, message: Rehearse) -> Change:
    """Do one step of preloading and schedule the next.

    Steps are short, so that the page can handle input between them. A game whose modules are not
    imported yet is skipped, because importing takes long.
    """
    if model.session is not None or not is_imported(message.game):
        return model, ()
    try:
        session = session_from(message.id, message.record)
    except BadRecord:
        return model, ()  # the error is reported when the game is opened
    step = message.step
    stage = stage_of(model, message.width, message.height, message.text)
    _STEPS[step](replace(session, over_told=session.match.to_move is None), stage)
    is_last = step + 1 == len(_STEPS)
    return model, () if is_last else (Later(replace(message, step=step + 1)),)


def _replay(session: Session, _: Stage) -> None:
    """Do nothing: reading the game has already replayed it."""


def _draw(session: Session, stage: Stage) -> None:
    _ = current_scene(session, stage).scene


def _write(session: Session, stage: Stage) -> None:
    write_ahead((Step(current_scene(session, stage).scene, 0, 0),))


_STEPS: tuple[Callable[[Session, Stage], None], ...] = (_replay, _draw, _write)
