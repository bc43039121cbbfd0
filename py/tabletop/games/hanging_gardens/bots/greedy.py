"""The greedy bot, which looks one action ahead."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from tabletop.ai.bot import Thought
from tabletop.ai.values import led_by
from tabletop.games.hanging_gardens.rules.game import GAME
from tabletop.games.hanging_gardens.rules.garden import FULL_STACK, Garden, supports_at
from tabletop.games.hanging_gardens.rules.notation import (
    Gazebo,
    Move,
    Pass,
    Plant,
    Roll,
    Shift,
    Support,
    Terrace,
)
from tabletop.games.hanging_gardens.rules.scoring import scores_of
from tabletop.games.hanging_gardens.rules.spaces import ORIGIN, Space
from tabletop.games.hanging_gardens.rules.state import State

NODES_A_THOUGHT = 40
"""The number of positions evaluated between two thoughts."""

SUPPORTS = 0.4
"""The probability of placing a support rather than a terrace when nothing scores at once."""


class Greedy:
    """A bot that maximises its lead over the best rival after one action, or else builds."""

    def think(self, view: State, seat: int, rng: random.Random) -> Iterator[Thought[Move]]:
        """Yield the best action found so far, breaking ties at random."""
        found: list[tuple[int, int, Move]] = []
        for nodes, move in enumerate(_candidates(view, seat, rng), start=1):
            after = GAME.apply_move(view, move).garden
            found.append((lead_of(scores_of(after), seat), _liking(view, seat, move), move))
            if nodes % NODES_A_THOUGHT == 0:
                yield _thought(view, found)
        yield _thought(view, found)


def _thought(view: State, found: list[tuple[int, int, Move]]) -> Thought[Move]:
    """Return a thought for the (lead, liking, move) with the largest lead, then liking."""
    lead, _, move = max(found, key=lambda each: each[:2])
    values = led_by(move, lead, ((each, float(then)) for then, _, each in found))
    return Thought(move, len(found), values=values)


def lead_of(scores: Sequence[int], seat: int) -> int:
    """Return the lead of `seat` over its best rival, in points; negative if it is behind."""
    mine = scores[seat - 1]
    return mine - max(score for other, score in enumerate(scores, start=1) if other != seat)


def _candidates(view: State, seat: int, rng: random.Random) -> list[Move]:
    """Return all actions that can change a score, in random order, plus one that cannot."""
    moves = list(GAME.legal_moves(view))
    rng.shuffle(moves)
    scoring = [move for move in moves if _can_score(view.garden, move)]
    building = [move for move in moves if not _can_score(view.garden, move)]
    if building:
        scoring.append(_best_building(view, seat, building, rng))
    return scoring


def _can_score(garden: Garden, move: Move) -> bool:
    """Return whether `move` can change a view or a level at once.

    Terraces on the table cannot, as the bare table counts as level 0 (J27); nor can bare supports,
    which neither hide beds nor split runs (J25).
    """
    match move:
        case Plant() | Gazebo():
            return True
        case Terrace(anchor) | Shift(True, _, anchor):
            return supports_at(garden, anchor) == FULL_STACK
        case Support() | Shift() | Pass() | Roll():
            return False


def _liking(view: State, seat: int, move: Move) -> int:
    """Return a tie-breaker, 0 to 2, between actions with the same lead.

    It prefers placing a gazebo as soon as that costs nothing, then building, which makes room.
    """
    if isinstance(move, Gazebo):
        return 2 if view.garden.gazebos[seat - 1] is None else 0
    return 1 if isinstance(move, Terrace | Support) else 0


def _best_building(view: State, seat: int, building: list[Move], rng: random.Random) -> Move:
    """Return a terrace, or sometimes a support, near the gazebo of `seat`.

    Supports complete stacks before they start new ones.
    """
    home = view.garden.gazebos[seat - 1] or ORIGIN
    supports = [move for move in building if isinstance(move, Support)]
    if supports and rng.random() < SUPPORTS:
        return min(supports, key=lambda move: _support_key(view.garden, home, move))
    terraces = [move for move in building if isinstance(move, Terrace)]
    if terraces:
        return min(terraces, key=lambda move: _distance(home, move.anchor))
    return building[0]


def _support_key(garden: Garden, home: Space, move: Support) -> tuple[bool, int]:
    return not supports_at(garden, move.anchor), _distance(home, move.anchor)


def _distance(home: Space, anchor: Space) -> int:
    return max(abs(anchor[0] - home[0]), abs(anchor[1] - home[1]))
