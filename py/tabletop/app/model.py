"""The model: all state of the application between two messages."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from tabletop.app.dialog_types import Dialog
from tabletop.app.entry import Entry, Shelf
from tabletop.app.hands.lines import Hand, Line
from tabletop.app.memory.helped import UNAIDED, Helped
from tabletop.app.memory.tale import Memory
from tabletop.app.messages import Press
from tabletop.app.puzzles.trial import Solved, Trial
from tabletop.app.review.review import Review
from tabletop.app.review.trying import Retry
from tabletop.games.registry import GAMES, AnyMatch
from tabletop.scene.svg import IconPath
from tabletop.scene.table import Draft, Forecast
from tabletop.words.objection import Objection

FORECAST = "forecast"
"""The setting for when the table previews the result of a move."""

LESSON = "lesson"
"""The key under which a saved game holds the current step of its lesson."""

SETTINGS: Mapping[str, tuple[str, ...]] = {
    "theme": ("auto", "light", "dark", "contrast"),
    "motion": ("auto", "off"),
    "sound": ("off", "on"),
    "pace": ("normal", "slow", "quick"),
    "forecast": ("always", "after", "never"),
    "clearing": ("untold", "told"),
    "hearing": ("unasked", "asked"),
    "pacing": ("unoffered", "offered"),
    "foretelling": ("unoffered", "due", "offered"),
    "hinting": ("unexplained", "once", "twice", "explained"),
}
"""Every setting with its allowed values, the default first.

`pace` sets the reading time of announcements (static/js/page/reading.js), and `forecast` when the
table previews the result of a move (`scene/table.py`).

`clearing`, `hearing`, `pacing`, `foretelling` and `hinting` are not choices. They record which
explanations and offers this device has already shown: that Safari deletes data, sounds, a quicker
pace, when to show forecasts, and that a second tap on a hint shows the move. `foretelling` is `due`
from the end of the first lesson until the next game begins.
"""


def forecast_of(settings: Mapping[str, str]) -> Forecast:
    """Return when to show forecasts according to `settings`."""
    match settings["forecast"]:
        case "after":
            return "after"
        case "never":
            return "never"
        case _:
            return "always"


class Stage(NamedTuple):
    """The size of the table in CSS pixels, the text scale, and when to show forecasts."""

    width: float
    height: float
    text: float = 1.0
    forecast: Forecast = "always"


@dataclass(frozen=True, slots=True)
class Button:
    """A button of a notice: its label, and the message it sends."""

    label: str
    message: Press


@dataclass(frozen=True, slots=True)
class Notice:
    """A message shown until the player closes it; `warn` if something went wrong.

    If `passes` is true, the next move also removes it.
    """

    text: str
    warn: bool = False
    buttons: tuple[Button, ...] = ()
    passes: bool = False


@dataclass(frozen=True, slots=True)
class LookBack:
    """A view of the position at an earlier ply, still or playing.

    `better` is a move to draw there as a ghost, or "". `point` is the ply of the turning point
    whose variation is being replayed, otherwise None.
    """

    ply: int
    playing: bool = False
    speed: int = 1
    better: str = ""
    point: int | None = None


@dataclass(frozen=True, slots=True)
class Hint:
    """A hint: depth 1 shows where and why, depth 2 the move. `move` is "" until it is computed.

    `is_told` becomes false when the player picks something, so the table shows its prompt again.
    `explains` adds that a second tap shows the move.
    """

    depth: int = 1
    move: str = ""
    reason: str = ""
    is_told: bool = True
    explains: bool = True


class Advice(NamedTuple):
    """The reason given by the latest hint, its ply, and the reason given by the hint before."""

    reason: str = ""
    ply: int = -1
    before: str = ""

    def followed_by(self, reason: str, ply: int) -> Advice:
        """Return the advice after another hint. A hint at the same ply replaces the latest one."""
        return Advice(reason, ply, self.before if ply == self.ply else self.reason)

    @property
    def news(self) -> str:
        """The sentences of `reason` that the previous hint did not say.

        The last sentence is always included. So a plan for the turn is explained only once.
        """
        told = _END.split(self.before)
        *others, last = _END.split(self.reason)
        return " ".join([*(each for each in others if each not in told), last])


_END = re.compile(r"(?<=\.) ")
"""The boundary between two sentences of a reason."""


class Posted(NamedTuple):
    """The ply up to which other devices have this game, when it was sent, and to whom.

    `when` is "" and `names` is () if the game was received and has not been sent since.
    """

    ply: int = 0
    when: str = ""
    names: tuple[str, ...] = ()


class Lent(NamedTuple):
    """A seat played on this screen for one turn, and the place it returns to."""

    seat: int
    place: str


@dataclass(frozen=True, slots=True)
class Session:
    """The game on the table.

    `begun` and `played` are the times of its first and latest change. `kept` is the text that
    storage should hold, or None if the game was never saved. `saved` counts how often it was saved:
    of two versions of a game, the one saved more often is newer.

    `gaze` is the id of the inspected item. `job` is the number of the job that an opponent is
    working on. `over_told` is whether the result was announced. `typed_played` counts the typed
    moves played. `slid_from` is the draft before the current slide, otherwise None. `advice` is
    what the latest hint said, so that the next one does not repeat it.

    If several people share a screen and have secrets (see `curtain`), `facing` is the seat that has
    lifted the curtain, or None. `passing` is whether that seat still watches its own move although
    the next person is to play.

    `undo_agreed` is whether the players agreed to take back what chance has revealed, and
    `taken_back` how often they did. `helped` counts hints and moves taken back. `copied` is whether
    another game continues with the same random outcomes.

    `own_dice` is whether people throw real dice, if the game allows it; `faces` are the faces
    entered so far for the current throw. `portraits` are the portraits of the people, by seat (see
    `portraits`).

    `lesson` is the current step of a lesson, from 0 (see `lesson`). `places` says where each seat's
    person is, () if all are here (see `presence`); `people` identifies the people with phones (see
    `hands.people`). `covers` is whether the hand of a person alone at this screen is covered
    because others can see it. `hand` is the state of a phone that shows one hand, None on the
    device that runs the game. `trial` is the puzzle being solved (see `puzzles`), `retry` the turn
    being replayed (see `review`).

    `tentative` is whether a link opened this table and nobody has acted yet: such a game is not
    saved. `arrived` is whether it was received and nobody has said who plays here. `posted` is what
    was sent last; `lent` is a seat played here for one turn (see `post`).
    """

    id: str
    match: AnyMatch
    name: str = ""
    begun: str = ""
    played: str = ""
    kept: str | None = None
    saved: int = 0
    draft: Draft = ()
    slid_from: Draft | None = None
    gaze: str = ""
    refusal: Objection | None = None
    typed_error: Objection | None = None
    typed_played: int = 0
    look: LookBack | None = None
    hint: Hint | None = None
    advice: Advice = Advice()  # noqa: RUF009 - it never changes
    job: int | None = None
    over_told: bool = False
    facing: int | None = None
    passing: bool = False
    undo_agreed: bool = False
    taken_back: int = 0
    copied: bool = False
    helped: Helped = UNAIDED
    own_dice: bool = False
    faces: tuple[str, ...] = ()
    portraits: tuple[str, ...] = ()
    lesson: int | None = None
    places: tuple[str, ...] = ()
    people: tuple[str, ...] = ()
    covers: bool = False
    hand: Hand | None = None
    trial: Trial | None = None
    retry: Retry | None = None
    tentative: bool = False
    arrived: bool = False
    posted: Posted = Posted()  # noqa: RUF009 - it never changes
    lent: Lent | None = None


class Guest(NamedTuple):
    """A valid game from a file, its entry on the shelf, and its fingerprint."""

    session: Session
    entry: Entry
    fingerprint: str


@dataclass(frozen=True, slots=True)
class Arrival:
    """The import of games from files (see `arriving`), and its progress.

    `texts` are all games, each with its number in the file (0 if it is the only one). `read` counts
    the games read; `spent` counts the characters read in the current time slice. `guest` is being
    compared with similar saved games; `known` maps the ids of those to their fingerprints. `taken`
    are the ids of the games imported, and `unsettled` those that storage is still writing. `twins`
    counts duplicates of saved games, `homeless` games that did not fit into storage; `refused`
    holds the reasons why others were rejected. `puzzles` counts newly solved puzzles. `is_shared`
    is whether another app shared any of the files.
    """

    number: str
    texts: tuple[tuple[int, str], ...] = ()
    read: int = 0
    spent: int = 0
    guest: Guest | None = None
    known: Mapping[str, str] = field(default_factory=dict)
    taken: tuple[str, ...] = ()
    unsettled: frozenset[str] = frozenset()
    twins: int = 0
    homeless: int = 0
    refused: tuple[str, ...] = ()
    puzzles: int = 0
    is_shared: bool = False


@dataclass(frozen=True, slots=True)
class StorageFacts:
    """Bytes used by saved games, and the browser's promise to keep them (None if unknown)."""

    used: int
    promised: bool | None


