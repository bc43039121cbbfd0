"""The dialogs that a message may open."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class StartDialog:
    """Set up a game."""

    game: str


@dataclass(frozen=True, slots=True)
class SavesDialog:
    """All saved games."""


@dataclass(frozen=True, slots=True)
class SaveDialog:
    """What can be done with one saved game."""

    id: str


@dataclass(frozen=True, slots=True)
class RenameDialog:
    """Rename a saved game."""

    id: str


@dataclass(frozen=True, slots=True)
class RulesDialog:
    """The rules of a game, from a section on if one is named; without a game, a list of games."""

    game: str | None = None
    section: str | None = None


@dataclass(frozen=True, slots=True)
class LessonsDialog:
    """The lessons of a game."""

    game: str


@dataclass(frozen=True, slots=True)
class PuzzlesDialog:
    """The puzzles of a game, or of all games."""

    game: str | None = None


@dataclass(frozen=True, slots=True)
class KeysDialog:
    """The keys of the keyboard, including those of a game if one is named."""

    game: str | None = None


@dataclass(frozen=True, slots=True)
class DailyDialog:
    """The gardens of the day `day`."""

    day: str


@dataclass(frozen=True, slots=True)
class MemoryDialog:
    """The statistics of saved games."""


@dataclass(frozen=True, slots=True)
class SettingsDialog:
    """The settings."""


@dataclass(frozen=True, slots=True)
class AboutDialog:
    """Who made this, and the version."""


@dataclass(frozen=True, slots=True)
class InstallDialog:
    """How to install the page as an app."""


@dataclass(frozen=True, slots=True)
class PasteDialog:
    """Paste or scan a link."""


@dataclass(frozen=True, slots=True)
class JoinDialog:
    """Join the table that shows a code; without one, the player enters it."""

    code: str | None = None


@dataclass(frozen=True, slots=True)
class MenuDialog:
    """The menu of the table."""


@dataclass(frozen=True, slots=True)
class LogDialog:
    """The moves of the game on the table."""


@dataclass(frozen=True, slots=True)
class SendDialog:
    """Send the game on the table as a link."""


@dataclass(frozen=True, slots=True)
class ReviewDialog:
    """The review of the game on the table."""


@dataclass(frozen=True, slots=True)
class OverDialog:
    """The result of the game on the table; `asks` is whether to ask about sounds, too."""

    asks: bool = False


OpenableDialog = (
    StartDialog
    | SavesDialog
    | SaveDialog
    | RenameDialog
    | RulesDialog
    | LessonsDialog
    | PuzzlesDialog
    | KeysDialog
    | DailyDialog
    | MemoryDialog
    | SettingsDialog
    | AboutDialog
    | InstallDialog
    | PasteDialog
    | JoinDialog
    | MenuDialog
    | LogDialog
    | SendDialog
    | ReviewDialog
    | OverDialog
)
"""A dialog that a message may open; `kind` tells which."""
