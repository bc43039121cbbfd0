"""The opponents of Tuintopia, by level.

All price their steps alike, in points (`options`). They differ in what they overlook, and in
whether they ask what the others and their own next turns will make of a step.
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
    """Overlooks three of four ways to place a card, and leaves closed cards alone.

    So it misses good neighbours and the second half of its turn, as beginners do. But of what it
    notices it takes the best.
    """

    def think(self, view: State, seat: int, rng: random.Random) -> Iterator[Thought[Move]]:
        """Yield its one thought; luck decides between equals."""
        board = Board(view)
        options = [(0.0, _END)] if board.a_used else _priced(board)
        rng.shuffle(options)
        noticed = options[: ceil(len(options) / _OVERLOOKED)]
        price, step = max(noticed, key=_price)
        thought = _thought(view, step, len(options))
        values = [(move_of(view, each), worth) for worth, each in noticed]
        yield replace(thought, values=led_by(thought.move, price, values))


class Judgement:
    """What the levels know of a position: the points that a step brings at once.

    Well connected cards are kept for better cells, closed cards of rivals are distrusted, and cards
    are laid closed as traps only. By playouts, with the hidden cards dealt at random, it is asked
    what a step opens to the others, and what a hand and its closed cards will bring.
    """

    def options(self, view: State, seat: int, rng: random.Random) -> Sequence[Option]:
        """Return the steps that a greedy opponent looks at."""
        options = _priced(Board(view))
        rng.shuffle(options)
        return options

    def thought(self, view: State, decision: Step, nodes: int) -> Thought[Move]:
        """Return the thought of a step."""
        return _thought(view, decision, nodes)

    def promising(self, view: State, seat: int, rng: random.Random) -> Sequence[Step]:
        """Return the steps that are worth trying."""
        return _promising(Board(view), rng)

    def trials(self, view: State, seat: int) -> Foresight:
        """Return playouts in which all seats play plainly on for some turns."""
        return Foresight(view, _turns_ahead(Board(view)))

    def valued(
        self, view: State, seat: int, options: Sequence[Option]
    ) -> Sequence[tuple[Move, float]]:
        """Return the moves of steps, and their prices in points."""
        return [(move_of(view, step), price) for price, step in options]

    def tried(
        self, view: State, seat: int, means: Sequence[tuple[Step, float]]
    ) -> Sequence[tuple[Move, float]]:
        """Return the moves of steps, and the points that their playouts lead to."""
        trials = self.trials(view, seat)
        return [(move_of(view, step), trials.points(mean)) for step, mean in means]

    def playouts(self, view: State, work: int) -> int:
        """Return a share of `work`, which is the number of turns that are played out in all."""
        return work // _turns_ahead(Board(view))


_END: Step = (DONE, 0, 0)

_OVERLOOKED = 4
"""A beginner notices one of so many ways to place a card."""

_PLACEMENTS, _TURNS, _LAYS, _TRAPS = 12, 4, 6, 3
"""How many steps of each kind are tried by playouts."""

_PLACEMENTS_OF_PARTNERS = 7
"""Without rivals so many suffice: there the prices are better guesses, for nobody interferes."""

_HOPELESS = -0.5
"""A closed card that is expected to bring less is not turned."""

_RIVALS_AHEAD = {1: 8, 2: 4}
"""By level: playouts with rivals go on for whole rounds of about so many turns, and then once more
for the seat that thinks: a hand is worth what it brings."""

_PARTNERS_AHEAD = 8
"""How many turns playouts go on where nobody is a rival."""


def _turns_ahead(board: Board) -> int:
    """Return how many turns a playout goes on, this one included."""
    if not has_rivals(board):
        return _PARTNERS_AHEAD
    seats = len(board.hands)
    rounds = max(1, round(_RIVALS_AHEAD[board.table.variant.level] / seats))
    return rounds * seats + 1


def _price(option: Option) -> float:
    return option[0]


def _priced(board: Board) -> list[Option]:
    """Return the steps that a greedy opponent looks at."""
    if board.is_tucking:
        return tucks(board)
    manner = WARY if has_rivals(board) else PARTNERS
    if not board.a_used:
        return placements(board, manner) or [(0.0, without_placement(board))]
    options = [(0.0, _END), *turns(board, manner)]
    return [*options, *traps(board)] if has_rivals(board) else options


def _promising(board: Board, rng: random.Random) -> list[Step]:
    """Return the steps that are worth trying, the likeliest first."""
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
    """Return the steps with the highest prices, equal ones by lot."""
    mixed = list(options)
    rng.shuffle(mixed)
    return [step for _, step in nlargest(count, mixed, key=_price)]


def _thought(view: State, step: Step, nodes: int) -> Thought[Move]:
    return Thought(move_of(view, step), nodes)


JUDGEMENT = Judgement()

UNIT = Unit.POINTS
"""What values count. By playouts it is the lead in points over the best rival some turns on, or,
where there are no rivals, the points of all by then; a price is what a step adds to that."""

BOTS: Mapping[str, AnyBot] = {
    "greedy": Greedy(JUDGEMENT),
    "easy": Beginner(),
    "medium": Greedy(JUDGEMENT, blur=0.4),
    "hard": Foreseeing(JUDGEMENT, work=5_000),
}
