"""Wizards' Garden, solved: what `tools/wizards-garden/solve` has written as VALUES, looked up."""

from __future__ import annotations

from mmap import ACCESS_READ, mmap
from pathlib import Path

from tabletop.games.wizards_garden.bots.alphabeta import Child
from tabletop.games.wizards_garden.bots.board import Board, Node

BOARDS = 3**16


class Exact:
    """Who wins from where, and in how many plantings, under best play of both sides."""

    def __init__(self, values: Path) -> None:
        with values.open("rb") as file:
            self._values = mmap(file.fileno(), 0, access=ACCESS_READ)
        self._board = Board()
        self._forced: dict[tuple[Node, int], bool] = {}

    def children(self, node: Node) -> list[Child[Node]]:
        """Return what every planting leads to."""
        return list(self._board.children(node))

    def lead(self, node: Node) -> int:
        """Return twice the lead of the mover in the end, and 1 for the Staff (-1: the other's)."""
        white, black, flowers, staff, lead = node
        number = _ternary(white) + 2 * _ternary(black)
        value = self._values[3 * (flowers * BOARDS + number) + staff]
        return 2 * lead + (value - 256 if value > 127 else value)

    def lead_after(self, child: Child[Node]) -> int:
        """Return the lead in the end of the side that planted `child`."""
        return -self.lead(child[1])

    def forces(self, child: Child[Node], plantings: int) -> bool:
        """Return whether who planted `child` wins by force with the last of so many plantings."""
        value, node, is_over = child
        if is_over or plantings == 1:
            return is_over and value > 0
        if self.lead(node) >= 0:
            return False
        key = node, plantings
        known = self._forced.get(key)
        if known is None:
            known = self._forced[key] = all(
                answer[0] < 0 if answer[2] else self.wins_within(answer[1], plantings - 1)
                for answer in self.children(node)
            )
        return known

    def wins_within(self, node: Node, plantings: int) -> bool:
        """Return whether the mover wins by force with so many plantings of its own, or fewer."""
        return any(self.forces(child, plantings) for child in self.children(node))


def _ternary(mask: int) -> int:
    """Return the number whose digits to the base 3 are the bits of `mask`."""
    return int(f"{mask:b}", 3)
