"""Seats of people with phones: which still wait for their phone, and the dialog that shows it."""

from __future__ import annotations

from dataclasses import replace

from tabletop.app.hands.people import person_at, with_lines_seated
from tabletop.app.messages.openable import MenuDialog
from tabletop.app.model.dialogs import HandsDialog
from tabletop.app.model.model import Model
from tabletop.app.model.session import Session
from tabletop.app.presence.places import people_at
from tabletop.app.table.playing import Change
from tabletop.core.link import PHONE


def seated(session: Session) -> Session:
    """Return the session of a new game, with `covers` set if somebody plays on a phone.

    People with phones can see this screen too, so even a person alone at it needs the curtain.
    """
    return session.with_people(covers=bool(people_at(session, PHONE)))


def waiting(model: Model, session: Session) -> list[int]:
    """Return the seats on phones whose phone is not connected."""
    there = {line.person for line in model.lines.values() if line.has_greeted}
    seats = people_at(session, PHONE)
    return [seat for seat in seats if person_at(session, seat) not in there]


def dialogs_for(model: Model, session: Session) -> tuple[HandsDialog, ...]:
    """Return the dialogs to open over a new table: the code of the first missing phone."""
    model = with_lines_seated(replace(model, session=session))
    assert model.session is not None
    seats = waiting(model, model.session)
    return (HandsDialog(seats[0]),) if seats else ()


def sheet_moved_on(model: Model) -> Model:
    """Return the model with an open dialog of phones at the next code, or closed after the last."""
    if model.session is None or not model.dialogs or not isinstance(model.dialogs[-1], HandsDialog):
        return model
    return replace(model, dialogs=(*model.dialogs[:-1], *dialogs_for(model, model.session)))


def show(model: Model, seat: int) -> Change:
    """Open the dialog of phones at the code of a seat."""
    session = model.session
    if session is None or seat not in people_at(session, PHONE):
        return model, ()
    return _with_sheet(model, seat), ()


def sheet_after(model: Model, seat: int) -> Model:
    """Return the model after a seat was moved: show its code if it now waits for a phone, otherwise
    update an open dialog of phones."""
    assert model.session is not None
    if seat in waiting(model, model.session):
        return _with_sheet(model, seat)
    return sheet_moved_on(model)


def _with_sheet(model: Model, seat: int) -> Model:
    beneath = tuple(
        each for each in model.dialogs if not isinstance(each, HandsDialog | MenuDialog)
    )
    return replace(model, dialogs=(*beneath, HandsDialog(seat)))
