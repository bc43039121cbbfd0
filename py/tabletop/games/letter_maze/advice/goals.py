"""The next goal of a player: the target that a shortest way comes to first, or the finish."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.core.language import t
from tabletop.games.letter_maze.rules.maze import BLUE, NO_TILE, Maze, maze_of
from tabletop.games.letter_maze.rules.state import State
from tabletop.games.letter_maze.rules.tour import FAR, Tour, tour_of
from tabletop.games.letter_maze.words import reasons as words


class Goal(NamedTuple):
    """A target, or None for the finish, and how many steps away it is."""

    target: int | None
    steps: int

    def named(self, maze: Maze) -> str:
        """Return "the green target on n21" or "the finish"."""
        if self.target is None:
            return t(words.FINISH)
        return words.target(maze.colours[self.target], maze.names[self.target])


def goal_of(tour: Tour, square: int, cards: str) -> Goal | None:
    """Return the next goal from a square, None where no way to the finish is open.

    It stays the same along a shortest way to it, so a plan lasts until a card is won, a word leads
    elsewhere, or ponds close the way.
    """
    if tour.steps_left(square, cards) >= FAR:
        return None
    target = tour.first_target(square, cards)
    return Goal(target, tour.steps_to(square, target))


def goal_behind_ponds(state: State, tour: Tour) -> Goal | None:
    """Return the goal that the mover would have if no pond were empty.

    None where that is the goal anyway, or where empty ponds make the way to it no longer.
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
"""A tile that opens a pond."""
