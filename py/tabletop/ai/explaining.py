"""An opponent that also says why its move is good."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Generic

from tabletop.ai.bot import Bot, Judging, M, S, Thought


class Explaining(Generic[S, M]):
    """Finds the move of `bot`, and at the end of its search asks `reason_for` for the reason."""

    def __init__(self, bot: Bot[S, M], reason_for: Callable[[S, Thought[M]], str]) -> None:
        self._bot = bot
        self._reason_for = reason_for

    def judge(self) -> Explaining[S, M]:
        """Return the same, with the values of other moves where the opponent knows them."""
        if not isinstance(self._bot, Judging):
            return self
        return Explaining(self._bot.judge(), self._reason_for)

    def think(self, view: S, seat: int, rng: random.Random) -> Iterator[Thought[M]]:
        """Yield the thoughts of the opponent, and the last one again with its reason."""
        thought = None
        for thought in self._bot.think(view, seat, rng):
            yield thought
        if thought is not None:
            yield replace(thought, reason=self._reason_for(view, thought))
