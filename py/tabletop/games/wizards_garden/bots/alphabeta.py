"""Alpha-beta search with iterative deepening and a transposition table.

It suits two-player games of perfect information with alternating turns. A game supplies a
`Ground`, which generates and evaluates children. A node is a hashable value that describes
a position completely. Values are integers from the point of view of the side to move.
"""

from __future__ import annotations

from collections.abc import Generator, Hashable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Generic, Protocol, TypeVar

N = TypeVar("N", bound=Hashable)

DECIDED = 100_000
"""Values of at least this are wins, and of at most -DECIDED losses."""

ENDLESS = 1_000_000

UNBROKEN_DEPTH = 2
"""A subtree of this depth is searched without yielding: a few hundred nodes at most."""

MOST_COMPARED = 16
"""Maximum depth of `Search.compare`."""

SLICE = 1_500
"""Number of evaluated nodes between two yields: a few milliseconds of work."""

Child = tuple[int, N, bool]
"""(value, node, is_over): the value is static, for the side that made the move to `node`.

The value of a finished game is exact: at least DECIDED for a win.
"""


class Ground(Protocol[N]):
    """The interface between a game and the search."""

    def children(self, node: N) -> Iterator[Child[N]]:
        """Yield the child of each legal move; `node` is not over, so there is at least one."""
        ...

    def key(self, node: N) -> Hashable:
        """Return the transposition key, shared by nodes of equal value such as mirror images."""
        ...


class Bound(Enum):
    """Whether a stored value is exact, a lower bound or an upper bound."""

    EXACT = 0
    AT_LEAST = 1
    AT_MOST = 2


@dataclass(frozen=True, slots=True)
class Known(Generic[N]):
    """A transposition table entry: search depth, bound type, value and best child."""

    depth: int
    bound: Bound
    value: int
    best: N


@dataclass(frozen=True, slots=True)
class Found(Generic[N]):
    """The best child so far, its value for the side to move, the depth and the nodes evaluated.

    `is_final` is true if every line was searched to the end of the game, so `value` is exact.
    """

    child: N
    value: int
    depth: int
    nodes: int
    is_final: bool = False


