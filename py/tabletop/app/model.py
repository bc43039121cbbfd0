"""The model: all that the application remembers between two messages."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from tabletop.app.hands.lines import Hand, Line
from tabletop.app.memory.helped import UNAIDED, Helped
from tabletop.app.memory.tale import Memory
from tabletop.app.puzzles.sitting import Solved, Trial
from tabletop.app.review.review import Review
from tabletop.app.review.trying import Retry
from tabletop.games.registry import GAMES, AnyMatch
from tabletop.scene.svg import IconPath
from tabletop.scene.table import Draft, Forecast
from tabletop.words.objection import Objection

Dialog = Mapping[str, Any]
"""What is open over the page: its `kind` and the ids that it needs."""

FORECAST = "forecast"
"""The setting that says when the table shows what a move would change, and the dialog that asks
for it."""

LESSON = "lesson"
"""How a kept game says at which step of its lesson it stands."""

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
"""Every setting with its values, the default first.

`pace` says how long the sentences of a move stand (static/js/page/reading.js), `forecast` when the
table shows what a move would change (`scene/table.py`).
`clearing`, `hearing`, `pacing`, `foretelling` and `hinting` are no choices: they remember that the
person was told what Safari clears, asked about sounds, and offered a quicker pace and a time for
forecasts, which is `due` from the end of a first lesson until a game begins; and how many hints
have explained that a second tap shows the move.
"""


def forecast_of(settings: Mapping[str, str]) -> Forecast:
    """Return when the settings want forecasts to be shown."""
    match settings["forecast"]:
        case "after":
            return "after"
        case "never":
            return "never"
        case _:
            return "always"


class Stage(NamedTuple):
    """Where a table is drawn: its room in CSS pixels, how much larger than usual text is wanted,
    and when forecasts are shown."""

    width: float
    height: float
    text: float = 1.0
    forecast: Forecast = "always"


@dataclass(frozen=True, slots=True)
class Button:
    """A button of a notice: its label, and the message that it sends."""

    label: str
    message: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Notice:
    """A sentence that is shown until it is closed; `warn` where something went wrong.

    One that `passes` goes with the next move.
    """

    text: str
    warn: bool = False
    buttons: tuple[Button, ...] = ()
    passes: bool = False


@dataclass(frozen=True, slots=True)
class LookBack:
    """A look at an earlier ply, perhaps with the moves playing one after the other.

    `better` is a move that is shown there as a ghost, "" for none. `point` is the ply of the
    turning point from which on the game was played up to here, None after anything else.
    """

    ply: int
    playing: bool = False
    speed: int = 1
    better: str = ""
    point: int | None = None


@dataclass(frozen=True, slots=True)
class Hint:
    """A hint of growing depth: 1 why and where, 2 what. The move is "" while it is sought.

    `is_told` is over as soon as a person picks: then the table asks what it asks for. One that
    `explains` says that a second tap shows the move.
    """

    depth: int = 1
    move: str = ""
    reason: str = ""
    is_told: bool = True
    explains: bool = True


class Advice(NamedTuple):
    """The reason of the latest hint, the ply it was for, and the reason of the hint before."""

    reason: str = ""
    ply: int = -1
    before: str = ""

    def followed_by(self, reason: str, ply: int) -> Advice:
        """Return what is remembered after the next hint; one asked for again replaces itself."""
        return Advice(reason, ply, self.before if ply == self.ply else self.reason)

    @property
    def news(self) -> str:
        """Return the reason without what the hint before said; its last sentence always stays.

        So the plan of a turn is told once, and then each step alone.
        """
        told = _END.split(self.before)
        *others, last = _END.split(self.reason)
        return " ".join([*(each for each in others if each not in told), last])


_END = re.compile(r"(?<=\.) ")
"""Where one sentence of a reason ends and another begins."""


class Posted(NamedTuple):
    """Up to which ply the game is known elsewhere, since when, and the names it was sent to.

    `when` is "" and `names` are () where the game came from elsewhere and nothing was sent since.
    """

    ply: int = 0
    when: str = ""
    names: tuple[str, ...] = ()


class Lent(NamedTuple):
    """A seat that is played at this screen for one turn, and the place it goes back to."""

    seat: int
    place: str


@dataclass(frozen=True, slots=True)
class Sitting:
    """The game on the table.

    `begun` and `played` are the times of its first and its latest change.
    `kept` is the text that storage should hold for it, None if it was never kept, and `saved`
    counts how often it was: of two texts of one game, the one that was kept more often is the
    newer. `job` is the number of the job that a computer is thinking about. `over_told` says
    whether the end of the game was already announced. `typed_played` counts the typed moves that
    were taken.

    `slid_from` is the draft from which the last slide of a finger started, None after anything
    else.

    `advice` is what the latest hint said, so that the next one says only what is new.

    Where several people share secrets (see `curtain`), `facing` is the seat that has lifted the
    curtain and may see its own things, None for nobody; `passing` is whether that seat still
    watches its own move while another person is already to play.

    `undo_agreed` is whether it was agreed to take back what chance had shown, and `taken_back` how
    often that was done; `helped` counts hints and all that was taken back. `copied` is whether
    there is another game with the same luck to come.

    `own_dice` is whether people throw dice and lots themselves, where the game lets them; `faces`
    is what they have said of the dice of the throw that is awaited. `portraits` are the faces
    of the people, by seat (see `portraits`).

    `lesson` is the step, counted from 0, of the lesson that is given with this game (see `lesson`).
    `places` says by seat where the people are, () where all are here (see `presence`), and `people`
    which persons the seats on phones belong to (see `hands.people`). `covers` is whether the hand
    of a person here is covered among phones, also that of one alone: others see the screen. `hand`
    is what a phone remembers that shows one, None where the game is. `trial` is the puzzle that
    this is (see `puzzles`), `retry` a turn that is tried again (see `review`).

    `tentative` is whether a link set this table and nobody has done anything there yet: it is not
    among the kept games. `arrived` is whether it came by post and nobody has said who is here.
    `posted` is what was sent last, `lent` a seat that is played here for one turn (see `post`).
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
    """A good game from a file, its entry on the shelf, and what tells it from other games."""

    sitting: Sitting
    entry: Mapping[str, Any]
    fingerprint: str


