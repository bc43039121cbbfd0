"""The shortest way that is left to a player: through the colours that are missing to the finish."""

from __future__ import annotations

from functools import lru_cache

from tabletop.games.letter_maze.letters import add
from tabletop.games.letter_maze.maze import NO_TILE, Maze
from tabletop.games.letter_maze.state import Player, State
from tabletop.games.letter_maze.tour import FAR, Tour
from tabletop.games.letter_maze.walking import ground_of


@lru_cache(maxsize=8)
def tour_of(state: State, seat: int) -> tuple[int, ...]:
    """Return the squares of a shortest way in steps, from the piece on; that alone if none is open.

    Hedges and ponds without a tile bar it; pieces do not, for they will move on.
    """
    ground, player = ground_of(state), state.players[seat - 1]
    tour = Tour(ground.maze, state.tiles, ground.finish, ground.cards_wanted)
    if tour.steps_left(player.piece, player.cards) >= FAR:
        return (player.piece,)
    closed = {pond for pond in ground.maze.blue if state.tiles[pond] == NO_TILE}
    return _walked(ground.maze, tour, player, closed | {ground.maze.start})


def _walked(maze: Maze, tour: Tour, player: Player, closed: set[int]) -> tuple[int, ...]:
    square, cards, way = player.piece, player.cards, [player.piece]
    while tour.steps_left(square, cards):
        square = min(
            (near for near in maze.open_ways[square].values() if near not in closed),
            key=lambda near: tour.steps_left(near, _with(maze, near, cards)),
        )
        cards = _with(maze, square, cards)
        way.append(square)
    return tuple(way)


def _with(maze: Maze, square: int, cards: str) -> str:
    """Return the cards after a visit to a square."""
    colour = maze.colours.get(square, "")
    return cards if colour in cards else add(cards, colour)
