"""The dialogs as the page shows them, told apart by their `kind`."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from tabletop.app.ending.result import ResultContent
from tabletop.app.hands.page import PhonesContent
from tabletop.app.memory.book import Book, Counting
from tabletop.app.messages import Encoded, Press
from tabletop.app.page.table_dialogs import LogContent, MenuContent
from tabletop.app.post.sending import SendContent
from tabletop.app.post.two_versions import ForkContent
from tabletop.app.post.who_plays import WhoContent
from tabletop.app.puzzles.page import PuzzleCount, PuzzleList
from tabletop.app.review.sheet import ReviewContent
from tabletop.app.start.dialog import StartContent


class Layered(TypedDict):
    """The part that all dialogs share: `back` is whether another dialog lies beneath."""

    back: bool


class PlainDialog(Layered):
    """A dialog whose content the page knows by itself."""

    kind: Literal["saves", "install", "paste"]


class StartDialog(StartContent, Layered):
    """The dialog that sets up a new game."""


class SaveDialog(Layered):
    """The dialog with the actions for the saved game `id`."""

    kind: Literal["save"]
    id: str


class RenameDialog(Layered):
    """The dialog that renames the saved game `id`; `name` is "" if it has no name yet."""

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
    """The dialog about the keys, in general and, if given, in `game`."""

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
    """The dialog of settings, with facts about storage (None until they are known)."""

    kind: Literal["settings"]
    storage: StorageData | None
    version: str


class AboutDialog(Layered):
    """The dialog about this page, with its version."""

    kind: Literal["about"]
    version: str


class CountingDialog(Layered):
    """The dialog of My garden while saved games are still being read."""

    kind: Literal["memory"]
    counting: Counting


class MemoryDialog(Book, Layered):
    """The dialog of My garden."""

    kind: Literal["memory"]


class MenuDialog(MenuContent, Layered):
    """The dialog of the menu."""

    kind: Literal["menu"]


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
    """The dialog that asks which people of the received game `id` are here."""

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


class PhonesDialog(PhonesContent, Layered):
    """The dialog of phones, opened at the code of `seat`."""

    kind: Literal["hands"]
    seat: int


class Choice(TypedDict):
    """An answer to a question, and the message that it sends."""

    label: str
    message: Encoded[Press]


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
"""A dialog; `kind` tells which."""
