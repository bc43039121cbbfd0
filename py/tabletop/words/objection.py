"""What a player is told when a tap or a move is refused."""

from __future__ import annotations

from typing import NamedTuple


class Objection(NamedTuple):
    """A refusal in words: its code, the rule it comes from (or "turn"), and a sentence."""

    code: str
    rule: str
    sentence: str
