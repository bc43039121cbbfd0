"""The topmost dialog as the page shows it: its kind, what it was opened for, and its content."""

from __future__ import annotations

from typing import assert_never

from tabletop.app import words
from tabletop.app.ending.result import Offers, result
from tabletop.app.hands.page import sheet as phones_sheet
from tabletop.app.memory.book import book, progress
from tabletop.app.messages import encode
from tabletop.app.messages.openable import (
    AboutDialog,
    DailyDialog,
    InstallDialog,
    JoinDialog,
    KeysDialog,
    LessonsDialog,
    LogDialog,
    MemoryDialog,
    MenuDialog,
    OverDialog,
    PasteDialog,
    PuzzlesDialog,
    RenameDialog,
    ReviewDialog,
    RulesDialog,
    SaveDialog,
    SavesDialog,
    SendDialog,
    SettingsDialog,
    StartDialog,
)
from tabletop.app.model.arrival import Arrival
from tabletop.app.model.dialogs import (
    ConfirmDialog,
    Dialog,
    ForecastDialog,
    ForkDialog,
    HandsDialog,
    SharedDialog,
    WhoDialog,
)
from tabletop.app.model.model import Model
from tabletop.app.model.session import Session
from tabletop.app.page import dialog_data as data
from tabletop.app.page.table_dialogs import log, menu
from tabletop.app.post.sending import ends_unsent, send_dialog, send_label
from tabletop.app.post.two_versions import fork_dialog
from tabletop.app.post.who_plays import who_dialog
from tabletop.app.puzzles.page import of_all_games, of_game
from tabletop.app.review.offer import offer
from tabletop.app.review.sheet import sheet
from tabletop.app.saving.listing import find
from tabletop.app.shelf.arriving import is_announced
from tabletop.app.start.dialog import start_dialog
from tabletop.core.language import t
from tabletop.games.registry import GAMES

_OfGames = StartDialog | RulesDialog | LessonsDialog | KeysDialog | PuzzlesDialog | MemoryDialog
_OfTable = MenuDialog | LogDialog | OverDialog | ReviewDialog | HandsDialog | SendDialog
_Question = JoinDialog | WhoDialog | ForkDialog | ForecastDialog | ConfirmDialog | SharedDialog
_OfPage = (
    SavesDialog
    | SaveDialog
    | RenameDialog
    | DailyDialog
    | SettingsDialog
    | AboutDialog
    | InstallDialog
    | PasteDialog
)


def dialog_content(model: Model) -> data.DialogData | None:
    """Return the content of the topmost dialog, None if there is none to show.

    The progress of an import is shown instead of any dialog.
    """
    if model.inbox.arrival is not None and is_announced(model.inbox.arrival):
        return _arriving(model.inbox.arrival)
    if not model.dialogs:
        return None
    return _content(model, model.dialogs[-1], len(model.dialogs) > 1)


def _arriving(arrival: Arrival) -> data.ArrivingDialog:
    total = len(arrival.texts)
    return {
        "kind": "arriving",
        "done": arrival.read,
        "total": total,
        "sentence": words.read_so_far(arrival.read, total),
        "back": False,
    }


def _content(model: Model, dialog: Dialog, back: bool) -> data.DialogData | None:
    if isinstance(dialog, _OfPage):
        return _of_page(model, dialog, back)
    if isinstance(dialog, _OfGames):
        return _of_games(model, dialog, back)
    if isinstance(dialog, _OfTable):
        session = model.session
        return None if session is None else _of_table(model, session, dialog, back)
    if isinstance(dialog, _Question):
        return _question(model, dialog, back)
    assert_never(dialog)


def _of_page(model: Model, dialog: _OfPage, back: bool) -> data.DialogData:
    match dialog:
        case SavesDialog():
            return {"kind": "saves", "back": back}
        case InstallDialog():
            return {"kind": "install", "back": back}
        case PasteDialog():
            return {"kind": "paste", "back": back}
        case SaveDialog(id_):
            return {"kind": "save", "id": id_, "back": back}
        case RenameDialog(id_):
            entry = find(model.shelf, id_)
            name = entry["name"] if entry else ""
            return {"kind": "rename", "id": id_, "name": name, "back": back}
        case DailyDialog(day):
            return {"kind": "daily", "day": day, "back": back}
        case SettingsDialog():
            storage = _storage(model)
            return {"kind": "settings", "storage": storage, "version": model.version, "back": back}
        case AboutDialog():
            return {"kind": "about", "version": model.version, "back": back}
        case _:
            assert_never(dialog)


