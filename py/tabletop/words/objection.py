"""The message for a refused tap or move."""

from __future__ import annotations

from typing import NamedTuple


class Objection(NamedTuple):
    """A refusal for players: the error code, the rule behind it (or "turn") and a sentence."""

    code: str
    rule: str
    sentence: str
