"""A link that has come: it finds its own game by the table's id, and nothing that is kept is lost.

A longer line that begins as ours goes on in place. Another one is kept as a copy, and shown beside
ours. The same link twice, or an older one, changes nothing and is told so. A new table asks who
of its people is here.
"""

from __future__ import annotations

from dataclasses import replace

from tabletop.app.effects import Effect, Fetch, Forget, Keep, KeepEntry
from tabletop.app.fresh import id_from
from tabletop.app.hands.guest import code_in, invited
from tabletop.app.messages import Message, text_of, whole_of
from tabletop.app.model import Model, Notice, Sitting
from tabletop.app.playing import (
    Change,
    forget_draft,
    gone_on,
    kept_text,
    mark_as_copied,
    repaint,
    settle_new,
    think,
    with_sitting,
)
from tabletop.app.post import words
from tabletop.app.post.joining import (
    FORK,
    ON,
    SAME,
    bare,
    compared,
    id_of,
    is_same_table,
    seated,
    table_id,
    taken_from,
)
from tabletop.app.post.letters import letter_in
from tabletop.app.presence.places import people_of
from tabletop.app.presence.telling import told_turn
from tabletop.app.reading import fingerprint_of, presentable, sitting_from, why_unreadable
from tabletop.app.secrets import copied
from tabletop.app.shelf import entry_of, with_entry, without
from tabletop.app.sights import settled
from tabletop.core.errors import BadRecord
from tabletop.core.language import t
from tabletop.core.words import LINK
from tabletop.games.registry import AnyMatch

MOST_FILMED = 12
"""So many of the moves that a link brings are shown in turn; earlier ones stand there."""

PURPOSE = "post"
"""What a kept game is fetched for when a link of its table has come."""


def receive(model: Model, message: Message) -> Change:
    """Return the change that a link brings, alone or with a message around it, as `text`.

    The code of a table among phones leads there.
    """
    code = code_in(text_of(message, "text"))
    if code:
        return invited(model, code)
    try:
        letter = letter_in(text_of(message, "text"))
    except BadRecord as error:
        why = error.sentence if error.where == t(LINK) else why_unreadable(error)
        wrong = words.not_opened(presentable(why))
        return replace(model, notice=Notice(wrong, warn=True)), ()
    id_ = table_id(letter)
    model = replace(model, letter=letter, dialogs=(), notice=None)
    if model.sitting is not None and model.sitting.id == id_:
        return _met(model, message, model.sitting)
    return model, (Fetch(id_, PURPOSE),)


def found(model: Model, message: Message) -> Change:
    """Return the change when it is known what is kept under the id of the table."""
    id_, text = text_of(message, "id"), message.get("text")
    if model.letter is None or table_id(model.letter) != id_:
        return model, ()
    if not isinstance(text, str):
        return _asked(model, message, id_)
    try:
        return _met(model, message, sitting_from(id_, text))
    except BadRecord:
        # What is kept can't be read: it stays as it is, and the link comes beside it.
        return _asked(model, message, id_from(text_of(message, "fresh")))


def sit(model: Model, message: Message) -> Change:
    """Return the change when it is known who of a new table is here: a seat, or 0 for everybody."""
    asked = next((each for each in model.dialogs if each["kind"] == "who"), None)
    if model.letter is None or asked is None:
        return model, ()
    return _seated_anew(model, message, asked["id"], whole_of(message, "seat"))


def take_theirs(model: Model, message: Message) -> Change:
    """Return the change when the way of the link is to go on as this game, and ours as the copy."""
    letter, ours, now = model.letter, model.sitting, text_of(message, "now")
    if letter is None or ours is None or table_id(letter) != ours.id:
        return model, ()
    theirs = seated(ours, letter)
    theirs = replace(theirs, match=_with_seats_of(theirs, letter))
    copy = _copy_id(replace(ours, match=bare(letter)))
    model = replace(model, shelf=without(model.shelf, copy))
    model, kept = _kept_beside(model, ours, now)
    model = forget_draft(replace(model, sitting=theirs, letter=None, dialogs=(), notice=None))
    model, effects = settle_new(with_sitting(model, look=None, facing=None, passing=False), now)
    return model, (Forget(copy), KeepEntry(copy, None), *kept, *effects)


