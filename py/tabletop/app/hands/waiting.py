"""Why nothing can be played here just now, where hands are on phones."""

from __future__ import annotations

from tabletop.app.hands import words
from tabletop.app.model import Sitting
from tabletop.app.sights import is_turn_here
from tabletop.core.errors import Refusal
from tabletop.core.language import t


def why_not_here(sitting: Sitting) -> Refusal | None:
    """Return why the person who looks can't play now, None where no phone is the reason."""
    seat, hand = sitting.match.to_move, sitting.hand
    if hand is not None and hand.is_away:
        return _later(t(words.NO_LINE))
    if hand is not None and hand.waits:
        return _later(t(words.SENT))
    if hand is not None and not is_turn_here(sitting):
        return _later(t(words.NOT_YOURS))
    if seat and sitting.phones and sitting.phones[seat - 1]:
        return _later(words.on_a_phone(sitting.match.names[seat - 1]))
    return None


def _later(why: str) -> Refusal:
    return Refusal("E-PHASE", "turn", why)
