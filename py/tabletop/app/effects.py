"""What is to be done in the world, as data; `tabletop.web` does it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tabletop.scene.scene import Step

POLITE, ASSERTIVE, PROMPT = "polite", "assertive", "prompt"


@dataclass(frozen=True, slots=True)
class Paint:
    """Play these steps on the table, after those that are still being played.

    `turn` names the turn of a computer to which they belong, "" for none: the page bounds how long
    all steps of one turn take together.
    """

    steps: tuple[Step, ...]
    turn: str = ""


@dataclass(frozen=True, slots=True)
class Hurry:
    """End at once what is still being played on the table: what is painted next leads elsewhere."""


@dataclass(frozen=True, slots=True)
class Say:
    """Read a text aloud. Its `tone` is POLITE, or ASSERTIVE to interrupt what is being read.

    A PROMPT says what is wanted: it takes the place of an earlier one that was not read yet.
    """

    text: str
    tone: str = POLITE


@dataclass(frozen=True, slots=True)
class Keep:
    """Write a game into storage, unless somebody else has written it meanwhile.

    `expected` is what should be there now (None: nothing). Where it is not, nothing is written and
    the message `clash` comes back, with what is there. Otherwise `kept` comes back once the game
    is written (`loose` if it is not certain to be on the disk), or `not-kept` where storage refuses
    it.
    """

    id: str
    text: str
    expected: str | None


@dataclass(frozen=True, slots=True)
class Hold:
    """Hold a game for a reload of this tab, and no longer: it is not among the kept games."""

    id: str
    text: str


@dataclass(frozen=True, slots=True)
class DropShared:
    """Forget a file that another app has shared, "" for all: they came in, or were refused."""

    key: str = ""


@dataclass(frozen=True, slots=True)
class Forget:
    """Delete a game; `forgotten` comes back, or `not-forgotten` if storage does not allow it."""

    id: str


@dataclass(frozen=True, slots=True)
class KeepEntry:
    """Write how the menu lists one game, None to take it out; a failure costs nothing.

    Each game has its entry apart, so that a move costs the same however many games are kept.
    """

    id: str
    entry: Mapping[str, Any] | None


@dataclass(frozen=True, slots=True)
class ForgetList:
    """Take out the one list of all games that version 0.1.0 kept."""


@dataclass(frozen=True, slots=True)
class Picture:
    """Show the picture of a kept game on its card: SVG text, "" where there is none.

    `when` is the time of the entry that it belongs to.
    """

    id: str
    when: str
    svg: str


@dataclass(frozen=True, slots=True)
class Sketch:
    """Show a picture of the rules of a game: its moments, none where it could not be drawn."""

    game: str
    name: str
    moments: tuple[Mapping[str, Any], ...]


@dataclass(frozen=True, slots=True)
class Fetch:
    """Read a game from storage; its text (or None) comes back as the message `fetched`, and
    `unread` if it can't be read right now.

    `purpose` says what it is wanted for, `detail` what else is to be known then.
    """

    id: str
    purpose: str
    detail: str = ""


@dataclass(frozen=True, slots=True)
class FetchTexts:
    """Read some kept games; `texts` comes back, with pairs of an id and its text, None for none."""

    ids: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ListAgain:
    """Read again which games are kept; `kept-games` comes back."""


@dataclass(frozen=True, slots=True)
class KeepSettings:
    """Write the settings."""

    settings: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class KeepSince:
    """Write from which time on games are told in the book, "" where all of them are."""

    since: str


@dataclass(frozen=True, slots=True)
class KeepSolved:
    """Add puzzles of a game to those that are solved on this device."""

    game: str
    ids: tuple[int, ...]


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
class Later:
    """Send this message once the page has shown how things stand and taken what was tapped."""

    message: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class GoOn:
    """Take this message next: at once, until a slice of time is over, and else like `Later`."""

    message: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Drop:
    """Stop thinking: nobody waits for the answer any more."""


@dataclass(frozen=True, slots=True)
class Tell:
    """Send a text over the line with this number, to a phone, or (0) from a phone to its table."""

    line: int
    text: str


@dataclass(frozen=True, slots=True)
class HangUp:
    """Close the line with this number, once what was told before has gone over it."""

    line: int


@dataclass(frozen=True, slots=True)
class Remember:
    """Keep the token by which this phone comes back to its seat at a table."""

    token: str


Effect = (
    Paint
    | Hurry
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
    | Later
    | GoOn
    | Drop
    | Tell
    | HangUp
    | Remember
)
