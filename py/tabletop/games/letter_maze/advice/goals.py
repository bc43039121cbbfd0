"""The next goal of a player: the first target on a shortest way, or the finish."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.core.language import t
from tabletop.games.letter_maze.rules.maze import BLUE, NO_TILE, Maze, maze_of
from tabletop.games.letter_maze.rules.state import State
from tabletop.games.letter_maze.rules.tour import FAR, Tour, tour_of
from tabletop.games.letter_maze.words import reasons as words


class Goal(NamedTuple):
    """A target square, or None for the finish, and its distance in steps."""

    target: int | None
    steps: int

    def named(self, maze: Maze) -> str:
        """Return "the green target on n21" or "the finish"."""
        if self.target is None:
            return t(words.FINISH)
        return words.target(maze.colours[self.target], maze.names[self.target])


def goal_of(tour: Tour, square: int, cards: str) -> Goal | None:
    """Return the next goal from a square, or None if there is no way to the finish.

    It stays the same along a shortest way to it, so advice is consistent until a card is won, a
    word leads elsewhere, or ponds block the way.
    """
    if tour.steps_left(square, cards) >= FAR:
        return None
    target = tour.first_target(square, cards)
    return Goal(target, tour.steps_to(square, target))


def goal_behind_ponds(state: State, tour: Tour) -> Goal | None:
    """Return the mover's goal if no pond were empty, if empty ponds have changed it.

    Return None if it is the same target, or if empty ponds don't make the way to it longer.
    """
    maze, player = maze_of(state.plan), state.mover
    goal = goal_of(tour, player.piece, player.cards)
    full = "".join(
        face if face != NO_TILE or maze.faces[square] != BLUE else _ANY
        for square, face in enumerate(state.tiles)
    )
    if goal is None or full == state.tiles:
        return None
    once = goal_of(tour_of(state._replace(tiles=full)), player.piece, player.cards)
    if once is None or once.target == goal.target:
        return None
    return once if tour.steps_to(player.piece, once.target) > once.steps else None


_ANY = "A"
"""The face of a tile placed on empty ponds; any face would do."""
