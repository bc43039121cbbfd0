"""What all tables say alike: whose turn it is, who has won, and how a seat stands."""

from __future__ import annotations

from typing import Any

from tabletop.core.language import phrases
from tabletop.kit import words
from tabletop.kit.shown import Base
from tabletop.words.objection import Objection


def awaited(shown: Base[Any, Any], mover: int) -> str:
    """Return the sentence while it is not for the one who looks to play."""
    said = words.thinking if shown.thinking else words.to_play
    return said(shown.short(mover))


def resting(shown: Base[Any, Any], mover: int, *, chance: str = "", alone: str = "") -> str:
    """Return what the big button says while nobody who looks may use it: nothing in a beat.

    That is who is to play or has won; that there is something to look at, where it is the one who
    looks who is to play (in a lesson, say); `chance` where chance is due (mover 0), and `alone`
    what somebody has come to who played alone.
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
    """Return a seat as it is read aloud: name, facts about it, and that it is to move or wins.

    `name` is what the table calls it, unless that is its name.
    """
    winners = shown.winners or ()
    wins = seat in winners and len(shown.sitters) > 1
    won = words.shares_win() if len(winners) > 1 else words.wins()
    told = [words.to_move()] if seat == mover else [won] if wins else []
    return phrases([name or shown.name(seat), *filter(None, facts), *told])


def over(rule: str) -> Objection:
    """Return that nothing can be tapped any more, by the rule that ends the game."""
    return Objection("E-OVER", rule, words.over())
