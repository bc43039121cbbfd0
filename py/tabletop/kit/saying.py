"""Text shared by all tables: the player to move, the winner, and the label of a seat."""

from __future__ import annotations

from typing import Any

from tabletop.core.language import phrases
from tabletop.kit import words
from tabletop.kit.shown import Base
from tabletop.words.objection import Objection


def awaited(shown: Base[Any, Any], mover: int) -> str:
    """Return the sentence while another player or a computer is to move."""
    said = words.thinking if shown.thinking else words.to_play
    return said(shown.short(mover))


def resting(shown: Base[Any, Any], mover: int, *, chance: str = "", alone: str = "") -> str:
    """Return the label of the big button while the viewer can't use it, "" during an animation.

    It names the player to move or the winners. On the viewer's own turn, as in a lesson, it
    suggests having a look. `chance` is the label when chance is to move (`mover` 0), and `alone`
    the label of the result for a player alone.
    """
    if shown.in_beat:
        return ""
    if shown.winners is None and mover and mover == shown.sight.viewer:
        return words.have_a_look()
    if shown.winners is None:
        return words.waiting_for(shown.short(mover)) if mover else chance
    if alone and len(shown.sitters) == 1:
        return alone
    if len(shown.winners) == 1:
        return words.winner(shown.or_you(shown.winners[0]))
    return words.shared_win() if shown.winners else words.nobody_wins()


def seat_label(shown: Base[Any, Any], seat: int, mover: int, *facts: str, name: str = "") -> str:
    """Return the accessible name of a seat: its name, the facts, and whether it is to move or wins.

    `name` replaces the player's name if the table uses another.
    """
    winners = shown.winners or ()
    wins = seat in winners and len(shown.sitters) > 1
    won = words.shares_win() if len(winners) > 1 else words.wins()
    told = [words.to_move()] if seat == mover else [won] if wins else []
    return phrases([name or shown.name(seat), *filter(None, facts), *told])


def over(rule: str) -> Objection:
    """Return the objection to any tap after the end of the game; `rule` is the rule that ends
    it."""
    return Objection("E-OVER", rule, words.over())
