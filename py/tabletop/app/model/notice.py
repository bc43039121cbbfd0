"""Notices: what the page shows until the player closes it."""

from __future__ import annotations

from dataclasses import dataclass

from tabletop.app.messages import Press


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
