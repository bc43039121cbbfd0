"""Opponents of Garden Growth: the greedy one takes the action that is worth most by itself."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping

from tabletop.ai.bot import AnyBot, Thought
from tabletop.games.garden_growth.garden import SPACE_NAMES
from tabletop.games.garden_growth.kinds import KIND_OF
from tabletop.games.garden_growth.notation import (
    END,
    End,
    Move,
    Planting,
    Revival,
    Watering,
    Weeding,
)
from tabletop.games.garden_growth.rules import GAME
from tabletop.games.garden_growth.state import State
from tabletop.games.garden_growth.values import garden_value, price


class Greedy:
    """Values each action at its price and each plant with the care to come, one action ahead.

    Gardens never touch, so it looks at its own alone. It ends a turn when nothing else is left to
    do: an action unused is lost (G19), and every action does some good.
    """

    def think(self, view: State, seat: int, rng: random.Random) -> Iterator[Thought[Move]]:
        """Yield the action after which the garden is worth most; equal ones in random order."""
        moves = [move for move in GAME.legal_moves(view) if move != END]
        if not moves:
            yield Thought(END, 1, _reason(END))
            return
        rng.shuffle(moves)
        best = max(moves, key=lambda move: worth(GAME.apply_move(view, move)))
        yield Thought(best, len(moves), _reason(best))


def worth(state: State) -> float:
    """Return what the garden of the seat to act and its actions left are worth, in points."""
    return garden_value(state.garden, state.turn) + price(state.turn) * state.left


def _reason(move: Move) -> str:
    match move:
        case Planting(_, kind):
            return f"A {KIND_OF[kind].name} repays its cost best at this time."
        case Watering(space):
            return f"Water is needed most on {SPACE_NAMES[space]}."
        case Weeding(space):
            return f"Weeds hurt most on {SPACE_NAMES[space]}."
        case Revival():
            return "A revival costs no action."
        case End():
            return "Nothing else can be done."


BOTS: Mapping[str, AnyBot] = {"greedy": Greedy()}
"""The opponents of Garden Growth by level."""
