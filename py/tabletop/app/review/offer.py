"""Which games can be reviewed."""

from __future__ import annotations

from tabletop.app.model.session import Session
from tabletop.app.presence.places import is_shared
from tabletop.app.review import words
from tabletop.core.language import t


def is_offered(session: Session) -> bool:
    """Return whether the game is over and can be reviewed here without revealing secrets.

    Lessons, puzzles and games on a phone can't be reviewed.
    """
    is_own = session.hand is None and session.lesson is None and session.trial is None
    return is_own and session.match.to_move is None and not is_shared(session)


def offer(session: Session) -> str:
    """Return the label of the button that opens the review, "" if there is none."""
    return t(words.TITLE) if is_offered(session) else ""
