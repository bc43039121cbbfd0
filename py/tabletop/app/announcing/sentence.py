"""The sentence under the title, and when it is announced to screen readers.

The forecast of the picked move is announced too: on the screen it is part of the picture.
"""

from __future__ import annotations

import re

from tabletop.app import words
from tabletop.app.effects import PROMPT, Effect, Say
from tabletop.app.model.lookback import LookBack
from tabletop.app.model.model import Model
from tabletop.app.model.session import Session
from tabletop.app.modes.lesson import step_text
from tabletop.app.presence.places import is_persons_turn, is_shared
from tabletop.app.presence.turn_sentence import turn_sentence
from tabletop.app.presence.viewer import is_closed
from tabletop.app.puzzles import page as puzzles
from tabletop.app.review.sheet import better_move_sentence
from tabletop.app.table.current_scene import current_scene
from tabletop.app.table.hinting import hint_sentence
from tabletop.app.table.log import move_sentence
from tabletop.app.table.playing import scene_now
from tabletop.app.table.throwing import question
from tabletop.core.language import t

MOST_FORETOLD = 200
"""The maximum length of an announced forecast, in characters."""

_END = re.compile(r"(?<=[.!?]) ")
"""The boundary between two sentences."""


def sentence_of(model: Model) -> str:
    """Return the sentence under the title, "" on the menu.

    It is why a move was refused, the narration of a look back, the text of a lesson or puzzle,
    whose turn it is, a hint or a prompt.
    """
    session = model.session
    if session is None:
        return ""
    if session.selection.refusal is not None:
        return session.selection.refusal.sentence
    if session.look is not None:
        return _look_sentence(model, session, session.look)
    if session.lesson is not None:
        return _taught(model, session)
    if session.trial is not None and not session.selection.draft:
        return hint_sentence(model, session) or _asked(model, session)
    absent = turn_sentence(session)
    if absent:
        return absent
    asked = question(session)
    return hint_sentence(model, session) or (asked["sentence"] if asked else _wanted(model))


def _look_sentence(model: Model, session: Session, look: LookBack) -> str:
    """Return the sentence about the better move, or about the move that led to the ply shown."""
    if look.better:
        return better_move_sentence(model, session)
    return move_sentence(session, look.ply - 1) if look.ply else t(words.BEGINNING)


def _taught(model: Model, session: Session) -> str:
    if model.size is None:
        return step_text(session, None)
    return step_text(session, current_scene(session, model.size).sight)


def _asked(model: Model, session: Session) -> str:
    """Return the prompt of a puzzle; until the first move it also says if the board can scroll."""
    scene = scene_now(model)
    is_begun = session.trial is None or session.match.ply > session.trial.start
    windows = () if scene is None or is_begun or session.selection.inspected else scene.windows[:1]
    return puzzles.sentence(session, more=any(each.hides_much for each in windows))


def _wanted(model: Model) -> str:
    scene = scene_now(model)
    return scene.sentence if scene else ""


def foretold_of(model: Model) -> str:
    """Return the forecast of the picked move, "" if there is none or it must stay secret.

    Also "" while the sentence is a refusal, a hint or the narration of a look back.
    """
    session, scene = model.session, scene_now(model)
    if session is None or scene is None or session.look is not None or not _asks(session):
        return ""
    return "" if hint_sentence(model, session) else scene.foretold


def spoken(before: Model, after: Model) -> tuple[Effect, ...]:
    """Return the effect that announces the sentence or forecast that has changed, () if none has.

    Not announced: refusals, which are announced when they occur; the turn, which the curtain shows;
    the result, which has a dialog; and that a computer is thinking, which would drown out the move.
    """
    if before.session is after.session and before.size == after.size:
        return ()
    both = zip(_to_be_said(after), _announced_before(before, after), strict=True)
    new = [told for told, heard in both if told and told != heard]
    return (Say(" ".join(new), PROMPT),) if new else ()


_Said = tuple[str, str]
"""The sentence and the forecast to announce, "" for none."""

_SILENCE = ("", "")


def _announced_before(before: Model, after: Model) -> _Said:
    """Return what was announced before, _SILENCE for another game.

    If only the size of the table has changed, the new wording counts as announced.
    """
    if before.session is None or after.session is None or before.session.id != after.session.id:
        return _SILENCE
    heard = _to_be_said(before)
    return _to_be_said(after) if heard[0] and before.session is after.session else heard


def _to_be_said(model: Model) -> _Said:
    """Return the texts to announce for `model`; in a lesson, no forecast."""
    session = model.session
    if session is None or not _asks(session):
        return _SILENCE
    is_taught = session.lesson is not None
    return sentence_of(model), "" if is_taught else _briefly(foretold_of(model))


def _briefly(foretold: str) -> str:
    """Return the first sentences of `foretold`: at least one, others up to MOST_FORETOLD."""
    said, *more = _END.split(foretold)
    for each in more:
        if len(said) + len(each) >= MOST_FORETOLD:
            break
        said = f"{said} {each}"
    return said


def _asks(session: Session) -> bool:
    """Return whether to announce the sentence as a prompt. Refusals are announced separately."""
    return session.selection.refusal is None and _may_be_said(session)


def _may_be_said(session: Session) -> bool:
    """Return whether the sentence may be announced now.

    If people with secrets share the screen, nothing is announced during a look back or while
    something is picked, inspected or hinted, because it could betray a hand.
    """
    looks = bool(
        session.selection.draft or session.selection.inspected or session.help.hint or session.look
    )
    if is_shared(session):
        return not looks and not is_closed(session) and is_persons_turn(session.match)
    if session.look is not None:
        return not session.look.playing
    told = session.lesson is not None or session.trial is not None
    return looks or told or is_persons_turn(session.match)