def _asked(model: Model, message: Message, id_: str) -> Change:
    """Return the change that asks who is here; where one person plays, that is known."""
    assert model.letter is not None
    if len(people_of(model.letter)) < 2:
        return _seated_anew(model, message, id_, 0)
    return replace(model, dialogs=({"kind": "who", "id": id_},)), ()


def _seated_anew(model: Model, message: Message, id_: str, seat: int) -> Change:
    assert model.letter is not None
    now = text_of(message, "now")
    sitting = replace(taken_from(model.letter, id_, ours=seat), begun=now)
    return settle_new(replace(model, sitting=sitting, letter=None, dialogs=(), notice=None), now)


def _met(model: Model, message: Message, ours: Sitting) -> Change:
    """Return the change when our own game of the table is at hand."""
    letter = model.letter
    assert letter is not None
    if not is_same_table(ours.match.record, letter.record):
        return _asked(model, message, id_from(text_of(message, "fresh")))
    is_new = model.sitting is None or model.sitting.id != ours.id
    model = replace(model, sitting=replace(ours, look=None))
    met = compared(ours, letter)
    if met == ON:
        return _gone_on(model, message, letter)
    if met == FORK:
        return _parted(model, message, letter)
    known = t(words.NOTHING_NEW if met == SAME else words.OLDER)
    model = replace(model, letter=None, notice=Notice(f"{known} {told_turn(ours)}".strip()))
    if is_new and ours.match.to_move is None:
        model = with_sitting(model, over_told=True)
    model, asked = think(model)
    return model, (*repaint(model), *asked)


def _gone_on(model: Model, message: Message, letter: AnyMatch) -> Change:
    """Return the change when the link goes on from our line: its last moves are shown in turn."""
    sitting = model.sitting
    assert sitting is not None
    sitting = seated(sitting, letter)
    match = _with_seats_of(sitting, letter)
    first = max(sitting.match.ply, match.ply - MOST_FILMED)
    model = replace(model, letter=None, sitting=replace(sitting, match=match.back_to(first)))
    shown = repaint(model)
    model, effects = gone_on(model, settled(replace(sitting, match=match)), text_of(message, "now"))
    return model, (*shown, *effects)


def _with_seats_of(sitting: Sitting, letter: AnyMatch) -> AnyMatch:
    """Return the match of a link with the seats that a sitting has."""
    match = bare(letter)
    return replace(match, record=replace(match.record, seats=sitting.match.record.seats))


def _parted(model: Model, message: Message, letter: AnyMatch) -> Change:
    """Return the change when the link went another way: kept as a copy, and both are shown."""
    ours, now = model.sitting, text_of(message, "now")
    assert ours is not None
    model, kept = _kept_beside(model, replace(ours, match=bare(letter)), now)
    model, marked = mark_as_copied(model, ours, now)
    model = replace(model, dialogs=({"kind": "fork"},))
    model, asked = think(model)
    return model, (*kept, *marked, *repaint(model), *asked)


def _kept_beside(model: Model, sitting: Sitting, now: str) -> Change:
    """Return the change that keeps a line of the game on the table as a game of its own."""
    id_ = _copy_id(sitting)
    title = sitting.name or t(sitting.match.game.info.title)
    copy = copied(replace(sitting, id=id_, name=words.other_way(title), saved=1))
    entry = entry_of(copy, now)
    model = replace(model, shelf=with_entry(model.shelf, entry))
    effects: tuple[Effect, ...] = (Keep(id_, kept_text(copy, now), None), KeepEntry(id_, entry))
    return model, effects


def _copy_id(sitting: Sitting) -> str:
    """Return the id of a line that is kept beside: the same line always has the same one."""
    return id_of(fingerprint_of(sitting))
