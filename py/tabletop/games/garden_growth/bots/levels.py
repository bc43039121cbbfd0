"""Bots for Garden Growth, by level. Gardens are independent, so each bot considers only its own.

Planners search anew for every decision, to the end of the game, and keep no plan between moves.
A move therefore depends only on the view and the random generator of its ply, so a game can be
resumed anywhere. Equivalent spaces are chosen at random. Among actions whose order doesn't matter,
those that save a plant come first.
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
    """Plays the action after which the estimated garden value is highest, without looking ahead.

    It ends a turn only if no other move is legal, because unused actions are lost (G19) and every
    action is of some use.
    """

    def think(self, view: State, seat: int, rng: random.Random) -> Iterator[Thought[Move]]:
        """Yield the action with the highest resulting value; ties are broken at random."""
        moves = [move for move in GAME.legal_moves(view) if move != END]
        if not moves:
            yield Thought(END, 1)
            return
        rng.shuffle(moves)
        values = ranked((move, worth(GAME.apply_move(view, move))) for move in moves)
        best = values[0][0]
        yield Thought(best, len(moves), values=values)


class Beginner:
    """Looks one action ahead and makes three typical beginner's mistakes.

    It considers only the next two upkeeps, so it doesn't build up reserves and soon has more plants
    than it can care for. It counts points when growth would gain more. It overlooks a third of its
    possible actions. But it never wastes an action, and saves a plant whose need it notices.
    """

    def think(self, view: State, seat: int, rng: random.Random) -> Iterator[Thought[Move]]:
        """Yield the action, among those noticed, with the most points after two upkeeps."""
        moves = [move for move in GAME.legal_moves(view) if move != END]
        considered = noticed(moves, _OVERLOOKED, rng)
        if not moves:
            yield Thought(END, 1)
            return
        rng.shuffle(moves)
        values = ranked(
            (move, _standing(GAME.apply_move(view, move).garden, view.turn))
            for move in considered or moves
        )
        best = values[0][0]
        yield Thought(best, len(moves), values=values)


@dataclass(frozen=True, slots=True)
class Planner:
    """Plans to the end of the game by beam searches of `shapes`, and plays the first action.

    `doubt` is the standard deviation, in points, of a random error in its garden values; the error
    of a garden stays the same throughout a decision. A judge also values the `others` most
    promising other moves, and those in `also`, each by a beam search of shape `compared`.
    """

    shapes: Sequence[Shape]
    compared: Shape
    doubt: float = 0.0
    is_judge: bool = False
    also: tuple[Move, ...] = ()
    others: int = 12

    def judge(self) -> Planner:
        """Return a copy whose last thought also has the values of other moves."""
        return replace(self, is_judge=True)

    def asked(self, move: Move) -> Planner:
        """Return a copy that, as a judge, always values `move`, however unpromising."""
        return replace(self, also=(move,))

    def think(self, view: State, seat: int, rng: random.Random) -> Iterator[Thought[Move]]:
        """Yield the first action towards the best garden found so far."""
        alike = ways_of(view)
        ways = {node: rng.choice(moves) for node, moves in alike.items()}
        ways = dict(sorted(ways.items(), key=lambda way: needs_after(view, way[1])))
        if len(ways) == 1:
            yield Thought(END, 1)
            return
        first = next(iter(ways.values()))
        yield from (Thought(first) for _ in tables_of(view.turn))
        thoughts = self._follow(view, ways, rng)
        yield from (
            extended(thoughts, partial(self._compare_others, alike)) if self.is_judge else thoughts
        )

    def _follow(
        self, view: State, ways: Mapping[Node, Move], rng: random.Random
    ) -> Iterator[Thought[Move]]:
        """Yield the best of `ways` so far, at short intervals."""
        course = Doubting(rng, self.doubt) if self.doubt else Growing()
        starts = [course.judged(node) for node in ways]
        best, value = max(starts, key=_value)[2], 0
        latest: tuple[Node, Node | None, Node] | None = None
        move, why = ways[best], ""
        for reached in follow(course, starts, self.shapes, first_rung(view.turn + 1)):
            if reached.start is not None:
                best, value = starts[reached.start][2], reached.value
            if latest != (best, reached.via, reached.end):
                latest = best, reached.via, reached.end
                move, why = self.action_and_reason(view, ways[best], reached)
            yield Thought(move, reached.nodes, why, ((move, value / POINT),))

    def action_and_reason(self, view: State, move: Move, reached: Reached) -> tuple[Move, str]:
        """Return the action to take for the plan that begins with `move`, and its reason.

        This implementation returns `move` and no reason (""); `advice.Adviser` overrides it.
        """
        return move, ""

    def _compare_others(
        self, alike: Mapping[Node, Sequence[Move]], best: Thought[Move]
    ) -> Iterator[Thought[Move]]:
        """Yield `best` while comparing, and finally with the values of the other moves."""
        ((move, value),) = best.values
        first = [
            node for each in (move, *self.also) for node, moves in alike.items() if each in moves
        ]
        losses: dict[Node, int] = {}
        course = Growing()
        likeliest = sorted(map(course.judged, alike), key=_value, reverse=True)[: self.others]
        starts = [*map(course.judged, first), *likeliest]
        for _ in _compare(starts, self.compared, losses):
            yield best
        others = (
            (other, value - loss / POINT) for node, loss in losses.items() for other in alike[node]
        )
        yield replace(best, values=led_by(move, value, others))


class Doubting(Growing):
    """A `Growing` whose values have random errors, drawn anew for each search.

    Values are exact from the last turn on, when no upkeep is left and the points are easy to count.
    """

    def __init__(self, rng: random.Random, doubt: float) -> None:
        self._errors = [round(rng.gauss(0.0, doubt) * POINT) for _ in range(_ERRORS)]

    def judged(self, node: Node) -> Step[Node]:
        """Return `node` with its rung and its value including the error."""
        rung, value, _ = super().judged(node)
        return rung, value + self._error(node), node

    def steps(self, node: Node, value: int) -> list[Step[Node]]:
        """Return the steps from `node`; `value` and theirs include errors."""
        found = super().steps(node, value - self._error(node))
        return [(rung, worth + self._error(child), child) for rung, worth, child in found]

    def _error(self, node: Node) -> int:
        return 0 if node[0] >= LAST_TURN else self._errors[sum(node) % _ERRORS]


def worth(state: State) -> float:
    """Return the estimated value, in points, of the acting seat's garden and remaining actions."""
    return garden_value(state.garden, state.turn) + price(state.turn) * state.left