@dataclass(frozen=True, slots=True)
class Pictures:
    """What thumbnails need: icon paths by name, and colours by token."""

    icons: Mapping[str, IconPath]
    colours: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Model:
    """The state of the application. `session` is None on the menu; `size` is None until the page
    has reported the size of the table.

    `shelf` lists the saved games, newest first, as the page shows them. `unlisted` are the ids of
    saved games without an entry, and `unread` the texts of the next of those. `keeping` is false
    after storage refused a game, until it accepts one again; `loose` is whether only localStorage
    has the game. `forgotten` is (id, text, title) of the game deleted last, so that it can be
    restored. `may_clear` is whether this browser deletes data after seven days without a visit.

    `games` are the games that a link may open. `solved` are the puzzles solved on this device.
    `arrival` is the current import. `letter` is a game received by link that is not on the table
    yet (see `post`); `unclaimed` is that game if it was saved before anybody said who plays here.
    `offered` are shared files waiting for consent. `lines` are the connections to phones. `memory`
    holds statistics of saved games, and `review` the analysis of one.
    """

    shelf: Shelf = ()
    unlisted: tuple[str, ...] = ()
    unread: tuple[tuple[str, str | None], ...] = ()
    settings: Mapping[str, str] = field(
        default_factory=lambda: {key: values[0] for key, values in SETTINGS.items()}
    )
    dialogs: tuple[Dialog, ...] = ()
    notice: Notice | None = None
    session: Session | None = None
    size: Stage | None = None
    keeping: bool = True
    loose: bool = False
    forgotten: tuple[str, str, str] | None = None
    storage: StorageFacts | None = None
    pictures: Pictures | None = None
    may_clear: bool = False
    jobs: int = 0
    version: str = ""
    games: tuple[str, ...] = GAMES
    arrival: Arrival | None = None
    review: Review = Review()  # noqa: RUF009 - as above
    memory: Memory = Memory()  # noqa: RUF009 - it never changes
    solved: Solved = field(default_factory=dict)
    lines: Mapping[int, Line] = field(default_factory=dict)
    letter: AnyMatch | None = None
    offered: tuple[str, ...] = ()
    unclaimed: Session | None = None
