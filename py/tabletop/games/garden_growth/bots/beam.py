"""Beam search, for one player whose turns are many small decisions and who is not disturbed.

A game gives a `Course`: what follows a node. A node is any hashable value that says all about a
position. Every node stands on a rung, a number that each step raises; so all ways to one rung can
be compared, and the beam goes from rung to rung and keeps the best few nodes of each.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from heapq import nlargest
from typing import Generic, Protocol, TypeVar

N = TypeVar("N", bound=Hashable)

SLICE = 100
"""After so many nodes the search pauses: some milliseconds."""

Step = tuple[int, int, N]
"""The rung of the node that a step leads to, what that node is judged to be worth, and the node."""

Entry = tuple[N, tuple[int, int]]
"""A node, its value, and the number of the start that led to it."""

Rung = dict[N, tuple[int, int]]


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
    at.
    """

    value: int
    start: int | None
    nodes: int


@dataclass(frozen=True, slots=True)
class Shape:
    """How many nodes a beam keeps of each rung, and whether it keeps only the best of each kin.

    Where judgement is sound, the best nodes are the likeliest; where it errs, it errs alike for all
    of a kin, and a beam of many kins gets further.
    """

    width: int
    is_varied: bool = False


def follow(
    course: Course[N], starts: Sequence[Step[N]], shapes: Iterable[Shape]
) -> Iterator[Reached]:
    """Yield the best that beams of these shapes, one after the other, have reached so far.

    It does so after every slice of the work, and the last one counts. What several starts lead to
    alike belongs to the first of them; else what is met first is kept where values are equal.
    """
    best, done = Reached(0, None, 0), 0
    for shape in shapes:
        for reached in _Beam(course, shape).run(starts):
            is_better = best.start is None or reached.value > best.value
            better = reached if reached.start is not None and is_better else best
            best = Reached(better.value, better.start, done + reached.nodes)
            yield best
        done = best.nodes


class _Beam(Generic[N]):
    """A beam on its way, and the nodes of all rungs still ahead."""

    def __init__(self, course: Course[N], shape: Shape) -> None:
        self._course = course
        self._shape = shape
        self._ahead: dict[int, Rung[N]] = {}
        self._best: tuple[int, int] | None = None
        self._nodes = 0

    def run(self, starts: Sequence[Step[N]]) -> Iterator[Reached]:
        """Yield what is reached, see `follow`."""
        for number, step in enumerate(starts):
            self._add([step], number)
        expanded = 0
        while self._ahead:
            rung = self._ahead.pop(min(self._ahead))
            for node, (value, start) in self._kept(rung):
                self._expand(node, value, start)
                expanded += 1
                if expanded % SLICE == 0:
                    yield self._reached()
        yield self._reached()

    def _kept(self, rung: Rung[N]) -> list[Entry[N]]:
        """Return the nodes with which the beam goes on, the best first."""
        width = self._shape.width
        if not self._shape.is_varied:
            return nlargest(width, rung.items(), key=_value)
        kin = self._course.kin
        firsts: dict[Hashable, Entry[N]] = {}
        for entry in sorted(rung.items(), key=_value, reverse=True):
            firsts.setdefault(kin(entry[0]), entry)
            if len(firsts) == width:
                break
        return list(firsts.values())

    def _expand(self, node: N, value: int, start: int) -> None:
        """Add what follows `node`, or note it as an end."""
        steps = self._course.steps(node, value)
        if not self._add(steps, start) and (self._best is None or value > self._best[0]):
            self._best = value, start

    def _add(self, steps: Iterable[Step[N]], start: int) -> int:
        """Put what `steps` lead to on their rungs, and return how many they are."""
        ahead, count = self._ahead, 0
        for rung, value, node in steps:
            count += 1
            level = ahead.get(rung)
            if level is None:
                level = ahead[rung] = {}
            known = level.get(node)
            is_first = known is None or value > known[0]
            if is_first or (known and start < known[1] and value == known[0]):
                level[node] = value, start
        self._nodes += count
        return count

    def _reached(self) -> Reached:
        value, start = self._best or (0, None)
        return Reached(value, start, self._nodes)


def _value(entry: Entry[N]) -> int:
    return entry[1][0]
