"""What lies and stands on the maze: the tiles, and the pieces of the players."""

from __future__ import annotations

from functools import lru_cache

from tabletop.games.letter_maze.boards import Plan
from tabletop.games.letter_maze.maze import BLUE, NO_TILE, Maze, maze_of
from tabletop.games.letter_maze.scene_art import piece, tile
from tabletop.games.letter_maze.scene_boards import MAZE
from tabletop.games.letter_maze.scene_layout import Layout
from tabletop.games.letter_maze.scene_path import LIFT
from tabletop.games.letter_maze.scene_players import home_of_tiles
from tabletop.games.letter_maze.scene_shown import Shown
from tabletop.scene.boxes import Box
from tabletop.scene.shapes import Node, Place

TILE, LAID = 0.6, 0.66
"""How much of its cell a tile fills on a pond, and on a print, which it has to cover."""


def tile_nodes(view: Shown, maze: Maze) -> tuple[Node, ...]:
    """Return the tiles on the board. Those on the path have risen; those near the piece that moves
    would fly to the hand of its seat."""
    state = view.state
    lying = _tiles(state.plan, state.tiles, view.places)
    if not state.players or not view.turn:
        return lying
    here = state.mover.piece
    near = {*maze.open_ways[here].values(), *maze.hedged_ways[here].values()}
    goal = home_of_tiles(view, view.turn)
    risen = set(view.path)
    return tuple(
        _changed(node, square in risen, goal if square in near else None)
        for square, node in zip(_squares(state.tiles), lying, strict=True)
    )


def _changed(node: Node, risen: bool, goal: Place | None) -> Node:
    if risen:
        node = node._replace(y=node.y - LIFT, scale=1.06)
    return node._replace(exit=goal) if goal else node


def _squares(tiles: str) -> list[int]:
    return [square for square, face in enumerate(tiles) if face != NO_TILE]


@lru_cache(maxsize=8)
def _tiles(plan: Plan, tiles: str, places: Layout) -> tuple[Node, ...]:
    maze = maze_of(plan)
    return tuple(tile_node(maze, square, tiles[square], places) for square in _squares(tiles))


def tile_node(maze: Maze, square: int, face: str, places: Layout) -> Node:
    """Return a tile on a square of the maze."""
    box = places.square(maze.cells[square])
    on_pond = maze.faces[square] == BLUE
    printed = "" if on_pond else maze.faces[square]
    shapes = tile(face, places.cell * (TILE if on_pond else LAID), printed=printed)
    return Node(f"on-{maze.names[square]}", shapes, box.cx, box.cy, window=MAZE)


def piece_nodes(view: Shown, maze: Maze) -> tuple[Node, ...]:
    """Return the pieces; those that share Start stand beside each other, who moves in front."""
    seats = range(1, len(view.state.players) + 1)
    order = sorted(seats, key=lambda seat: seat == view.turn)
    return tuple(_piece(view, maze, seat) for seat in order)


def _piece(view: Shown, maze: Maze, seat: int) -> Node:
    square = view.player(seat).piece
    box = view.places.square(maze.cells[square])
    sharing = [
        other for other, player in enumerate(view.state.players, 1) if player.piece == square
    ]
    x, y, size = _stand(box, sharing.index(seat), len(sharing))
    return Node(f"piece-{seat}", piece(seat, size), x, y, window=MAZE)


def _stand(box: Box, place: int, count: int) -> tuple[float, float, float]:
    """Return where the piece at a place of so many on one square stands, and how large it is."""
    if count == 1:
        return box.cx, box.cy, box.w * 0.66
    columns = 2 if count <= 4 else 3
    rows = -(-count // columns)
    column, row = place % columns, place // columns
    step = box.w * 0.84 / columns
    high = box.h * 0.84 / max(rows, 2)
    return (
        box.cx + (column - (columns - 1) / 2) * step,
        box.cy + (row - (rows - 1) / 2) * high,
        min(step, high) * 0.95,
    )
