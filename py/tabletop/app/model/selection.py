"""What is picked, inspected or refused at the table, before a move is played."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tabletop.scene.table import Draft
from tabletop.words.objection import Objection


@dataclass(frozen=True, slots=True)
class Selection:
    """The picks of a move that is not played yet, and what is inspected or refused meanwhile.

    `slid_from` is the draft before the current slide, otherwise None. `inspected` is the id of the
    inspected item. `faces` are the faces entered so far for the current throw of real dice.
    `typed_error` is why the last typed move was refused; `typed_played` counts the typed moves
    played.
    """

    draft: Draft = ()
    slid_from: Draft | None = None
    inspected: str = ""
    refusal: Objection | None = None
    faces: tuple[str, ...] = ()
    typed_error: Objection | None = None
    typed_played: int = 0

    def cleared(self) -> Selection:
        """Return the selection for another position: only the inspected item stays."""
        return replace(self, draft=(), slid_from=None, refusal=None, typed_error=None, faces=())
