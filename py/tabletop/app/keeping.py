"""Kept games: opening, naming, copying, deleting, and files."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from tabletop.app.effects import Download, Drop, Effect, ExportAll, Fetch, Forget, Keep, KeepShelf
from tabletop.app.files import file_name, read_file, report
from tabletop.app.messages import Message, text_of
from tabletop.app.model import Button, Model, Notice
from tabletop.app.playing import Change, keep, kept_text, repaint, settle_new, think, with_sitting
from tabletop.app.reading import sitting_from, why_unreadable
from tabletop.app.shelf import Shelf, damaged_entry, entry_of, find, with_entry, without
from tabletop.core.errors import BadRecord

STORAGE_FULL = (
    "This game can't be kept: the browser's storage is full or switched off. You can play on; "
    "export the game before you close the page."
)


def leave(model: Model, _: Message) -> Change:
    """Return the change from the table to the menu; the game was kept at every move."""
    return replace(model, sitting=None, dialogs=(), notice=None), (Drop(),)


def open_save(model: Model, message: Message) -> Change:
    """Return the change that fetches a kept game for the table."""
    return _fetch(replace(model, dialogs=(), notice=None), message, "open")


def copy(model: Model, message: Message) -> Change:
    """Return the change that makes a second game of a kept one."""
    return _fetch(replace(model, dialogs=()), message, "copy")


def delete(model: Model, message: Message) -> Change:
    """Return the change that deletes a kept game, once its text is at hand to bring it back."""
    return _fetch(replace(model, dialogs=model.dialogs[:-1]), message, "delete")


def export(model: Model, message: Message) -> Change:
    """Return the change that offers one game as a file, or all of them.

    The game on the table leaves as it stands there, whatever storage has of it.
    """
    id_, now, sitting = message.get("id"), text_of(message, "now"), model.sitting
    if not isinstance(id_, str):
        on_table = (sitting.id, kept_text(sitting, now)) if sitting else None
        return model, (ExportAll(f"six-gardens-{now[:10]}.json", on_table),)
    if sitting is not None and sitting.id == id_:
        return _exported(model, message, id_, kept_text(sitting, now))
    return _fetch(model, message, "export")


def rename(model: Model, message: Message) -> Change:
    """Return the change that gives a kept game another name."""
    name = text_of(message, "name").strip()
    beneath = tuple(each for each in model.dialogs if each["kind"] not in ("rename", "save"))
    model = replace(model, dialogs=beneath)
    if model.sitting is not None and model.sitting.id == text_of(message, "id"):
        return keep(with_sitting(model, name=name), text_of(message, "now"))
    return _fetch(model, message, "rename", name)


def restore(model: Model, message: Message) -> Change:
    """Return the change that brings back the game that was deleted last."""
    if model.forgotten is None or model.forgotten[0] != text_of(message, "id"):
        return model, ()
    id_, text = model.forgotten
    model, effects = _summarised(replace(model, forgotten=None, notice=None), message, id_, text)
    return model, (Keep(id_, text, None), *effects)


def import_file(model: Model, message: Message) -> Change:
    """Return the change that takes in a file: its good games are kept, the others are told."""
    now, fresh = text_of(message, "now"), text_of(message, "fresh")
    found, refused = read_file(text_of(message, "text"))
    effects: list[Effect] = []
    for number, text in enumerate(found):
        sitting = sitting_from(f"{fresh}-{number}" if number else fresh, text)
        effects.append(Keep(sitting.id, kept_text(sitting, now), None))
        entry = entry_of(sitting, now, model.pictures)
        model = replace(model, shelf=with_entry(model.shelf, entry))
    notice = Notice(report(len(found), refused), warn=bool(refused))
    return replace(model, notice=notice), (*effects, KeepShelf(model.shelf))


def not_kept(model: Model, message: Message) -> Change:
    """Return the change when storage has refused a game: told once, and play goes on."""
    sitting = model.sitting
    button = Button("Export", {"do": "export"})
    if sitting is not None and sitting.id == text_of(message, "id"):
        model = with_sitting(model, kept=message.get("expected"))
        button = Button("Export", {"do": "export", "id": sitting.id})
    if not model.keeping:
        return model, ()
    return replace(model, keeping=False, notice=Notice(STORAGE_FULL, True, (button,))), ()


def fetched(model: Model, message: Message) -> Change:
    """Return the change when the text of a kept game has come from storage."""
    id_, text, purpose = text_of(message, "id"), message.get("text"), text_of(message, "purpose")
    if not isinstance(text, str):
        # Nobody asked for a summary, and a game on the table need not be in storage.
        return _gone(model, id_) if purpose != "summarise" else (model, ())
    try:
        return _FETCHED[purpose](model, message, id_, text)
    except BadRecord as error:
        return _damaged(model, id_, error)


def _fetch(model: Model, message: Message, purpose: str, detail: str = "") -> Change:
    return model, (Fetch(text_of(message, "id"), purpose, detail),)


def _gone(model: Model, id_: str) -> Change:
    """Return the change when a game is not in storage."""
    shelf = without(model.shelf, id_)
    notice = Notice("This game is not kept here any more.", warn=True)
    return replace(model, shelf=shelf, notice=notice), (KeepShelf(shelf),)


def _damaged(model: Model, id_: str, error: BadRecord) -> Change:
    """Return the change when a kept text is no game: it stays, is marked, and can be exported."""
    model, effects = _marked(model, id_, error)
    why = why_unreadable(error)
    words = f"This game can't be opened. {why} It is kept as it is, and you can export it."
    button = Button("Export", {"do": "export", "id": id_})
    return replace(model, notice=Notice(words, True, (button,))), effects


def _marked(model: Model, id_: str, error: BadRecord) -> Change:
    shelf = with_entry(model.shelf, damaged_entry(id_, error.sentence))
    return replace(model, shelf=shelf), (KeepShelf(shelf),)


def _opened(model: Model, message: Message, id_: str, text: str) -> Change:
    sitting = sitting_from(id_, text)
    sitting = replace(sitting, over_told=sitting.match.to_move is None)
    model = replace(model, sitting=sitting, dialogs=(), notice=None)
    if sitting.match.to_move == 0:
        return settle_new(model, text_of(message, "now"))
    model, asked = think(model)
    return model, (*repaint(model), *asked)


def _renamed(model: Model, message: Message, id_: str, text: str) -> Change:
    sitting = replace(sitting_from(id_, text), name=text_of(message, "detail"))
    entry = entry_of(sitting, sitting.played, model.pictures)
    shelf: Shelf = tuple(entry if each["id"] == id_ else each for each in model.shelf)
    kept = Keep(id_, kept_text(sitting, sitting.played), text)
    return replace(model, shelf=shelf), (kept, KeepShelf(shelf))


def _copied(model: Model, message: Message, id_: str, text: str) -> Change:
    sitting, now = sitting_from(id_, text), text_of(message, "now")
    name = f"{sitting.name or sitting.match.game.info.title} (copy)"
    twin = replace(sitting, id=text_of(message, "fresh"), name=name)
    kept = kept_text(twin, now)
    model, effects = _shelved(model, message, twin.id, kept)
    return model, (Keep(twin.id, kept, None), *effects)


def _deleted(model: Model, message: Message, id_: str, text: str) -> Change:
    entry = find(model.shelf, id_)
    title = (entry["name"] or entry["title"]) if entry else "The game"
    shelf = without(model.shelf, id_)
    notice = Notice(
        f"{title} is deleted.", buttons=(Button("Bring it back", {"do": "restore", "id": id_}),)
    )
    effects: tuple[Effect, ...] = (Forget(id_), KeepShelf(shelf))
    if model.sitting is not None and model.sitting.id == id_:
        model, effects = replace(model, sitting=None, dialogs=()), (*effects, Drop())
    return replace(model, shelf=shelf, forgotten=(id_, text), notice=notice), effects


def _exported(model: Model, message: Message, id_: str, text: str) -> Change:
    return model, (Download(file_name(find(model.shelf, id_)), text),)


def _summarised(model: Model, message: Message, id_: str, text: str) -> Change:
    """Return the change that makes the entry of a kept game anew; a damaged one is only marked."""
    try:
        return _shelved(model, message, id_, text)
    except BadRecord as error:
        return _marked(model, id_, error)


def _shelved(model: Model, message: Message, id_: str, text: str) -> Change:
    sitting = sitting_from(id_, text)
    entry = entry_of(sitting, sitting.played or text_of(message, "now"), model.pictures)
    shelf = by_time(with_entry(model.shelf, entry))
    return replace(model, shelf=shelf), (KeepShelf(shelf),)


def by_time(shelf: Shelf) -> Shelf:
    """Return the shelf with the newest game first."""
    return tuple(sorted(shelf, key=lambda entry: str(entry["when"]), reverse=True))


_FETCHED: dict[str, Callable[[Model, Message, str, str], Change]] = {
    "open": _opened,
    "rename": _renamed,
    "copy": _copied,
    "delete": _deleted,
    "export": _exported,
    "summarise": _summarised,
}
