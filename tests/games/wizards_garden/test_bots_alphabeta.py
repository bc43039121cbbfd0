"""Alpha-beta search: it finds what plain minimax finds, within its budget, in short slices."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Iterator
from itertools import pairwise

import pytest

from tabletop.games.wizards_garden.bots.alphabeta import DECIDED, SLICE, Child, Found, Search

Path = tuple[int, ...]


class Tree:
    """A tree of random values; a node is the path to it, and the leaves end the game."""

    def __init__(self, seed: int, height: int, is_symmetric: bool = False) -> None:
        self._seed = seed
        self._height = height
        self._is_symmetric = is_symmetric

    def children(self, node: Path) -> Iterator[Child[Path]]:
        """Yield one to four children."""
        for place in range(self._luck(node).randint(1, 4)):
            child = (*node, place)
            yield -self.worth(child), child, self.is_leaf(child)

    def key(self, node: Path) -> Path:
        """Return the name of the node, which in a symmetric tree it shares with others."""
        return tuple(sorted(node)) if self._is_symmetric else node

    def is_leaf(self, node: Path) -> bool:
        """Return whether the game is over there."""
        return len(node) == self._height

    def worth(self, node: Path) -> int:
        """Return the judged value for the side to move."""
        return self._luck(node).randint(-50, 50)

    def _luck(self, node: Path) -> random.Random:
        return random.Random(f"{self._seed}{self.key(node)}")


def minimax(tree: Tree, node: Path, depth: int) -> int:
    """Return the value of `node`, found by looking at everything."""
    if tree.is_leaf(node) or not depth:
        return tree.worth(node)
    return max(-minimax(tree, child, depth - 1) for _, child, _ in tree.children(node))


def last(tree: Tree, depth: int, budget: int = 10**6) -> Found[Path]:
    """Return what the search ends with."""
    return deque(Search(tree, budget).deepen(list(tree.children(())), depth), maxlen=1).pop()


@pytest.mark.parametrize("seed", range(40))
@pytest.mark.parametrize("is_symmetric", [False, True])
def test_it_finds_the_value_of_plain_minimax(seed: int, is_symmetric: bool) -> None:
    """At every depth, with and without nodes that share their worth."""
    tree = Tree(seed, 7, is_symmetric)
    for depth in (1, 2, 4, 5, 6):
        found = last(tree, depth)
        assert found.value == minimax(tree, (), depth)
        assert found.value == -minimax(tree, found.child, depth - 1)


@pytest.mark.parametrize("seed", range(6))
def test_all_children_are_compared_at_one_depth(seed: int) -> None:
    """After a search that left the others early, each has the value of plain minimax."""
    tree = Tree(seed, 7)
    children = list(tree.children(()))
    search = Search(tree, 10**6)
    deque(search.deepen(children, 5), maxlen=0)
    values: dict[Path, int] = {}
    deque(search.compare(children, 10**6, values), maxlen=0)
    assert values == {child: -minimax(tree, child, 7) for _, child, _ in children}


def test_it_ends_when_everything_is_seen() -> None:
    """Beyond the end of the game no deeper search is tried, and the value is final."""
    found = last(Tree(3, 5), 60)
    assert found.depth == 5
    assert found.is_final
    assert found.value == minimax(Tree(3, 5), (), 5)
    assert not last(Tree(3, 5), 4).is_final


def test_it_stops_at_its_budget() -> None:
    """The work is limited: at most one slice beyond the budget."""
    tree = Tree(13, 14)
    assert last(tree, 14).nodes > 30_000
    assert 5_000 <= last(tree, 14, budget=5_000).nodes < 5_000 + SLICE + 100


def test_it_lets_go_often() -> None:
    """Between two of its findings a search judges little more than a slice."""
    tree = Tree(13, 14)
    nodes = [found.nodes for found in Search(tree, 10**6).deepen(list(tree.children(())), 14)]
    steps = [after - before for before, after in pairwise(nodes)]
    assert max(steps) < SLICE + 100


class Countdown:
    """Take one or two from a heap; who takes the last one wins."""

    def children(self, node: int) -> Iterator[Child[int]]:
        """Yield the smaller heaps."""
        for taken in (1, 2)[:node]:
            is_over = taken == node
            yield DECIDED if is_over else 0, node - taken, is_over

    def key(self, node: int) -> int:
        """Return the heap."""
        return node


@pytest.mark.parametrize(("heap", "best"), [(4, 3), (5, 3), (10, 9), (20, 18)])
def test_it_ends_when_the_game_is_won(heap: int, best: int) -> None:
    """A proven win is taken at once; no deeper search is made."""
    ground = Countdown()
    found = deque(Search(ground, 10**6).deepen(list(ground.children(heap)), 60), maxlen=1).pop()
    assert found.child == best
    assert found.value >= DECIDED
    assert found.depth <= heap
