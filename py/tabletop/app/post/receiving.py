"""Receive a link: find its game by the table id, without losing anything that is saved.

Moves of people elsewhere that extend our copy are adopted. Any other difference needs a decision
(see `difference`), and the version not chosen is saved as a copy. A repeated or older link changes
nothing. For a new table the player is asked which people are here; the game is not saved before
that is answered.
"""

from __future__ import annotations

from dataclasses import replace

from tabletop.app.consent import questions
from tabletop.app.effects import Effect, Fetch, Forget, Keep, KeepEntry
from tabletop.app.hands.guest import code_in
from tabletop.app.lesson import learning
from tabletop.app.messages import Context
from tabletop.app.messages.post import Sit
from tabletop.app.messages.shelf import Delete, Fetched
from tabletop.app.model.dialogs import ForkDialog, WhoDialog
from tabletop.app.model.file import GameFile
from tabletop.app.model.model import Model, with_session
from tabletop.app.model.notice import Button, Notice
from tabletop.app.model.people import People
from tabletop.app.model.post import Post, Posted
from tabletop.app.model.session import Session
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
from tabletop.app.presence.places import given_back, people_of, stored_places
from tabletop.app.presence.turn_sentence import turn_sentence
from tabletop.app.saving.fresh import id_from
from tabletop.app.saving.listing import entry_of, find, title_of, with_entry, without
from tabletop.app.saving.reading import fingerprint_of, presentable, session_from, why_unreadable
from tabletop.app.saving.record import kept_text
from tabletop.app.table.going_back import copied
from tabletop.app.table.playing import (
    Change,
    forget_draft,
    gone_on,
    mark_as_copied,
    repaint,
    settle_new,
    think,
    with_curtain_closed,
)
from tabletop.app.table.viewer import settled
from tabletop.core.errors import BadRecord
from tabletop.core.language import t
from tabletop.core.link import PLACES, TABLE, known_places
from tabletop.core.names import clean_name
from tabletop.core.problems import LINK
from tabletop.games.registry import AnyMatch, explain, game_title

WANTED = "wanted"
"""The `detail` of a fetch for a link that the player has pasted or opened as a file."""

MOST_FILMED = 12
"""The maximum number of new moves to animate; earlier ones are shown at once."""


def receive(model: Model, text: str, context: Context, *, is_wanted: bool) -> Change:
    """Open the link in a text.

    `is_wanted` is whether the player has pasted the link or opened it as a file. The code of a
    table with phones asks for consent to join it.
    """
    code = code_in(text)
    if code:
        return replace(model, dialogs=(questions.to_join(model, code),), notice=None), ()
    try:
        open_table = model.session.id if model.session else ""
        letter = letter_in(text, open_table)
    except BadRecord as error:
        told = explain(error) if error.where == LINK else why_unreadable(error)
        wrong = words.not_opened(presentable(told))
        return replace(model, notice=Notice(wrong, warn=True)), ()
    id_ = table_id(letter)
    model = replace(model.with_inbox(letter=letter, unclaimed=None), dialogs=(), notice=None)
    if model.session is not None and model.session.id == id_:
        return _met(model, model.session, context)
    return model, (Fetch(id_, "post", WANTED if is_wanted else ""),)


def found(model: Model, message: Fetched, context: Context) -> Change:
    """Compare the received game with the saved game of the same table, if there is one."""
    id_, text = message.id, message.text
    if model.inbox.letter is None or table_id(model.inbox.letter) != id_:
        return model, ()
    is_wanted = message.detail == WANTED
    if text is None:
        return _asked(model, id_, context, is_wanted=is_wanted)
    try:
        kept = session_from(id_, text)
    except BadRecord:
        # The saved copy can't be read: leave it, and open the link as another game.
        return _asked(model, id_from(context.fresh), context, is_wanted=is_wanted)
    if kept.post.arrived:
        return _arrived_again(model, kept, context, is_wanted=is_wanted)
    return _met(model, kept, context, is_wanted=is_wanted)


def ask_again(model: Model, kept: Session, context: Context) -> Change:
    """Ask again who is here at a saved game that nobody has claimed."""
    model = replace(
        model.with_inbox(letter=_letter_from(kept), unclaimed=kept), dialogs=(), notice=None
    )
    return _asked(model, kept.id, context, is_wanted=True)


