"""Messages of the page around the table: dialogs, notices, settings and versions."""

from __future__ import annotations

from dataclasses import dataclass

from tabletop.app.messages.openable import OpenableDialog


@dataclass(frozen=True, slots=True)
class OpenGame:
    """Open the start dialog of a game."""

    game: str


@dataclass(frozen=True, slots=True)
class OpenDialog:
    """Open a dialog above the others; in JSON, `{"do": "dialog", "kind": "save", ...}`."""

    dialog: OpenableDialog


@dataclass(frozen=True, slots=True)
class CloseDialog:
    """Close the topmost dialog."""


@dataclass(frozen=True, slots=True)
class CloseNotice:
    """Close the notice."""


@dataclass(frozen=True, slots=True)
class Set:
    """Change a setting."""

    key: str
    value: str


@dataclass(frozen=True, slots=True)
class OfferPace:
    """The player has skipped several turns of opponents."""


@dataclass(frozen=True, slots=True)
class Persist:
    """Ask the browser to keep the saved games permanently."""


@dataclass(frozen=True, slots=True)
class StorageFacts:
    """The bytes `used` by saved games, and whether the browser has `promised` to keep them.

    `promised` is None if that is unknown.
    """

    used: int
    promised: bool | None


@dataclass(frozen=True, slots=True)
class UpdateReady:
    """A new version of the page is available."""


@dataclass(frozen=True, slots=True)
class UpdateTaken:
    """Another tab has activated the new version."""


@dataclass(frozen=True, slots=True)
class Visible:
    """The page was hidden, or shown again."""

    hidden: bool


PageMessage = (
    OpenGame
    | OpenDialog
    | CloseDialog
    | CloseNotice
    | Set
    | OfferPace
    | Persist
    | StorageFacts
    | UpdateReady
    | UpdateTaken
    | Visible
)
