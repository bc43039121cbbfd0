"""Distances to the finish, by the shortest way via targets of the missing colours."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator

from tabletop.games.letter_maze.rules.letters import add
from tabletop.games.letter_maze.rules.maze import BLUE, NO_TILE, Maze
from tabletop.games.letter_maze.rules.state import State
from tabletop.games.letter_maze.rules.walking import ground_of

FAR = 10_000
"""The distance of an unreachable square; this or any larger distance means "unreachable"."""


class Tour:
    """Distances to the finish on a board, in steps, computed on demand.

    Start, empty blue squares and hedges block the way; pieces don't, as they will move on.
    """

    def __init__(self, maze: Maze, tiles: str, finish: Iterable[int], cards_wanted: int) -> None:
        self._maze = maze
        self._tiles = tiles
        self._cards_wanted = cards_wanted
        self._to_finish = self._steps_to(finish)
        self._to_target = {square: self._steps_to((square,)) for square in maze.colours}
        self._known: dict[tuple[int, str], int] = {}

    def steps_left(self, square: int, cards: str) -> int:
        """Return the steps from a square to the finish with `cards` in hand, or FAR or more."""
        key = (square, cards)
        if key not in self._known:
            self._known[key] = self._shortest(square, cards)
        return self._known[key]

    def first_target(self, square: int, cards: str) -> int | None:
        """Return the first target on a shortest way to the finish.

        Of ways of equal length, take the one with the nearest target. Return None if all cards are
        won or there is no way to the finish.
        """
        if len(cards) >= self._cards_wanted:
            return None
        ways = {
            target: (steps[square] + self._beyond(target, cards), steps[square])
            for target, steps in self._to_target.items()
            if self._maze.colours[target] not in cards
        }
        target = min(ways, key=lambda each: ways[each])
        return target if ways[target][0] < FAR else None

    def steps_to(self, square: int, target: int | None) -> int:
        """Return the steps from a square to a target, or to the finish if it is None."""
        return (self._to_finish if target is None else self._to_target[target])[square]

    def way(self, square: int, cards: str) -> Iterator[int]:
        """Yield the squares of a shortest way to the finish; none if there is no way."""
        while 0 < self.steps_left(square, cards) < FAR:
            beside = (
                (near, self._with(near, cards))
                for near in self._maze.open_ways[square].values()
                if not self._is_closed(near)
            )
            square, cards = min(beside, key=lambda place: self.steps_left(*place))
            yield square

    def _with(self, square: int, cards: str) -> str:
        """Return the cards after visiting a square."""
        colour = self._maze.colours.get(square, "")
        return cards if colour in cards else add(cards, colour)

    def _shortest(self, square: int, cards: str) -> int:
        if len(cards) >= self._cards_wanted:
            return self._to_finish[square]
        return min(
            (
                steps[square] + self._beyond(target, cards)
                for target, steps in self._to_target.items()
                if self._maze.colours[target] not in cards
            ),
            default=FAR,
        )

    def _beyond(self, target: int, cards: str) -> int:
        """Return the steps from a target to the finish after winning its card."""
        return self.steps_left(target, add(cards, self._maze.colours[target]))

    def _steps_to(self, goals: Iterable[int]) -> list[int]:
        """Return the steps from every square to the nearest of `goals`."""
        steps = [FAR] * len(self._maze.cells)
        queue = deque(goals)
        for goal in queue:
            steps[goal] = 0
        while queue:
            square = queue.popleft()
            if self._is_closed(square):
                continue
            for neighbour in self._maze.open_ways[square].values():
                if steps[neighbour] == FAR:
                    steps[neighbour] = steps[square] + 1
                    queue.append(neighbour)
        return steps

    def _is_closed(self, square: int) -> bool:
        if square == self._maze.start:
            return True
        return self._maze.faces[square] == BLUE and self._tiles[square] == NO_TILE


def tour_of(state: State) -> Tour:
    """Return the distances to the finish in `state`, with its current tiles."""
    ground = ground_of(state)
    return Tour(ground.maze, state.tiles, ground.finish, ground.cards_wanted)
