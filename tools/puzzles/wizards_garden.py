"""Puzzles of Wizards' Garden, from exact solutions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from tabletop.games.registry import AnyMatch
from tabletop.games.wizards_garden.bots.alphabeta import Child
from tabletop.games.wizards_garden.bots.board import Board, Node, basket_of, node_of
from tabletop.games.wizards_garden.rules.game import GAME
from tabletop.games.wizards_garden.rules.notation import Plant
from tabletop.games.wizards_garden.rules.phase import Phase
from tabletop.games.wizards_garden.rules.planting import plant
from tools.puzzles.exact import Exact
from tools.puzzles.found import Found, Plenty, Tables

MOST_PLANTINGS = 3
"""A win, of whichever side, is looked for with so many plantings at most."""


NEAR_END = 5
"""With more seeds in the basket no end is near enough to be seen."""


class WizardsGarden:
    """Win in n, keep from losing, leave nothing to take: each with one planting that does it."""

    key = "wizards-garden"
    tables: Tables = (
        (("medium", "easy"), {}),
        (("easy", "medium"), {}),
        (("medium", "medium"), {}),
    )
    wanted: Mapping[tuple[str, int], int] = {
        ("safe", 1): 9,
        ("safe", 2): 9,
        ("win-1", 1): 7,
        ("win-2", 2): 9,
        ("win-3", 3): 8,
        ("save", 1): 4,
        ("save", 2): 7,
        ("save", 3): 7,
    }

    def __init__(self, values: Path) -> None:
        self._exact = Exact(values)

    def puzzles_at(self, match: AnyMatch, plenty: Plenty) -> Iterator[Found]:
        """Yield the puzzles at a position, the win before the others."""
        if match.state.phase is not Phase.PLANT:
            return
        position = match.state.position
        moves: dict[Node, str] = {}
        for move in GAME.legal_moves(match.state):
            if isinstance(move, Plant):
                after = node_of(plant(position, move), 3 - position.mover)
                moves[after] = GAME.move_to_text(move)
        node = node_of(position, position.mover)
        children = self._exact.children(node)
        if len(moves) < len(children):
            return
        for kind, child, grade in (*self._wins(node, children), *self._others(node, children)):
            yield Found(kind, (moves[child[1]],), grade, 0)

    def _wins(self, node: Node, children: list[Child[Node]]) -> Iterator[_Told]:
        for plantings in range(1, MOST_PLANTINGS + 1) if basket_of(node) <= NEAR_END else ():
            winning = [child for child in children if self._exact.forces(child, plantings)]
            if winning:
                is_plain = plantings > 1 and _is_greediest(winning[0], children)
                if len(winning) == 1 and not is_plain:
                    yield f"win-{plantings}", winning[0], plantings
                return

    def _others(self, node: Node, children: list[Child[Node]]) -> Iterator[_Told]:
        leads = [self._exact.lead_after(child) for child in children]
        best = max(leads)
        if leads.count(best) > 1:
            return
        child = children[leads.index(best)]
        safe = [each for each in children if each[2] or not _most_taken(each[1])]
        if safe == [child] and not child[2]:
            yield "safe", child, 1 if _is_greediest(child, children) else 2
        elif basket_of(node) <= NEAR_END and best >= 0 > sorted(leads)[-2]:
            others = [each for each in children if each is not child]
            grade = max(map(self._plantings_to_lose, others))
            if grade <= MOST_PLANTINGS:
                yield "save", child, grade

    def _plantings_to_lose(self, child: Child[Node]) -> int:
        """Return with how many plantings the other side wins by force after `child`."""
        value, node, is_over = child
        if is_over:
            return 1 if value < 0 else MOST_PLANTINGS + 1
        wins = (n for n in range(1, MOST_PLANTINGS + 1) if self._exact.wins_within(node, n))
        return next(wins, MOST_PLANTINGS + 1)


_Told = tuple[str, Child[Node], int]


def _most_taken(node: Node) -> int:
    """Return the most flowers that the mover can take at once."""
    return max(child[2] for _, child, _ in Board().children(node)) - node[2]


def _is_greediest(child: Child[Node], children: list[Child[Node]]) -> bool:
    """Return whether no planting takes more than that of `child`, and only few as much."""
    taken = [each[1][2] for each in children]
    return child[1][2] == max(taken) and child[1][2] > min(taken)
