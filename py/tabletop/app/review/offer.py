"""Which games can be reviewed."""

from __future__ import annotations

from tabletop.app.model import Sitting
from tabletop.app.presence.places import is_shared
from tabletop.app.review import words
from tabletop.core.language import t


def is_offered(sitting: Sitting) -> bool:
    """Return whether the game is over and can be reviewed without revealing secrets."""
    is_own = sitting.hand is None and sitting.lesson is None and sitting.trial is None
    return is_own and sitting.match.to_move is None and not is_shared(sitting)


def offer(sitting: Sitting) -> str:
    """Return the label of the button that opens the review, "" if there is none."""
    return t(words.TITLE) if is_offered(sitting) else ""
