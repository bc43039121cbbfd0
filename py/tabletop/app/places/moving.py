"""Move a person to another place during a game, so that it passes between devices."""

from __future__ import annotations

from dataclasses import replace

from tabletop.app.consent.words import NOT_NOW
from tabletop.app.hands.people import with_person
from tabletop.app.hands.seating import sheet_after
from tabletop.app.messages.presence import Place
from tabletop.app.model.dialogs import Choice, ConfirmDialog
from tabletop.app.model.model import Model, with_people
from tabletop.app.model.post import Lent
from tabletop.app.places import words
from tabletop.app.presence.places import awaited, moved, place_of
from tabletop.app.presence.viewer import is_closed
from tabletop.app.table.playing import Change, forget_draft, keep, repaint, think
from tabletop.core.language import t
from tabletop.core.link import HERE, PHONE
from tabletop.core.record import SeatEntry
from tabletop.core.seating import plain_names


def play_for(model: Model, seat: int) -> Change:
    """Ask whether to play one turn here for the person to move, who is on a phone or elsewhere."""
    session = model.session
    if session is None or awaited(session) != seat:
        return model, ()
    name = session.match.names[seat - 1]
    about = [words.about_playing(name)]
    about += [t(words.SEES_HAND)] if session.match.game.info.has_secrets else []
    yes = Choice(t(words.PLAY_TURN), Place(seat, "here", turn=True))
    question = ConfirmDialog(words.ask_to_play(name), " ".join(about), yes, t(NOT_NOW))
    return replace(model, dialogs=(*model.dialogs, question)), ()


def give_back(model: Model, now: str) -> Change:
    """Put a seat that is played here for one turn back at its place.

    Whoever is here then sees only their own secrets again.
    """
    lent = model.session.post.lent if model.session else None
    if lent is None:
        return model, ()
    return _placed(model, lent.seat, lent.place, now)


def place(model: Model, message: Place, now: str) -> Change:
    """Move a seat to a place, with `turn` for one turn."""
    return _placed(model, message.seat, message.place, now, is_lent=message.turn)


def _placed(model: Model, seat: int, place: str, now: str, *, is_lent: bool = False) -> Change:
    """Move a seat to a place, and make it a person's if it was a computer's.

    If there is a curtain, it hides that person's secrets until they lift it. Once a seat has moved
    from or to a phone, a hand at this screen is covered. If `is_lent`, the seat returns to its
    place after one turn.
    """
    session = model.session
    if session is None or not 1 <= seat <= len(session.match.record.seats):
        return model, ()
    record = session.match.record
    seats = list(record.seats)
    was_human = seats[seat - 1].is_human
    seats[seat - 1] = SeatEntry(plain_names(record.seats)[seat - 1])
    before = place_of(session, seat)
    is_lent = is_lent and before != HERE
    lent = Lent(seat, before) if is_lent else None
    dialogs = () if is_lent else model.dialogs
    model = replace(model, dialogs=dialogs)
    match = replace(session.match, record=replace(record, seats=tuple(seats)))
    covers = session.people.covers or PHONE in (place, place_of(session, seat))
    session = (
        moved(replace(session, match=match), seat, place)
        .with_people(covers=covers)
        .with_post(lent=lent)
    )
    if not was_human:
        session = with_person(session, seat, "")
    model = forget_draft(
        replace(model, session=session.with_people(passing=False).with_selection(inspected=""))
    )
    if is_closed(session):
        model = replace(with_people(model, facing=None), dialogs=())
    model, kept = keep(sheet_after(model, seat), now)
    model, asked = think(model)
    return model, (*repaint(model), *kept, *asked)