def sit(model: Model, message: Sit, context: Context) -> Change:
    """Open a new table after the player has chosen a seat, or 0 for everybody here."""
    asked = _question(model)
    if model.inbox.letter is None or asked is None:
        return model, ()
    letter = named(model.inbox.letter, message.seat, clean_name(message.name).strip())
    return _seated_anew(model.with_inbox(letter=letter), asked.id, message.seat, context)


def put_by(model: Model, context: Context) -> Change:
    """Save a received game as unclaimed, because the question who is here was closed."""
    asked, letter = _question(model), model.inbox.letter
    if asked is None or letter is None:
        return model, ()
    now, before = context.now, model.inbox.unclaimed
    places = known_places(letter.record.meta.get(PLACES), len(letter.record.seats))
    session = Session(
        id=asked.id,
        match=bare(letter),
        file=GameFile(begun=now),
        people=People(places=stored_places(places)),
        post=Post(arrived=True),
    )
    session = session.with_file(saved=before.file.saved + 1 if before else 1)
    entry = entry_of(session, now)
    remove = Button(t(words.REMOVE), Delete(session.id))
    model = replace(
        model.with_inbox(letter=None, unclaimed=None),
        dialogs=(),
        shelf=with_entry(model.shelf, entry),
        notice=Notice(words.put_by(title_of(entry)), buttons=(remove,)),
    )
    kept = Keep(session.id, kept_text(session, now), before.file.kept if before else None)
    return model, (kept, KeepEntry(session.id, entry))


def decline(model: Model) -> Change:
    """Discard a received game."""
    return replace(model.with_inbox(letter=None, unclaimed=None), dialogs=()), ()


def learn_first(model: Model, context: Context) -> Change:
    """Save a received game as unclaimed, and open the lesson of its game."""
    letter = model.inbox.letter
    if letter is None:
        return model, ()
    model, kept = put_by(model, context)
    model, effects = learning.learn(model, letter.record.game, 1, context)
    return model, (*kept, *effects)


def keep_mine(model: Model, context: Context) -> Change:
    """Keep our version of this game, and save the link's version as a copy unless it is older."""
    letter, ours, now = model.inbox.letter, model.session, context.now
    model = replace(model.with_inbox(letter=None), dialogs=())
    if letter is None or ours is None or table_id(letter) != ours.id:
        return model, ()
    if compared(ours, letter) == OLDER:
        return model, ()
    model, kept = _kept_beside(model, replace(ours, match=bare(letter)), now)
    model, marked = mark_as_copied(model, ours, now)
    return model, (*kept, *marked)


def take_theirs(model: Model, context: Context) -> Change:
    """Adopt the link's version of this game.

    Our version is saved as a copy, unless the link only adds moves to it.
    """
    letter, ours, now = model.inbox.letter, model.session, context.now
    if letter is None or ours is None or table_id(letter) != ours.id:
        return model, ()
    theirs = seated(given_back(ours), letter).with_post(posted=Posted(letter.ply))
    theirs = replace(theirs, match=_with_seats_of(theirs, letter))
    goes_on = compared(ours, letter) == ON
    copy = _copy_id(replace(ours, match=bare(letter)))
    is_kept = find(model.shelf, copy) is not None
    dropped: tuple[Effect, ...] = (Forget(copy), KeepEntry(copy, None)) if is_kept else ()
    model = replace(model, shelf=without(model.shelf, copy))
    model, kept = (model, ()) if goes_on else _kept_beside(model, ours, now)
    if not goes_on:
        theirs = copied(theirs)
    model = replace(model.with_inbox(letter=None), session=theirs, notice=None)
    model, effects = settle_new(with_curtain_closed(forget_draft(model)), now)
    return model, (*dropped, *kept, *effects)


def _question(model: Model) -> WhoDialog | None:
    return next((each for each in model.dialogs if isinstance(each, WhoDialog)), None)


def _asked(model: Model, id_: str, context: Context, *, is_wanted: bool) -> Change:
    """Ask who is here and whether to open the game, or open it at once.

    It is opened at once if the link `is_wanted` (see `receive`) and the game has at most one
    person.
    """
    assert model.inbox.letter is not None
    if len(people_of(model.inbox.letter)) < 2 and is_wanted:
        return _seated_anew(model, id_, 0, context)
    return replace(model, dialogs=(WhoDialog(id_),)), ()


