"""Messages of the table: input, looking back, dice, and opponents."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Tap:
    """Somebody tapped a region."""

    region: str


@dataclass(frozen=True, slots=True)
class Drag:
    """Somebody dragged a piece from one region to another."""

    from_: str
    to: str


@dataclass(frozen=True, slots=True)
class Slide:
    """A sliding finger crossed the regions `over`, in order; `starts` if the slide begins there."""

    over: tuple[str, ...]
    starts: bool


@dataclass(frozen=True, slots=True)
class SlideBack:
    """Two fingers or the system interrupted a slide."""


@dataclass(frozen=True, slots=True)
class Cancel:
    """Put back the latest pick, and drop a hint."""


@dataclass(frozen=True, slots=True)
class Type:
    """Play a typed move."""

    text: str


@dataclass(frozen=True, slots=True)
class Hint:
    """Give a hint, or its next step."""


@dataclass(frozen=True, slots=True)
class Level:
    """Change the level of the computer at a seat."""

    seat: int
    level: str


@dataclass(frozen=True, slots=True)
class Undo:
    """Take back the last move of a person; `agreed` after the players have confirmed."""

    agreed: bool = False


@dataclass(frozen=True, slots=True)
class Redo:
    """Replay the moves taken back."""


@dataclass(frozen=True, slots=True)
class Goto:
    """Look back at the position of one ply."""

    ply: int


@dataclass(frozen=True, slots=True)
class See:
    """Close all dialogs, and look back at one ply."""

    ply: int


@dataclass(frozen=True, slots=True)
class Replay:
    """Start or stop a replay of the moves."""

    playing: bool
    speed: int | None = None


@dataclass(frozen=True, slots=True)
class Tick:
    """The next move of a running replay is due."""


@dataclass(frozen=True, slots=True)
class Live:
    """Return from a look back to the present position."""


@dataclass(frozen=True, slots=True)
class ContinueHere:
    """Start a new game from the ply of the look back; `agreed` as in Undo."""

    agreed: bool = False


@dataclass(frozen=True, slots=True)
class Face:
    """Somebody threw this face of the next die."""

    text: str


@dataclass(frozen=True, slots=True)
class Unface:
    """Forget the faces entered for this throw."""


@dataclass(frozen=True, slots=True)
class SeedThrows:
    """Let the seed decide this throw."""


@dataclass(frozen=True, slots=True)
class Resize:
    """The board has this size in CSS pixels, text scale and theme."""

    width: float
    height: float
    text: float = 1.0
    theme: str = ""


@dataclass(frozen=True, slots=True)
class NoWorker:
    """Opponents run in the application's worker because theirs does not start."""


@dataclass(frozen=True, slots=True)
class NoMemory:
    """The opponents' worker ran out of memory."""


@dataclass(frozen=True, slots=True)
class Retry:
    """Ask an opponent again after a failure."""


MoveMessage = Tap | Drag | Slide | Type | Hint
"""Taps and the like, which go to the feature whose session is on the table."""

TableMessage = (
    SlideBack
    | Cancel
    | Level
    | Undo
    | Redo
    | Goto
    | See
    | Replay
    | Tick
    | Live
    | ContinueHere
    | Face
    | Unface
    | SeedThrows
    | Resize
    | NoWorker
    | NoMemory
    | Retry
)
