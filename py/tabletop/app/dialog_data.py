"""The open dialog as the page shows it: its kind, what it was opened for, and its content."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from tabletop.app import words
from tabletop.app.course.course import CurveData, course
from tabletop.app.ending.result import ResultContent, result
from tabletop.app.hands import shown
from tabletop.app.memory.book import Book, Counting, book, progress
from tabletop.app.messages import MessageData
from tabletop.app.model import Arrival, Dialog, Model, Sitting
from tabletop.app.post.sending import (
    ForkContent,
    SendContent,
    WhoContent,
    fork_dialog,
    send_dialog,
    send_label,
    who_dialog,
)
from tabletop.app.presence.places import place_of
from tabletop.app.puzzles.shown import PuzzleCount, PuzzleList, of_all_games, of_game
from tabletop.app.review.offer import offer
from tabletop.app.review.sheet import ReviewContent, sheet
from tabletop.app.shelf.arriving import is_announced
from tabletop.app.shelf.entries import SeatKind
from tabletop.app.shelf.listing import find
from tabletop.app.start.dialog import StartContent, start_dialog
from tabletop.app.strengths.offered import LevelData, levels_of
from tabletop.app.table.log import told_move
from tabletop.app.table.secrets import footnotes
from tabletop.app.table.viewer import viewer_of
from tabletop.core.language import t
from tabletop.core.seating import called
from tabletop.games.registry import GAMES


class Layered(TypedDict):
    """What every dialog has: `back` is whether another one lies beneath it."""

    back: bool


class PlainDialog(Layered):
    """A dialog whose content the page knows by itself."""

    kind: Literal["saves", "install", "paste"]


class StartDialog(StartContent, Layered):
    """The dialog that sets up a new game."""


class SaveDialog(Layered):
    """What can be done with the saved game `id`."""

    kind: Literal["save"]
    id: str


class RenameDialog(Layered):
    """The field for the name of the saved game `id`, "" if it has none."""

    kind: Literal["rename"]
    id: str
    name: str


class RulesDialog(Layered):
    """The rules of `game`, None for a choice of games.

    `section` is the section or the number of the rule to show, "" for the beginning.
    """

    kind: Literal["rules"]
    game: str | None
    section: str


class LessonsDialog(Layered):
    """The lessons of `game`."""

    kind: Literal["lessons"]
    game: str


class KeysDialog(Layered):
    """What the keys do, in general and in `game`."""

    kind: Literal["keys"]
    game: NotRequired[str]


class DailyDialog(Layered):
    """The gardens of the day, an ISO 8601 date."""

    kind: Literal["daily"]
    day: str


class StorageData(TypedDict):
    """What is saved on this device: how many games, and whether the browser promised to keep them.

    `kept` is None if that is unknown.
    """

    saves: int
    kept: bool | None
    sentence: str


class SettingsDialog(Layered):
    """What the dialog of settings shows beside them; `storage` is None until it is known."""

    kind: Literal["settings"]
    storage: StorageData | None
    version: str


class AboutDialog(Layered):
    """What this page is, and its version."""

    kind: Literal["about"]
    version: str


class CountingDialog(Layered):
    """The dialog of My garden while saved games are still being read."""

    kind: Literal["memory"]
    counting: Counting


class MemoryDialog(Book, Layered):
    """The dialog of My garden."""

    kind: Literal["memory"]


class MenuSeat(TypedDict):
    """A seat in the menu of the table: who plays it, at which level, and where."""

    seat: int
    name: str
    mark: int
    kind: SeatKind
    level: str | None
    place: str


class MenuContent(TypedDict):
    """The menu of the table with the game `id`.

    `redo` is whether a move can be played again, `over` whether the game is over. `send` is the
    label of the button that sends the game.
    """

    id: str
    seats: list[MenuSeat]
    levels: list[LevelData]
    redo: bool
    over: bool
    send: str


class MenuDialog(MenuContent, Layered):
    """The dialog of the menu."""

    kind: Literal["menu"]


class LogEntry(TypedDict):
    """A move in the log, with the ply after it.

    `mark` and `who` are the seat and the name of who played it, None for chance. `text` is a
    sentence, and `move` the notation.
    """

    ply: int
    mark: int | None
    who: str | None
    text: str
    move: str


class LogContent(TypedDict):
    """The log of the game on the table; `current` is the ply that is shown.

    `notes` are remarks on how the game came about. `review` is the label of the button for a
    review, "" for none.
    """

    entries: list[LogEntry]
    current: int
    redo: bool
    notes: list[str]
    review: str
    course: CurveData | None


class LogDialog(LogContent, Layered):
    """The dialog of the log."""

    kind: Literal["log"]


class Asking(TypedDict, total=False):
    """Whether a result also asks whether to play sounds."""

    asks: bool


class ResultDialog(ResultContent, Asking, Layered):
    """The dialog of a result."""

    kind: Literal["over"]


class JoinDialog(Layered):
    """The dialog in which this phone joins the table that shows `code`."""

    kind: Literal["join"]
    code: NotRequired[str]


class SendDialog(SendContent, Layered):
    """The dialog that sends the game."""

    kind: Literal["send"]


class WhoDialog(WhoContent, Layered):
    """The dialog that asks who is here, of the received game `id`."""

    kind: Literal["who"]
    id: str


class ForkDialog(ForkContent, Layered):
    """The dialog that asks which version of a game to keep."""

    kind: Literal["fork"]


class PuzzleGamesDialog(Layered):
    """The dialog of the games that have puzzles."""

    kind: Literal["puzzles"]
    games: list[PuzzleCount]


class PuzzlesDialog(PuzzleList, Layered):
    """The dialog of the puzzles of one game."""

    kind: Literal["puzzles"]


class ReviewDialog(ReviewContent, Layered):
    """The dialog of a review."""

    kind: Literal["review"]


class PhonesDialog(shown.PhonesContent, Layered):
    """The dialog of phones, at the code of a seat."""

    kind: Literal["hands"]
    seat: int


class Choice(TypedDict):
    """An answer to a question, and the message that it sends."""

    label: str
    message: MessageData


class ForecastDialog(Layered):
    """The question when to show forecasts."""

    kind: Literal["forecast"]
    title: str
    text: str
    ways: list[Choice]


class Consent(Choice):
    """The button that agrees; its `tone` is "danger" for what can't be taken back."""

    tone: Literal["", "danger"]


