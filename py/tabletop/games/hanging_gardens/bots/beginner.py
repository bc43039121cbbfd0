"""The easy opponent, which makes the mistakes of a beginner."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tabletop.ai.bot import Thought
from tabletop.ai.levels import noticed
from tabletop.ai.values import led_by
from tabletop.games.hanging_gardens.bots.board import Board
from tabletop.games.hanging_gardens.bots.greedy import lead_of
from tabletop.games.hanging_gardens.rules.actions import allowed_actions
from tabletop.games.hanging_gardens.rules.game import GAME
from tabletop.games.hanging_gardens.rules.notation import Action, Gazebo, Move, Shift
from tabletop.games.hanging_gardens.rules.state import State

_OVERLOOKED = 1 / 2


class Beginner:
    """Makes its own view better, one action at a time, and forgets that there are others.

    It counts its own points alone: it never asks what a bed brings its rivals, nor what they will
    do next. It overlooks half of what it could do, and never plans a second action. But it does not
    spoil its own view, and where nothing gains it builds on.
    """

    def think(self, view: State, seat: int, rng: random.Random) -> Iterator[Thought[Move]]:
        """Yield the noticed action that gains most; chance decides between equal ones."""
        actions = allowed_actions(view)
        rng.shuffle(actions)
        seen = noticed(actions, _OVERLOOKED, rng) or actions
        board = Board(view)
        likings = {action: _liking(board, seat, action) for action in seen}
        best = max(seen, key=likings.__getitem__)
        lead = lead_of(GAME.scores(view), seat)
        gains = ((action, float(lead + gain)) for action, (gain, _) in likings.items())
        values = led_by(best, lead + likings[best][0], gains)
        yield Thought(best, len(seen), values=values)


def _liking(board: Board, seat: int, action: Action) -> tuple[int, int]:
    """Return how many points `action` gains at once, and 1 if it builds, else 0."""
    before = board.scores()[seat - 1]
    is_placed = board.gazebos[seat - 1] is not None
    board.do(action)
    gain = board.scores()[seat - 1] - before
    board.undo()
    idles = isinstance(action, Shift) or (isinstance(action, Gazebo) and is_placed)
    return gain, int(not idles)
