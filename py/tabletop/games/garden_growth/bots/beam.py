"""Beam search, for one player whose turns are many small decisions and who is not disturbed.

A game gives a `Course`: what follows a node. A node is any hashable value that says all about a
position. Every node stands on a rung, a number that each step raises; so all ways to one rung can
be compared, and the beam goes from rung to rung and keeps the best few nodes of each.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from heapq import nlargest
from math import inf
from typing import Any, Generic, Protocol, TypeVar

N = TypeVar("N", bound=Hashable)

SLICE = 1000
"""After so many steps, or nodes sorted, the search pauses: about ten milliseconds."""

Step = tuple[int, int, N]
"""The rung of the node that a step leads to, what that node is judged to be worth, and the node."""

Way = tuple[int, int, N | None]
"""The value of a node, the number of the start that led to it, and the node that the way there
parted from when it came to the rung that `follow` is asked about (None before)."""

Entry = tuple[N, Way[N]]

Rung = dict[N, Way[N]]


class Course(Protocol[N]):
    """What a beam knows of a game."""

    def steps(self, node: N, value: int) -> Iterable[Step[N]]:
        """Return the steps from `node`, which was judged to be worth `value`.

        There is none when the game is over with it; then its value is exact.
        """
        ...

    def kin(self, node: N) -> Hashable:
        """Return what is equal for nodes that differ in little, for beams that seek variety."""
        ...


@dataclass(frozen=True, slots=True)
class Reached:
    """The best end that a beam has come to: its value, and the number of the start that led to it.

    `start` is None, and `value` means nothing, before there is one. `nodes` counts the steps looked
    at. `end` is that end, and `via` the last node below the rung that `follow` was asked about, on
    the way there; None if the start lies above it.
    """

    value: int
    start: int | None
    nodes: int
    via: Any = field(default=None, compare=False)
    end: Any = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Shape:
    """How many nodes a beam keeps of each rung, and whether it keeps only the best of each kin.

    Where judgement is sound, the best nodes are the likeliest; where it errs, it errs alike for all
    of a kin, and a beam of many kins gets further.
    """

    width: int
    is_varied: bool = False


def follow(
    course: Course[N], starts: Sequence[Step[N]], shapes: Iterable[Shape], past: int | None = None
) -> Iterator[Reached]:
    """Yield the best that beams of these shapes, one after the other, have reached so far.

    It does so after every slice of the work, and the last one counts. What several starts lead to
    alike belongs to the first of them; else what is met first is kept where values are equal.
    Which node each way parts from when it comes to the rung `past` is remembered.
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
    """A beam on its way, and the nodes of all rungs still ahead."""

    def __init__(self, course: Course[N], shape: Shape, past: float) -> None:
        self._course = course
        self._shape = shape
        self._past = past
        self._ahead: dict[int, Rung[N]] = {}
        self._best: tuple[int, int, N | None, N] | None = None
        self._nodes = 0

    def run(self, starts: Sequence[Step[N]]) -> Iterator[Reached]:
        """Yield what is reached, see `follow`."""
        for number, step in enumerate(starts):
            self._add([step], number)
        told = 0
        while self._ahead:
            kept: list[Entry[N]] = []
            for found in self._kept(self._ahead.pop(min(self._ahead))):
                if found is None:
                    yield self._reached()
                else:
                    kept.append(found)
            for node, way in kept:
                self._expand(node, way)
                if self._nodes >= told + SLICE:
                    told = self._nodes
                    yield self._reached()
        yield self._reached()

    def _kept(self, rung: Rung[N]) -> Iterator[Entry[N] | None]:
        """Yield the nodes with which the beam goes on, the best first, and None at each pause."""
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
        """Add what follows `node`, or note it as an end."""
        value, start, via = way
        steps = self._course.steps(node, value)
        added = self._add(steps, start, via, node)
        if not added and (self._best is None or value > self._best[0]):
            self._best = *way, node

    def _add(
        self, steps: Iterable[Step[N]], start: int, via: N | None = None, parent: N | None = None
    ) -> int:
        """Put what `steps` lead to on their rungs, and return how many they are."""
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
