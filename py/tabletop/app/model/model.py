"""The model: all state of the application between two messages."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Concatenate, ParamSpec, TypedDict, Unpack

from tabletop.app.model.arrival import Inbox
from tabletop.app.model.dialogs import Dialog
from tabletop.app.model.entry import Shelf
from tabletop.app.model.lookback import LookBack
from tabletop.app.model.memory import Memory
from tabletop.app.model.notice import Notice
from tabletop.app.model.phones import Line
from tabletop.app.model.puzzles import Solved
from tabletop.app.model.review import Review
from tabletop.app.model.selection import Selection
from tabletop.app.model.session import Mode, Session
from tabletop.app.model.settings import SETTINGS, Stage
from tabletop.app.model.slices import changing
from tabletop.app.model.storage import Storage
from tabletop.games.registry import GAMES, AnyMatch
from tabletop.scene.svg import IconPath

_Fields = ParamSpec("_Fields")


@dataclass(frozen=True, slots=True)
class Pictures:
    """What thumbnails need: icon paths by name, and colours by token."""

    icons: Mapping[str, IconPath]
    colours: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Model:
    """The state of the application. `session` is None on the menu; `size` is None until the page
    has reported the size of the table.

    `shelf` lists the saved games, newest first, as the page shows them. `games` are the games that
    a link may open. `jobs` is the number of the last job for an opponent. `solved` are the puzzles
    solved on this device. `lines` are the connections to phones, by number. `memory` holds
    statistics of saved games, and `review` the analysis of one.
    """

    session: Session | None = None
    size: Stage | None = None
    settings: Mapping[str, str] = field(
        default_factory=lambda: {key: values[0] for key, values in SETTINGS.items()}
    )
    dialogs: tuple[Dialog, ...] = ()
    notice: Notice | None = None
    shelf: Shelf = ()
    storage: Storage = Storage()
    inbox: Inbox = Inbox()
    lines: Mapping[int, Line] = field(default_factory=dict)
    review: Review = Review()
    memory: Memory = Memory()
    solved: Solved = field(default_factory=dict)
    pictures: Pictures | None = None
    games: tuple[str, ...] = GAMES
    version: str = ""
    jobs: int = 0

    with_storage = changing(Storage, "storage")
    with_inbox = changing(Inbox, "inbox")


class _SessionFields(TypedDict, total=False):
    match: AnyMatch
    selection: Selection
    look: LookBack | None
    mode: Mode | None
    own_dice: bool
    job: int | None
    over_told: bool


def session_of(model: Model) -> Session:
    """Return the session of the model, which must have one."""
    assert model.session is not None
    return model.session


def with_session(model: Model, **fields: Unpack[_SessionFields]) -> Model:
    """Return the model with changed fields of its session, which must not be None."""
    return replace(model, session=replace(session_of(model), **fields))


def _in_session(
    change: Callable[Concatenate[Session, _Fields], Session],
) -> Callable[Concatenate[Model, _Fields], Model]:
    """Return the function that makes a change to the session of a model."""

    def changed(model: Model, /, *args: _Fields.args, **fields: _Fields.kwargs) -> Model:
        return replace(model, session=change(session_of(model), *args, **fields))

    return changed


with_file = _in_session(Session.with_file)
with_selection = _in_session(Session.with_selection)
with_help = _in_session(Session.with_help)
with_people = _in_session(Session.with_people)
with_post = _in_session(Session.with_post)
"""These return the model with changed fields of one slice of its session."""
