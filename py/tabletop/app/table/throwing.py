"""Real dice: people who throw their own dice enter the faces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from tabletop.app.model.model import Model, with_selection
from tabletop.app.model.session import Session
from tabletop.app.presence.viewer import is_closed
from tabletop.app.table.playing import Change, play
from tabletop.app.table.viewer import throw_awaited
from tabletop.core.throws import Throw
from tabletop.games.registry import words_of


class DieFace(TypedDict):
    """A face to enter: its text, its label, and the seat that a draw of lots names (0: none)."""

    text: str
    label: str
    seat: int


class ThrowData(TypedDict):
    """The question for the next face of a throw; `back` is whether a face was entered before."""

    sentence: str
    faces: list[DieFace]
    back: bool


def face(model: Model, answer: str, now: str) -> Change:
    """Store the face of the next die. After the last one, play the outcome."""
    awaited = _awaited(model)
    if awaited is None:
        return model, ()
    session, throw = awaited
    if answer not in throw.faces[len(session.selection.faces)]:
        return model, ()
    faces = (*session.selection.faces, answer)
    if len(faces) < len(throw.faces):
        return with_selection(model, faces=faces), ()
    return play(model, throw.outcome(faces), now)


def unface(model: Model) -> Change:
    """Forget the faces entered so far for this throw."""
    return (with_selection(model, faces=()) if model.session else model), ()


def seed_throws(model: Model, now: str) -> Change:
    """Let the seed decide this one throw."""
    awaited = _awaited(model)
    if awaited is None:
        return model, ()
    return play(model, awaited[0].match.seed_outcome(), now)


def question(session: Session) -> ThrowData | None:
    """Return the question for the next face of a throw, or None if there is none to ask now."""
    throw = throw_awaited(session)
    if throw is None or session.look is not None or is_closed(session):
        return None
    match, asked = session.match, len(session.selection.faces)
    sentences = words_of(match).throw_questions(match.state, match.names)
    return {
        "sentence": sentences[asked],
        "faces": [_face_data(throw, each, match.names) for each in throw.faces[asked]],
        "back": bool(session.selection.faces),
    }


def _face_data(throw: Throw, text: str, names: Sequence[str]) -> DieFace:
    """Return a face as the page shows it: a number, or the player that a draw of lots names."""
    seat = int(text) if throw.is_lot else 0
    return {"text": text, "label": names[seat - 1] if seat else text, "seat": seat}


def _awaited(model: Model) -> tuple[Session, Throw] | None:
    session = model.session
    throw = throw_awaited(session) if session else None
    if session is None or throw is None or session.look is not None:
        return None
    return session, throw
