"""The table of phones: who has which seat, what each is told, and the moves that they send."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from tabletop.app.effects import Effect, HangUp, Tell
from tabletop.app.hands import words
from tabletop.app.hands.known import laid_for, told_to
from tabletop.app.hands.lines import FLOOD, Line
from tabletop.app.hands.people import (
    person_at,
    person_of,
    table_of_phones,
    token_from,
    with_lines_seated,
    with_person,
)
from tabletop.app.hands.protocol import (
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
from tabletop.app.hands.seating import sheet_moved_on, waiting
from tabletop.app.messages import Message, text_of, whole_of
from tabletop.app.model import Model, Notice, Sitting
from tabletop.app.presence.places import people_at
from tabletop.app.table.playing import Change, keep, play
from tabletop.core.errors import BadRecord, IllegalMove
from tabletop.core.language import t
from tabletop.core.link import PHONE
from tabletop.core.names import told_name
from tabletop.games.registry import AnyMatch, explain, words_of

MOST_STRIKES = 12
"""After so many unusable messages in a row the line to a phone is closed."""

MOST_LINES = 12
"""More phones than any table has, each joined twice."""


def joined(model: Model, message: Message) -> Change:
    """Return the change when a phone has connected by the code of a seat: it has yet to greet.

    `table` is the game for which the code was shown; at another one the code stands for no seat.
    """
    number, seat = whole_of(message, "line"), whole_of(message, "seat")
    if len(model.lines) >= MOST_LINES or number in model.lines:
        return model, (HangUp(number),)
    table = model.sitting.id if model.sitting else ""
    return _with_line(model, number, Line(seat, table=str(message.get("table", table)))), ()


def left(model: Model, message: Message) -> Change:
    """Return the change when a line is gone: the seat stays, and so does the game."""
    number = whole_of(message, "line")
    if message.get("why") == FLOOD and number in model.lines:
        return _turned_away(model, number), ()
    return _without_line(model, number), ()


def said(model: Model, message: Message) -> Change:
    """Return the change that the text of a phone brings; what is no legal move of its seat changes
    nothing in the game."""
    number = whole_of(message, "line")
    line = model.lines.get(number)
    if line is None:
        return model, (HangUp(number),)
    try:
        heard = from_hand(text_of(message, "text"))
    except BadRecord as error:
        return _struck(model, number, explain(error))
    if isinstance(heard, Hello):
        return _greeted(model, number, heard, message)
    return _wished(model, number, line, heard, text_of(message, "now"))


def seat_phone(model: Model, message: Message) -> Change:
    """Return the change when somebody at the table says that a phone belongs to the person of a
    seat which waits for its phone."""
    number, seat = whole_of(message, "line"), whole_of(message, "seat")
    line, sitting = model.lines.get(number), table_of_phones(model)
    if line is None or sitting is None or line.seat or not line.has_greeted:
        return model, ()
    if seat not in waiting(model, sitting):
        return model, ()
    return _given(model, sitting, number, seat, text_of(message, "now"))


def telling(model: Model, message: Message) -> Change:
    """Return the change that tells each phone what is new for it: mostly nothing."""
    before, model = model, with_lines_seated(model)
    effects: tuple[Effect, ...] = ()
    if model.sitting is not None and model.sitting is not before.sitting:
        model, effects = keep(sheet_moved_on(model), text_of(message, "now"))
    for number, line in model.lines.items():
        told, news = _news(table_of_phones(model), line)
        if news is not None:
            model = _with_line(model, number, told)
            effects = (*effects, Tell(number, written(news)))
    return model, effects


def _news(table: Sitting | None, line: Line) -> tuple[Line, FromTable | None]:
    """Return what a phone is to be told now, None for nothing, and the line once it was told."""
    if not line.has_greeted:
        return line, None
    if table is None:
        if line.is_paused:
            return line, None
        return replace(line, told=None, is_paused=True), Paused(t(words.CHOOSING))
    match, before = table.match, line.told
    is_same = line.table == table.id and line.told_seat == line.seat
    if match is before and is_same:
        return line, None
    told = replace(line, table=table.id, told=match, told_seat=line.seat, is_paused=False)
    if before is None or not is_same or not _goes_on(before, match):
        return told, laid_for(match, line.seat, line.token, table.portraits)
    return told, Moved(before.ply, told_to(match, line.seat, before.ply))


def _goes_on(before: AnyMatch, after: AnyMatch) -> bool:
    """Return whether nothing but moves was added."""
    record = before.record
    is_longer = after.ply > before.ply and after.record.moves[: before.ply] == record.moves
    return is_longer and after.record.with_moves(record.moves) == record


def _greeted(model: Model, number: int, hello: Hello, message: Message) -> Change:
    """Return the change when a phone has greeted. It is sent everything, and whichever phone had
    its seat is disconnected.

    By its token it gets its own seat, if that waits for a phone, else the seat of its code. A token
    that belongs to nobody here is not taken over: who has that phone now is not known.
    """
    line = model.lines[number]
    if line.has_greeted:  # it asks for everything once more
        model, effects = _struck(model, number, "")
        return _told_anew(model, number), effects
    sitting, token = table_of_phones(model), hello.token
    if sitting is None:
        return _introduced(model, number, token if _is_free(model, token) else "", message), ()
    person = person_of(token)
    own = [seat for seat in waiting(model, sitting) if person == person_at(sitting, seat) != ""]
    model = _introduced(model, number, token if own else "", message)
    seat = own[0] if own else line.seat if line.table == sitting.id else 0
    if seat not in people_at(sitting, PHONE):
        return model, ()
    return _given(model, sitting, number, seat, text_of(message, "now"))


def _is_free(model: Model, token: str) -> bool:
    """Return whether a token is one that no other phone here has."""
    person = person_of(token)
    return bool(person) and all(line.person != person for line in model.lines.values())


def _introduced(model: Model, number: int, token: str, message: Message) -> Model:
    """Return the model with a line that belongs to the person of `token`, a new one for ""."""
    token = token or token_from(text_of(message, "fresh"), number)
    line = model.lines[number]
    greeted = replace(line, seat=0, has_greeted=True, person=person_of(token), token=token)
    return _with_line(model, number, greeted)


def _given(model: Model, sitting: Sitting, number: int, seat: int, now: str) -> Change:
    """Return the change when the seat belongs to the person of a line from now on."""
    closed: tuple[Effect, ...] = ()
    for other, each in model.lines.items():
        if other != number and each.has_greeted and each.seat == seat:
            model = _without_line(model, other)
            closed = (*closed, Tell(other, written(Cleared(t(words.SEAT_GIVEN)))), HangUp(other))
    given = with_person(sitting, seat, model.lines[number].person)
    is_new = given.people != sitting.people
    model = sheet_moved_on(with_lines_seated(replace(model, sitting=given)))
    model, kept = keep(model, now) if is_new else (model, ())
    return model, (*closed, *kept)


def _told_anew(model: Model, number: int) -> Model:
    line = model.lines.get(number)
    return model if line is None else _with_line(model, number, replace(line, told=None))


def _wished(model: Model, number: int, line: Line, wish: Wish, now: str) -> Change:
    """Return the change when a phone wants to play a move."""
    sitting = table_of_phones(model)
    if not line.has_greeted:
        return _struck(model, number, t(words.GREET_FIRST))
    if sitting is None or not line.seat:
        return _struck(model, number, t(words.NO_TABLE))
    match = sitting.match
    if wish.ply != match.ply:
        model = _with_line(model, number, replace(line, told=None))
        return _struck(model, number, t(words.GONE_ON))
    if match.to_move != line.seat:
        return _struck(model, number, t(words.NOT_YOURS))
    try:
        model, effects = play(model, wish.move, now)
    except IllegalMove as error:
        return _struck(model, number, words_of(match).why(error.refusal.problem))
    return _with_line(model, number, replace(line, strikes=0)), effects


def _struck(model: Model, number: int, why: str) -> Change:
    """Return the change when a phone has sent what can't be used; after many it is disconnected."""
    line = model.lines[number]
    line = replace(line, strikes=line.strikes + 1)
    if line.strikes < MOST_STRIKES:
        told = (Tell(number, written(Refused(why))),) if why else ()
        return _with_line(model, number, line), told
    cleared = Tell(number, written(Cleared(t(words.CUT_OFF))))
    return _turned_away(model, number), (cleared, HangUp(number))


def _turned_away(model: Model, number: int) -> Model:
    """Return the model without a line, and with a notice that says whose it was."""
    name = told_name(model.lines[number].name)
    notice = Notice(words.turned_away(name, t(words.TOO_MUCH)), passes=True)
    return replace(_without_line(model, number), notice=notice)


def _with_line(model: Model, number: int, line: Line) -> Model:
    lines: Mapping[int, Line] = {**model.lines, number: line}
    return replace(model, lines=lines)


def _without_line(model: Model, number: int) -> Model:
    return replace(model, lines={key: line for key, line in model.lines.items() if key != number})
