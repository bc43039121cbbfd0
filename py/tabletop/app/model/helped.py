"""How much help a game had: hints shown, and moves taken back.

It is stored with the record and shown beside the result.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import NamedTuple

HINTS, UNDOS, HINTED = "hints", "undos", "hinted"
"""The keys of the fields of `Helped` in the meta of a saved game."""

MOST = 999
"""The maximum of the counts: they may come from a file."""

_DIGITS = 8
"""The number of hexadecimal digits that identify a position."""


class Helped(NamedTuple):
    """The number of hints, and how often people took moves back.

    `hinted` are digests of the positions in which a hint was shown. Each counts once, even if its
    hint is shown again after a reload or after taking a move back.
    """

    hints: int = 0
    undos: int = 0
    hinted: tuple[str, ...] = ()

    def with_hint(self, moves: Sequence[str]) -> Helped:
        """Return the counts after a hint in the position that follows `moves`."""
        position = sha256(" ".join(moves).encode()).hexdigest()[:_DIGITS]
        if position in self.hinted or self.hints == MOST:
            return self
        return self._replace(hints=self.hints + 1, hinted=(*self.hinted, position))

    def with_undo(self) -> Helped:
        """Return the counts after one more move taken back."""
        return self._replace(undos=min(self.undos + 1, MOST))


UNAIDED = Helped()
"""The value for a game without help."""


def to_meta(helped: Helped) -> dict[str, object]:
    """Return the fields for the meta of a saved game, without those that are empty."""
    marks: dict[str, object] = {HINTS: helped.hints, UNDOS: helped.undos}
    return {key: mark for key, mark in (marks | {HINTED: list(helped.hinted)}).items() if mark}


def from_meta(meta: Mapping[str, object]) -> Helped:
    """Return the fields from the meta of a saved game; invalid ones are ignored."""
    hinted = meta.get(HINTED)
    known = hinted[:MOST] if isinstance(hinted, list) else []
    positions = tuple(each for each in known if isinstance(each, str) and len(each) == _DIGITS)
    return Helped(_count(meta.get(HINTS)), _count(meta.get(UNDOS)), positions)


def _count(value: object) -> int:
    is_count = isinstance(value, int) and not isinstance(value, bool) and value > 0
    return min(value, MOST) if is_count and isinstance(value, int) else 0
