"""Seats at phones: which wait for theirs, and what is shown of that."""

from __future__ import annotations

from dataclasses import replace

from tabletop.app.hands import words
from tabletop.app.hands.people import person_at, with_lines_seated
from tabletop.app.messages import Message, whole_of
from tabletop.app.model import Dialog, Model, Sitting
from tabletop.app.presence.places import people_at
from tabletop.app.table.playing import Change
from tabletop.core.language import t
from tabletop.core.link import PHONE

SHEET = "hands"
"""The dialog that shows the code of a seat, and who has come."""


def seated(sitting: Sitting) -> Sitting:
    """Return a new sitting whose hands are covered if somebody plays on a phone.

    Those people look at this screen as well, so that even one person alone at it lifts the curtain.
    """
    return replace(sitting, covers=bool(people_at(sitting, PHONE)))


def waiting(model: Model, sitting: Sitting) -> list[int]:
    """Return the seats whose phones have yet to come."""
    there = {line.person for line in model.lines.values() if line.has_greeted}
    seats = people_at(sitting, PHONE)
    return [seat for seat in seats if person_at(sitting, seat) not in there]


def dialogs_for(model: Model, sitting: Sitting) -> tuple[Dialog, ...]:
    """Return what is open over a new table: the codes of the phones that have yet to come."""
    model = with_lines_seated(replace(model, sitting=sitting))
    assert model.sitting is not None
    seats = waiting(model, model.sitting)
    return ({"kind": SHEET, "seat": seats[0]},) if seats else ()


def sheet_moved_on(model: Model) -> Model:
    """Return the model when a phone has come: the sheet shows the next code, or is done."""
    if model.sitting is None or not model.dialogs or model.dialogs[-1]["kind"] != SHEET:
        return model
    return replace(model, dialogs=(*model.dialogs[:-1], *dialogs_for(model, model.sitting)))


def show(model: Model, message: Message) -> Change:
    """Return the change that opens the sheet of the phones at the code of a seat."""
    sitting, seat = model.sitting, whole_of(message, "seat")
    if sitting is None or seat not in people_at(sitting, PHONE):
        return model, ()
    return _with_sheet(model, seat), ()


def sheet_after(model: Model, seat: int) -> Model:
    """Return the model when a seat has changed its place: at a phone its code is shown, else the
    sheet, where it is open, goes on to what is still missing."""
    assert model.sitting is not None
    if seat in waiting(model, model.sitting):
        return _with_sheet(model, seat)
    return sheet_moved_on(model)


def _with_sheet(model: Model, seat: int) -> Model:
    beneath = tuple(each for each in model.dialogs if each["kind"] not in (SHEET, "menu"))
    return replace(model, dialogs=(*beneath, {"kind": SHEET, "seat": seat}))


def why_not_on_hand(sitting: Sitting) -> str:
    """Return why the hand on a phone can't play now."""
    hand = sitting.hand
    assert hand is not None
    if hand.is_away:
        return t(words.NO_LINE)
    if hand.is_paused:
        return t(words.CHOOSING)
    if not hand.seat:
        return t(words.NO_HAND)
    return t(words.SENT if hand.waits else words.NOT_YOURS)
