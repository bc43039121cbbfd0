"""The text of a saved game: its record, with the application's data in its meta."""

from __future__ import annotations

from dataclasses import replace

from tabletop.app.model import helped
from tabletop.app.model.session import LESSON, Session
from tabletop.app.modes import replayed
from tabletop.app.presence import places
from tabletop.app.saving import marks, portraits, secrets
from tabletop.core.seal import sealed
from tabletop.core.throws import DICE, OURS, SEED


def kept_text(session: Session, now: str) -> str:
    """Return the sealed record of `session` as text, with the application's data in its meta."""
    meta = {
        "name": session.file.name,
        "begun": session.file.begun or now,
        "played": now,
        "saved": session.file.saved,
        "undone": list(session.match.undone),
        DICE: OURS if session.own_dice else SEED,
        **secrets.to_meta(session),
        **helped.to_meta(session.help.helped),
        **portraits.to_meta(session.people.portraits),
        **places.to_meta(session),
        **marks.to_meta(session),
        **replayed.to_meta(session.retry),
        **({} if session.lesson is None else {LESSON: session.lesson}),
    }
    return sealed(replace(session.match.record, meta=meta)).to_text()
