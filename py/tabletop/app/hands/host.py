"""The table of phones: who has which seat, what each is told, and the moves that they send."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from tabletop.app.effects import Effect, HangUp, Tell
from tabletop.app.hands import words
from tabletop.app.hands.known import laid_for, told_to
from tabletop.app.hands.lines import Line
from tabletop.app.hands.protocol import (
    Cleared,
    FromTable,
    Hello,
    Moved,
    Refused,
    Wish,
    from_hand,
    written,
)
from tabletop.app.hands.seating import sheet_moved_on, token_of, waiting
from tabletop.app.messages import Message, text_of, whole_of
from tabletop.app.model import Model, Notice, Sitting
from tabletop.app.playing import Change, play
from tabletop.app.presence.places import people_at
from tabletop.core.errors import BadRecord, IllegalMove
from tabletop.core.language import t
from tabletop.core.link import PHONE
from tabletop.games.registry import AnyMatch

MOST_STRIKES = 12
"""So often a phone may say what can't be taken, before its line is closed."""

MOST_LINES = 12
"""More phones than any table has, each joined twice."""


def joined(model: Model, message: Message) -> Change:
    """Return the change when a phone has come by the code of a seat: it has yet to greet."""
    number, seat = whole_of(message, "line"), whole_of(message, "seat")
    if len(model.lines) >= MOST_LINES or number in model.lines:
        return model, (HangUp(number),)
    return _with_line(model, number, Line(seat)), ()


def left(model: Model, message: Message) -> Change:
    """Return the change when a line is gone: the seat stays, and so does the game."""
    return _without_line(model, whole_of(message, "line")), ()


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
        return _struck(model, number, error.sentence)
    if isinstance(heard, Hello):
        return _greeted(model, number, line, heard)
    return _wished(model, number, line, heard, text_of(message, "now"))


def telling(model: Model) -> Change:
    """Return the change that tells each phone what is new for its seat: mostly nothing."""
    effects: tuple[Effect, ...] = ()
    for number, line in model.lines.items():
        told, news = _news(model.sitting, line)
        if news is not None:
            model = _with_line(model, number, told)
            effects = (*effects, Tell(number, written(news)))
    return model, effects


def _news(sitting: Sitting | None, line: Line) -> tuple[Line, FromTable | None]:
    """Return what a phone is to be told now, None for nothing, and the line once it was told."""
    if not line.has_greeted:
        return line, None
    if sitting is None or line.seat not in people_at(sitting, PHONE):
        if line.told is None:
            return line, None
        why = words.TABLE_CLEARED if sitting is None else words.SEAT_TAKEN_BACK
        return replace(line, told=None), Cleared(t(why))
    match, before = sitting.match, line.told
    if match is before and line.table == sitting.id:
        return line, None
    told = replace(line, table=sitting.id, told=match)
    if before is None or line.table != sitting.id or not _goes_on(before, match):
        token = token_of(match, line.seat)
        return told, laid_for(match, line.seat, token, sitting.portraits)
    return told, Moved(before.ply, told_to(match, line.seat, before.ply))


def _goes_on(before: AnyMatch, after: AnyMatch) -> bool:
    """Return whether nothing but moves was added."""
    record = before.record
    is_longer = after.ply > before.ply and after.record.moves[: before.ply] == record.moves
    return is_longer and after.record.with_moves(record.moves) == record


def _greeted(model: Model, number: int, line: Line, hello: Hello) -> Change:
    """Return the change when a phone has said who it is: it is told all, and whichever phone had
    its seat is sent away."""
    if line.told is not None:  # it asks for all once more
        model, effects = _struck(model, number, "")
        if number not in model.lines:
            return model, effects
    seat = line.seat if line.has_greeted else _seat_for(model, line, hello.token)
    closed: tuple[Effect, ...] = ()
    for other, each in model.lines.items():
        if other != number and each.has_greeted and each.seat == seat:
            model = _without_line(model, other)
            closed = (*closed, Tell(other, written(Cleared(t(words.SEAT_GIVEN)))), HangUp(other))
    greeted = replace(model.lines[number], seat=seat, has_greeted=True, told=None)
    return sheet_moved_on(_with_line(model, number, greeted)), closed


def _seat_for(model: Model, line: Line, token: str) -> int:
    """Return the seat of a phone that greets: its own, if nobody has that now, else the one for
    which its code was shown."""
    if model.sitting is None:
        return line.seat
    waits = waiting(model, model.sitting)
    own = [seat for seat in waits if token_of(model.sitting.match, seat) == token]
    return own[0] if own else line.seat


def _wished(model: Model, number: int, line: Line, wish: Wish, now: str) -> Change:
    """Return the change when a phone wants to play a move."""
    sitting = model.sitting
    if not line.has_greeted:
        return _struck(model, number, t(words.GREET_FIRST))
    if sitting is None or line.seat not in people_at(sitting, PHONE):
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
        return _struck(model, number, error.sentence)
    return _with_line(model, number, replace(line, strikes=0)), effects


def _struck(model: Model, number: int, why: str) -> Change:
    """Return the change when a phone has said what can't be taken; after many it is sent away."""
    line = model.lines[number]
    line = replace(line, strikes=line.strikes + 1)
    if line.strikes < MOST_STRIKES:
        told = (Tell(number, written(Refused(why))),) if why else ()
        return _with_line(model, number, line), told
    why = t(words.TOO_MUCH)
    names = model.sitting.match.names if model.sitting else ()
    name = "".join(names[line.seat - 1 : line.seat])
    notice = Notice(words.turned_away(name, why), warn=True)
    model = replace(_without_line(model, number), notice=notice)
    return model, (Tell(number, written(Cleared(why))), HangUp(number))


def _with_line(model: Model, number: int, line: Line) -> Model:
    lines: Mapping[int, Line] = {**model.lines, number: line}
    return replace(model, lines=lines)


def _without_line(model: Model, number: int) -> Model:
    return replace(model, lines={key: line for key, line in model.lines.items() if key != number})
