"""Side effects as data; `tabletop.web` carries them out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, NewType, TypedDict

from tabletop.ai.job import Job
from tabletop.app.messages import Message
from tabletop.app.messages.shelf import Purpose
from tabletop.app.model.entry import Entry
from tabletop.scene.scene import Step

Tone = Literal["polite", "assertive", "prompt"]
"""How urgent an announcement is; see `Say`."""

POLITE: Final = "polite"
ASSERTIVE: Final = "assertive"
PROMPT: Final = "prompt"


@dataclass(frozen=True, slots=True)
class Paint:
    """Animate these steps on the table, after those already queued.

    `turn` identifies the computer's turn that they belong to, "" for none. The page limits the
    duration of all steps of one turn.
    """

    steps: tuple[Step, ...]
    turn: str = ""


@dataclass(frozen=True, slots=True)
class Hurry:
    """Finish running animations at once, because the next picture does not follow from them."""


@dataclass(frozen=True, slots=True)
class Say:
    """Announce a text to screen readers.

    `tone` is POLITE, ASSERTIVE to interrupt other speech, or PROMPT for what the player should do
    next: a new prompt replaces an earlier one that was not read yet.
    """

    text: str
    tone: Tone = POLITE


@dataclass(frozen=True, slots=True)
class Keep:
    """Write a game into storage, unless another tab has changed it.

    `expected` is the text that storage should hold now (None: no such game). If storage holds
    another text, nothing is written and the message `clash` reports what is there. Otherwise `kept`
    reports success (`loose` if the text may not be on disk yet), or `not-kept` that storage refused
    it.
    """

    id: str
    text: str
    expected: str | None


@dataclass(frozen=True, slots=True)
class Hold:
    """Hold a game for a reload of this tab only. It is not listed among the saved games."""

    id: str
    text: str


@dataclass(frozen=True, slots=True)
class DropShared:
    """Delete a file shared by another app ("" for all), after it was imported or rejected."""

    key: str = ""


@dataclass(frozen=True, slots=True)
class Forget:
    """Delete a saved game; `forgotten` comes back, or `not-forgotten` if storage fails."""

    id: str


@dataclass(frozen=True, slots=True)
class KeepEntry:
    """Write the menu entry of one game, or delete it if `entry` is None or writing fails.

    Each game has its own entry, so that saving a move takes the same time however many games there
    are.
    """

    id: str
    entry: Entry | None


@dataclass(frozen=True, slots=True)
class ForgetList:
    """Delete the single list of all games that version 0.1.0 wrote."""


@dataclass(frozen=True, slots=True)
class Picture:
    """Show the thumbnail of a saved game: SVG text, "" if there is none.

    `when` is the time of the entry that it belongs to.
    """

    id: str
    when: str
    svg: str


SketchNode = NewType("SketchNode", dict[str, object])
"""A node of an illustration as JSON data; in a window, it is drawn only within the box `clip`."""


class MomentData(TypedDict):
    """A moment of an illustration: its size in CSS pixels, and its nodes in drawing order.

    The nodes are drawn `scale` times as large as on the table.
    """

    width: int
    height: int
    scale: float
    nodes: list[SketchNode]


@dataclass(frozen=True, slots=True)
class Sketch:
    """Show an illustration of the rules of a game. `moments` is empty if it could not be drawn."""

    game: str
    name: str
    moments: tuple[MomentData, ...]


@dataclass(frozen=True, slots=True)
class Fetch:
    """Read a game from storage.

    The message `fetched` returns its text, None if there is none; `unread` means that it can't be
    read now. `purpose` and `detail` come back with the text.
    """

    id: str
    purpose: Purpose
    detail: str = ""


@dataclass(frozen=True, slots=True)
class FetchTexts:
    """Read several saved games; `texts` returns pairs of an id and its text, None if missing."""

    ids: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ListAgain:
    """List the saved games again; `kept-games` comes back."""


@dataclass(frozen=True, slots=True)
class KeepSettings:
    """Save the settings."""

    settings: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class KeepSince:
    """Save the time from which games count in the statistics, "" for all games."""

    since: str


@dataclass(frozen=True, slots=True)
class KeepSolved:
    """Add puzzles of a game to those solved on this device."""

    game: str
    ids: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Persist:
    """Report on storage with `storage-facts`; if `ask`, first request that it is permanent."""

    ask: bool


@dataclass(frozen=True, slots=True)
class Download:
    """Offer a text as a file to download."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class ExportAll:
    """Offer all saved games and the solved puzzles as one file.

    `on_table` is the id and text of the game on the table. It is included even if storage refused
    it.
    """

    name: str
    on_table: tuple[str, str] | None = None


@dataclass(frozen=True, slots=True)
class Ask:
    """Let an opponent compute `job`; `thought` or `no-thought` comes back.

    A job still running is cancelled.
    """

    job: Job


@dataclass(frozen=True, slots=True)
class Later:
    """Send this message after the page has rendered and handled pending input."""

    message: Message


@dataclass(frozen=True, slots=True)
class GoOn:
    """Send this message at once if the current time slice allows, otherwise like `Later`."""

    message: Message


@dataclass(frozen=True, slots=True)
class Drop:
    """Cancel the running job of an opponent."""


@dataclass(frozen=True, slots=True)
class Tell:
    """Send a text over a connection: to a phone, or (line 0) from a phone to its table."""

    line: int
    text: str


@dataclass(frozen=True, slots=True)
class HangUp:
    """Close the connection with this number after everything sent before has gone out."""

    line: int


@dataclass(frozen=True, slots=True)
class Remember:
    """Save the token with which this phone reclaims its seat."""

    token: str


PlainEffect = (
    Hurry
    | Say
    | Keep
    | Hold
    | DropShared
    | Forget
    | KeepEntry
    | ForgetList
    | Picture
    | Sketch
    | Fetch
    | FetchTexts
    | ListAgain
    | KeepSettings
    | KeepSince
    | KeepSolved
    | Persist
    | Download
    | ExportAll
    | Ask
    | Drop
    | Tell
    | HangUp
    | Remember
)
"""The effects whose fields are JSON data as they are."""

Effect = Paint | Later | GoOn | PlainEffect
