"""Saved games: open, rename, copy, delete, restore and export."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from tabletop.app import words
from tabletop.app.days import today
from tabletop.app.effects import Download, Drop, Effect, ExportAll, Fetch, Forget, Keep, KeepEntry
from tabletop.app.ending import row
from tabletop.app.hands import guest
from tabletop.app.launch import summarise_on
from tabletop.app.lesson import learning
from tabletop.app.memory.counting import counted
from tabletop.app.messages import Message, text_of
from tabletop.app.model import Button, Model, Notice
from tabletop.app.post import receiving
from tabletop.app.puzzles.playing import opened
from tabletop.app.puzzles.sitting import FOLDER, named
from tabletop.app.shelf import arriving, storage
from tabletop.app.shelf.entries import by_time
from tabletop.app.shelf.files import file_name
from tabletop.app.shelf.lasting import warn
from tabletop.app.shelf.listing import (
    damaged_entry,
    find,
    kept_entry_of,
    title_of,
    with_entry,
    without,
)
from tabletop.app.shelf.reading import (
    MAX_TITLE,
    is_of_another_version,
    sitting_from,
    why_unreadable,
)
from tabletop.app.shelf.thumbnails import drawn, picture_of
from tabletop.app.start.fresh import id_from
from tabletop.app.table.playing import (
    Change,
    keep,
    kept_text,
    mark_as_copied,
    repaint,
    settle_new,
    think,
    with_sitting,
)
from tabletop.app.table.secrets import copied, is_from_elsewhere
from tabletop.core.errors import BadRecord
from tabletop.core.language import t
from tabletop.core.names import clean_name
from tabletop.core.seal import SUM
from tabletop.games.registry import game_title


def leave(model: Model, _: Message) -> Change:
    """Return from the table to the menu. The game needs no saving: every move was saved."""
    sitting = model.sitting
    # Without icons and colours no thumbnail can be drawn; its card requests it later.
    is_drawn = sitting is not None and model.pictures is not None
    shown = (picture_of(model, sitting.id, sitting),) if sitting and is_drawn else ()
    left, told = warn(replace(model, sitting=None, dialogs=(), notice=None))
    return left, (Drop(), *shown, *summarise_on(left), *told)


def open_save(model: Model, message: Message) -> Change:
    """Fetch a saved game to open it, with `anyway` even if its checksum is wrong.

    A game listed as over opens with its result.
    """
    entry = find(model.shelf, text_of(message, "id"))
    purpose = "result" if entry is not None and entry["state"] == "over" else "open"
    purpose = "open-anyway" if message.get("anyway") is True else purpose
    return _fetch(replace(model, dialogs=(), notice=None), message, purpose)


def copy(model: Model, message: Message) -> Change:
    """Fetch a saved game to copy it."""
    return _fetch(replace(model, dialogs=()), message, "copy")


def delete(model: Model, message: Message) -> Change:
    """Fetch a saved game to delete it. Its text is needed to restore it."""
    return _fetch(replace(model, dialogs=model.dialogs[:-1]), message, "delete")


def export(model: Model, message: Message) -> Change:
    """Offer one game as a file, or all games if the message has no `id`.

    The game on the table is exported in its present state, whatever storage holds.
    """
    id_, now, sitting = message.get("id"), text_of(message, "now"), model.sitting
    if not isinstance(id_, str):
        on_table = (sitting.id, kept_text(sitting, now)) if sitting else None
        return model, (ExportAll(f"six-gardens-{today(message)}.json", on_table),)
    if sitting is not None and sitting.id == id_:
        return _exported(model, message, id_, kept_text(sitting, now))
    return _fetch(model, message, "export")


def rename(model: Model, message: Message) -> Change:
    """Rename a saved game."""
    name = clean_name(text_of(message, "name"), MAX_TITLE)
    beneath = tuple(each for each in model.dialogs if each["kind"] not in ("rename", "save"))
    model = replace(model, dialogs=beneath)
    if model.sitting is not None and model.sitting.id == text_of(message, "id"):
        return keep(with_sitting(model, name=name), text_of(message, "now"))
    return _fetch(model, message, "rename", name)


def restore(model: Model, message: Message) -> Change:
    """Restore the game that was deleted last."""
    if model.forgotten is None or model.forgotten[0] != text_of(message, "id"):
        return model, ()
    id_, text, _ = model.forgotten
    model, effects = _summarised(replace(model, forgotten=None, notice=None), message, id_, text)
    return model, (Keep(id_, text, None), *effects)


def forgotten(model: Model, message: Message) -> Change:
    """Offer to restore a game after storage has deleted it."""
    if model.forgotten is None or model.forgotten[0] != text_of(message, "id"):
        return model, ()
    id_, _, title = model.forgotten
    buttons = (Button(t(words.BRING_BACK), {"do": "restore", "id": id_}),)
    return replace(model, notice=Notice(words.deleted(title), buttons=buttons)), ()


def not_forgotten(model: Model, message: Message) -> Change:
    """List a game again because storage could not delete it, and offer to retry."""
    if model.forgotten is None or model.forgotten[0] != text_of(message, "id"):
        return model, ()
    id_, text, title = model.forgotten
    model, effects = _summarised(replace(model, forgotten=None), message, id_, text)
    again = Button(t(words.TRY_AGAIN), {"do": "delete", "id": id_})
    return replace(model, notice=Notice(words.not_deleted(title), True, (again,))), effects


def fetched(model: Model, message: Message) -> Change:
    """Process the text of a saved game read from storage, according to its `purpose`."""
    id_, text, purpose = text_of(message, "id"), message.get("text"), text_of(message, "purpose")
    if message.get("unread") is True and storage.is_awaited(purpose):
        return storage.unread(model, message)
    if purpose == "compare":
        return arriving.compared(model, message)
    if purpose == receiving.PURPOSE:
        return receiving.found(model, message)
    if purpose == "count":
        return counted(model, message)
    if purpose == row.PURPOSE:
        return row.found(model, message)
    if purpose == "learn":
        return learning.found(model, message)
    if purpose == "thumb":
        return drawn(model, id_, text if isinstance(text, str) else None)
    if not isinstance(text, str):
        # Don't report a missing game if only its entry was to be made: no player asked for that.
        return _gone(model, id_) if purpose != "summarise" else (model, ())
    try:
        return _FETCHED[purpose](model, message, id_, text)
    except BadRecord as error:
        return _damaged(model, id_, text, error)


def _fetch(model: Model, message: Message, purpose: str, detail: str = "") -> Change:
    return model, (Fetch(text_of(message, "id"), purpose, detail),)


def _gone(model: Model, id_: str) -> Change:
    """Remove a game from the shelf and report that storage does not have it."""
    shelf = without(model.shelf, id_)
    notice = Notice(t(words.NOT_KEPT), warn=True)
    return replace(model, shelf=shelf, notice=notice), (KeepEntry(id_, None),)


def _damaged(model: Model, id_: str, text: str, error: BadRecord) -> Change:
    """Mark a saved game as unreadable and offer to export its text."""
    model, effects = _marked(model, id_, text, error)
    why = _why(text, error)
    buttons: tuple[Button, ...] = (Button(t(words.EXPORT), {"do": "export", "id": id_}),)
    if error.where == SUM:
        # The moves are legal, but something was changed: let the player decide.
        anyway = Button(t(words.OPEN_ANYWAY), {"do": "open-save", "id": id_, "anyway": True})
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


def _opened(model: Model, message: Message, id_: str, text: str) -> Change:
    sitting = sitting_from(id_, text, anyway=text_of(message, "purpose") == "open-anyway")
    sitting = replace(sitting, over_told=sitting.match.to_move is None)
    if message.get("held") is True:
        sitting = replace(sitting, kept=None, tentative=True)
    if sitting.arrived:
        return receiving.ask_again(model, message, sitting)
    strange = Notice(t(words.ELSEWHERE)) if is_from_elsewhere(sitting) else None
    model = replace(model, sitting=sitting, dialogs=(), notice=strange)
    if sitting.match.to_move == 0:
        return settle_new(model, text_of(message, "now"))
    model, asked = think(model)
    return model, (*repaint(model), *asked)


def _ended(model: Model, message: Message, id_: str, text: str) -> Change:
    """Open a game and show its result if it is over."""
    model, effects = _opened(model, message, id_, text)
    is_over = model.sitting is not None and model.sitting.over_told
    return (replace(model, dialogs=({"kind": "over"},)) if is_over else model), effects


def restarted(model: Model, message: Message) -> Change:
    """Report a crash, and reopen the table `id` if the message has one."""
    if message.get("id") is None:
        return replace(model, notice=Notice(t(words.STARTED_ANEW), warn=True)), ()
    if str(message["id"]).startswith(FOLDER):
        found = named(str(message["id"]).removeprefix(FOLDER))
        return opened(model, *found) if found else _gone(model, str(message["id"]))
    if message["id"] == guest.ID:
        return guest.invited(model, "")
    return _fetch(model, message, "take-up")


def _taken_up(model: Model, message: Message, id_: str, text: str) -> Change:
    model, effects = _opened(model, message, id_, text)
    return replace(model, notice=Notice(t(words.STARTED_ANEW), warn=True)), effects


def _renamed(model: Model, message: Message, id_: str, text: str) -> Change:
    sitting = sitting_from(id_, text)
    sitting = replace(sitting, name=text_of(message, "detail"), saved=sitting.saved + 1)
    entry = kept_entry_of(sitting, text_of(message, "now"))
    shelf = tuple(entry if each["id"] == id_ else each for each in model.shelf)
    kept = Keep(id_, kept_text(sitting, sitting.played), text)
    return replace(model, shelf=shelf), (kept, KeepEntry(id_, entry))


def _copied(model: Model, message: Message, id_: str, text: str) -> Change:
    sitting, now = sitting_from(id_, text), text_of(message, "now")
    name = words.copy_of(sitting.name or game_title(sitting.match.game.info.key))
    twin = replace(copied(sitting), id=id_from(text_of(message, "fresh")), name=name)
    kept = kept_text(twin, now)
    model, marked = mark_as_copied(model, sitting, now)
    model, effects = _shelved(model, message, twin.id, kept)
    return model, (*marked, Keep(twin.id, kept, None), *effects)


def _deleted(model: Model, message: Message, id_: str, text: str) -> Change:
    entry = find(model.shelf, id_)
    title = title_of(entry) if entry else t(words.THE_GAME)
    shelf = without(model.shelf, id_)
    effects: tuple[Effect, ...] = (Forget(id_), KeepEntry(id_, None))
    if model.sitting is not None and model.sitting.id == id_:
        model = replace(model, sitting=None, dialogs=())
        effects = (*effects, Drop(), *summarise_on(model))
    return replace(model, shelf=shelf, forgotten=(id_, text, title), notice=None), effects


def _exported(model: Model, message: Message, id_: str, text: str) -> Change:
    return model, (Download(file_name(find(model.shelf, id_)), text),)


def _summarised(model: Model, message: Message, id_: str, text: str) -> Change:
    """Make the entry of a saved game again, or mark it as damaged."""
    try:
        return _shelved(model, message, id_, text)
    except BadRecord as error:
        return _marked(model, id_, text, error)


def _shelved(model: Model, message: Message, id_: str, text: str) -> Change:
    sitting = sitting_from(id_, text)
    entry = kept_entry_of(sitting, text_of(message, "now"))
    shelf = by_time(with_entry(model.shelf, entry))
    return replace(model, shelf=shelf), (KeepEntry(id_, entry),)


_FETCHED: dict[str, Callable[[Model, Message, str, str], Change]] = {
    "open": _opened,
    "take-up": _taken_up,
    "open-anyway": _opened,
    "result": _ended,
    "rename": _renamed,
    "copy": _copied,
    "delete": _deleted,
    "export": _exported,
    "summarise": _summarised,
}