def _storage(model: Model) -> data.StorageData | None:
    facts = model.storage.facts
    if facts is None:
        return None
    count = len(model.shelf)
    size, held = max(1, round(facts.used / 1000)), t(words.PROMISES[facts.promised])
    sentence = words.kept_games(count, size, held) if count else t(words.NO_GAMES)
    if model.storage.may_clear and not facts.promised:
        sentence = f"{sentence} {t(words.SAFARI_CLEARS)}"
    return {"saves": count, "kept": facts.promised, "sentence": sentence}


def _of_games(model: Model, dialog: _OfGames, back: bool) -> data.DialogData:
    match dialog:
        case StartDialog(game):
            return {**start_dialog(game), "back": back}
        case RulesDialog(named, section):
            return {"kind": "rules", "game": named, "section": section or "", "back": back}
        case LessonsDialog(game):
            return {"kind": "lessons", "game": game, "back": back}
        case KeysDialog(of):
            keys: data.KeysDialog = {"kind": "keys", "back": back}
            return keys if of is None else {"kind": "keys", "game": of, "back": back}
        case PuzzlesDialog(str(game)) if game in GAMES:
            return {"kind": "puzzles", **of_game(game, model.solved), "back": back}
        case PuzzlesDialog():
            return {"kind": "puzzles", "games": of_all_games(model.solved), "back": back}
        case MemoryDialog() if model.memory.waiting:
            return {"kind": "memory", "counting": progress(model.memory), "back": back}
        case MemoryDialog():
            return {"kind": "memory", **book(model), "back": back}
        case _:
            assert_never(dialog)


def _of_table(
    model: Model, session: Session, dialog: _OfTable, back: bool
) -> data.DialogData | None:
    match dialog:
        case MenuDialog():
            return {"kind": "menu", **menu(session), "back": back}
        case LogDialog():
            return {"kind": "log", **log(model, session), "back": back}
        case OverDialog(asks):
            return _result(model, session, asks, back)
        case ReviewDialog():
            return {"kind": "review", **sheet(model, session), "back": back}
        case HandsDialog(seat):
            phones = phones_sheet(model, session)
            return {"kind": "hands", "seat": seat, **phones, "back": back}
        case SendDialog():
            return {"kind": "send", **send_dialog(session), "back": back}
        case _:
            assert_never(dialog)


def _result(model: Model, session: Session, asks: bool, back: bool) -> data.ResultDialog | None:
    offers = Offers(send_label(session), ends_unsent(session), offer(session))
    content = result(model, session, offers)
    if content is None:
        return None
    asking: data.Asking = {"asks": True} if asks else {}
    return {"kind": "over", **asking, **content, "back": back}


def _question(model: Model, dialog: _Question, back: bool) -> data.DialogData | None:
    match dialog:
        case JoinDialog(code):
            join: data.JoinDialog = {"kind": "join", "back": back}
            return join if code is None else {"kind": "join", "code": code, "back": back}
        case WhoDialog(id_):
            return _who(model, id_, back)
        case ForkDialog():
            versions = fork_dialog(model)
            return None if versions is None else {"kind": "fork", **versions, "back": back}
        case ForecastDialog():
            return _forecast(dialog, back)
        case ConfirmDialog():
            return _confirm(dialog, back)
        case SharedDialog(question):
            return _confirm(question, back)
        case _:
            assert_never(dialog)


def _who(model: Model, id_: str, back: bool) -> data.WhoDialog | None:
    if model.inbox.letter is None:
        return None
    return {"kind": "who", "id": id_, **who_dialog(model.inbox.letter), "back": back}


def _forecast(dialog: ForecastDialog, back: bool) -> data.ForecastDialog:
    ways: list[data.Choice] = [
        {"label": each.label, "message": encode(each.message)} for each in dialog.ways
    ]
    title, text = dialog.title, dialog.text
    return {"kind": "forecast", "title": title, "text": text, "ways": ways, "back": back}


def _confirm(dialog: ConfirmDialog, back: bool) -> data.ConfirmDialog:
    label, tone = dialog.yes.label, dialog.yes.tone
    yes: data.Consent = {"label": label, "tone": tone, "message": encode(dialog.yes.message)}
    title, text, no = dialog.title, dialog.text, dialog.no
    return {"kind": "confirm", "title": title, "text": text, "yes": yes, "no": no, "back": back}
