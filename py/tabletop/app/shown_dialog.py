"""The topmost dialog as the page shows it: its kind, what it was opened for, and its content."""

from __future__ import annotations

from tabletop.app import words
from tabletop.app.dialog_data import (
    ArrivingDialog,
    Asking,
    DialogData,
    PuzzleGamesDialog,
    PuzzlesDialog,
    ResultDialog,
    StorageData,
    WhoDialog,
)
from tabletop.app.ending.result import result
from tabletop.app.hands.shown import sheet as phones_sheet
from tabletop.app.memory.book import book, progress
from tabletop.app.model import Arrival, Dialog, Model, Sitting
from tabletop.app.post.sending import fork_dialog, send_dialog, who_dialog
from tabletop.app.puzzles.shown import of_all_games, of_game
from tabletop.app.review.sheet import sheet
from tabletop.app.shelf.arriving import is_announced
from tabletop.app.shelf.listing import find
from tabletop.app.start.dialog import start_dialog
from tabletop.app.table_dialogs import log, menu
from tabletop.core.language import t
from tabletop.games.registry import GAMES


def shown_dialog(model: Model) -> DialogData | None:
    """Return the topmost dialog, None if there is none."""
    if model.arrival is not None and is_announced(model.arrival):
        return _arriving(model.arrival)
    if not model.dialogs:
        return None
    dialog, back = model.dialogs[-1], len(model.dialogs) > 1
    return (
        _of_page(model, dialog, back)
        or _of_table(model, dialog, back)
        or _of_games(model, dialog, back)
        or _question(model, dialog, back)
    )


def _arriving(arrival: Arrival) -> ArrivingDialog:
    total = len(arrival.texts)
    return {
        "kind": "arriving",
        "done": arrival.read,
        "total": total,
        "sentence": words.read_so_far(arrival.read, total),
        "back": False,
    }


def _of_page(model: Model, dialog: Dialog, back: bool) -> DialogData | None:
    """Return a dialog that belongs to no game, None if it is another."""
    kind: str = dialog["kind"]
    match kind:
        case "saves" | "install" | "paste":
            return {"kind": kind, "back": back}
        case "save":
            return {"kind": kind, "id": dialog["id"], "back": back}
        case "rename":
            entry = find(model.shelf, dialog["id"])
            name = entry["name"] if entry else ""
            return {"kind": kind, "id": dialog["id"], "name": name, "back": back}
        case "daily":
            return {"kind": kind, "day": dialog["day"], "back": back}
        case "settings":
            storage = _storage(model)
            return {"kind": kind, "storage": storage, "version": model.version, "back": back}
        case "about":
            return {"kind": kind, "version": model.version, "back": back}
    return None


def _storage(model: Model) -> StorageData | None:
    facts = model.storage
    if facts is None:
        return None
    count = len(model.shelf)
    size, held = max(1, round(facts.used / 1000)), t(words.PROMISES[facts.promised])
    sentence = words.kept_games(count, size, held) if count else t(words.NO_GAMES)
    if model.may_clear and not facts.promised:
        sentence = f"{sentence} {t(words.SAFARI_CLEARS)}"
    return {"saves": count, "kept": facts.promised, "sentence": sentence}


def _of_games(model: Model, dialog: Dialog, back: bool) -> DialogData | None:
    """Return a dialog about games in general, None if it is another."""
    kind: str = dialog["kind"]
    match kind:
        case "start":
            return {**start_dialog(dialog["game"]), "back": back}
        case "rules":
            game, section = dialog.get("game"), dialog.get("section", "")
            return {"kind": kind, "game": game, "section": section, "back": back}
        case "lessons":
            return {"kind": kind, "game": dialog["game"], "back": back}
        case "keys" if "game" in dialog:
            return {"kind": kind, "game": dialog["game"], "back": back}
        case "keys":
            return {"kind": kind, "back": back}
        case "puzzles":
            return _puzzles(model, dialog, back)
        case "memory" if model.memory.waiting:
            return {"kind": kind, "counting": progress(model.memory), "back": back}
        case "memory":
            return {"kind": kind, **book(model), "back": back}
    return None


def _puzzles(model: Model, dialog: Dialog, back: bool) -> PuzzleGamesDialog | PuzzlesDialog:
    if dialog.get("game") in GAMES:
        return {"kind": "puzzles", **of_game(dialog["game"], model.solved), "back": back}
    return {"kind": "puzzles", "games": of_all_games(model.solved), "back": back}


def _of_table(model: Model, dialog: Dialog, back: bool) -> DialogData | None:
    """Return a dialog about the game on the table, None if it is another."""
    kind: str = dialog["kind"]
    sitting = model.sitting
    if sitting is None:
        return None
    match kind:
        case "menu":
            return {"kind": kind, **menu(sitting), "back": back}
        case "log":
            return {"kind": kind, **log(model, sitting), "back": back}
        case "over":
            return _result(model, sitting, dialog, back)
        case "review":
            return {"kind": kind, **sheet(model, sitting), "back": back}
        case "hands":
            phones = phones_sheet(model, sitting)
            return {"kind": kind, "seat": dialog["seat"], **phones, "back": back}
        case "send":
            return {"kind": kind, **send_dialog(sitting), "back": back}
    return None


def _result(model: Model, sitting: Sitting, dialog: Dialog, back: bool) -> ResultDialog | None:
    content = result(model, sitting)
    if content is None:
        return None
    asking: Asking = {"asks": dialog["asks"]} if "asks" in dialog else {}
    return {"kind": "over", **asking, **content, "back": back}


def _question(model: Model, dialog: Dialog, back: bool) -> DialogData | None:
    """Return a dialog that asks for a decision, None if it is another."""
    kind: str = dialog["kind"]
    match kind:
        case "join" if "code" in dialog:
            return {"kind": kind, "code": dialog["code"], "back": back}
        case "join":
            return {"kind": kind, "back": back}
        case "who":
            return _who(model, dialog, back)
        case "fork":
            ways = fork_dialog(model)
            return None if ways is None else {"kind": kind, **ways, "back": back}
        case "forecast":
            title, text, ways = dialog["title"], dialog["text"], dialog["ways"]
            return {"kind": kind, "title": title, "text": text, "ways": ways, "back": back}
        case "confirm":
            title, text = dialog["title"], dialog["text"]
            yes, no = dialog["yes"], dialog["no"]
            return {"kind": kind, "title": title, "text": text, "yes": yes, "no": no, "back": back}
    return None


def _who(model: Model, dialog: Dialog, back: bool) -> WhoDialog | None:
    if model.letter is None:
        return None
    return {"kind": "who", "id": dialog["id"], **who_dialog(model.letter), "back": back}
