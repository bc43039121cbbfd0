"""The session: the game on the table, with all that the application remembers about it."""

from __future__ import annotations

from dataclasses import dataclass

from tabletop.app.model.file import GameFile
from tabletop.app.model.help import Help
from tabletop.app.model.lookback import LookBack
from tabletop.app.model.people import People
from tabletop.app.model.phones import Hand
from tabletop.app.model.post import Post
from tabletop.app.model.puzzles import Trial
from tabletop.app.model.retry import ReplayedTurn
from tabletop.app.model.selection import Selection
from tabletop.app.model.slices import changing
from tabletop.games.registry import AnyMatch

LESSON = "lesson"
"""The key under which a saved game holds the current step of its lesson."""


@dataclass(frozen=True, slots=True)
class LessonProgress:
    """A lesson is being taught; `step` is its current step, from 0."""

    step: int


Mode = LessonProgress | Trial | ReplayedTurn | Hand
"""What a session is besides a plain game.

A lesson, a puzzle to solve, a turn that is replayed, or a hand that this phone shows of another
device's table.
"""


@dataclass(frozen=True, slots=True)
class Session:
    """The game on the table.

    `look` is a look back at an earlier ply. `job` is the number of the job that an opponent is
    working on. `over_told` is whether the result was announced, or the game was already over when
    it was opened. `own_dice` is whether people throw real dice, if the game allows it. `mode` is
    None in a plain game.
    """

    id: str
    match: AnyMatch
    file: GameFile = GameFile()
    selection: Selection = Selection()
    look: LookBack | None = None
    help: Help = Help()
    people: People = People()
    post: Post = Post()
    mode: Mode | None = None
    own_dice: bool = False
    job: int | None = None
    over_told: bool = False

    with_file = changing(GameFile, "file")
    with_selection = changing(Selection, "selection")
    with_help = changing(Help, "help")
    with_people = changing(People, "people")
    with_post = changing(Post, "post")

    @property
    def lesson(self) -> int | None:
        """The current step of a lesson, from 0, None if this is no lesson."""
        return self.mode.step if isinstance(self.mode, LessonProgress) else None

    @property
    def trial(self) -> Trial | None:
        """The puzzle on the table, otherwise None."""
        return self.mode if isinstance(self.mode, Trial) else None

    @property
    def retry(self) -> ReplayedTurn | None:
        """The turn being replayed, otherwise None."""
        return self.mode if isinstance(self.mode, ReplayedTurn) else None

    @property
    def hand(self) -> Hand | None:
        """The hand that this phone shows, None on the device that runs the game."""
        return self.mode if isinstance(self.mode, Hand) else None
