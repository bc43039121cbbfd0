"""The text that players read when a move or a tap is refused."""

from __future__ import annotations

from tabletop.core.errors import BadRecord, IllegalMove, Refusal
from tabletop.games.registry import explain, load_words
from tabletop.words.objection import Objection


def told(game: str, refused: BadRecord | IllegalMove | Refusal | Objection) -> str:
    """Return the sentence that explains a refusal in the game with this key."""
    if isinstance(refused, BadRecord):
        return explain(refused)
    refusal = refused.refusal if isinstance(refused, IllegalMove) else refused
    if isinstance(refusal, Objection):
        return refusal.sentence
    return load_words(game).why(refusal.problem)
