"""Confirmation dialogs, and the messages that agree to them."""

from __future__ import annotations

from tabletop.app.consent import words
from tabletop.app.messages import Message
from tabletop.app.messages.hands import Join
from tabletop.app.messages.shelf import ImportShared
from tabletop.app.messages.start import Link
from tabletop.app.model.dialogs import Choice, ConfirmDialog, SharedDialog
from tabletop.app.model.model import Model
from tabletop.core.language import t


def to_join(model: Model, code: str) -> ConfirmDialog:
    """Return the question before this device connects to the table that shows `code`."""
    about = t(words.ABOUT_JOINING)
    if is_connected(model):
        about = f"{about} {t(words.LEAVES_A_TABLE)}"
    return _question(t(words.JOIN_A_TABLE), about, t(words.JOIN), Join(code))


def to_leave(fragment: str) -> ConfirmDialog:
    """Return the question before a link makes a connected device leave its table."""
    agreed = Link(fragment, agreed=True)
    return _question(
        t(words.LEAVE_THE_TABLE), t(words.ABOUT_LEAVING), t(words.LEAVE), agreed, t(words.STAY)
    )


def to_add(games: int, puzzles: int) -> SharedDialog:
    """Return the question before shared files are imported."""
    about = words.holds(games, puzzles)
    asked = _question(t(words.ADD_SHARED), about, t(words.ADD), ImportShared())
    return SharedDialog(asked, games, puzzles)


def is_connected(model: Model) -> bool:
    """Return whether this device shows a hand of another table, or has phones at its own."""
    is_hand = model.session is not None and model.session.hand is not None
    return is_hand or (model.session is not None and bool(model.lines))


def _question(title: str, text: str, label: str, agreed: Message, no: str = "") -> ConfirmDialog:
    return ConfirmDialog(title, text, Choice(label, agreed), no or t(words.NOT_NOW))