def _arrived_again(model: Model, kept: Session, context: Context, *, is_wanted: bool) -> Change:
    """Open another link of an unclaimed game.

    The longer version counts; a fork becomes another game.
    """
    letter = model.inbox.letter
    assert letter is not None
    is_same = is_same_table(kept.match.record, letter.record)
    if not is_same or compared(kept, letter) == FORK:
        return _asked(model, id_from(context.fresh), context, is_wanted=is_wanted)
    if compared(kept, letter) != ON:
        letter = _letter_from(kept)
    model = model.with_inbox(letter=letter, unclaimed=kept)
    return _asked(model, kept.id, context, is_wanted=is_wanted)


def _letter_from(kept: Session) -> AnyMatch:
    """Return an unclaimed saved game as the match of a link."""
    meta: dict[str, object] = {TABLE: kept.id, PLACES: list(kept.people.places)}
    return replace(kept.match, record=replace(kept.match.record, meta=meta))


def _seated_anew(model: Model, id_: str, seat: int, context: Context) -> Change:
    assert model.inbox.letter is not None
    letter, now, before = model.inbox.letter, context.now, model.inbox.unclaimed
    session = (
        taken_from(letter, id_, ours=seat).with_file(begun=now).with_post(posted=Posted(letter.ply))
    )
    if before is not None and before.id == id_:
        session = session.with_file(kept=before.file.kept, saved=before.file.saved)
    news = recap(session)
    model = replace(
        model.with_inbox(letter=None, unclaimed=None), session=session, dialogs=(), notice=news
    )
    return settle_new(model, now)


def _met(model: Model, ours: Session, context: Context, *, is_wanted: bool = False) -> Change:
    """Compare the link with our copy of its table: adopt it, ask, or report that it is not new."""
    letter = model.inbox.letter
    assert letter is not None
    if not is_same_table(ours.match.record, letter.record):
        return _asked(model, id_from(context.fresh), context, is_wanted=is_wanted)
    is_new = model.session is None or model.session.id != ours.id
    model = replace(model, session=replace(ours, look=None))
    met = compared(ours, letter)
    if difference(ours, letter) is not None:
        return _parted(model)
    if met == ON:
        return _gone_on(model, letter, context.now)
    known = t(words.NOTHING_NEW if met == SAME else words.OLDER)
    model = replace(
        model.with_inbox(letter=None), notice=Notice(f"{known} {turn_sentence(ours)}".strip())
    )
    if is_new and ours.match.to_move is None:
        model = with_session(model, over_told=True)
    model, asked = think(model)
    return model, (*repaint(model), *asked)


def _gone_on(model: Model, letter: AnyMatch, now: str) -> Change:
    """Adopt a link that extends our copy, and animate its last moves."""
    session = model.session
    assert session is not None
    session = seated(session, letter).with_post(posted=Posted(letter.ply))
    match = _with_seats_of(session, letter)
    first = max(session.match.ply, match.ply - MOST_FILMED)
    model = replace(
        model.with_inbox(letter=None), session=replace(session, match=match.back_to(first))
    )
    shown = repaint(model)
    model, effects = gone_on(model, settled(replace(session, match=match)), now)
    assert model.session is not None
    return replace(model, notice=recap(model.session)), (*shown, *effects)


def _with_seats_of(session: Session, letter: AnyMatch) -> AnyMatch:
    """Return the match of a link with the seats of `session`."""
    match = bare(letter)
    return replace(match, record=replace(match.record, seats=session.match.record.seats))


def _parted(model: Model) -> Change:
    """Ask which of two versions to keep; nothing is saved or replaced before the answer."""
    model, asked = think(replace(model, dialogs=(ForkDialog(),)))
    return model, (*repaint(model), *asked)


def _kept_beside(model: Model, session: Session, now: str) -> Change:
    """Save a version of the game on the table as a game of its own."""
    id_ = _copy_id(session)
    title = session.file.name or game_title(session.match.game.info.key)
    beside = replace(
        session.with_file(name=words.other_way(title), saved=1).with_post(lent=None), id=id_
    )
    copy = copied(beside)
    entry = entry_of(copy, now)
    model = replace(model, shelf=with_entry(model.shelf, entry))
    effects: tuple[Effect, ...] = (Keep(id_, kept_text(copy, now), None), KeepEntry(id_, entry))
    return model, effects


def _copy_id(session: Session) -> str:
    """Return the id of a copy, which depends only on its content."""
    return id_of(fingerprint_of(session))
