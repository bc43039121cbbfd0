"""The opponent that gives hints in Falling Leaves: the strongest one, with a reason."""

from __future__ import annotations

from tabletop.ai.bot import AnyBot, Thought
from tabletop.ai.explaining import explained
from tabletop.core.language import t
from tabletop.games.template import words
from tabletop.games.template.bots.levels import BOTS
from tabletop.games.template.rules.game import State
from tabletop.games.template.rules.notation import Move


def _reason_for(view: State, thought: Thought[Move]) -> str:
    return t(words.REASON)


HINT: AnyBot = explained(BOTS["medium"], _reason_for)
"""The opponent that gives hints."""
