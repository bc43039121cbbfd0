"""What is to be done in the world, as data; `tabletop.web` does it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tabletop.scene.scene import Step


@dataclass(frozen=True, slots=True)
class Paint:
    """Play these steps on the table, after those that are still being played."""

    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Say:
    """Read a text aloud; `urgent` interrupts what is being read."""

    text: str
    urgent: bool = False


@dataclass(frozen=True, slots=True)
class Keep:
    """Write a game into storage, unless somebody else has written it meanwhile.

    `expected` is what should be there now (None: nothing). Where it is not, nothing is written and
    the message `clash` comes back, with what is there. A failure comes back as `not-kept`.
    """

    id: str
    text: str
    expected: str | None


@dataclass(frozen=True, slots=True)
class Forget:
    """Take a game out of storage."""

    id: str


@dataclass(frozen=True, slots=True)
class KeepShelf:
    """Write the list of kept games, as the menu shows it."""

    entries: tuple[Mapping[str, Any], ...]


@dataclass(frozen=True, slots=True)
class Fetch:
    """Read a game from storage; its text (or None) comes back as the message `fetched`.

    `purpose` says what it is wanted for, `detail` what else is to be known then.
    """

    id: str
    purpose: str
    detail: str = ""


@dataclass(frozen=True, slots=True)
class KeepSettings:
    """Write the settings."""

    settings: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Persist:
    """Ask the browser not to clear the storage by itself; `storage-facts` comes back."""

    ask: bool


@dataclass(frozen=True, slots=True)
class Download:
    """Offer a text as a file."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class ExportAll:
    """Offer all kept games as one file.

    `on_table` is the id and the text of the game on the table: it comes along even where storage
    refuses it, and as it stands.
    """

    name: str
    on_table: tuple[str, str] | None = None


@dataclass(frozen=True, slots=True)
class Ask:
    """Let a computer opponent think about `job`; `thought` or `no-thought` comes back.

    An earlier job is dropped.
    """

    job: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Drop:
    """Stop thinking: nobody waits for the answer any more."""


Effect = (
    Paint
    | Say
    | Keep
    | Forget
    | KeepShelf
    | Fetch
    | KeepSettings
    | Persist
    | Download
    | ExportAll
    | Ask
    | Drop
)
