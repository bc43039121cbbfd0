"""Text shared by all tables: the player to move, the winner, and the label of a seat."""

from __future__ import annotations

from typing import Any

from tabletop.core.language import phrases
from tabletop.kit import words
from tabletop.kit.view_model import TableModel
from tabletop.words.objection import Objection


def awaited(model: TableModel[Any, Any], mover: int) -> str:
    """Return the sentence while another player or a computer is to move."""
    said = words.thinking if model.thinking else words.to_play
    return said(model.short(mover))


def resting(model: TableModel[Any, Any], mover: int, *, chance: str = "", alone: str = "") -> str:
    """Return the label of the big button while the viewer can't use it, "" during an animation.

    It names the player to move or the winners. On the viewer's own turn, as in a lesson, it
    suggests having a look. `chance` is the label when chance is to move (`mover` 0), and `alone`
    the label of the result for a player alone.
    """
    if model.in_beat:
        return ""
    if model.winners is None and mover and mover == model.sight.viewer:
        return words.have_a_look()
    if model.winners is None:
        return words.waiting_for(model.short(mover)) if mover else chance
    if alone and len(model.sitters) == 1:
        return alone
    if len(model.winners) == 1:
        return words.winner(model.or_you(model.winners[0]))
    return words.shared_win() if model.winners else words.nobody_wins()


def seat_label(
    model: TableModel[Any, Any], seat: int, mover: int, *facts: str, name: str = ""
) -> str:
    """Return the accessible name of a seat: its name, the facts, and whether it is to move or wins.

    `name` replaces the player's name if the table uses another.
    """
    winners = model.winners or ()
    wins = seat in winners and len(model.sitters) > 1
    won = words.shares_win() if len(winners) > 1 else words.wins()
    told = [words.to_move()] if seat == mover else [won] if wins else []
    return phrases([name or model.name(seat), *filter(None, facts), *told])


def over(rule: str) -> Objection:
    """Return the objection to any tap after the end of the game; `rule` is the rule that ends
    it."""
    return Objection("E-OVER", rule, words.over())
