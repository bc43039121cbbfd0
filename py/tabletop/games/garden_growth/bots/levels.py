"""Opponents of Garden Growth. Gardens never touch, so each looks at its own alone.

Each decision is thought out afresh, to the end of the game: what was planned for the turn is not
remembered. So a move depends on nothing but the view and the luck of its ply, and a game can be
taken up again anywhere. Luck decides between places that are alike.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence

from tabletop.ai.bot import AnyBot, Thought
from tabletop.ai.levels import noticed
from tabletop.games.garden_growth.bots.beam import Shape, Step, follow
from tabletop.games.garden_growth.bots.garden import (
    POINT,
    Growing,
    Node,
    after_end,
    node_of,
)
from tabletop.games.garden_growth.bots.reasons import reason
from tabletop.games.garden_growth.bots.values import garden_value, price
from tabletop.games.garden_growth.rules.game import GAME
from tabletop.games.garden_growth.rules.garden import Garden
from tabletop.games.garden_growth.rules.kinds import KIND_OF
from tabletop.games.garden_growth.rules.notation import END, Move
from tabletop.games.garden_growth.rules.scoring import (
    A_DEAD_PLANT,
    WATER_A_POINT,
    WEEDS_A_POINT,
)
from tabletop.games.garden_growth.rules.state import LAST_TURN, State
from tabletop.games.garden_growth.rules.upkeep import after_upkeep


class Greedy:
    """Values each action at its price and each plant with the care to come, one action ahead.

    It ends a turn when nothing else is left to do: an action unused is lost (G19), and every action
    does some good.
    """

    def think(self, view: State, seat: int, rng: random.Random) -> Iterator[Thought[Move]]:
        """Yield the action after which the garden is worth most; equal ones in random order."""
        moves = [move for move in GAME.legal_moves(view) if move != END]
        if not moves:
            yield Thought(END, 1, reason(view, END))
            return
        rng.shuffle(moves)
        best = max(moves, key=lambda move: worth(GAME.apply_move(view, move)))
        yield Thought(best, len(moves), reason(view, best))


class Beginner:
    """Cares for its plants one action at a time, and makes three mistakes of beginners.

    It sees no further than the coming two upkeeps, so it lays no stores in and soon has more plants
    than it can care for. It counts points where growth would bring more. It overlooks every third
    thing that it could do. But it never leaves an action unused, and comes in time to a plant that
    it notices to be in need.
    """

    def think(self, view: State, seat: int, rng: random.Random) -> Iterator[Thought[Move]]:
        """Yield the noticed action after which the garden scores most soon."""
        moves = [move for move in GAME.legal_moves(view) if move != END]
        seen = noticed(moves, _OVERLOOKED, rng)
        if not moves:
            yield Thought(END, 1, reason(view, END))
            return
        rng.shuffle(moves)
        best = max(
            seen or moves,
            key=lambda move: _standing(GAME.apply_move(view, move).garden, view.turn),
        )
        yield Thought(best, len(moves), reason(view, best))


class Planner:
    """Follows several beams to the end of the game, and takes the first step of the best one.

    `doubt` is how far it misjudges gardens, in points: the standard deviation of an error that it
    makes for one garden throughout a decision.
    """

    def __init__(self, shapes: Sequence[Shape], doubt: float = 0.0) -> None:
        self._shapes = shapes
        self._doubt = doubt

    def think(self, view: State, seat: int, rng: random.Random) -> Iterator[Thought[Move]]:
        """Yield the first step to the best garden that was reached so far."""
        ways = _ways(view, rng)
        if len(ways) == 1:
            yield Thought(END, 1, reason(view, END))
            return
        course = Doubting(rng, self._doubt) if self._doubt else Growing()
        starts = [course.judged(node) for node in ways]
        best = max(starts, key=lambda step: step[1])[2]
        for reached in follow(course, starts, self._shapes):
            if reached.start is not None:
                best = starts[reached.start][2]
            yield Thought(ways[best], reached.nodes, reason(view, ways[best]))


class Doubting(Growing):
    """A garden's life as one sees it who misjudges gardens now and then.

    In the last turn, and once it is over, nothing is misjudged: no upkeep is to come, and what a
    drop, a weed or a plant counts is plain to see. The errors are dealt out anew for each search.
    """

    def __init__(self, rng: random.Random, doubt: float) -> None:
        self._errors = [round(rng.gauss(0.0, doubt) * POINT) for _ in range(_ERRORS)]

    def judged(self, node: Node) -> Step[Node]:
        """Return the rung and the value of a garden, and the garden."""
        rung, value, _ = super().judged(node)
        return rung, value + self._error(node), node

    def steps(self, node: Node, value: int) -> list[Step[Node]]:
        """Return what follows a garden that was judged to be worth `value`."""
        found = super().steps(node, value - self._error(node))
        return [(rung, worth + self._error(child), child) for rung, worth, child in found]

    def _error(self, node: Node) -> int:
        return 0 if node[0] >= LAST_TURN else self._errors[sum(node) % _ERRORS]


def worth(state: State) -> float:
    """Return what the garden of the seat to act and its actions left are worth, in points."""
    return garden_value(state.garden, state.turn) + price(state.turn) * state.left


def _standing(garden: Garden, turn: int) -> float:
    """Return the points of a garden's plants and chips after two upkeeps, none rounded."""
    for upkeep in range(turn + 1, min(turn + _FORESEEN, LAST_TURN) + 1):
        garden = after_upkeep(garden, upkeep)
    points = 0.0
    for plant in garden:
        if plant:
            points += 1 + KIND_OF[plant.kind].points if plant.is_living else -A_DEAD_PLANT
            points += plant.water / WATER_A_POINT - plant.weeds / WEEDS_A_POINT
    return points


def _ways(view: State, rng: random.Random) -> dict[Node, Move]:
    """Return the gardens that the legal moves lead to, and of moves that are alike one by lot."""
    found: dict[Node, list[Move]] = {}
    for move in GAME.legal_moves(view):
        node = after_end(node_of(view)) if move == END else node_of(GAME.apply_move(view, move))
        found.setdefault(node, []).append(move)
    return {node: rng.choice(moves) for node, moves in found.items()}


_OVERLOOKED = 1 / 3
_FORESEEN = 2
_ERRORS = 997

NARROW = (Shape(3),)
WIDE = (Shape(3), Shape(6), Shape(12), Shape(48, is_varied=True), Shape(100, is_varied=True))
"""Narrow beams trust the table of values, which is made for gardens that have grown well from the
start; the varied ones find their way from any garden."""

BOTS: Mapping[str, AnyBot] = {
    "greedy": Greedy(),
    "easy": Beginner(),
    "medium": Planner(NARROW, doubt=1.0),
    "hard": Planner(WIDE),
}
"""The opponents of Garden Growth by level."""