def _standing(garden: Garden, turn: int) -> float:
    """Return the unrounded points of a garden's plants and chips after the next two upkeeps."""
    for upkeep in range(turn + 1, min(turn + _FORESEEN, LAST_TURN) + 1):
        garden = after_upkeep(garden, upkeep)
    points = 0.0
    for plant in garden:
        if plant:
            points += 1 + KIND_OF[plant.kind].points if plant.is_living else -A_DEAD_PLANT
            points += plant.water / WATER_A_POINT - plant.weeds / WEEDS_A_POINT
    return points


def _compare(starts: Sequence[Step[Node]], shape: Shape, losses: dict[Node, int]) -> Iterator[None]:
    """Fill `losses` with the value lost by each start relative to the first, yielding often.

    Every start gets its own search of the same shape, so that the results are comparable.
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


def _value(step: Step[Node]) -> int:
    return step[1]


def ways_of(view: State) -> dict[Node, list[Move]]:
    """Return the legal moves, grouped by the node that they lead to (equivalent moves)."""
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
"""Narrow beams rely on the value tables, which suit gardens that were played well from the start;
varied beams can cope with any garden."""

SKETCHED, COMPARED = Shape(4, is_varied=True), Shape(24, is_varied=True)
"""Beams for valuing other moves; varied, because such moves may lead to unusual gardens."""

BOTS: Mapping[str, AnyBot] = {
    "greedy": Greedy(),
    "easy": Beginner(),
    "medium": Planner(NARROW, SKETCHED, doubt=1.0),
    "hard": Planner(WIDE, COMPARED),
}
"""Bots by level."""

UNIT = Unit.POINTS
"""Unit of move values: expected final points of the bot's own garden, but for the beginner, points
after two upkeeps."""
