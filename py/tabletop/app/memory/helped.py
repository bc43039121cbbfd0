"""How much help a game had: hints that were asked for, and moves that were taken back.

It travels with the record and is told beside what was reached. It is no blame.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from tabletop.app.memory import words

HINTS, UNDOS = "hints", "undos"
"""How a kept game says what `Helped` has under these names."""

MOST = 999
"""More is not counted: the marks come from files, too."""


class Helped(NamedTuple):
    """The hints of a game, and how often people took moves back."""

    hints: int = 0
    undos: int = 0

    def with_hint(self) -> Helped:
        """Return this with one hint more."""
        return self._replace(hints=min(self.hints + 1, MOST))

    def with_undo(self) -> Helped:
        """Return this with one move more that was taken back."""
        return self._replace(undos=min(self.undos + 1, MOST))


UNAIDED = Helped()
"""No help at all."""


def to_meta(helped: Helped) -> dict[str, object]:
    """Return the marks as a kept game has them; what there is not is left out."""
    return {key: count for key, count in helped._asdict().items() if count}


def from_meta(meta: Mapping[str, Any]) -> Helped:
    """Return the marks of a kept game; what is no mark is none."""
    return Helped(_count(meta.get(HINTS)), _count(meta.get(UNDOS)))


def _count(value: object) -> int:
    is_count = isinstance(value, int) and not isinstance(value, bool) and value > 0
    return min(value, MOST) if is_count and isinstance(value, int) else 0


def told(helped: Helped) -> list[str]:
    """Return how much help a game had, in words for a list; mostly nothing."""
    return [
        *([words.hints(helped.hints)] if helped.hints else []),
        *([words.undos(helped.undos)] if helped.undos else []),
    ]
