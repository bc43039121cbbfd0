"""What the page shows of hands on phones: at the table who has come, on a phone its line."""

from __future__ import annotations

from typing import Any

from tabletop.app.hands.seating import waiting
from tabletop.app.model import Dialog, Model, Sitting
from tabletop.app.presence.places import people_at
from tabletop.core.link import PHONE

Data = dict[str, Any]


def phones(model: Model, sitting: Sitting) -> list[Data]:
    """Return the seats on phones around this table, and whether each phone is there."""
    if sitting.hand is not None:
        return []
    missing = waiting(model, sitting)
    return [
        {
            "seat": seat,
            "name": sitting.match.names[seat - 1],
            "there": seat not in missing,
            "plays": sitting.match.to_move == seat,
        }
        for seat in people_at(sitting, PHONE)
    ]


def hand(sitting: Sitting) -> Data | None:
    """Return whose hand this phone shows and whether its line is gone, None where it shows none."""
    if sitting.hand is None:
        return None
    return {"seat": sitting.hand.seat, "away": sitting.hand.is_away, "waits": sitting.hand.waits}


def sheet(model: Model, dialog: Dialog) -> Data:
    """Return what the sheet of the phones shows: whose code it is, and who has come."""
    if model.sitting is None:
        return {"phones": []}
    return {"phones": phones(model, model.sitting)}
