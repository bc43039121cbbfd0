"""The opponents of Tuintopia, by level.

All price their steps alike, in points (`bots_options`). They differ in what they overlook, and in
whether they ask what the others and their own next turns will make of a step.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from heapq import nlargest
from math import ceil

from tabletop.ai.bot import AnyBot, Thought
from tabletop.ai.playouts import search
from tabletop.games.tuintopia.bots_board import DONE, Board, Step, move_of
from tabletop.games.tuintopia.bots_options import (
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
from tabletop.games.tuintopia.bots_trials import Foresight
from tabletop.games.tuintopia.bots_words import reason_for
from tabletop.games.tuintopia.notation import Move
from tabletop.games.tuintopia.state import State


@dataclass(frozen=True, slots=True)
class Greedy:
    """Takes the most points, and never asks what comes after.

    It keeps well connected cards for better cells, distrusts closed cards of rivals, and lays
    cards closed only as traps. `blur` is by how many points, as a standard deviation, it misjudges
    every step.
    """

    blur: float = 0.0

    def think(self, view: State, seat: int, rng: random.Random) -> Iterator[Thought[Move]]:
        """Yield its one thought; luck decides between equals."""
        options = _priced(Board(view))
        rng.shuffle(options)
        _, step = max(options, key=lambda option: option[0] + rng.gauss(0.0, self.blur))
        yield _thought(view, step, len(options))


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
        yield _thought(view, max(noticed, key=_price)[1], len(options))


@dataclass(frozen=True, slots=True)
class Foreseeing:
    """Tries the promising steps by playouts with the hidden cards dealt at random.

    In them all seats play plainly on for some turns: so it sees what its step opens to the others,
    and what its hand and its closed cards will bring. A closed card of a rival is thought to be a
    bad one. `work` is the number of turns that are played out in all.
    """

    work: int

    def think(self, view: State, seat: int, rng: random.Random) -> Iterator[Thought[Move]]:
        """Yield the best step so far after every playout."""
        board = Board(view)
        candidates = _promising(board, rng)
        thoughts = {candidates[0]: _thought(view, candidates[0], len(candidates))}
        yield thoughts[candidates[0]]
        if len(candidates) == 1:
            return
        ahead = _turns_ahead(board)
        for found in search(Foresight(view, ahead), candidates, self.work // ahead, rng):
            step = found.move
            if step not in thoughts:
                thoughts[step] = _thought(view, step, found.nodes)
            yield replace(thoughts[step], nodes=found.nodes)


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
    move = move_of(view, step)
    return Thought(move, nodes, reason_for(view, move))


BOTS: Mapping[str, AnyBot] = {
    "greedy": Greedy(),
    "easy": Beginner(),
    "medium": Greedy(blur=0.4),
    "hard": Foreseeing(work=5_000),
}
