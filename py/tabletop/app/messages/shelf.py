"""Messages about saved games, files and storage."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

Purpose = Literal[
    "open",
    "open-anyway",
    "take-up",
    "result",
    "rename",
    "copy",
    "delete",
    "export",
    "summarise",
    "compare",
    "count",
    "row",
    "learn",
    "post",
    "thumb",
]
"""What a saved game is fetched for."""

Fault = Literal["large", "unreadable", "no-text"]
"""Why the page could not read a file."""


@dataclass(frozen=True, slots=True)
class Icon:
    """An icon: its SVG path, the side of its square, and the box that the path covers."""

    path: str
    size: float
    box: tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class KeptGames:
    """Storage has games with these ids.

    `entries` are their entries as texts, `list_` is the list of version 0.1.0, and `since` the time
    from which games count in the statistics. Unless `whole`, some games can't be read now.
    """

    ids: tuple[str, ...]
    entries: Mapping[str, str]
    list_: str | None
    since: str | None
    whole: bool


@dataclass(frozen=True, slots=True)
class Summarise:
    """Make the entry of the next game that has none."""


@dataclass(frozen=True, slots=True)
class Texts:
    """The texts of games without an entry, None for a missing game."""

    texts: tuple[tuple[str, str | None], ...]


@dataclass(frozen=True, slots=True)
class OpenSave:
    """Open a saved game, with `anyway` even if its checksum is wrong."""

    id: str
    anyway: bool = False


@dataclass(frozen=True, slots=True)
class Rename:
    """Rename a saved game."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class Copy:
    """Copy a saved game."""

    id: str


@dataclass(frozen=True, slots=True)
class Delete:
    """Delete a saved game."""

    id: str


@dataclass(frozen=True, slots=True)
class Restore:
    """Restore the game that was deleted last."""

    id: str


@dataclass(frozen=True, slots=True)
class Export:
    """Offer a saved game as a file, or all if `id` is None."""

    id: str | None = None


@dataclass(frozen=True, slots=True)
class ExportShort:
    """The file of all games lacks those that can't be read now."""


@dataclass(frozen=True, slots=True)
class Fetched:
    """Storage has read a game for a purpose; `text` is None if there is no such game.

    `held` marks a game held for a reload of this tab only, `unread` one that can't be read now.
    """

    id: str
    text: str | None
    purpose: Purpose
    detail: str = ""
    held: bool = False
    unread: bool = False


@dataclass(frozen=True, slots=True)
class Kept:
    """Storage has saved a game; if `loose`, it may not be on disk yet."""

    id: str
    loose: bool


@dataclass(frozen=True, slots=True)
class NotKept:
    """Storage has refused a game; `expected` is the text that it still has, or None."""

    id: str
    expected: str | None


@dataclass(frozen=True, slots=True)
class Clash:
    """Storage has another `text` than expected (None: no such game) and did not save `ours`."""

    id: str
    text: str | None
    ours: str


@dataclass(frozen=True, slots=True)
class Forgotten:
    """Storage has deleted a game."""

    id: str


@dataclass(frozen=True, slots=True)
class NotForgotten:
    """Storage could not delete a game."""

    id: str


@dataclass(frozen=True, slots=True)
class Storage:
    """Another tab has changed storage: a game, the `entry` of a game, or everything.

    `text` is the text of the game or the entry, None if it was deleted. If `cleared`, `ids` are the
    games still saved; unless `whole`, some can't be read now.
    """

    id: str | None = None
    entry: str | None = None
    text: str | None = None
    cleared: bool = False
    ids: tuple[str, ...] = ()
    whole: bool = True


@dataclass(frozen=True, slots=True)
class ListAgain:
    """List the saved games again."""


@dataclass(frozen=True, slots=True)
class Leave:
    """Return from the table to the menu."""


@dataclass(frozen=True, slots=True)
class Restarted:
    """Python was restarted after a crash; `id` is the game on the table, None on the menu."""

    id: str | None


@dataclass(frozen=True, slots=True)
class Import:
    """Import a file: its text, or the `fault` that kept the page from reading it.

    If another app `shared` the file, the page may have stored it under `key`.
    """

    name: str
    text: str = ""
    fault: Fault | None = None
    shared: bool = False
    key: str = ""


@dataclass(frozen=True, slots=True)
class ImportOn:
    """Continue the import with this number."""

    number: str


@dataclass(frozen=True, slots=True)
class ImportShared:
    """Import the shared files, as the player has agreed."""


@dataclass(frozen=True, slots=True)
class ImportStop:
    """Stop the import."""


@dataclass(frozen=True, slots=True)
class MayClear:
    """This browser deletes data after seven days without a visit."""


@dataclass(frozen=True, slots=True)
class Pictures:
    """The icons, and the colours by token, with which thumbnails are drawn."""

    icons: Mapping[str, Icon]
    colours: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Thumb:
    """The card of a saved game has come into view without a thumbnail."""

    id: str


@dataclass(frozen=True, slots=True)
class Rehearse:
    """Do one step of preloading a saved game, for a board of this size."""

    id: str
    game: str
    record: str
    step: int
    width: float
    height: float
    text: float = 1.0


IncomingMessage = Fetched | Import
"""A game from storage or from a file, which goes to the feature that asked for it."""

ShelfMessage = (
    KeptGames
    | Summarise
    | Texts
    | OpenSave
    | Rename
    | Copy
    | Delete
    | Restore
    | Export
    | ExportShort
    | Kept
    | NotKept
    | Clash
    | Forgotten
    | NotForgotten
    | Storage
    | ListAgain
    | Leave
    | Restarted
    | ImportOn
    | ImportShared
    | ImportStop
    | MayClear
    | Pictures
    | Thumb
    | Rehearse
)
