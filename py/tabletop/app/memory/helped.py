"""How much help a game had: hints that were shown, and moves that were taken back.

It travels with the record and is told beside what was reached. It is no blame.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any, NamedTuple

from tabletop.app.memory import words

HINTS, UNDOS, HINTED = "hints", "undos", "hinted"
"""How a kept game says what `Helped` has under these names."""

MOST = 999
"""More is not counted: the marks come from files, too."""

_DIGITS = 8
"""How many hexadecimal digits stand for a position."""


class Helped(NamedTuple):
    """The hints of a game, and how often people took moves back.

    `hinted` are the positions in which a hint was shown: each counts once, however often its hint
    is shown again, after a reload or when a move was taken back.
    """

    hints: int = 0
    undos: int = 0
    hinted: tuple[str, ...] = ()

    def with_hint(self, moves: Sequence[str]) -> Helped:
        """Return this after a hint was shown in the position that follows `moves`."""
        position = sha256(" ".join(moves).encode()).hexdigest()[:_DIGITS]
        if position in self.hinted or self.hints == MOST:
            return self
        return self._replace(hints=self.hints + 1, hinted=(*self.hinted, position))

    def with_undo(self) -> Helped:
        """Return this with one move more that was taken back."""
        return self._replace(undos=min(self.undos + 1, MOST))


UNAIDED = Helped()
"""No help at all."""


def to_meta(helped: Helped) -> dict[str, object]:
    """Return the marks as a kept game has them; what there is not is left out."""
    marks: dict[str, object] = {HINTS: helped.hints, UNDOS: helped.undos}
    return {key: mark for key, mark in (marks | {HINTED: list(helped.hinted)}).items() if mark}


def from_meta(meta: Mapping[str, Any]) -> Helped:
    """Return the marks of a kept game; what is no mark is none."""
    hinted = meta.get(HINTED)
    known = hinted[:MOST] if isinstance(hinted, list) else []
    positions = tuple(each for each in known if isinstance(each, str) and len(each) == _DIGITS)
    return Helped(_count(meta.get(HINTS)), _count(meta.get(UNDOS)), positions)


def _count(value: object) -> int:
    is_count = isinstance(value, int) and not isinstance(value, bool) and value > 0
    return min(value, MOST) if is_count and isinstance(value, int) else 0


def told(helped: Helped) -> list[str]:
    """Return how much help a game had, in words for a list; mostly nothing."""
    return [
        *([words.hints(helped.hints)] if helped.hints else []),
        *([words.undos(helped.undos)] if helped.undos else []),
    ]
