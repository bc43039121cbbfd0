"""The model: all that the application remembers between two messages."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from tabletop.core.errors import Refusal
from tabletop.games.registry import AnyMatch
from tabletop.scene.svg import IconPath
from tabletop.scene.table import Draft

Dialog = Mapping[str, Any]
"""What is open over the page: its `kind` and the ids that it needs."""

DICE = "dice"
SEED = "seed"
OURS = "ours"
"""How links, start dialogs and kept games say who throws dice and lots: the option and its values.

The default is the record's seed; OURS are dice on the real table. See `Game.throw`.
"""

SETTINGS: Mapping[str, tuple[str, ...]] = {
    "theme": ("auto", "light", "dark", "contrast"),
    "motion": ("auto", "off"),
    "sound": ("off", "on"),
}
"""Every setting with its values, the default first."""


@dataclass(frozen=True, slots=True)
class Button:
    """A button of a notice: its label, and the message that it sends."""

    label: str
    message: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Notice:
    """A sentence that is shown until it is closed; `warn` where something went wrong."""

    text: str
    warn: bool = False
    buttons: tuple[Button, ...] = ()


@dataclass(frozen=True, slots=True)
class LookBack:
    """A look at an earlier ply, perhaps with the moves playing one after the other."""

    ply: int
    playing: bool = False
    speed: int = 1


@dataclass(frozen=True, slots=True)
class Hint:
    """A hint of growing depth: 1 where, 2 what, 3 why. The move is "" while it is thought about."""

    depth: int = 1
    move: str = ""
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Sitting:
    """The game on the table.

    `begun` and `played` are the times of its first and its latest change.
    `kept` is the text that storage should hold for it, None if it was never kept. `job` is the
    number of the job that a computer is thinking about. `over_told` says whether the end of the
    game was already announced. `typed_played` counts the typed moves that were taken.

    Where several people share secrets (see `curtain`), `facing` is the seat that has lifted the
    curtain and may see its own things, None for nobody; `passing` is whether that seat still
    watches its own move while another person is already to play. `undo_agreed` is whether it was
    agreed to take back what chance had shown.

    `own_dice` is whether people throw dice and lots themselves, where the game lets them; `faces`
    is what they have said of the dice of the throw that is awaited.
    """

    id: str
    match: AnyMatch
    name: str = ""
    begun: str = ""
    played: str = ""
    kept: str | None = None
    draft: Draft = ()
    gaze: str = ""
    refusal: Refusal | None = None
    typed_error: str | None = None
    typed_played: int = 0
    look: LookBack | None = None
    hint: Hint | None = None
    job: int | None = None
    over_told: bool = False
    facing: int | None = None
    passing: bool = False
    undo_agreed: bool = False
    own_dice: bool = False
    faces: tuple[str, ...] = ()


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
    """Everything. `sitting` is None on the menu; `size` is that of the table in CSS pixels.

    `shelf` lists the kept games, the newest first, in the form in which the page shows them.
    `keeping` is false once storage has refused a game: that is told once. `forgotten` holds the
    text of the game that was deleted last, so that it can be brought back.
    """

    shelf: tuple[Mapping[str, Any], ...] = ()
    settings: Mapping[str, str] = field(
        default_factory=lambda: {key: values[0] for key, values in SETTINGS.items()}
    )
    dialogs: tuple[Dialog, ...] = ()
    notice: Notice | None = None
    sitting: Sitting | None = None
    size: tuple[float, float] | None = None
    keeping: bool = True
    forgotten: tuple[str, str] | None = None
    storage: StorageFacts | None = None
    pictures: Pictures | None = None
    jobs: int = 0
    version: str = ""
