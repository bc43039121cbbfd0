"""A game on the menu: a small picture of the squares round the piece that matters, and a line."""

from __future__ import annotations

from tabletop.core.language import t
from tabletop.games.letter_maze.rules.maze import BLUE, NO_TILE, Maze, maze_of
from tabletop.games.letter_maze.rules.state import Phase, State
from tabletop.games.letter_maze.table.art import piece, tile
from tabletop.games.letter_maze.table.boards import letter, special, square_shape, squares_from
from tabletop.games.letter_maze.words import sentences as words
from tabletop.scene.boxes import Box
from tabletop.scene.scene import Scene
from tabletop.scene.shapes import Circle, Icon, Node, Rect, Shapes, joined, moved

SIZE = 98.0
_CELL, _EDGE = 32.0, 1.0


def thumbnail(state: State) -> Scene:
    """Return three by three squares with the piece whose turn it is, or that has won, in them."""
    shapes: Shapes = (Icon("open-gate", SIZE / 2 - _EDGE, SIZE / 2 - _EDGE, 50, "leaf2"),)
    if state.players:
        shapes = _round_piece(state, maze_of(state.plan), state.turn.seat or state.winner or 1)
    ground = Rect(-_EDGE, -_EDGE, SIZE, SIZE, r=10, fill="board")
    return Scene(SIZE, SIZE, (Node("maze", (ground, *shapes), _EDGE, _EDGE),))


def _round_piece(state: State, maze: Maze, seat: int) -> Shapes:
    """Return the squares round the piece of a seat, with all tiles and pieces there."""
    here, pieces = state.players[seat - 1].piece, enumerate(state.players, 1)
    row, column = maze.cells[here]
    boxes = squares_from(maze, (row - 1, column - 1), 3, _CELL)
    seats = {player.piece: other for other, player in pieces} | {here: seat}
    squares = (_square(maze, at, state.tiles[at], box) for at, box in boxes.items())
    standing = (at for at in boxes if at in seats)
    there = (moved(piece(seats[at], _CELL * 0.78), *boxes[at].middle) for at in standing)
    return joined((*squares, *there))


def _square(maze: Maze, square: int, on_it: str, box: Box) -> Shapes:
    """Return a square with the tile on it, if there is one."""
    face, shapes = maze.faces[square], special(maze, square, box)
    if face == BLUE:
        shapes = (Circle(*box.middle, box.w * 0.46, fill="pond"),)
    elif not shapes:
        shapes = (square_shape("square", box), letter(face, *box.middle, box.w, "squareink"))
    lying = moved(tile(on_it, box.w * 0.64), *box.middle) if on_it != NO_TILE else ()
    return (*shapes, *lying)


def status_of(state: State) -> str:
    """Return how far the race is: the most cards that anybody has."""
    if state.phase is Phase.OVER:
        return t(words.FINISHED)
    if not state.players:
        return t(words.LAID_OUT)
    best = max(len(player.cards) for player in state.players)
    return words.most_cards(best, state.cards_wanted)
