"""Messages: all that the page, storage, opponents and phones say to the application.

Each is a small frozen dataclass. Each feature's messages stand in a module of this package, which
knows nothing of the feature. `decode` is the only way in from JSON, and `encode` the way out, for
buttons and for messages that the application sends to itself. In JSON, a message is an object whose
`do` is the name of its class in kebab case: `{"do": "open-save", "id": "a1"}`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar, get_args

from tabletop.app.messages.curtain import CurtainMessage
from tabletop.app.messages.daily import DailyMessage
from tabletop.app.messages.decoding import BadMessage, Sum, kebab
from tabletop.app.messages.ending import EndingMessage, Painted
from tabletop.app.messages.hands import HandsMessage
from tabletop.app.messages.illustrations import IllustrationMessage
from tabletop.app.messages.lesson import LessonMessage
from tabletop.app.messages.memory import MemoryMessage
from tabletop.app.messages.openable import OpenableDialog
from tabletop.app.messages.opponents import OpponentMessage
from tabletop.app.messages.page import OpenDialog, PageMessage
from tabletop.app.messages.post import PostMessage
from tabletop.app.messages.presence import PresenceMessage
from tabletop.app.messages.puzzles import PuzzleMessage
from tabletop.app.messages.review import ReviewMessage
from tabletop.app.messages.shelf import IncomingMessage, ShelfMessage
from tabletop.app.messages.start import Link, StartMessage
from tabletop.app.messages.table import MoveMessage, TableMessage

Message = (
    CurtainMessage
    | DailyMessage
    | EndingMessage
    | HandsMessage
    | IllustrationMessage
    | IncomingMessage
    | LessonMessage
    | Link
    | MemoryMessage
    | MoveMessage
    | OpponentMessage
    | PageMessage
    | Painted
    | PostMessage
    | PresenceMessage
    | PuzzleMessage
    | ReviewMessage
    | ShelfMessage
    | StartMessage
    | TableMessage
)
"""What the page, storage, opponents and phones say to the application; `do` tells what."""


@dataclass(frozen=True, slots=True)
class Context:
    """When a message was sent: the time `now` (ISO 8601, UTC), and the local date `today`.

    `fresh` is a text that is unique to the message and can't be guessed.
    """

    now: str
    today: str
    fresh: str


@dataclass(frozen=True, slots=True)
class Install:
    """Install the page as an app. JavaScript handles this; it never reaches `update`."""


@dataclass(frozen=True, slots=True)
class Update:
    """Activate the new version of the page. JavaScript handles this, as it does `Install`."""


Press = Message | Install | Update
"""What the press of a button says, to the application or to the page itself."""


def message_name(kind: type) -> str:
    """Return the value of `do` for a class of messages, such as `open-save` for OpenSave."""
    return "dialog" if kind is OpenDialog else kebab(kind.__name__)


def dialog_kind(kind: type) -> str:
    """Return the value of `kind` for a class of dialogs, such as `save` for SaveDialog."""
    return kebab(kind.__name__.removesuffix("Dialog"))


_MESSAGES: Sum[Press] = Sum("message", "do", get_args(Press), message_name)
_DIALOGS: Sum[OpenableDialog] = Sum("dialog", "kind", get_args(OpenableDialog), dialog_kind)


def decode(data: Mapping[str, object]) -> Message:
    """Return the message for JSON-compatible data; raise BadMessage if that is invalid."""
    if data.get("do") == "dialog":
        return OpenDialog(_DIALOGS.decode({key: data[key] for key in data if key != "do"}))
    message = _MESSAGES.decode(data)
    if isinstance(message, Install | Update):
        raise BadMessage(f"{data['do']} is for the page.")
    return message


Kind = TypeVar("Kind", bound=Press)
KindCo = TypeVar("KindCo", bound=Press, covariant=True)


class Encoded(dict[str, object], Generic[KindCo]):
    """A message as JSON-compatible data, for the page to send when a button is pressed."""


def encode(message: Kind) -> Encoded[Kind]:
    """Return a message as JSON-compatible data, without the fields that have their default."""
    if isinstance(message, OpenDialog):
        return Encoded({"do": "dialog", **_DIALOGS.encode(message.dialog)})
    return Encoded(_MESSAGES.encode(message))
