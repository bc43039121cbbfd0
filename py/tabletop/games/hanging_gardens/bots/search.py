"""Alpha-beta search over actions, of which a seat does two in a turn.

The seat that thinks makes the value as great as it can, and all its rivals together make it small.
A search looks at the most promising actions only, at fewer the deeper they lie.
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
"""A search lets go as soon as it has looked at so many positions again: a few milliseconds."""

Widths = tuple[int, ...]
"""How many actions are followed: at first, after one more action, and so on."""

_Steps = Generator[None, None, int]


@dataclass(frozen=True, slots=True)
class Found:
    """The best action so far, its value for the seat, and the positions looked at."""

    move: Action
    value: int
    nodes: int


class Search:
    """One search, from the position that a board is in."""

    def __init__(
        self, board: Board, budget: int, rng: random.Random, *, advises: bool = False
    ) -> None:
        """Search for the seat to act; `budget` positions are looked at, or a few more.

        A search that `advises` also tries terraces to which the gazebo may move then, and of equal
        actions takes one that changes the lead at once: a person can see what it is for.
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
        """Yield the best action so far, after every slice, for plans that look ever deeper.

        The plans are those of a whole turn, see `_shortened`. Of actions that are equal in the end
        chance decides, but rather something is built than a gazebo moved to and fro.
        """
        options = self._options()
        self._rng.shuffle(options)
        shown = self._lead_now if self._advises else _nothing
        options.sort(
            key=lambda each: (each.value, not isinstance(each.move, Gazebo), shown(each.move)),
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
        """Return the actions to begin with, each once."""
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
        """Fill `losses` with what is lost by other actions than the best, in points; pause often.

        The best is that of the search and stands `first`, perhaps with others that are to be
        compared in any case. A search that asks only for the best leaves the others as soon as they
        are no better. Here all are followed alike, by one plan, which should be a small one.
        """
        self._widths = _shortened(plan, self._board.turn.action)
        found: dict[Action, float] = {}
        for move in dict.fromkeys([*first, *self._likeliest[: self._widths[0]]]):
            self._board.do(move)
            steps = self._value(1, -ENDLESS, ENDLESS, ())
            while (value := _stepped(steps)) is None:
                yield
            self._board.undo()
            found[move] = in_points(value)
        losses.update((move, max(0.0, found[first[0]] - value)) for move, value in found.items())

    def _ranked(
        self, options: Sequence[Option], best: Found, values: dict[Action, int]
    ) -> Iterator[Found]:
        """Fill `values` with those of the options, and yield the best of them after every slice.

        Until the first is valued, the best one of a shallower search is.
        """
        highest, pause = -ENDLESS, self._judge.nodes
        tried: set[Action] = set()
        is_first = self._board.turn.action < ACTIONS_A_TURN
        for option in options:
            self._board.do(option.move)
            steps = self._value(1, highest, ENDLESS, tried)
            while (value := _stepped(steps)) is None:
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
        """Return the value of the position, and yield now and then.

        It is exact between `alpha` and `beta`, else a bound on their side. Actions that were
        `tried` before the one just done are left out: the same two the other way round.
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


def _stepped(steps: _Steps) -> int | None:
    """Return the value if a search ends with its next step, else None."""
    try:
        next(steps)
    except StopIteration as stop:
        value: int = stop.value
        return value
    return None


def _shortened(plan: Widths, action: int) -> Widths:
    """Return the plan for what is left of a turn, still with all that is tried at first."""
    return (plan[0], *plan[action:])
