"""Which passage of the rules explains what is refused or looked at: the page leads there."""

from __future__ import annotations

from tabletop.app.model import Sitting
from tabletop.app.table.viewer import table_of
from tabletop.words.objection import Objection

_UNRULED = ("notation", "turn")
"""What refusals name that no rule forbids: how a move is written, and whose turn it is."""


def passage_of(sitting: Sitting) -> str:
    """Return the section of the page of rules, or the number of the rule that it tells; "" for
    none."""
    if sitting.refusal is not None:
        return rule_of(sitting.refusal)
    return table_of(sitting.match).passage(sitting.gaze) if sitting.gaze else ""


def rule_of(refusal: Objection | None) -> str:
    """Return the number of the rule that forbids a move, "" where it is no rule of the game."""
    return "" if refusal is None or refusal.rule in _UNRULED else refusal.rule
