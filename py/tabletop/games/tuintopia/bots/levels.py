"""The bots of Tuintopia, by level.

All estimate steps in points in the same way (`options`). They differ in which steps they overlook,
and in whether they play ahead to see the replies and their own next turns.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from heapq import nlargest
from math import ceil

from tabletop.ai.bot import AnyBot, Thought
from tabletop.ai.levels import Foreseeing, Greedy
from tabletop.ai.units import Unit
from tabletop.ai.values import led_by
from tabletop.games.tuintopia.bots.board import DONE, Board, Step, move_of
from tabletop.games.tuintopia.bots.options import (
    PARTNERS,
    WARY,
    Option,
    has_rivals,
    lays,
    manner_of,
    placements,
    traps,
    tucks,
    turns,
    without_placement,
)
from tabletop.games.tuintopia.bots.trials import Foresight
from tabletop.games.tuintopia.rules.notation import Move
from tabletop.games.tuintopia.rules.state import State


class Beginner:
    """A bot that overlooks three quarters of its placements and never takes step B.

    Like a beginner it misses good neighbours and the second half of its turn, but it plays the
    best of the placements that it considers.
    """

    def think(self, view: State, seat: int, rng: random.Random) -> Iterator[Thought[Move]]:
        """Yield a single thought, breaking ties at random."""
        board = Board(view)
        options = [(0.0, _END)] if board.a_used else _priced(board)
        rng.shuffle(options)
        noticed = options[: ceil(len(options) / _OVERLOOKED)]
        price, step = max(noticed, key=_price)
        thought = _thought(view, step, len(options))
        values = [(move_of(view, each), worth) for worth, each in noticed]
        yield replace(thought, values=led_by(thought.move, price, values))


class Judgement:
    """Evaluation of steps, by their immediate points or by playouts.

    The evaluation by immediate points saves well-connected cards for better cells, distrusts
    rivals' face-down cards, and places cards face down only as traps. Playouts deal the hidden
    cards at random; they show what a step offers the other seats, and what the hand and face-down
    cards will score later.
    """

    def options(self, view: State, seat: int, rng: random.Random) -> Sequence[Option]:
        """Return the steps that a greedy bot considers, with their prices, in random order."""
        options = _priced(Board(view))
        rng.shuffle(options)
        return options

    def thought(self, view: State, decision: Step, nodes: int) -> Thought[Move]:
        """Return `decision` as a thought that considered `nodes` options."""
        return _thought(view, decision, nodes)

    def promising(self, view: State, seat: int, rng: random.Random) -> Sequence[Step]:
        """Return the steps to try in playouts."""
        return _promising(Board(view), rng)

    def trials(self, view: State, seat: int) -> Foresight:
        """Return playouts of a few turns, in which all seats play `plain_step`."""
        return Foresight(view, _turns_ahead(Board(view)))

    def valued(
        self, view: State, seat: int, options: Sequence[Option]
    ) -> Sequence[tuple[Move, float]]:
        """Return (move, price in points) for each of `options`."""
        return [(move_of(view, step), price) for price, step in options]

    def tried(
        self, view: State, seat: int, means: Sequence[tuple[Step, float]]
    ) -> Sequence[tuple[Move, float]]:
        """Return (move, points) for each step and its mean value in playouts."""
        trials = self.trials(view, seat)
        return [(move_of(view, step), trials.points(mean)) for step, mean in means]

    def playouts(self, view: State, work: int) -> int:
        """Return the number of playouts for `work`, a total number of turns."""
        return work // _turns_ahead(Board(view))


_END: Step = (DONE, 0, 0)

_OVERLOOKED = 4
"""The beginner considers one in this many placements."""

_PLACEMENTS, _TURNS, _LAYS, _TRAPS = 12, 4, 6, 3
"""The maximum number of steps of each kind to try in playouts."""

_PLACEMENTS_OF_PARTNERS = 7
"""Fewer placements suffice without rivals: prices are more accurate when no one interferes."""

_HOPELESS = -0.5
"""Face-down cards expected to score this or less are not turned."""

_RIVALS_AHEAD = {1: 8, 2: 4}
"""The approximate length of playouts with rivals, in turns, by level. It is rounded to whole
rounds, plus one turn for the seat to move, to count what its hand will score."""

_PARTNERS_AHEAD = 8
"""The length of playouts without rivals, in turns."""


def _turns_ahead(board: Board) -> int:
    """Return the length of a playout in turns, including the current one."""
    if not has_rivals(board):
        return _PARTNERS_AHEAD
    seats = len(board.hands)
    rounds = max(1, round(_RIVALS_AHEAD[board.table.variant.level] / seats))
    return rounds * seats + 1


def _price(option: Option) -> float:
    return option[0]


def _priced(board: Board) -> list[Option]:
    """Return the steps that a greedy bot considers, with their prices."""
    if board.is_tucking:
        return tucks(board)
    manner = WARY if has_rivals(board) else PARTNERS
    if not board.a_used:
        return placements(board, manner) or [(0.0, without_placement(board))]
    options = [(0.0, _END), *turns(board, manner)]
    return [*options, *traps(board)] if has_rivals(board) else options


def _promising(board: Board, rng: random.Random) -> list[Step]:
    """Return the steps to try in playouts, the most promising of each kind first."""
    if board.is_tucking:
        return _best(tucks(board), 1, rng)
    manner = manner_of(board)
    turning = [option for option in turns(board, manner) if option[0] > _HOPELESS]
    if board.a_used:
        laying = _best(lays(board, manner), _LAYS, rng)
        if has_rivals(board):
            laying += _best(traps(board), _TRAPS, rng)
        return [_END, *_best(turning, _TURNS, rng), *dict.fromkeys(laying)]
    width = _PLACEMENTS if has_rivals(board) else _PLACEMENTS_OF_PARTNERS
    placing = _best(placements(board, manner), width, rng)
    if not placing:
        return [without_placement(board)]
    if board.b_used or board.table.variant.level == 1:
        return placing
    unknown = [option for option in turning if board.who[option[1][2]] != board.seat]
    return [*placing, *_best(unknown, _TURNS, rng)]


def _best(options: Iterable[Option], count: int, rng: random.Random) -> list[Step]:
    """Return the `count` steps with the highest prices, breaking ties at random."""
    mixed = list(options)
    rng.shuffle(mixed)
    return [step for _, step in nlargest(count, mixed, key=_price)]


def _thought(view: State, step: Step, nodes: int) -> Thought[Move]:
    return Thought(move_of(view, step), nodes)


JUDGEMENT = Judgement()

UNIT = Unit.POINTS
"""The unit of move values.

Values from playouts are the lead over the best rival a few turns later or, without rivals,
everyone's points by then. A price is an estimate of what a step adds to that."""

BOTS: Mapping[str, AnyBot] = {
    "greedy": Greedy(JUDGEMENT),
    "easy": Beginner(),
    "medium": Greedy(JUDGEMENT, blur=0.4),
    "hard": Foreseeing(JUDGEMENT, work=5_000),
}