class ConfirmDialog(Layered):
    """A question that is answered with `yes`, or closed with the button labelled `no`."""

    kind: Literal["confirm"]
    title: str
    text: str
    yes: Consent
    no: str


class ArrivingDialog(Layered):
    """The progress of an import: `done` of `total` games were read, and the same in words."""

    kind: Literal["arriving"]
    done: int
    total: int
    sentence: str


DialogData = (
    PlainDialog
    | StartDialog
    | SaveDialog
    | RenameDialog
    | RulesDialog
    | LessonsDialog
    | KeysDialog
    | DailyDialog
    | SettingsDialog
    | AboutDialog
    | CountingDialog
    | MemoryDialog
    | MenuDialog
    | LogDialog
    | ResultDialog
    | JoinDialog
    | SendDialog
    | WhoDialog
    | ForkDialog
    | PuzzleGamesDialog
    | PuzzlesDialog
    | ReviewDialog
    | PhonesDialog
    | ForecastDialog
    | ConfirmDialog
    | ArrivingDialog
)
"""The dialogs, told apart by `kind`."""


def dialog_data(model: Model) -> DialogData | None:
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
            return {"kind": kind, **_menu(sitting), "back": back}
        case "log":
            return {"kind": kind, **_log(model, sitting), "back": back}
        case "over":
            return _result(model, sitting, dialog, back)
        case "review":
            return {"kind": kind, **sheet(model, sitting), "back": back}
        case "hands":
            phones = shown.sheet(model, sitting)
            return {"kind": kind, "seat": dialog["seat"], **phones, "back": back}
        case "send":
            return {"kind": kind, **send_dialog(sitting), "back": back}
    return None


def _menu(sitting: Sitting) -> MenuContent:
    match = sitting.match
    return {
        "id": sitting.id,
        "seats": [
            {
                "seat": number,
                "name": match.names[number - 1],
                "mark": number,
                "kind": "human" if seat.is_human else "computer",
                "level": seat.level,
                "place": place_of(sitting, number),
            }
            for number, seat in enumerate(match.record.seats, start=1)
        ],
        "levels": levels_of(match.record.game, {seat.level for seat in match.record.seats}),
        "redo": bool(match.undone),
        "over": match.to_move is None,
        "send": send_label(sitting),
    }


def _log(model: Model, sitting: Sitting) -> LogContent:
    return {
        "entries": [_log_entry(sitting, ply) for ply in range(sitting.match.ply)],
        "current": sitting.look.ply if sitting.look else sitting.match.ply,
        "redo": bool(sitting.match.undone),
        "notes": footnotes(sitting),
        "review": offer(sitting),
        "course": course(sitting, model.review),
    }


def _log_entry(sitting: Sitting, ply: int) -> LogEntry:
    match = sitting.match
    seat = match.game.current_player(match.positions[ply].state) or None
    return {
        "ply": ply + 1,
        "mark": seat,
        "who": called(match.names, seat, seat) if seat else None,
        "text": told_move(sitting, ply),
        "move": _move_text(sitting, ply),
    }


def _move_text(sitting: Sitting, ply: int) -> str:
    """Return the notation of the move played at `ply`, without what the viewer may not know."""
    return sitting.match.redacted(ply, viewer_of(sitting))


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
