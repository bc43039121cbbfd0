"""Alpha-beta search over actions, two to a turn.

The searching seat maximises the value, and all its rivals minimise it. Only the most promising
actions are searched, fewer at deeper plies.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Generator, Iterator, Sequence
from dataclasses import dataclass

from tabletop.games.hanging_gardens.bots.board import Board
from tabletop.games.hanging_gardens.bots.judge import Judge, Option, in_points
from tabletop.games.hanging_gardens.rules.notation import Action, Gazebo
from tabletop.games.hanging_gardens.rules.state import ACTIONS_A_TURN

ENDLESS = 1_000_000

SLICE = 60
"""The number of positions between two yields of a search: a few milliseconds."""

Widths = tuple[int, ...]
"""How many actions to search at each ply."""

_Steps = Generator[None, None, int]


@dataclass(frozen=True, slots=True)
class Found:
    """The best action so far, its value for the seat, and the number of positions evaluated."""

    move: Action
    value: int
    nodes: int


class Search:
    """A search from the current position of a board."""

    def __init__(
        self, board: Board, budget: int, rng: random.Random, *, advises: bool = False
    ) -> None:
        """Prepare a search for the seat to act, of about `budget` positions.

        With `advises` it also tries terraces on which the gazebo could then stand. Among equal
        actions it prefers one that changes the lead at once, as a person can see its purpose.
        """
        self._board = board
        self._seat = board.turn.seat
        self._judge = Judge(board, self._seat)
        self._budget = budget
        self._rng = rng
        self._advises = advises
        self._widths: Widths = ()
        self._likeliest: list[Action] = []

    def run(self, plans: Sequence[Widths]) -> Iterator[Found]:
        """Search each of `plans` in turn, and yield the best action so far after each slice.

        The plans are for a whole turn; see `_shortened`. Ties are broken at random, except that
        other actions are preferred to moving a gazebo.
        """
        options = self._options()
        self._rng.shuffle(options)
        tie_break = self._lead_now if self._advises else _nothing
        options.sort(
            key=lambda each: (each.value, not isinstance(each.move, Gazebo), tie_break(each.move)),
            reverse=True,
        )
        best = Found(options[0].move, options[0].value, self._judge.nodes)
        self._likeliest = [option.move for option in options]
        yield best
        for plan in plans:
            self._widths = _shortened(plan, self._board.turn.action)
            if len(self._widths) == 1 or len(options) == 1:
                continue
            values: dict[Action, int] = {}
            for found in self._ranked(options[: self._widths[0]], best, values):
                best = found
                yield best
                if self._judge.nodes >= self._budget:
                    self._board.unwind()
                    return
            options = [Option(values[each.move], each.move) for each in options[: len(values)]]
            options.sort(key=lambda each: each.value, reverse=True)

    def _options(self) -> list[Option]:
        """Return the candidate actions at the root, without duplicates."""
        options = self._judge.options()
        if not self._advises:
            return options
        terraces = {each.move: each for each in self._judge.terraces()}
        return [*terraces.values(), *(each for each in options if each.move not in terraces)]

    def _lead_now(self, move: Action) -> int:
        """Return the lead in points over the best rival after an action."""
        self._board.do(move)
        scores = self._board.scores()
        self._board.undo()
        return scores.pop(self._seat - 1) - max(scores)

    def compare(
        self, first: Sequence[Action], plan: Widths, losses: dict[Action, float]
    ) -> Iterator[None]:
        """Fill `losses` with the points that actions lose compared with `first[0]`; yield often.

        `first` is the best action found, then any others to include. `run` cuts off actions that
        are no better than the best; here all are searched with full windows and the same `plan`,
        which should be small.
        """
        self._widths = _shortened(plan, self._board.turn.action)
        found: dict[Action, float] = {}
        for move in dict.fromkeys([*first, *self._likeliest[: self._widths[0]]]):
            self._board.do(move)
            steps = self._value(1, -ENDLESS, ENDLESS, ())
            while (value := _advance(steps)) is None:
                yield
            self._board.undo()
            found[move] = in_points(value)
        losses.update((move, max(0.0, found[first[0]] - value)) for move, value in found.items())

    def _ranked(
        self, options: Sequence[Option], best: Found, values: dict[Action, int]
    ) -> Iterator[Found]:
        """Search `options`, fill `values`, and yield the best one after each slice.

        Until the first option has a value, yield `best`, from the shallower search.
        """
        highest, pause = -ENDLESS, self._judge.nodes
        tried: set[Action] = set()
        is_first = self._board.turn.action < ACTIONS_A_TURN
        for option in options:
            self._board.do(option.move)
            steps = self._value(1, highest, ENDLESS, tried)
            while (value := _advance(steps)) is None:
                if self._judge.nodes >= pause:
                    pause = self._judge.nodes + SLICE
                    yield Found(best.move, best.value, self._judge.nodes)
            self._board.undo()
            values[option.move] = value
            if is_first and not isinstance(option.move, Gazebo):
                tried.add(option.move)
            if value > highest:
                highest = value
                best = Found(option.move, value, self._judge.nodes)
        yield Found(best.move, best.value, self._judge.nodes)

    def _value(self, ply: int, alpha: int, beta: int, tried: Collection[Action]) -> _Steps:
        """Return the value of the position, yielding at every node.

        It is exact between `alpha` and `beta`, otherwise a bound. Actions in `tried` are skipped:
        the same two actions have already been searched in the other order.
        """
        if self._board.is_over:
            return self._judge.value()
        yield
        if ply + 1 == len(self._widths):
            return self._judge.value_ahead()
        options = self._judge.options()
        followed = [each.move for each in options[: self._widths[ply]] if each.move not in tried]
        if not followed:
            return options[0].value
        if self._board.turn.seat == self._seat:
            return (yield from self._highest(followed, ply, alpha, beta))
        return (yield from self._lowest(followed, ply, alpha, beta))

    def _highest(self, moves: Sequence[Action], ply: int, alpha: int, beta: int) -> _Steps:
        best = -ENDLESS
        tried: set[Action] = set()
        is_first = self._board.turn.action < ACTIONS_A_TURN
        for move in moves:
            self._board.do(move)
            value = yield from self._value(ply + 1, max(alpha, best), beta, tried)
            self._board.undo()
            best = max(best, value)
            if best >= beta:
                break
            if is_first and not isinstance(move, Gazebo):
                tried.add(move)
        return best

    def _lowest(self, moves: Sequence[Action], ply: int, alpha: int, beta: int) -> _Steps:
        best = ENDLESS
        tried: set[Action] = set()
        is_first = self._board.turn.action < ACTIONS_A_TURN
        for move in moves:
            self._board.do(move)
            value = yield from self._value(ply + 1, alpha, min(beta, best), tried)
            self._board.undo()
            best = min(best, value)
            if best <= alpha:
                break
            if is_first and not isinstance(move, Gazebo):
                tried.add(move)
        return best


def _nothing(_: Action) -> int:
    return 0


def _advance(steps: _Steps) -> int | None:
    """Advance a search by one step; return its value if it ends, else None."""
    try:
        next(steps)
    except StopIteration as stop:
        value: int = stop.value
        return value
    return None


def _shortened(plan: Widths, action: int) -> Widths:
    """Return `plan` for a turn that starts with `action`, keeping the width of the first ply."""
    return (plan[0], *plan[action:])
