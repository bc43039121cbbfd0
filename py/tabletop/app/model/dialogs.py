"""The dialogs that can be open, as a sum type: those a message may open, and questions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tabletop.app.messages import Press
from tabletop.app.messages.openable import OpenableDialog


@dataclass(frozen=True, slots=True)
class Choice:
    """A button of a dialog: its label, the message it sends, and its tone ("danger" or "")."""

    label: str
    message: Press
    tone: Literal["", "danger"] = ""


@dataclass(frozen=True, slots=True)
class ConfirmDialog:
    """A question before something that can't be taken back; `no` is the label of its refusal."""

    title: str
    text: str
    yes: Choice
    no: str


@dataclass(frozen=True, slots=True)
class SharedDialog:
    """The question before shared files with so many games and solved puzzles are imported."""

    question: ConfirmDialog
    games: int
    puzzles: int


@dataclass(frozen=True, slots=True)
class ForecastDialog:
    """The question when the table previews the result of a move."""

    title: str
    text: str
    ways: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class HandsDialog:
    """The code of a seat, and which phones are connected."""

    seat: int


@dataclass(frozen=True, slots=True)
class WhoDialog:
    """The question which of a received game's people are here; `id` is the game's id."""

    id: str


@dataclass(frozen=True, slots=True)
class ForkDialog:
    """The question which of two versions of a game to keep."""


Dialog = (
    OpenableDialog
    | ConfirmDialog
    | SharedDialog
    | ForecastDialog
    | HandsDialog
    | WhoDialog
    | ForkDialog
)
