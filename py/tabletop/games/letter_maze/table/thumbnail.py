"""The small picture of a game on the menu: the squares round the piece that matters."""

from __future__ import annotations

from tabletop.games.letter_maze.rules.letters import PREMIUM
from tabletop.games.letter_maze.rules.maze import BLUE, NO_TILE, Maze, maze_of
from tabletop.games.letter_maze.rules.state import State
from tabletop.games.letter_maze.table.art import moved, piece, tile
from tabletop.games.letter_maze.table.boards import letter, special, square_shape
from tabletop.scene.boxes import Box
from tabletop.scene.scene import Scene
from tabletop.scene.shapes import Circle, Icon, Node, Rect, Shapes

SIZE = 98.0
_ACROSS = 3
_CELL = 32.0
_EDGE = 1.0


def thumbnail(state: State) -> Scene:
    """Return three by three squares with the piece whose turn it is, or that has won, in them."""
    ground = Rect(0, 0, SIZE, SIZE, r=10, fill="board")
    if not state.plan.drawing or not state.players:
        gate = Icon("open-gate", SIZE / 2, SIZE / 2, 50, "leaf2")
        return Scene(SIZE, SIZE, (Node("maze", (ground, gate)),))
    maze = maze_of(state.plan)
    seat = state.turn.seat or state.winner or 1
    here = state.players[seat - 1].piece
    shapes: Shapes = (ground, *_squares(state, maze, here), *_piece(state, maze, seat, here))
    for other, player in enumerate(state.players, 1):
        shapes += _piece(state, maze, other, here) if player.piece != here else ()
    return Scene(SIZE, SIZE, (Node("maze", shapes),))


def _places(maze: Maze, here: int) -> dict[int, Box]:
    """Return the places of the squares round one, as far as the maze reaches."""
    row, column = maze.cells[here]
    numbers = {cell: square for square, cell in enumerate(maze.cells)}
    return {
        numbers[at]: Box(_EDGE + (x + 1) * _CELL, _EDGE + (y + 1) * _CELL, _CELL, _CELL)
        for y in range(-1, _ACROSS - 1)
        for x in range(-1, _ACROSS - 1)
        if (at := (row + y, column + x)) in numbers
    }


def _squares(state: State, maze: Maze, here: int) -> Shapes:
    shapes: Shapes = ()
    for square, box in _places(maze, here).items():
        face = maze.faces[square]
        if face == BLUE:
            shapes += (Circle(box.cx, box.cy, box.w * 0.46, fill="pond"),)
        elif face.isalpha() and face not in PREMIUM and square not in maze.colours:
            paper = square_shape(box, "square")
            shapes += (paper, letter(face, box.cx, box.cy, box.w, "squareink"))
        else:
            shapes += special(maze, square, box)
        if state.tiles[square] != NO_TILE:
            shapes += moved(tile(state.tiles[square], box.w * 0.64), box.cx, box.cy)
    return shapes


def _piece(state: State, maze: Maze, seat: int, here: int) -> Shapes:
    box = _places(maze, here).get(state.players[seat - 1].piece)
    if box is None:
        return ()
    return moved(piece(seat, box.w * 0.78), box.cx, box.cy)
