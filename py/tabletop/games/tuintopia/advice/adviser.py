"""The bot that gives hints in Tuintopia: the hard bot, with reasons."""

from __future__ import annotations

from tabletop.ai.bot import AnyBot, Thought
from tabletop.ai.explaining import explained
from tabletop.games.tuintopia.advice.reasons import reason_for
from tabletop.games.tuintopia.bots.levels import BOTS
from tabletop.games.tuintopia.rules.notation import Move
from tabletop.games.tuintopia.rules.state import State


def why(view: State, thought: Thought[Move]) -> str:
    """Return the reason for the move of `thought`, as a sentence."""
    return reason_for(view, thought.move)


HINT: AnyBot = explained(BOTS["hard"], why)
"""The hard bot, with a reason for its move."""
