"""Seats that go from the table to a phone and back, in the midst of a game."""

from __future__ import annotations

from dataclasses import replace

from tabletop.app.effects import Effect
from tabletop.app.hands.seats import token_from, with_token
from tabletop.app.messages import Message, text_of, whole_of
from tabletop.app.model import Model, Sitting
from tabletop.app.playing import Change, forget_draft, keep, repaint, with_sitting

SHEET = "hands"
"""The dialog that shows the code of a seat, and who has come."""


def show(model: Model, message: Message) -> Change:
    """Return the change that opens the sheet with the phones, at the code of `seat` if one is
    named."""
    if model.sitting is None or model.sitting.hand is not None:
        return model, ()
    seat = message.get("seat")
    beneath = tuple(each for each in model.dialogs if each["kind"] not in (SHEET, "menu"))
    named = {"seat": seat} if isinstance(seat, int) else {}
    return replace(model, dialogs=(*beneath, {"kind": SHEET, **named})), ()


def to_phone(model: Model, message: Message) -> Change:
    """Return the change that gives the hand of a person to a phone: its code is shown."""
    sitting, seat = model.sitting, whole_of(message, "seat")
    if not _is_persons(sitting, seat) or sitting is None:
        return model, ()
    token = token_from(text_of(message, "fresh"), seat)
    model, effects = _placed(model, sitting, with_token(sitting, seat, token), message)
    model, _ = show(model, message)
    return model, effects


def to_table(model: Model, message: Message) -> Change:
    """Return the change that lets a person play at the table again: what a phone had is lost to
    nobody."""
    sitting, seat = model.sitting, whole_of(message, "seat")
    if not _is_persons(sitting, seat) or sitting is None:
        return model, ()
    model, effects = _placed(model, sitting, with_token(sitting, seat, ""), message)
    open_ = any(sitting.phones) and model.sitting is not None and any(model.sitting.phones)
    return replace(model, dialogs=model.dialogs if open_ else ()), effects


def _placed(model: Model, sitting: Sitting, phones: tuple[str, ...], message: Message) -> Change:
    """Return the change to other places of the same people: nobody looks until it is their turn."""
    owner = sitting.owner if phones else 0
    model = with_sitting(model, phones=phones, owner=owner, facing=None, passing=False)
    model = forget_draft(model)
    model, kept = keep(model, text_of(message, "now"))
    shown: tuple[Effect, ...] = repaint(model)
    return model, (*shown, *kept)


def _is_persons(sitting: Sitting | None, seat: int) -> bool:
    """Return whether a seat is a person's, at a table that has the game."""
    if sitting is None or sitting.hand is not None or sitting.lesson is not None:
        return False
    seats = sitting.match.record.seats
    return 1 <= seat <= len(seats) and seats[seat - 1].is_human
