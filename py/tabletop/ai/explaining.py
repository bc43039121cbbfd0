"""Opponents that explain their moves."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, Generic

from tabletop.ai.bot import Answering, AnyBot, Bot, Judging, M, S, Thought

ReasonFor = Callable[[S, Thought[M]], str]


def explained(bot: Bot[S, M], reason_for: ReasonFor[S, M]) -> Explaining[S, M]:
    """Wrap `bot` so that its last thought has the reason returned by `reason_for`.

    The result has `asked` if `bot` is `Answering`.
    """
    kind = ExplainingJudge if isinstance(bot, Answering) else Explaining
    return kind(bot, reason_for)


class Explaining(Generic[S, M]):
    """An opponent that adds a reason from `reason_for` to the last thought of `bot`."""

    def __init__(self, bot: Bot[S, M], reason_for: ReasonFor[S, M]) -> None:
        self._bot = bot
        self._reason_for = reason_for

    def judge(self) -> Explaining[S, M]:
        """Return this opponent with `bot` replaced by its judge, or itself if `bot` has none."""
        if not isinstance(self._bot, Judging):
            return self
        return explained(self._bot.judge(), self._reason_for)

    def think(self, view: S, seat: int, rng: random.Random) -> Iterator[Thought[M]]:
        """Yield the thoughts of `bot`, then the last one again with its reason."""
        thought = None
        for thought in self._bot.think(view, seat, rng):
            yield thought
        if thought is not None:
            yield replace(thought, reason=self._reason_for(view, thought))


class ExplainingJudge(Explaining[S, M]):
    """An `Explaining` opponent whose `bot` can evaluate a given move."""

    def asked(self, move: Any) -> AnyBot:
        """Return a judge that also evaluates `move`."""
        assert isinstance(self._bot, Answering)
        return explained(self._bot.asked(move), self._reason_for)
