"""What the page shows of hands on phones: at the table who has come, on a phone its line."""

from __future__ import annotations

from typing import Any

from tabletop.app.hands import words
from tabletop.app.hands.people import strangers
from tabletop.app.hands.seating import waiting
from tabletop.app.model import Dialog, Model, Sitting
from tabletop.app.presence.places import people_at
from tabletop.app.table.viewer import table_of
from tabletop.core.language import t
from tabletop.core.link import PHONE
from tabletop.core.names import told_name

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
    shown = sitting.hand
    told = {"seat": shown.seat, "away": shown.is_away, "waits": shown.waits}
    return {**told, "paused": True} if shown.is_paused else told


def watching(sitting: Sitting) -> str:
    """Return why this phone shows no hand, "" where it does or is no phone of a table."""
    if sitting.hand is None or sitting.hand.seat:
        return ""
    return t(words.NO_HAND)


def progress(sitting: Sitting) -> str:
    """Return how far the game is ("Round 3") for a table with phones around it, else "".

    While a phone is to play, the sentence above the board says only whose turn it is.
    """
    if sitting.hand is not None or not people_at(sitting, PHONE):
        return ""
    return table_of(sitting.match).status(sitting.match.state)


def sheet(model: Model, dialog: Dialog) -> Data:
    """Return what the sheet of the phones shows: whose code it is, who has come, and the phones
    that are here and have no seat."""
    if model.sitting is None:
        return {"phones": []}
    return {
        "table": model.sitting.id,
        "phones": phones(model, model.sitting),
        "strangers": [
            {"line": number, "name": told_name(line.name)}
            for number, line in strangers(model).items()
        ],
    }
