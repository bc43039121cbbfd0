"""Confirmation dialogs, and the messages that agree to them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabletop.app.consent import words
from tabletop.app.model import Dialog, Model
from tabletop.core.language import t

SHARED = "shared"
"""The mark of the dialog about shared files."""


def to_join(model: Model, code: str) -> Dialog:
    """Return the question before this device connects to the table that shows `code`."""
    about = t(words.ABOUT_JOINING)
    if is_connected(model):
        about = f"{about} {t(words.LEAVES_A_TABLE)}"
    return _question(t(words.JOIN_A_TABLE), about, t(words.JOIN), {"do": "join", "code": code})


def to_leave(fragment: str) -> Dialog:
    """Return the question before a link makes a connected device leave its table."""
    agreed = {"do": "link", "fragment": fragment, "agreed": True}
    return _question(
        t(words.LEAVE_THE_TABLE), t(words.ABOUT_LEAVING), t(words.LEAVE), agreed, t(words.STAY)
    )


def to_add(games: int, puzzles: int) -> Dialog:
    """Return the question before shared files are imported."""
    about, agreed = words.holds(games, puzzles), {"do": "import-shared"}
    asked = _question(t(words.ADD_SHARED), about, t(words.ADD), agreed)
    return {**asked, "about": SHARED, "games": games, "puzzles": puzzles}


def is_connected(model: Model) -> bool:
    """Return whether this device shows a hand of another table, or has phones at its own."""
    is_hand = model.sitting is not None and model.sitting.hand is not None
    return is_hand or (model.sitting is not None and bool(model.lines))


def _question(title: str, text: str, label: str, agreed: Mapping[str, Any], no: str = "") -> Dialog:
    return {
        "kind": "confirm",
        "title": title,
        "text": text,
        "yes": {"label": label, "tone": "", "message": agreed},
        "no": no or t(words.NOT_NOW),
    }
