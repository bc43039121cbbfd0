"""A person takes another place in the midst of a game: so it passes between screens and by post."""

from __future__ import annotations

from dataclasses import replace

from tabletop.app.hands.seating import sheet_after
from tabletop.app.messages import Message, text_of, whole_of
from tabletop.app.model import Model
from tabletop.app.playing import Change, forget_draft, keep, repaint, think, with_sitting
from tabletop.app.presence.places import moved, place_of
from tabletop.app.sights import is_closed
from tabletop.core.link import ELSEWHERE, HERE, PHONE
from tabletop.core.record import SeatEntry
from tabletop.core.seating import plain_names


def place(model: Model, message: Message) -> Change:
    """Return the change when a seat is a person's, somewhere; a computer gets up from it.

    What that person may see is not seen before the curtain, where there is one, is lifted. From
    when on phones come and go, the table is one for all to see.
    """
    sitting = model.sitting
    seat, place_ = whole_of(message, "seat"), text_of(message, "place")
    if sitting is None or place_ not in (HERE, ELSEWHERE, PHONE):
        return model, ()
    record = sitting.match.record
    if not 1 <= seat <= len(record.seats):
        return model, ()
    seats = list(record.seats)
    seats[seat - 1] = SeatEntry(plain_names(record.seats)[seat - 1])
    match = replace(sitting.match, record=replace(record, seats=tuple(seats)))
    covers = sitting.covers or PHONE in (place_, place_of(sitting, seat))
    sitting = replace(moved(replace(sitting, match=match), seat, place_), covers=covers)
    model = forget_draft(replace(model, sitting=replace(sitting, passing=False, gaze="")))
    if is_closed(sitting):
        model = replace(with_sitting(model, facing=None), dialogs=())
    model, kept = keep(sheet_after(model, seat), text_of(message, "now"))
    model, asked = think(model)
    return model, (*repaint(model), *kept, *asked)
