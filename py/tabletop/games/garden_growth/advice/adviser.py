"""Hints: the hard bot's plan for the turn, in the order that is easiest to understand."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from tabletop.ai.bot import AnyBot, Thought
from tabletop.games.garden_growth.advice.reasons import advice, reason
from tabletop.games.garden_growth.bots.beam import Reached
from tabletop.games.garden_growth.bots.levels import COMPARED, WIDE, Planner, ways_of
from tabletop.games.garden_growth.bots.plans import (
    Plan,
    clearest,
    last_gain,
    plan_to,
    scoring,
    still_to_plant,
)
from tabletop.games.garden_growth.rules.game import GAME
from tabletop.games.garden_growth.rules.notation import END, Move
from tabletop.games.garden_growth.rules.scoring import has_purpose
from tabletop.games.garden_growth.rules.state import LAST_TURN, State


@dataclass(frozen=True)
class Adviser(Planner):
    """A planner that reorders the actions of a turn so that a person can follow them."""

    def think(self, view: State, seat: int, rng: random.Random) -> Iterator[Thought[Move]]:
        """Yield the first action towards the best garden found so far, with its reason.

        As a hint, end the last turn as soon as no action raises the score.
        """
        ways = ways_of(view)
        if len(ways) > 1 and not self.is_judge and not has_purpose(view):
            yield Thought(END, len(ways), reason(view, END))
            return
        for thought in super().think(view, seat, rng):
            yield thought if thought.reason else replace(thought, reason=reason(view, thought.move))

    def action_and_reason(self, view: State, move: Move, reached: Reached) -> tuple[Move, str]:
        """Return the action to take first, and why, for the plan that begins with `move`."""
        if move == END:
            return self._ended(view)
        after = GAME.apply_move(view, move)
        rest = plan_to(after, reached.via) if reached.via else None
        if rest is None:
            return move, reason(view, move)
        move, *others = self._clearest(view, (move, *rest))
        if move == END:
            return self._ended(view)
        rest = tuple(others)
        return move, advice(view, move, Plan(rest, still_to_plant(view.garden, reached.end)))

    def _ended(self, view: State) -> tuple[Move, str]:
        """Return END and its reason; a hint on the last turn may suggest a scoring action first."""
        is_last = not self.is_judge and view.turn == LAST_TURN
        move = last_gain(view) if is_last else END
        return move, advice(view, move, Plan())

    def _clearest(self, view: State, moves: Sequence[Move]) -> tuple[Move, ...]:
        """Return the useful actions among `moves`, in the order that is easiest to understand."""
        if view.turn == LAST_TURN:
            moves = scoring(view, moves) or (END,)
        return clearest(view, moves)


HINT: AnyBot = Adviser(WIDE, COMPARED)
"""The bot for hints."""
