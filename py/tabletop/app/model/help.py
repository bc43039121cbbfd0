"""Help in a game: hints, and moves taken back."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import NamedTuple

from tabletop.app.model.helped import UNAIDED, Helped


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


@dataclass(frozen=True, slots=True)
class Help:
    """The current hint, and the help that the game has had.

    `advice` is what the latest hint said, so that the next one does not repeat it. `helped` counts
    hints and moves taken back. `undo_agreed` is whether the players agreed to take back what chance
    has revealed, and `taken_back` how often an outcome of chance was taken back.
    """

    hint: Hint | None = None
    advice: Advice = Advice()
    helped: Helped = UNAIDED
    undo_agreed: bool = False
    taken_back: int = 0
