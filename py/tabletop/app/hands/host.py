"""The table of phones: assign seats to phones, send each its view, and play the moves they send."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from tabletop.app.effects import Effect, HangUp, Tell
from tabletop.app.hands.people import (
    person_at,
    person_of,
    table_of_phones,
    token_from,
    with_lines_seated,
    with_person,
)
from tabletop.app.hands.seating import sheet_moved_on, waiting
from tabletop.app.messages import Context
from tabletop.app.messages.hands import HandIs, HandJoined, HandLeft, HandSaid
from tabletop.app.model.model import Model
from tabletop.app.model.notice import Notice
from tabletop.app.model.phones import FLOOD, Line
from tabletop.app.model.session import Session
from tabletop.app.phones import words
from tabletop.app.phones.known import laid_for, moves_known_to
from tabletop.app.phones.protocol import (
    Cleared,
    FromTable,
    Hello,
    Moved,
    Paused,
    Refused,
    Wish,
    from_hand,
    written,
)
from tabletop.app.presence.places import people_at
from tabletop.app.table.playing import Change, keep, play
from tabletop.core.errors import BadRecord, IllegalMove
from tabletop.core.language import t
from tabletop.core.link import PHONE
from tabletop.core.names import name_in_sentence
from tabletop.games.registry import AnyMatch, explain, words_of

MOST_STRIKES = 12
"""After this many unusable messages in a row, a phone is disconnected."""

MOST_LINES = 12
"""The maximum number of connections: more than any table has phones, each joined twice."""


def joined(model: Model, message: HandJoined) -> Change:
    """Register a phone that has connected with the code of a seat; its greeting follows.

    The code gives a seat only in the game for which it was shown.
    """
    number, seat = message.line, message.seat
    if len(model.lines) >= MOST_LINES or number in model.lines:
        return model, (HangUp(number),)
    return _with_line(model, number, Line(seat, table=message.table)), ()


def left(model: Model, message: HandLeft) -> Change:
    """Forget a closed connection. The seat and the game stay."""
    number = message.line
    if message.why == FLOOD and number in model.lines:
        return _turned_away(model, number), ()
    return _without_line(model, number), ()


def receive(model: Model, message: HandSaid, context: Context) -> Change:
    """Process a text of a phone. Only a legal move of its own seat changes the game."""
    number = message.line
    line = model.lines.get(number)
    if line is None:
        return model, (HangUp(number),)
    try:
        heard = from_hand(message.text)
    except BadRecord as error:
        return _struck(model, number, explain(error))
    if isinstance(heard, Hello):
        return _greeted(model, number, heard, context)
    return _wished(model, number, line, heard, context.now)


def seat_phone(model: Model, message: HandIs, now: str) -> Change:
    """Assign a phone to a seat that waits for one, as chosen by somebody at the table."""
    number, seat = message.line, message.seat
    line, session = model.lines.get(number), table_of_phones(model)
    if line is None or session is None or line.seat or not line.has_greeted:
        return model, ()
    if seat not in waiting(model, session):
        return model, ()
    return _given(model, session, number, seat, now)


def send_updates(model: Model, now: str) -> Change:
    """Send each phone what has changed for it, if anything."""
    before, model = model, with_lines_seated(model)
    effects: tuple[Effect, ...] = ()
    if model.session is not None and model.session is not before.session:
        model, effects = keep(sheet_moved_on(model), now)
    for number, line in model.lines.items():
        updated, news = _news(table_of_phones(model), line)
        if news is not None:
            model = _with_line(model, number, updated)
            effects = (*effects, Tell(number, written(news)))
    return model, effects


def _news(table: Session | None, line: Line) -> tuple[Line, FromTable | None]:
    """Return the line after the next message to a phone, and that message or None."""
    if not line.has_greeted:
        return line, None
    if table is None:
        if line.is_paused:
            return line, None
        return replace(line, sent=None, is_paused=True), Paused(t(words.CHOOSING))
    match, before = table.match, line.sent
    is_same = line.table == table.id and line.sent_seat == line.seat
    if match is before and is_same:
        return line, None
    updated = replace(line, table=table.id, sent=match, sent_seat=line.seat, is_paused=False)
    if before is None or not is_same or not _goes_on(before, match):
        return updated, laid_for(match, line.seat, line.token, table.people.portraits)
    return updated, Moved(before.ply, moves_known_to(match, line.seat, before.ply))


def _goes_on(before: AnyMatch, after: AnyMatch) -> bool:
    """Return whether `after` differs from `before` only by additional moves."""
    record = before.record
    is_longer = after.ply > before.ply and after.record.moves[: before.ply] == record.moves
    return is_longer and after.record.with_moves(record.moves) == record


def _greeted(model: Model, number: int, hello: Hello, context: Context) -> Change:
    """Assign a seat to a phone that has greeted; a second greeting asks for the whole game again.

    The seat is that of the token's person, if it waits for a phone; otherwise it is the seat of the
    code, if the code was shown for this game. Any other phone of the seat is disconnected. A token
    whose person has no such seat is replaced.
    """
    line = model.lines[number]
    if line.has_greeted:  # a second greeting asks for the whole game again
        model, effects = _struck(model, number, "")
        return _with_full_update(model, number), effects
    session, token = table_of_phones(model), hello.token
    if session is None:
        return _introduced(model, number, token if _is_free(model, token) else "", context), ()
    person = person_of(token)
    own = [seat for seat in waiting(model, session) if person == person_at(session, seat) != ""]
    model = _introduced(model, number, token if own else "", context)
    seat = own[0] if own else line.seat if line.table == session.id else 0
    if seat not in people_at(session, PHONE):
        return model, ()
    return _given(model, session, number, seat, context.now)


def _is_free(model: Model, token: str) -> bool:
    """Return whether no other phone here has this token."""
    person = person_of(token)
    return bool(person) and all(line.person != person for line in model.lines.values())


def _introduced(model: Model, number: int, token: str, context: Context) -> Model:
    """Return the model with the line assigned to the person of `token`, or to a new one if ""."""
    token = token or token_from(context.fresh, number)
    line = model.lines[number]
    greeted = replace(line, seat=0, has_greeted=True, person=person_of(token), token=token)
    return _with_line(model, number, greeted)


def _given(model: Model, session: Session, number: int, seat: int, now: str) -> Change:
    """Assign a seat to the person of a line, and disconnect any other phone of that seat."""
    closed: tuple[Effect, ...] = ()
    for other, each in model.lines.items():
        if other != number and each.has_greeted and each.seat == seat:
            model = _without_line(model, other)
            closed = (*closed, Tell(other, written(Cleared(t(words.SEAT_GIVEN)))), HangUp(other))
    given = with_person(session, seat, model.lines[number].person)
    is_new = given.people.ids != session.people.ids
    model = sheet_moved_on(with_lines_seated(replace(model, session=given)))
    model, kept = keep(model, now) if is_new else (model, ())
    return model, (*closed, *kept)


def _with_full_update(model: Model, number: int) -> Model:
    line = model.lines.get(number)
    return model if line is None else _with_line(model, number, replace(line, sent=None))


def _wished(model: Model, number: int, line: Line, wish: Wish, now: str) -> Change:
    """Play the move that a phone has sent, or refuse it."""
    session = table_of_phones(model)
    if not line.has_greeted:
        return _struck(model, number, t(words.GREET_FIRST))
    if session is None or not line.seat:
        return _struck(model, number, t(words.NO_TABLE))
    match = session.match
    if wish.ply != match.ply:
        model = _with_line(model, number, replace(line, sent=None))
        return _struck(model, number, t(words.GONE_ON))
    if match.to_move != line.seat:
        return _struck(model, number, t(words.NOT_YOURS))
    try:
        model, effects = play(model, wish.move, now)
    except IllegalMove as error:
        return _struck(model, number, words_of(match).why(error.refusal.problem))
    return _with_line(model, number, replace(line, strikes=0)), effects


def _struck(model: Model, number: int, why: str) -> Change:
    """Count an unusable message of a phone; disconnect the phone after too many."""
    line = model.lines[number]
    line = replace(line, strikes=line.strikes + 1)
    if line.strikes < MOST_STRIKES:
        told = (Tell(number, written(Refused(why))),) if why else ()
        return _with_line(model, number, line), told
    cleared = Tell(number, written(Cleared(t(words.CUT_OFF))))
    return _turned_away(model, number), (cleared, HangUp(number))


def _turned_away(model: Model, number: int) -> Model:
    """Return the model without a line, and with a notice that names its owner."""
    name = name_in_sentence(model.lines[number].name)
    notice = Notice(words.turned_away(name, t(words.TOO_MUCH)), passes=True)
    return replace(_without_line(model, number), notice=notice)


def _with_line(model: Model, number: int, line: Line) -> Model:
    lines: Mapping[int, Line] = {**model.lines, number: line}
    return replace(model, lines=lines)


def _without_line(model: Model, number: int) -> Model:
    return replace(model, lines={key: line for key, line in model.lines.items() if key != number})