class Search(Generic[N]):
    """One search with its transposition table.

    `nodes` counts evaluated children; a node reached twice counts twice.
    """

    def __init__(self, ground: Ground[N], budget: int) -> None:
        self._ground = ground
        self._budget = budget
        self._table: dict[Hashable, Known[N]] = {}
        self._saw_everything = True
        self._pause = SLICE
        self.nodes = 0

    def deepen(self, children: Sequence[Child[N]], depth: int) -> Iterator[Found[N]]:
        """Search `children` to depths 1 to `depth`, yielding the best so far after every slice.

        Ties go to the first child. The search stops early when the node budget is spent, the game
        is decided, or every line has been searched to its end. The last item yielded is the result.
        """
        ranked = sorted(children, key=_static_value, reverse=True)
        self.nodes = len(ranked)
        found = Found(ranked[0][1], ranked[0][0], 1, self.nodes)
        yield found
        for deep in range(2, depth + 1):
            self._saw_everything = True
            values: dict[N, int] = {}
            for step in self._rank(ranked, deep, values):
                found = step
                yield found
                if self.nodes >= self._budget:
                    return
            ranked.sort(key=lambda child: values[child[1]], reverse=True)
            found = Found(found.child, found.value, deep, self.nodes, self._saw_everything)
            yield found
            if self._saw_everything or abs(found.value) >= DECIDED:
                return

    def compare(
        self, children: Sequence[Child[N]], budget: int, values: dict[N, int]
    ) -> Iterator[None]:
        """Fill `values` with the values of all `children`, yielding often.

        Depth increases until `budget` nodes are spent. Unlike `deepen`, which cuts off a child once
        it is no better than the best, this searches each with a full window to the same depth (or
        deeper, if the table has a deeper result).
        """
        until = self.nodes + budget
        values.update((node, judged) for judged, node, _ in children)
        for deep in range(2, MOST_COMPARED + 1):
            deeper: dict[N, int] = {}
            for judged, node, is_over in children:
                deeper[node] = judged
                if not is_over:
                    steps = self._in_slices(node, deep - 1, -ENDLESS, ENDLESS)
                    deeper[node] = -(yield from steps)
                if self.nodes >= until:
                    return
            values.update(deeper)

    def _rank(
        self, children: Sequence[Child[N]], depth: int, values: dict[N, int]
    ) -> Iterator[Found[N]]:
        """Fill `values` for `children` at `depth`, yielding the best so far after every slice.

        The first child, which was the best at the previous depth, leads until it is searched.
        """
        best = Found(children[0][1], children[0][0], depth - 1, self.nodes)
        alpha = -ENDLESS
        for judged, node, is_over in children:
            value = judged
            if not is_over:
                steps = self._in_slices(node, depth - 1, -ENDLESS, -alpha)
                while True:
                    try:
                        next(steps)
                    except StopIteration as stop:
                        value = -stop.value
                        break
                    yield replace(best, nodes=self.nodes)
            values[node] = value
            if value > alpha:
                alpha = value
                best = Found(node, value, depth, self.nodes)
        yield replace(best, nodes=self.nodes)

    def _in_slices(self, node: N, depth: int, alpha: int, beta: int) -> Generator[None, None, int]:
        """Return the same as `_value`, but yield between slices of work."""
        if depth <= UNBROKEN_DEPTH:
            if self.nodes >= self._pause:
                self._pause = self.nodes + SLICE
                yield
            return self._value(node, depth, alpha, beta)
        key = self._ground.key(node)
        known = self._table.get(key)
        if known is not None and (value := _settled(known, depth, alpha, beta)) is not None:
            return value
        best, best_node, lowest = -ENDLESS, node, alpha
        for judged, child, is_over in self._ordered(node, known):
            value = judged
            if not is_over:
                value = -(yield from self._in_slices(child, depth - 1, -beta, -lowest))
            if value > best:
                best, best_node = value, child
                lowest = max(lowest, value)
                if value >= beta:
                    break
        self._table[key] = Known(depth, _bound(best, alpha, beta), best, best_node)
        return best

    def _value(self, node: N, depth: int, alpha: int, beta: int) -> int:
        """Return the value of `node`, searched to `depth` plies.

        It is exact if between `alpha` and `beta`, otherwise a bound (fail-soft). Most nodes are
        visited here, so the loop of `_in_slices` is repeated without yields, which is faster.
        """
        if depth == 1:
            return self._judge(node, beta)
        key = self._ground.key(node)
        known = self._table.get(key)
        if known is not None and (value := _settled(known, depth, alpha, beta)) is not None:
            return value
        best, best_node, lowest = -ENDLESS, node, alpha
        for judged, child, is_over in self._ordered(node, known):
            value = judged if is_over else -self._value(child, depth - 1, -beta, -lowest)
            if value > best:
                best, best_node = value, child
                if value >= beta:
                    break
                lowest = max(lowest, value)
        self._table[key] = Known(depth, _bound(best, alpha, beta), best, best_node)
        return best

    def _judge(self, node: N, beta: int) -> int:
        """Return the best static value among the children of `node`, cut off at `beta`."""
        best = -ENDLESS
        nodes = 0
        saw_everything = self._saw_everything
        for value, _, is_over in self._ground.children(node):
            nodes += 1
            if value > best:
                best = value
                if value >= beta:
                    break
            if not is_over:
                saw_everything = False
        self.nodes += nodes
        self._saw_everything = saw_everything
        return best

    def _ordered(self, node: N, known: Known[N] | None) -> list[Child[N]]:
        """Return the children sorted by static value, with the best child of `known` first."""
        children = list(self._ground.children(node))
        self.nodes += len(children)
        children.sort(key=_static_value, reverse=True)
        if known is not None:
            for place, child in enumerate(children):
                if child[1] == known.best:
                    children.insert(0, children.pop(place))
                    break
        return children


def _static_value(child: Child[N]) -> int:
    return child[0]


def _settled(known: Known[N], depth: int, alpha: int, beta: int) -> int | None:
    """Return the stored value if it settles this window and depth, else None."""
    if known.depth < depth:
        return None
    if known.bound is Bound.EXACT:
        return known.value
    if known.bound is Bound.AT_LEAST:
        return known.value if known.value >= beta else None
    return known.value if known.value <= alpha else None


def _bound(value: int, alpha: int, beta: int) -> Bound:
    if value >= beta:
        return Bound.AT_LEAST
    return Bound.AT_MOST if value <= alpha else Bound.EXACT
