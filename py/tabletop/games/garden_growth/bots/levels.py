"""Opponents of Garden Growth. Gardens never touch, so each looks at its own alone.

Each decision is thought out afresh, to the end of the game: what was planned for the turn is not
remembered. So a move depends on nothing but the view and the luck of its ply, and a game can be
taken up again anywhere. Luck decides between places that are alike. Of actions that may as well be
taken in any order, those that save a plant come first.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from tabletop.ai.bot import AnyBot, Thought, extended
from tabletop.ai.levels import noticed
from tabletop.ai.units import Unit
from tabletop.ai.values import led_by, ranked
from tabletop.games.garden_growth.bots.beam import Reached, Shape, Step, follow
from tabletop.games.garden_growth.bots.garden import (
    POINT,
    Growing,
    Node,
    after_end,
    first_rung,
    node_of,
    tables_of,
)
from tabletop.games.garden_growth.bots.plans import (
    needs_after,
)
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
            yield Thought(END, 1)
            return
        rng.shuffle(moves)
        values = ranked((move, worth(GAME.apply_move(view, move))) for move in moves)
        best = values[0][0]
        yield Thought(best, len(moves), values=values)


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
            yield Thought(END, 1)
            return
        rng.shuffle(moves)
        values = ranked(
            (move, _standing(GAME.apply_move(view, move).garden, view.turn))
            for move in seen or moves
        )
        best = values[0][0]
        yield Thought(best, len(moves), values=values)


@dataclass(frozen=True, slots=True)
class Planner:
    """Follows several beams to the end of the game, and takes the first step of the best one.

    `doubt` is how far it misjudges gardens, in points: the standard deviation of an error that it
    makes for one garden throughout a decision. A judge also follows a beam of the shape `compared`
    from each of the other steps that seem best, `others` of them, and from those in `also`.
    """

    shapes: Sequence[Shape]
    compared: Shape
    doubt: float = 0.0
    is_judge: bool = False
    also: tuple[Move, ...] = ()
    others: int = 12

    def judge(self) -> Planner:
        """Return who compares other steps, too."""
        return replace(self, is_judge=True)

    def asked(self, move: Move) -> Planner:
        """Return who compares this step, too, however little it promises."""
        return replace(self, also=(move,))

    def think(self, view: State, seat: int, rng: random.Random) -> Iterator[Thought[Move]]:
        """Yield the first step to the best garden that was reached so far."""
        alike = ways_of(view)
        ways = {node: rng.choice(moves) for node, moves in alike.items()}
        ways = dict(sorted(ways.items(), key=lambda way: needs_after(view, way[1])))
        if len(ways) == 1:
            yield Thought(END, 1)
            return
        first = next(iter(ways.values()))
        yield from (Thought(first) for _ in tables_of(view.turn))
        thoughts = self._followed(view, ways, rng)
        yield from extended(thoughts, partial(self._compared, alike)) if self.is_judge else thoughts

    def _followed(
        self, view: State, ways: Mapping[Node, Move], rng: random.Random
    ) -> Iterator[Thought[Move]]:
        """Yield the best of the ways so far, often."""
        course = Doubting(rng, self.doubt) if self.doubt else Growing()
        starts = [course.judged(node) for node in ways]
        best, value = max(starts, key=_judged)[2], 0
        told: tuple[Node, Node | None, Node] | None = None
        move, why = ways[best], ""
        for reached in follow(course, starts, self.shapes, first_rung(view.turn + 1)):
            if reached.start is not None:
                best, value = starts[reached.start][2], reached.value
            if told != (best, reached.via, reached.end):
                told = best, reached.via, reached.end
                move, why = self.told(view, ways[best], reached)
            yield Thought(move, reached.nodes, why, ((move, value / POINT),))

    def told(self, view: State, move: Move, reached: Reached) -> tuple[Move, str]:
        """Return the action to take of the plan that begins with `move`, and why, "" as here."""
        return move, ""

    def _compared(
        self, alike: Mapping[Node, Sequence[Move]], best: Thought[Move]
    ) -> Iterator[Thought[Move]]:
        """Yield the best step again, at last with what others are worth."""
        ((move, value),) = best.values
        first = [
            node for each in (move, *self.also) for node, moves in alike.items() if each in moves
        ]
        losses: dict[Node, int] = {}
        course = Growing()
        likeliest = sorted(map(course.judged, alike), key=_judged, reverse=True)[: self.others]
        starts = [*map(course.judged, first), *likeliest]
        for _ in _compare(starts, self.compared, losses):
            yield best
        others = (
            (other, value - loss / POINT) for node, loss in losses.items() for other in alike[node]
        )
        yield replace(best, values=led_by(move, value, others))


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


def _compare(starts: Sequence[Step[Node]], shape: Shape, losses: dict[Node, int]) -> Iterator[None]:
    """Fill `losses` with what is lost by going to a node instead of the first, and pause often.

    All are followed by beams of one shape, each alone, for only so what they come to can be
    compared.
    """
    course = Growing()
    ends: dict[Node, int] = {}
    for start in starts:
        if start[2] in ends:
            continue
        for reached in follow(course, [start], (shape,)):
            ends[start[2]] = reached.value
            yield
    best = ends[starts[0][2]]
    losses.update((node, max(0, best - end)) for node, end in ends.items())


def _judged(step: Step[Node]) -> int:
    return step[1]


def ways_of(view: State) -> dict[Node, list[Move]]:
    """Return the gardens that the legal moves lead to, with the moves, which are alike."""
    found: dict[Node, list[Move]] = {}
    for move in GAME.legal_moves(view):
        node = after_end(node_of(view)) if move == END else node_of(GAME.apply_move(view, move))
        found.setdefault(node, []).append(move)
    return found


_OVERLOOKED = 1 / 3
_FORESEEN = 2
_ERRORS = 997
NARROW = (Shape(3),)
WIDE = (Shape(3), Shape(6), Shape(12), Shape(48, is_varied=True), Shape(100, is_varied=True))
"""Narrow beams trust the table of values, which is made for gardens that have grown well from the
start; the varied ones find their way from any garden."""

SKETCHED, COMPARED = Shape(4, is_varied=True), Shape(24, is_varied=True)
"""By such beams other steps are compared: varied ones, for a step may well lead astray."""

BOTS: Mapping[str, AnyBot] = {
    "greedy": Greedy(),
    "easy": Beginner(),
    "medium": Planner(NARROW, SKETCHED, doubt=1.0),
    "hard": Planner(WIDE, COMPARED),
}
"""The opponents of Garden Growth by level."""

UNIT = Unit.POINTS
"""What values count: the points of the own garden at the end of the game, as far as one looks; the
beginner looks no further than two upkeeps."""
