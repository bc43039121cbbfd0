"""Changes by other tabs: two tabs never overwrite each other's game."""

from __future__ import annotations

from dataclasses import replace

from tabletop.app import words
from tabletop.app.effects import Effect, KeepEntry, KeepSettings
from tabletop.app.messages import Context
from tabletop.app.messages import shelf as messages
from tabletop.app.model.model import Model, with_file
from tabletop.app.model.notice import Button, Notice
from tabletop.app.model.session import Session
from tabletop.app.saving.entries import by_time, read_entry
from tabletop.app.saving.listing import with_entry, without
from tabletop.app.saving.reading import session_from
from tabletop.app.saving.record import kept_text
from tabletop.app.shelf import storage
from tabletop.app.table.playing import Change, keep, repaint, think
from tabletop.core.errors import BadRecord
from tabletop.core.language import t
from tabletop.core.record import Record


def stored(model: Model, message: messages.Storage) -> Change:
    """Adopt what another tab wrote or deleted: an entry, the game on the table, or all storage."""
    if message.entry is not None:
        return _listed(model, message.entry, message.text), ()
    if message.cleared:
        return _cleared(model, message)
    session, text = model.session, message.text
    if session is None or message.id != session.id or text == session.file.kept:
        return model, ()
    if text is None:
        is_over = session.match.to_move is None
        told = words.OVER_AND_DELETED if is_over else words.DELETED_ELSEWHERE
        return replace(with_file(model, kept=None), notice=Notice(t(told), warn=True)), ()
    return _taken_over(model, text, ours=kept_text(session, session.file.played))


def _listed(model: Model, id_: str, text: str | None) -> Model:
    """Return the model with the entry that another tab wrote or deleted.

    An invalid entry is ignored.
    """
    if text is None:
        return replace(model, shelf=without(model.shelf, id_))
    entry = read_entry(id_, text)
    return replace(model, shelf=by_time(with_entry(model.shelf, entry))) if entry else model


def clash(model: Model, message: messages.Clash, context: Context) -> Change:
    """Resolve a failed save: storage holds another text of this game.

    If that text is an earlier state of our game, save ours again. Otherwise the other tab's game
    replaces ours, which can be kept as a copy.
    """
    session = model.session
    if session is None or session.id != message.id:
        return model, ()
    text = message.text
    if text is None:
        return keep(with_file(model, kept=None), context.now)
    ours = message.ours
    if _is_beginning(text, ours):
        return keep(with_file(model, kept=text), context.now)
    return _taken_over(model, text, ours)


def _is_beginning(text: str, ours: str) -> bool:
    """Return whether `text` is an earlier state of the game `ours`, with no moves taken back."""
    try:
        there = Record.from_text(text)
    except BadRecord:
        return False
    mine = Record.from_text(ours)
    goes_on = len(there.moves) < len(mine.moves) and mine.moves[: len(there.moves)] == there.moves
    return goes_on and there.seed == mine.seed and not there.meta.get("undone")


def _cleared(model: Model, message: messages.Storage) -> Change:
    """Update the shelf after another tab has cleared the storage, and report what was lost."""
    if not message.whole:
        return storage.list_unread(model), (KeepSettings(model.settings),)
    ids = message.ids
    shelf = tuple(entry for entry in model.shelf if entry["id"] in ids)
    is_kept = model.session is not None and not model.session.file.tentative
    lost = is_kept and model.session is not None and model.session.id not in ids
    if lost:
        model = with_file(model, kept=None)
    is_short = lost or len(shelf) < len(model.shelf)
    notice = _after_clearing(is_short=is_short, any_left=bool(shelf))
    entries: tuple[Effect, ...] = tuple(KeepEntry(entry["id"], entry) for entry in shelf)
    model = replace(model, shelf=shelf, notice=notice)
    return model, (*entries, KeepSettings(model.settings))


def _after_clearing(*, is_short: bool, any_left: bool) -> Notice | None:
    """Return the notice after storage was cleared, None if it had no games."""
    if is_short:
        return Notice(t(words.SOME_CLEARED if any_left else words.ALL_CLEARED), warn=True)
    return Notice(t(words.PUT_BACK), warn=True) if any_left else None


def _taken_over(model: Model, text: str, ours: str) -> Change:
    session = model.session
    assert session is not None
    try:
        theirs = session_from(session.id, text)
    except BadRecord:
        return replace(model, notice=Notice(t(words.OVERWRITTEN), warn=True)), ()
    model = replace(model, session=theirs)
    if not _has_moves(theirs, session_from(session.id, ours)):
        keep_ours = Button(t(words.KEEP_MINE), messages.Import("", ours))
        model = replace(model, notice=Notice(t(words.PLAYED_ON), True, (keep_ours,)))
    model, asked = think(model)
    return model, (*repaint(model, 300), *asked)


def _has_moves(theirs: Session, ours: Session) -> bool:
    """Return whether `theirs` includes all moves of `ours`, played or taken back."""
    mine = ours.match.record.moves
    line = theirs.match.record.moves + theirs.match.undone
    return line[: len(mine)] == mine
