"""Whether and how often people went back past an outcome of chance, in the meta of a saved game."""

from __future__ import annotations

from collections.abc import Mapping

from tabletop.app.model.session import Session

TAKEN_BACK = "taken_back"
COPIED = "copied"
"""The keys of `taken_back` and `copied` in the meta of a saved game."""

MOST_TAKEN_BACK = 999
"""The maximum of the count: it may come from a file."""


def to_meta(session: Session) -> dict[str, object]:
    """Return the marks for the meta of a saved game, without those that are not set."""
    marks: dict[str, object] = {}
    if session.help.taken_back:
        marks[TAKEN_BACK] = session.help.taken_back
    if session.file.copied:
        marks[COPIED] = True
    return marks


def from_meta(session: Session, meta: Mapping[str, object]) -> Session:
    """Return `session` with the marks from the meta of a saved game; invalid marks are ignored."""
    count = meta.get(TAKEN_BACK)
    known = count if isinstance(count, int) and not isinstance(count, bool) else 0
    taken_back = min(max(known, 0), MOST_TAKEN_BACK)
    return session.with_help(taken_back=taken_back).with_file(copied=meta.get(COPIED) is True)
