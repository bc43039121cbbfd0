"""A game on the menu: a small picture of the squares round the piece that matters, and a line."""

from __future__ import annotations

from tabletop.core.language import t
from tabletop.games.letter_maze.rules.maze import BLUE, NO_TILE, Maze, maze_of
from tabletop.games.letter_maze.rules.state import Phase, State
from tabletop.games.letter_maze.table.art import moved, piece, tile
from tabletop.games.letter_maze.table.boards import letter, special, square_shape
from tabletop.games.letter_maze.words import sentences as words
from tabletop.scene.boxes import Box
from tabletop.scene.scene import Scene
from tabletop.scene.shapes import Circle, Icon, Node, Rect, Shapes

SIZE = 98.0
_CELL = 32.0
_EDGE = 1.0


def thumbnail(state: State) -> Scene:
    """Return three by three squares with the piece whose turn it is, or that has won, in them."""
    ground = Rect(0, 0, SIZE, SIZE, r=10, fill="board")
    if not state.players:
        gate = Icon("open-gate", SIZE / 2, SIZE / 2, 50, "leaf2")
        return Scene(SIZE, SIZE, (Node("maze", (ground, gate)),))
    maze, pieces = maze_of(state.plan), [player.piece for player in state.players]
    seat = state.turn.seat or state.winner or 1
    here = pieces[seat - 1]
    places = _places(maze, here)
    shapes: Shapes = (ground,)
    for square, box in places.items():
        shapes += _square(maze, square, state.tiles[square], box)
    for each in (seat, *(other for other, square in enumerate(pieces, 1) if square != here)):
        if at := places.get(pieces[each - 1]):
            shapes += moved(piece(each, _CELL * 0.78), at.cx, at.cy)
    return Scene(SIZE, SIZE, (Node("maze", shapes),))


def _places(maze: Maze, here: int) -> dict[int, Box]:
    """Return the places of the squares round one, as far as the maze reaches."""
    row, column = maze.cells[here]
    return {
        square: Box(_EDGE + (x - column + 1) * _CELL, _EDGE + (y - row + 1) * _CELL, _CELL, _CELL)
        for square, (y, x) in enumerate(maze.cells)
        if abs(y - row) <= 1 and abs(x - column) <= 1
    }


def _square(maze: Maze, square: int, on_it: str, box: Box) -> Shapes:
    """Return a square with the tile on it, if there is one."""
    face, shapes = maze.faces[square], special(maze, square, box)
    if face == BLUE:
        shapes = (Circle(box.cx, box.cy, box.w * 0.46, fill="pond"),)
    elif not shapes:
        paper = square_shape(box, "square")
        shapes = (paper, letter(face, box.cx, box.cy, box.w, "squareink"))
    lying = moved(tile(on_it, box.w * 0.64), box.cx, box.cy) if on_it != NO_TILE else ()
    return (*shapes, *lying)


def status_of(state: State) -> str:
    """Return how far the race is: the most cards that anybody has."""
    if state.phase is Phase.OVER:
        return t(words.FINISHED)
    if not state.players:
        return t(words.LAID_OUT)
    best = max(len(player.cards) for player in state.players)
    return words.most_cards(best, state.cards_wanted)
