"""The easy bot, which makes the mistakes of a beginner."""

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
    """A bot that improves its own view one action at a time and ignores its rivals.

    It counts only its own points, considers a random half of its actions, and never plans a second
    action. It doesn't spoil its own view, and if nothing scores, it builds.
    """

    def think(self, view: State, seat: int, rng: random.Random) -> Iterator[Thought[Move]]:
        """Yield the considered action that gains most, breaking ties at random."""
        actions = allowed_actions(view)
        rng.shuffle(actions)
        considered = noticed(actions, _OVERLOOKED, rng) or actions
        board = Board(view)
        likings = {action: _liking(board, seat, action) for action in considered}
        best = max(considered, key=likings.__getitem__)
        lead = lead_of(GAME.scores(view), seat)
        gains = ((action, float(lead + gain)) for action, (gain, _) in likings.items())
        values = led_by(best, lead + likings[best][0], gains)
        yield Thought(best, len(considered), values=values)


def _liking(board: Board, seat: int, action: Action) -> tuple[int, int]:
    """Return the immediate gain of `action` in points, and 1 if it builds, else 0."""
    before = board.scores()[seat - 1]
    is_placed = board.gazebos[seat - 1] is not None
    board.do(action)
    gain = board.scores()[seat - 1] - before
    board.undo()
    idles = isinstance(action, Shift) or (isinstance(action, Gazebo) and is_placed)
    return gain, int(not idles)
