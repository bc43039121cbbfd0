"""Which passage of the rules explains a refusal or the inspected item."""

from __future__ import annotations

from tabletop.app.model.session import Session
from tabletop.games.registry import table_of
from tabletop.words.objection import Objection

_UNRULED = ("notation", "turn")
"""The `rule` of refusals that no rule of the game explains: notation, and whose turn it is."""


def passage_of(session: Session) -> str:
    """Return the section of the rules or the rule number to link to, "" for none."""
    if session.selection.refusal is not None:
        return rule_of(session.selection.refusal)
    return (
        table_of(session.match).passage(session.selection.inspected)
        if session.selection.inspected
        else ""
    )


def rule_of(refusal: Objection | None) -> str:
    """Return the number of the rule that forbids a move, "" if it is no rule of the game."""
    return "" if refusal is None or refusal.rule in _UNRULED else refusal.rule
