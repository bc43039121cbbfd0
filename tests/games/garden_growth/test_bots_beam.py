"""Beam search, on a game small enough to be seen through."""

from __future__ import annotations

from itertools import product

import pytest

from tabletop.games.garden_growth.bots.beam import Reached, Shape, Step, follow

Steps = tuple[int, ...]

ROUNDS = 6


def points(steps: Steps) -> int:
    """Return what a finished walk is worth: twos pay at once, but a one first makes sixes."""
    return sum(6 if steps[0] == 1 and step == 3 else step % 3 for step in steps)


class Walk:
    """Six times one, two or three; a judge who sees the sum so far takes twos for the best."""

    def steps(self, node: Steps, value: int) -> list[Step[Steps]]:
        """Return the three ways on, or none behind the last round."""
        if len(node) == ROUNDS:
            return []
        children = [(*node, number) for number in (1, 2, 3)]
        return [(len(child), self.judge(child), child) for child in children]

    def judge(self, node: Steps) -> int:
        """Return the points of a finished walk, or else the sum so far without the sixes."""
        return points(node) if len(node) == ROUNDS else sum(step % 3 for step in node)

    def kin(self, node: Steps) -> int:
        """Return the first number."""
        return node[0]


STARTS: list[Step[Steps]] = [(1, number % 3, (number,)) for number in (1, 2, 3)]


def reached(*shapes: Shape) -> Reached:
    """Return what beams of these shapes come to in the end."""
    *_, last = follow(Walk(), STARTS, shapes)
    return last


def test_a_wide_beam_sees_everything() -> None:
    """With room for all nodes the best of all walks is found, and the start that leads there."""
    best = max(points(steps) for steps in product((1, 2, 3), repeat=ROUNDS))
    assert reached(Shape(3**ROUNDS)) == Reached(best, 0, sum(3**n for n in range(1, ROUNDS + 1)))


def test_a_narrow_beam_follows_the_judge() -> None:
    """Of each rung the best judged node is kept."""
    assert reached(Shape(1)) == Reached(2 * ROUNDS, 1, 3 * ROUNDS)


def test_a_varied_beam_keeps_the_best_of_each_kin() -> None:
    """What is judged low in the beginning lives on beside its betters."""
    assert reached(Shape(3, is_varied=True)).start == 0
    assert reached(Shape(3)).start == 1


def test_the_best_of_several_beams_counts() -> None:
    """In whatever order they are followed; their work is added up."""
    narrow, varied = Shape(1), Shape(3, is_varied=True)
    both = reached(narrow, varied)
    assert (both.value, both.start) == (reached(varied).value, 0)
    assert both.nodes == reached(narrow).nodes + reached(varied).nodes
    assert reached(varied, narrow) == both


@pytest.mark.parametrize("shape", [Shape(5), Shape(40), Shape(200)])
def test_work_is_told_in_slices(shape: Shape) -> None:
    """Nodes never shrink from one report to the next, and values never fall."""
    reports = list(follow(Walk(), STARTS, [shape]))
    assert [report.nodes for report in reports] == sorted(report.nodes for report in reports)
    found = [report.value for report in reports if report.start is not None]
    assert found == sorted(found)


def test_two_ways_to_one_node_keep_the_better() -> None:
    """A node that several starts lead to belongs to the one that brought it the higher value."""

    class Meeting:
        """All starts lead to one place."""

        def steps(self, node: int, value: int) -> list[Step[int]]:
            """Return the way to 9, and none from there."""
            return [(9, value, 9)] if node < 9 else []

        def kin(self, node: int) -> int:
            """Return the node."""
            return node

    *_, last = follow(Meeting(), [(1, 4, 1), (2, 7, 2), (3, 5, 3)], [Shape(3)])
    assert (last.value, last.start) == (7, 1)
