"""Saved games: open, rename, copy, delete, restore and export."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal, assert_never

from tabletop.app import words
from tabletop.app.effects import Download, Drop, Effect, ExportAll, Fetch, Forget, Keep, KeepEntry
from tabletop.app.hands import guest
from tabletop.app.messages import Context
from tabletop.app.messages import shelf as messages
from tabletop.app.messages.openable import OverDialog, RenameDialog, SaveDialog
from tabletop.app.model.model import Model, with_file
from tabletop.app.model.notice import Button, Notice
from tabletop.app.model.puzzles import FOLDER, named
from tabletop.app.model.session import Session
from tabletop.app.puzzles.playing import opened
from tabletop.app.saving.entries import by_time
from tabletop.app.saving.fresh import id_from
from tabletop.app.saving.listing import (
    damaged_entry,
    file_name,
    find,
    kept_entry_of,
    title_of,
    with_entry,
    without,
)
from tabletop.app.saving.reading import (
    MAX_TITLE,
    is_of_another_version,
    session_from,
    why_unreadable,
)
from tabletop.app.saving.record import kept_text
from tabletop.app.shelf.lasting import warn
from tabletop.app.shelf.launch import summarise_on
from tabletop.app.shelf.thumbnails import picture_of
from tabletop.app.table.going_back import copied, is_from_elsewhere
from tabletop.app.table.playing import Change, keep, mark_as_copied, repaint, settle_new, think
from tabletop.core.errors import BadRecord
from tabletop.core.language import t
from tabletop.core.names import clean_name
from tabletop.core.seal import SUM
from tabletop.games.registry import game_title

Use = Literal[
    "open",
    "open-anyway",
    "take-up",
    "result",
    "rename",
    "copy",
    "delete",
    "export",
    "summarise",
]
"""The purposes for which this module uses the text of a game."""


def leave(model: Model) -> Change:
    """Return from the table to the menu. The game needs no saving: every move was saved."""
    session = model.session
    # Without icons and colours no thumbnail can be drawn; its card requests it later.
    is_drawn = session is not None and model.pictures is not None
    shown = (picture_of(model, session.id, session),) if session and is_drawn else ()
    left, told = warn(replace(model, session=None, dialogs=(), notice=None))
    return left, (Drop(), *shown, *summarise_on(left), *told)


def open_save(model: Model, message: messages.OpenSave) -> Change:
    """Fetch a saved game to open it, with `anyway` even if its checksum is wrong.

    A game listed as over opens with its result.
    """
    entry = find(model.shelf, message.id)
    is_over = entry is not None and entry["state"] == "over"
    purpose: messages.Purpose = "result" if is_over else "open"
    purpose = "open-anyway" if message.anyway else purpose
    return replace(model, dialogs=(), notice=None), (Fetch(message.id, purpose),)


def copy(model: Model, id_: str) -> Change:
    """Fetch a saved game to copy it."""
    return replace(model, dialogs=()), (Fetch(id_, "copy"),)


def delete(model: Model, id_: str) -> Change:
    """Fetch a saved game to delete it. Its text is needed to restore it."""
    return replace(model, dialogs=model.dialogs[:-1]), (Fetch(id_, "delete"),)


def export(model: Model, id_: str | None, context: Context) -> Change:
    """Offer one game as a file, or all games if `id_` is None.

    The game on the table is exported in its present state, whatever storage holds.
    """
    session, now = model.session, context.now
    if id_ is None:
        on_table = (session.id, kept_text(session, now)) if session else None
        return model, (ExportAll(f"six-gardens-{context.today}.json", on_table),)
    if session is not None and session.id == id_:
        return _exported(model, id_, kept_text(session, now))
    return model, (Fetch(id_, "export"),)


def rename(model: Model, message: messages.Rename, context: Context) -> Change:
    """Rename a saved game."""
    name = clean_name(message.name, MAX_TITLE)
    beneath = tuple(
        each for each in model.dialogs if not isinstance(each, RenameDialog | SaveDialog)
    )
    model = replace(model, dialogs=beneath)
    if model.session is not None and model.session.id == message.id:
        return keep(with_file(model, name=name), context.now)
    return model, (Fetch(message.id, "rename", name),)


def restore(model: Model, id_: str, context: Context) -> Change:
    """Restore the game that was deleted last."""
    if model.storage.forgotten is None or model.storage.forgotten[0] != id_:
        return model, ()
    _, text, _ = model.storage.forgotten
    model = replace(model.with_storage(forgotten=None), notice=None)
    model, effects = _summarised(model, id_, text, context.now)
    return model, (Keep(id_, text, None), *effects)


def forgotten(model: Model, id_: str) -> Change:
    """Offer to restore a game after storage has deleted it."""
    if model.storage.forgotten is None or model.storage.forgotten[0] != id_:
        return model, ()
    _, _, title = model.storage.forgotten
    buttons = (Button(t(words.BRING_BACK), messages.Restore(id_)),)
    return replace(model, notice=Notice(words.deleted(title), buttons=buttons)), ()


def not_forgotten(model: Model, id_: str, context: Context) -> Change:
    """List a game again because storage could not delete it, and offer to retry."""
    if model.storage.forgotten is None or model.storage.forgotten[0] != id_:
        return model, ()
    _, text, title = model.storage.forgotten
    model, effects = _summarised(model.with_storage(forgotten=None), id_, text, context.now)
    again = Button(t(words.TRY_AGAIN), messages.Delete(id_))
    return replace(model, notice=Notice(words.not_deleted(title), True, (again,))), effects


def used(model: Model, message: messages.Fetched, purpose: Use, context: Context) -> Change:
    """Use the text of a game for one of the purposes of this module."""
    id_, text = message.id, message.text
    if text is None:
        return _gone(model, id_)
    try:
        return _read(model, message, text, purpose, context)
    except BadRecord as error:
        return _damaged(model, id_, text, error)


def _read(
    model: Model, message: messages.Fetched, text: str, purpose: Use, context: Context
) -> Change:
    """Use the text of a saved game; raise BadRecord if it is invalid."""
    id_ = message.id
    match purpose:
        case "open" | "open-anyway":
            return _opened(model, message, text, context)
        case "take-up":
            return _taken_up(model, message, text, context)
        case "result":
            return _ended(model, message, text, context)
        case "rename":
            return _renamed(model, message, text, context.now)
        case "copy":
            return _copied(model, id_, text, context)
        case "delete":
            return _deleted(model, id_, text)
        case "export":
            return _exported(model, id_, text)
        case "summarise":
            return _summarised(model, id_, text, context.now)
        case _:
            assert_never(purpose)


def unclaimed(message: messages.Fetched) -> Session | None:
    """Return the received game that a message opens while nobody has said who plays here.

    Return None for any other game and purpose.
    """
    text, purpose = message.text, message.purpose
    if text is None or purpose not in ("open", "open-anyway", "result", "take-up"):
        return None
    try:
        session = session_from(message.id, text, anyway=purpose == "open-anyway")
    except BadRecord:
        return None
    return session if session.post.arrived else None


def _gone(model: Model, id_: str) -> Change:
    """Remove a game from the shelf and report that storage does not have it."""
    shelf = without(model.shelf, id_)
    notice = Notice(t(words.NOT_KEPT), warn=True)
    return replace(model, shelf=shelf, notice=notice), (KeepEntry(id_, None),)


def _damaged(model: Model, id_: str, text: str, error: BadRecord) -> Change:
    """Mark a saved game as unreadable and offer to export its text."""
    model, effects = _marked(model, id_, text, error)
    why = _why(text, error)
    buttons: tuple[Button, ...] = (Button(t(words.EXPORT), messages.Export(id_)),)
    if error.where == SUM:
        # The moves are legal, but something was changed: let the player decide.
        anyway = Button(t(words.OPEN_ANYWAY), messages.OpenSave(id_, anyway=True))
        buttons = (*buttons, anyway)
    return replace(model, notice=Notice(words.cannot_be_opened(why), True, buttons)), effects


def _why(text: str, error: BadRecord) -> str:
    return t(words.NEWER) if is_of_another_version(text) else why_unreadable(error)


def _marked(model: Model, id_: str, text: str, error: BadRecord) -> Change:
    """List a saved text as unreadable.

    The mark of a text from another version is not saved, because that version uses the same list.
    """
    is_newer = is_of_another_version(text)
    title = t(words.NEWER_GAME if is_newer else words.UNREADABLE_GAME)
    entry = damaged_entry(id_, title, _why(text, error))
    shelf = by_time(with_entry(model.shelf, entry))
    return replace(model, shelf=shelf), () if is_newer else (KeepEntry(id_, entry),)


def _opened(model: Model, message: messages.Fetched, text: str, context: Context) -> Change:
    session = session_from(message.id, text, anyway=message.purpose == "open-anyway")
    session = replace(session, over_told=session.match.to_move is None)
    if message.held:
        session = session.with_file(kept=None, tentative=True)
    strange = Notice(t(words.ELSEWHERE)) if is_from_elsewhere(session) else None
    model = replace(model, session=session, dialogs=(), notice=strange)
    if session.match.to_move == 0:
        return settle_new(model, context.now)
    model, asked = think(model)
    return model, (*repaint(model), *asked)


def _ended(model: Model, message: messages.Fetched, text: str, context: Context) -> Change:
    """Open a game and show its result if it is over."""
    model, effects = _opened(model, message, text, context)
    is_over = model.session is not None and model.session.over_told
    return (replace(model, dialogs=(OverDialog(),)) if is_over else model), effects


def restarted(model: Model, id_: str | None) -> Change:
    """Report a crash, and reopen the table that was open, if any."""
    if id_ is None:
        return with_restart_notice(model), ()
    if id_.startswith(FOLDER):
        found = named(id_.removeprefix(FOLDER))
        return opened(model, *found) if found else _gone(model, id_)
    if id_ == guest.ID:
        return guest.invited(model, "")
    return model, (Fetch(id_, "take-up"),)


def _taken_up(model: Model, message: messages.Fetched, text: str, context: Context) -> Change:
    model, effects = _opened(model, message, text, context)
    return with_restart_notice(model), effects


def with_restart_notice(model: Model) -> Model:
    """Return the model with the notice that Python was started again."""
    return replace(model, notice=Notice(t(words.STARTED_ANEW), warn=True))


def _renamed(model: Model, message: messages.Fetched, text: str, now: str) -> Change:
    id_ = message.id
    session = session_from(id_, text)
    session = session.with_file(name=message.detail, saved=session.file.saved + 1)
    entry = kept_entry_of(session, now)
    shelf = tuple(entry if each["id"] == id_ else each for each in model.shelf)
    kept = Keep(id_, kept_text(session, session.file.played), text)
    return replace(model, shelf=shelf), (kept, KeepEntry(id_, entry))


def _copied(model: Model, id_: str, text: str, context: Context) -> Change:
    session, now = session_from(id_, text), context.now
    name = words.copy_of(session.file.name or game_title(session.match.game.info.key))
    twin = replace(copied(session).with_file(name=name), id=id_from(context.fresh))
    kept = kept_text(twin, now)
    model, marked = mark_as_copied(model, session, now)
    model, effects = _shelved(model, twin.id, kept, now)
    return model, (*marked, Keep(twin.id, kept, None), *effects)


def _deleted(model: Model, id_: str, text: str) -> Change:
    entry = find(model.shelf, id_)
    title = title_of(entry) if entry else t(words.THE_GAME)
    shelf = without(model.shelf, id_)
    effects: tuple[Effect, ...] = (Forget(id_), KeepEntry(id_, None))
    if model.session is not None and model.session.id == id_:
        model = replace(model, session=None, dialogs=())
        effects = (*effects, Drop(), *summarise_on(model))
    return replace(
        model.with_storage(forgotten=(id_, text, title)), shelf=shelf, notice=None
    ), effects


def _exported(model: Model, id_: str, text: str) -> Change:
    return model, (Download(file_name(find(model.shelf, id_)), text),)


def _summarised(model: Model, id_: str, text: str, now: str) -> Change:
    """Make the entry of a saved game again, or mark it as damaged."""
    try:
        return _shelved(model, id_, text, now)
    except BadRecord as error:
        return _marked(model, id_, text, error)


def _shelved(model: Model, id_: str, text: str, now: str) -> Change:
    session = session_from(id_, text)
    entry = kept_entry_of(session, now)
    shelf = by_time(with_entry(model.shelf, entry))
    return replace(model, shelf=shelf), (KeepEntry(id_, entry),)
