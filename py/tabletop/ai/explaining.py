"""An opponent that also says why its move is good."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, Generic

from tabletop.ai.bot import Answering, AnyBot, Bot, Judging, M, S, Thought

ReasonFor = Callable[[S, Thought[M]], str]


def explained(bot: Bot[S, M], reason_for: ReasonFor[S, M]) -> Explaining[S, M]:
    """Return an opponent that finds the move of `bot`, and asks `reason_for` for the reason.

    It can be asked about a move, or be made a judge, where `bot` can.
    """
    kind = ExplainingJudge if isinstance(bot, Answering) else Explaining
    return kind(bot, reason_for)


class Explaining(Generic[S, M]):
    """Finds the move of `bot`, and at the end of its search asks `reason_for` for the reason."""

    def __init__(self, bot: Bot[S, M], reason_for: ReasonFor[S, M]) -> None:
        self._bot = bot
        self._reason_for = reason_for

    def judge(self) -> Explaining[S, M]:
        """Return the same, with the values of other moves where the opponent knows them."""
        if not isinstance(self._bot, Judging):
            return self
        return explained(self._bot.judge(), self._reason_for)

    def think(self, view: S, seat: int, rng: random.Random) -> Iterator[Thought[M]]:
        """Yield the thoughts of the opponent, and the last one again with its reason."""
        thought = None
        for thought in self._bot.think(view, seat, rng):
            yield thought
        if thought is not None:
            yield replace(thought, reason=self._reason_for(view, thought))


class ExplainingJudge(Explaining[S, M]):
    """The same for a judge that can be asked about a move."""

    def asked(self, move: Any) -> AnyBot:
        """Return the judge that compares `move`, too."""
        assert isinstance(self._bot, Answering)
        return explained(self._bot.asked(move), self._reason_for)
