"""The warning before a move is taken back that others already have."""

from __future__ import annotations

from tabletop.app import words
from tabletop.app.model.session import Session


def warning(session: Session) -> str:
    """Return the warning that others may already have the move to be taken back."""
    names = session.post.posted.names
    return words.already_sent(names) if names else words.already_known()
