"""A link that has come: it finds its own game by the table's id, and nothing that is kept is lost.

A line that goes on from ours by moves of people elsewhere is taken in place. Whatever else it would
change in our game is a question (see `difference`), and the version that is not chosen is kept as a
copy. The same link twice, or an older one, changes nothing. A new table asks who of its people is
here; until somebody answers it is not among the kept games.
"""

from __future__ import annotations

from dataclasses import replace

from tabletop.app.consent import questions
from tabletop.app.effects import Effect, Fetch, Forget, Keep, KeepEntry
from tabletop.app.hands.guest import code_in
from tabletop.app.lesson import learning
from tabletop.app.messages import Message, text_of, whole_of
from tabletop.app.model import Button, Dialog, Model, Notice, Posted, Sitting
from tabletop.app.post import words
from tabletop.app.post.difference import difference
from tabletop.app.post.joining import (
    FORK,
    OLDER,
    ON,
    SAME,
    bare,
    compared,
    id_of,
    is_same_table,
    named,
    seated,
    table_id,
    taken_from,
)
from tabletop.app.post.letters import letter_in
from tabletop.app.post.recap import recap
from tabletop.app.presence.places import given_back, people_of, told
from tabletop.app.presence.telling import told_turn
from tabletop.app.shelf.listing import entry_of, find, title_of, with_entry, without
from tabletop.app.shelf.reading import fingerprint_of, presentable, sitting_from, why_unreadable
from tabletop.app.start.fresh import id_from
from tabletop.app.table.playing import (
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
from tabletop.app.table.secrets import copied
from tabletop.app.table.viewer import settled
from tabletop.core.errors import BadRecord
from tabletop.core.language import t
from tabletop.core.link import PLACES, TABLE, known_places
from tabletop.core.names import clean_name
from tabletop.core.problems import LINK
from tabletop.games.registry import AnyMatch, explain, game_title

WANTED = "wanted"
"""What is noted of a link that a person has pasted, or opened as a file."""

WHO = "who"
"""The dialog that asks who of a new table is here."""

MOST_FILMED = 12
"""How many of the moves that a link brings are shown in turn; earlier ones stand there."""

PURPOSE = "post"
"""What a kept game is fetched for when a link of its table has come."""


def receive(model: Model, message: Message) -> Change:
    """Return the change that a link brings, alone or with a message around it, as `text`.

    The code of a table among phones leads there, once a person has agreed.
    """
    code = code_in(text_of(message, "text"))
    if code:
        return replace(model, dialogs=(questions.to_join(model, code),), notice=None), ()
    try:
        open_table = model.sitting.id if model.sitting else ""
        letter = letter_in(text_of(message, "text"), open_table)
    except BadRecord as error:
        told = explain(error) if error.where == LINK else why_unreadable(error)
        wrong = words.not_opened(presentable(told))
        return replace(model, notice=Notice(wrong, warn=True)), ()
    id_ = table_id(letter)
    model = replace(model, letter=letter, unclaimed=None, dialogs=(), notice=None)
    if model.sitting is not None and model.sitting.id == id_:
        return _met(model, message, model.sitting)
    is_handed_in = message["do"] in ("receive", "import") and message.get("shared") is not True
    return model, (Fetch(id_, PURPOSE, WANTED if is_handed_in else ""),)


def found(model: Model, message: Message) -> Change:
    """Return the change when it is known what is kept under the id of the table."""
    id_, text = text_of(message, "id"), message.get("text")
    if model.letter is None or table_id(model.letter) != id_:
        return model, ()
    if not isinstance(text, str):
        return _asked(model, message, id_)
    try:
        kept = sitting_from(id_, text)
    except BadRecord:
        # What is kept can't be read: it stays as it is, and the link comes beside it.
        return _asked(model, message, id_from(text_of(message, "fresh")))
    if kept.arrived:
        return _arrived_again(model, message, kept)
    return _met(model, message, kept)


def ask_again(model: Model, message: Message, kept: Sitting) -> Change:
    """Return the change that asks who is here at a kept game of which nobody has said so."""
    model = replace(model, letter=_letter_from(kept), unclaimed=kept, dialogs=(), notice=None)
    return _asked(model, {**message, "detail": WANTED}, kept.id)


def sit(model: Model, message: Message) -> Change:
    """Return the change when it is known who of a new table is here: a seat, or 0 for everybody.

    A `name` is that of the person, where the seat has none yet.
    """
    asked = _question(model)
    if model.letter is None or asked is None:
        return model, ()
    seat, name = whole_of(message, "seat"), message.get("name", "")
    letter = named(model.letter, seat, clean_name(str(name)).strip())
    return _seated_anew(replace(model, letter=letter), message, asked["id"], seat)


def put_by(model: Model, message: Message) -> Change:
    """Return the change when the question who is here is closed: the game is listed as it came."""
    asked, letter = _question(model), model.letter
    if asked is None or letter is None:
        return model, ()
    now, before = text_of(message, "now"), model.unclaimed
    places = known_places(letter.record.meta.get(PLACES), len(letter.record.seats))
    sitting = Sitting(
        id=asked["id"], match=bare(letter), begun=now, places=told(places), arrived=True
    )
    sitting = replace(sitting, saved=before.saved + 1 if before else 1)
    entry = entry_of(sitting, now)
    remove = Button(t(words.REMOVE), {"do": "delete", "id": sitting.id})
    model = replace(
        model,
        letter=None,
        unclaimed=None,
        dialogs=(),
        shelf=with_entry(model.shelf, entry),
        notice=Notice(words.put_by(title_of(entry)), buttons=(remove,)),
    )
    kept = Keep(sitting.id, kept_text(sitting, now), before.kept if before else None)
    return model, (kept, KeepEntry(sitting.id, entry))


def decline(model: Model, _: Message) -> Change:
    """Return the change when a game that came is not wanted: nothing of it is kept."""
    return replace(model, letter=None, unclaimed=None, dialogs=()), ()


def learn_first(model: Model, message: Message) -> Change:
    """Return the change to the lesson of a game that came; the game is listed meanwhile."""
    letter = model.letter
    if letter is None:
        return model, ()
    model, kept = put_by(model, message)
    model, effects = learning.learn(model, {**message, "game": letter.record.game})
    return model, (*kept, *effects)


def keep_mine(model: Model, message: Message) -> Change:
    """Return the change when our version goes on as this game; the other one is kept as a copy."""
    letter, ours, now = model.letter, model.sitting, text_of(message, "now")
    model = replace(model, letter=None, dialogs=())
    if letter is None or ours is None or table_id(letter) != ours.id:
        return model, ()
    if compared(ours, letter) == OLDER:
        return model, ()
    model, kept = _kept_beside(model, replace(ours, match=bare(letter)), now)
    model, marked = mark_as_copied(model, ours, now)
    return model, (*kept, *marked)


def take_theirs(model: Model, message: Message) -> Change:
    """Return the change when the link's version goes on as this game; ours is kept as a copy."""
    letter, ours, now = model.letter, model.sitting, text_of(message, "now")
    if letter is None or ours is None or table_id(letter) != ours.id:
        return model, ()
    theirs = replace(seated(given_back(ours), letter), posted=Posted(letter.ply))
    theirs = replace(theirs, match=_with_seats_of(theirs, letter))
    goes_on = compared(ours, letter) == ON
    copy = _copy_id(replace(ours, match=bare(letter)))
    is_kept = find(model.shelf, copy) is not None
    dropped: tuple[Effect, ...] = (Forget(copy), KeepEntry(copy, None)) if is_kept else ()
    model = replace(model, shelf=without(model.shelf, copy))
    model, kept = (model, ()) if goes_on else _kept_beside(model, ours, now)
    if not goes_on:
        theirs = copied(theirs)
    model = forget_draft(replace(model, sitting=theirs, letter=None, dialogs=(), notice=None))
    model, effects = settle_new(with_sitting(model, look=None, facing=None, passing=False), now)
    return model, (*dropped, *kept, *effects)


def _question(model: Model) -> Dialog | None:
    return next((each for each in model.dialogs if each["kind"] == WHO), None)


def _asked(model: Model, message: Message, id_: str) -> Change:
    """Return the change that asks who is here.

    Where one person plays that is known, and whoever pasted the link has agreed; a link from
    anywhere else asks whether to open the game.
    """
    assert model.letter is not None
    if len(people_of(model.letter)) < 2 and message.get("detail") == WANTED:
        return _seated_anew(model, message, id_, 0)
    return replace(model, dialogs=({"kind": WHO, "id": id_},)), ()


def _arrived_again(model: Model, message: Message, kept: Sitting) -> Change:
    """Return the change when a link comes of a game that nobody has claimed: the longer line
    counts, and another way comes beside it."""
    letter = model.letter
    assert letter is not None
    is_same = is_same_table(kept.match.record, letter.record)
    if not is_same or compared(kept, letter) == FORK:
        return _asked(model, message, id_from(text_of(message, "fresh")))
    if compared(kept, letter) != ON:
        letter = _letter_from(kept)
    return _asked(replace(model, letter=letter, unclaimed=kept), message, kept.id)


def _letter_from(kept: Sitting) -> AnyMatch:
    """Return a kept game that nobody has claimed as the link that it came by."""
    meta: dict[str, object] = {TABLE: kept.id, PLACES: list(kept.places)}
    return replace(kept.match, record=replace(kept.match.record, meta=meta))


def _seated_anew(model: Model, message: Message, id_: str, seat: int) -> Change:
    assert model.letter is not None
    letter, now, before = model.letter, text_of(message, "now"), model.unclaimed
    sitting = replace(taken_from(letter, id_, ours=seat), begun=now, posted=Posted(letter.ply))
    if before is not None and before.id == id_:
        sitting = replace(sitting, kept=before.kept, saved=before.saved)
    news = recap(sitting)
    model = replace(model, sitting=sitting, letter=None, unclaimed=None, dialogs=(), notice=news)
    return settle_new(model, now)


def _met(model: Model, message: Message, ours: Sitting) -> Change:
    """Return the change when our own game of the table is at hand."""
    letter = model.letter
    assert letter is not None
    if not is_same_table(ours.match.record, letter.record):
        return _asked(model, message, id_from(text_of(message, "fresh")))
    is_new = model.sitting is None or model.sitting.id != ours.id
    model = replace(model, sitting=replace(ours, look=None))
    met = compared(ours, letter)
    if difference(ours, letter) is not None:
        return _parted(model)
    if met == ON:
        return _gone_on(model, message, letter)
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
    sitting = replace(seated(sitting, letter), posted=Posted(letter.ply))
    match = _with_seats_of(sitting, letter)
    first = max(sitting.match.ply, match.ply - MOST_FILMED)
    model = replace(model, letter=None, sitting=replace(sitting, match=match.back_to(first)))
    shown = repaint(model)
    model, effects = gone_on(model, settled(replace(sitting, match=match)), text_of(message, "now"))
    assert model.sitting is not None
    return replace(model, notice=recap(model.sitting)), (*shown, *effects)


def _with_seats_of(sitting: Sitting, letter: AnyMatch) -> AnyMatch:
    """Return the match of a link with the seats that a sitting has."""
    match = bare(letter)
    return replace(match, record=replace(match.record, seats=sitting.match.record.seats))


def _parted(model: Model) -> Change:
    """Return the change that shows both versions: nothing is kept or replaced before a choice."""
    model, asked = think(replace(model, dialogs=({"kind": "fork"},)))
    return model, (*repaint(model), *asked)


def _kept_beside(model: Model, sitting: Sitting, now: str) -> Change:
    """Return the change that keeps a line of the game on the table as a game of its own."""
    id_ = _copy_id(sitting)
    title = sitting.name or game_title(sitting.match.game.info.key)
    beside = replace(sitting, id=id_, name=words.other_way(title), saved=1, lent=None)
    copy = copied(beside)
    entry = entry_of(copy, now)
    model = replace(model, shelf=with_entry(model.shelf, entry))
    effects: tuple[Effect, ...] = (Keep(id_, kept_text(copy, now), None), KeepEntry(id_, entry))
    return model, effects


def _copy_id(sitting: Sitting) -> str:
    """Return the id of a line that is kept beside: the same line always has the same one."""
    return id_of(fingerprint_of(sitting))
