"""Beam search for a single player whose turns consist of many small decisions.

A game supplies a `Course`, which generates successors. A node is a hashable value that describes
a position completely. Every node has a rung, an integer that each step increases. The beam
processes the rungs in ascending order and keeps the best few nodes of each.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from heapq import nlargest
from math import inf
from typing import Any, Generic, Protocol, TypeVar

N = TypeVar("N", bound=Hashable)

SLICE = 1000
"""Number of steps, or of nodes sorted, between two yields: about ten milliseconds of work."""

Step = tuple[int, int, N]
"""(rung, estimated value, node) of a successor."""

Way = tuple[int, int, N | None]
"""(value, start, via) of a node: its estimated value, the index of the start node that led to it,
and the last node on its path before the rung `past` of `follow` (None before reaching it)."""

Entry = tuple[N, Way[N]]

Rung = dict[N, Way[N]]


class Course(Protocol[N]):
    """The interface between a game and the search."""

    def steps(self, node: N, value: int) -> Iterable[Step[N]]:
        """Return the steps from `node`, whose estimated value is `value`.

        There are none if the game is over; then `value` is exact.
        """
        ...

    def kin(self, node: N) -> Hashable:
        """Return a key shared by similar nodes, of which a varied beam keeps only the best."""
        ...


@dataclass(frozen=True, slots=True)
class Reached:
    """The best final node found so far.

    `value` is its value and `start` the index of the start that led to it; before one is found,
    `start` is None and `value` meaningless. `nodes` counts the steps generated. `end` is the final
    node. `via` is the last node on its path below the rung `past` of `follow`; it is meaningful
    only if the start is below that rung and the end is not.
    """

    value: int
    start: int | None
    nodes: int
    via: Any = field(default=None, compare=False)
    end: Any = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Shape:
    """The number of nodes kept on each rung, and whether only the best of similar nodes is kept.

    Errors in estimated values tend to be the same for similar nodes (`Course.kin`), so variety
    helps where the estimates are unreliable.
    """

    width: int
    is_varied: bool = False


def follow(
    course: Course[N], starts: Sequence[Step[N]], shapes: Iterable[Shape], past: int | None = None
) -> Iterator[Reached]:
    """Run a beam search for each of `shapes` in turn, yielding the best result after every slice.

    The last item yielded is the result. If several starts reach the same node with equal value, it
    is credited to the first start; other ties go to the node found first. For `past`, see
    `Reached.via`.
    """
    best, done = Reached(0, None, 0), 0
    for shape in shapes:
        for reached in _Beam(course, shape, inf if past is None else past).run(starts):
            is_better = best.start is None or reached.value > best.value
            better = reached if reached.start is not None and is_better else best
            best = Reached(better.value, better.start, done + reached.nodes, better.via, better.end)
            yield best
        done = best.nodes


class _Beam(Generic[N]):
    """A beam search in progress, with the pending nodes by rung."""

    def __init__(self, course: Course[N], shape: Shape, past: float) -> None:
        self._course = course
        self._shape = shape
        self._past = past
        self._ahead: dict[int, Rung[N]] = {}
        self._best: tuple[int, int, N | None, N] | None = None
        self._nodes = 0

    def run(self, starts: Sequence[Step[N]]) -> Iterator[Reached]:
        """Run the search and yield its results; see `follow`."""
        for number, step in enumerate(starts):
            self._add([step], number)
        reported = 0
        while self._ahead:
            kept: list[Entry[N]] = []
            for found in self._survivors(self._ahead.pop(min(self._ahead))):
                if found is None:
                    yield self._reached()
                else:
                    kept.append(found)
            for node, way in kept:
                self._expand(node, way)
                if self._nodes >= reported + SLICE:
                    reported = self._nodes
                    yield self._reached()
        yield self._reached()

    def _survivors(self, rung: Rung[N]) -> Iterator[Entry[N] | None]:
        """Yield the nodes of `rung` to keep, best first, and None at each pause."""
        width = self._shape.width
        if not self._shape.is_varied:
            yield from nlargest(width, rung.items(), key=_value)
            return
        kin = self._course.kin
        met: set[Hashable] = set()
        for count, entry in enumerate(sorted(rung.items(), key=_value, reverse=True), start=1):
            kind = kin(entry[0])
            if kind not in met:
                met.add(kind)
                yield entry
                if len(met) == width:
                    return
            if count % SLICE == 0:
                yield None

    def _expand(self, node: N, way: Way[N]) -> None:
        """Add the successors of `node`; if there are none, record it as a final node."""
        value, start, via = way
        steps = self._course.steps(node, value)
        added = self._add(steps, start, via, node)
        if not added and (self._best is None or value > self._best[0]):
            self._best = *way, node

    def _add(
        self, steps: Iterable[Step[N]], start: int, via: N | None = None, parent: N | None = None
    ) -> int:
        """Add the nodes of `steps` to their rungs, and return how many steps there were.

        A node already there is replaced if the new value is higher, or equal with an earlier start.
        `parent` is the node the steps come from (None for starts), `via` its own entry; see `Way`.
        """
        ahead, count = self._ahead, 0
        edge = self._past if via is None and parent is not None else inf
        for rung, value, node in steps:
            count += 1
            level = ahead.get(rung)
            if level is None:
                level = ahead[rung] = {}
            known = level.get(node)
            is_first = known is None or value > known[0]
            if is_first or (known and start < known[1] and value == known[0]):
                level[node] = value, start, via if rung < edge else parent
        self._nodes += count
        return count

    def _reached(self) -> Reached:
        value, start, via, end = self._best or (0, None, None, None)
        return Reached(value, start, self._nodes, via, end)


def _value(entry: Entry[N]) -> int:
    return entry[1][0]
