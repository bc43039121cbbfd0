"""Opponents of Falling Leaves: the greedy one takes as many leaves as it may."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping

from tabletop.ai.bot import AnyBot, Thought
from tabletop.games.template.notation import Move
from tabletop.games.template.rules import GAME, State


class Greedy:
    """Takes the most leaves."""

    def think(self, view: State, seat: int, rng: random.Random) -> Iterator[Thought[Move]]:
        """Yield the greatest legal number of leaves."""
        moves = tuple(GAME.legal_moves(view))
        yield Thought(moves[-1], len(moves), "Each leaf is a point.")


BOTS: Mapping[str, AnyBot] = {"greedy": Greedy()}
