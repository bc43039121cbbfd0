"""Opponents of Wizards' Garden."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping

from tabletop.ai.bot import AnyBot, Thought
from tabletop.games.wizards_garden.notation import Move, Plant
from tabletop.games.wizards_garden.planting import preview
from tabletop.games.wizards_garden.rules import GAME
from tabletop.games.wizards_garden.state import Phase, State


class Greedy:
    """Takes the most flowers at once, the Staff where flowers are equal; never looks ahead."""

    def think(self, view: State, seat: int, rng: random.Random) -> Iterator[Thought[Move]]:
        """Yield the move with the greatest immediate gain, by lot among equals."""
        moves = tuple(GAME.legal_moves(view))
        gains = [_gain(view, move) for move in moves]
        best = max(gains)
        chosen = rng.choice([move for move, gain in zip(moves, gains, strict=True) if gain == best])
        reason = "It harvests what can be had at once." if best else "Nothing can be harvested now."
        yield Thought(chosen, len(moves), reason)


def _gain(state: State, move: Move) -> int:
    """Return twice the flowers that `move` wins, and 1 if it takes the Staff from elsewhere."""
    if not isinstance(move, Plant) or state.phase is Phase.PLACE:
        return 0
    planting = preview(state.position, move)
    new_staff = planting.takes_staff and state.position.staff != state.position.mover
    return 2 * len(planting.harvested) + new_staff


BOTS: Mapping[str, AnyBot] = {"greedy": Greedy()}