@dataclass(frozen=True, slots=True)
class Arrival:
    """Games that are coming in from files (see `arriving`), and what became of them so far.

    `texts` are all of them, each with its number (0: it came alone); `read` counts those that were
    read, `spent` the characters since the page could breathe. `guest` is compared with kept games
    that look like it; `known` are the fingerprints of those by id. `taken` are the ids of those
    that came in, `unsettled` those of them that storage is still writing; `twins` counts those that
    are kept already, `homeless` those for which storage had no room, and `refused` says why others
    were not taken. `puzzles` counts the solved puzzles that came along and are new here.
    `is_shared` is whether another app has shared any of them.
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
    """What the browser says of its storage: bytes used by games, and whether it promises to keep
    them (None: it does not say)."""

    used: int
    promised: bool | None


@dataclass(frozen=True, slots=True)
class Pictures:
    """What thumbnails are drawn with: icon paths by name, colours by token."""

    icons: Mapping[str, IconPath]
    colours: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Model:
    """Everything. `sitting` is None on the menu; `size` is the stage of the table.

    `shelf` lists the kept games, the newest first, in the form in which the page shows them;
    `unlisted` are the ids of kept games that have no entry on it yet, `unread` the texts of the
    next of them. `keeping` is false from when
    storage has refused a game until it has taken one again: that is told once, and so is `loose`:
    that only localStorage has it. `forgotten` holds id, text and title of the game that was deleted
    last, so that it can be brought back. `may_clear` says
    that this browser clears games that nobody has opened for seven days. `games` are those that a
    link may open. `solved` are the puzzles solved on this device. `arrival` is what comes in from
    files, `letter` the game of a link that has come and is not at its table yet (see `post`).
    `unclaimed` is that game where it was kept before anybody said who is here. `offered` are shared
    files that wait for a person's consent. `lines` lead from this table to phones. `memory` is what
    the kept games tell, `review` what is found where one is looked at again.
    """

    shelf: tuple[Mapping[str, Any], ...] = ()
    unlisted: tuple[str, ...] = ()
    unread: tuple[tuple[str, str | None], ...] = ()
    settings: Mapping[str, str] = field(
        default_factory=lambda: {key: values[0] for key, values in SETTINGS.items()}
    )
    dialogs: tuple[Dialog, ...] = ()
    notice: Notice | None = None
    sitting: Sitting | None = None
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
    unclaimed: Sitting | None = None
