"""Alpha-beta search, deepened step by step, for two players who move in turn and see everything.

A game gives a `Ground`: what follows a node, and what it judges it to be worth. A node is any
hashable value that says all about a position; values are whole numbers for the side to move.
"""

from __future__ import annotations

from collections.abc import Generator, Hashable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Generic, Protocol, TypeVar

N = TypeVar("N", bound=Hashable)

DECIDED = 100_000
"""Values from here on, and from its negative down, are those of games won and lost."""

ENDLESS = 1_000_000

UNBROKEN_DEPTH = 2
"""A subtree of this depth is searched at one go: some hundred nodes at most."""

MOST_COMPARED = 16
"""Children are compared to this depth at most."""

SLICE = 1_500
"""A search lets go as soon as it has judged so many nodes again: a few milliseconds of work."""

Child = tuple[int, N, bool]
"""Its judged value for the side that moves there, the node, and whether the game is over with it.

The value of a finished game is exact; it is at least DECIDED for a win.
"""


class Ground(Protocol[N]):
    """What a search knows of a game."""

    def children(self, node: N) -> Iterator[Child[N]]:
        """Yield what the legal moves lead to; `node` is not over, so there is at least one."""
        ...

    def key(self, node: N) -> Hashable:
        """Return what is equal for nodes of equal worth, such as mirror images."""
        ...


class Bound(Enum):
    """What the value of a node that was searched says."""

    EXACT = 0
    AT_LEAST = 1
    AT_MOST = 2


@dataclass(frozen=True, slots=True)
class Known(Generic[N]):
    """What the table keeps of a node: how deep it was searched, its value, and the best child."""

    depth: int
    bound: Bound
    value: int
    best: N


@dataclass(frozen=True, slots=True)
class Found(Generic[N]):
    """The best child so far, its value for the side to move, the depth, and the nodes judged.

    `is_final` says that every line was followed to the end of the game, so the value is exact.
    """

    child: N
    value: int
    depth: int
    nodes: int
    is_final: bool = False


class Search(Generic[N]):
    """One search: its table, and the count of its nodes.

    `nodes` counts the judged children; a node met twice counts twice.
    """

    def __init__(self, ground: Ground[N], budget: int) -> None:
        self._ground = ground
        self._budget = budget
        self._table: dict[Hashable, Known[N]] = {}
        self._saw_everything = True
        self._pause = SLICE
        self.nodes = 0

    def deepen(self, children: Sequence[Child[N]], depth: int) -> Iterator[Found[N]]:
        """Yield the best of `children` so far, for depths from 1 to `depth`, after every slice.

        Of equal children the first is best. It ends early when the budget of nodes is spent, the
        game is decided, or all lines are seen to their end. The last one yielded counts.
        """
        ranked = sorted(children, key=_judged, reverse=True)
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
        """Fill `values` with those of all children, as deep as `budget` nodes suffice; pause often.

        A search for the best leaves a child as soon as it is no better. Here each is valued to the
        end, all to one depth, or deeper where that is known already.
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
        """Fill `values` with those of `children`, and yield the best of them after every slice.

        Until the first child is valued, it is the best: it was so at the depth before.
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
        """Return what `_value` does, and yield between slices of the work."""
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
        """Return the value of `node`, searched `depth` moves deep.

        It is exact between `alpha` and `beta`, else a bound on their side. This is the loop of
        `_in_slices` over again: as a plain function it is faster, and most nodes are met here.
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
        """Return the value of `node` as its children are judged; enough of them to reach `beta`."""
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
        """Return the children, the best known one first, then as they are judged."""
        children = list(self._ground.children(node))
        self.nodes += len(children)
        children.sort(key=_judged, reverse=True)
        if known is not None:
            for place, child in enumerate(children):
                if child[1] == known.best:
                    children.insert(0, children.pop(place))
                    break
        return children


def _judged(child: Child[N]) -> int:
    return child[0]


def _settled(known: Known[N], depth: int, alpha: int, beta: int) -> int | None:
    """Return the value that the table answers with, or None where it must be searched again."""
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
