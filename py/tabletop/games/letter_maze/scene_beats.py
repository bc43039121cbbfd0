"""How a move is shown, beat by beat: the piece hops from letter to letter, tiles and cards fly."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.games.letter_maze.maze import Maze
from tabletop.games.letter_maze.notation import (
    Boards,
    Hands,
    Leg,
    Move,
    Step,
    Tiles,
    Tribute,
    Word,
    legs_of,
    spelled,
)
from tabletop.games.letter_maze.scene_art import card
from tabletop.games.letter_maze.scene_boards import MAZE, bare_nodes, board_nodes
from tabletop.games.letter_maze.scene_draft import Choice
from tabletop.games.letter_maze.scene_hand import slots_of
from tabletop.games.letter_maze.scene_map import frame_nodes, windows
from tabletop.games.letter_maze.scene_path import over_nodes, under_nodes
from tabletop.games.letter_maze.scene_pieces import piece_nodes, tile_nodes
from tabletop.games.letter_maze.scene_players import card_place, home_of_tiles, player_nodes
from tabletop.games.letter_maze.scene_shown import Shown, Walked, shown
from tabletop.games.letter_maze.scene_tray import tray_nodes
from tabletop.games.letter_maze.state import Player, State, Turn, with_player
from tabletop.games.letter_maze.walking import Stand, enter, ground_of, stand_of
from tabletop.scene.scene import FLIP_MS, PAUSE_MS, PLACE_MS, TRAVEL_MS, Scene
from tabletop.scene.scene import Step as Beat
from tabletop.scene.shapes import Node, Place
from tabletop.scene.table import Sight


def nodes(view: Shown) -> tuple[Node, ...]:
    """Return everything that is drawn, what lies highest last."""
    return (
        *frame_nodes(view),
        *maze_nodes(view),
        *player_nodes(view),
        *tray_nodes(view),
    )


def maze_nodes(view: Shown) -> tuple[Node, ...]:
    """Return what lies in the window onto the maze."""
    maze = view.maze
    if maze is None:
        return bare_nodes(len(view.sitters), view.places)
    return (
        *board_nodes(view.state.plan, len(view.sitters), view.places),
        *under_nodes(view, maze),
        *tile_nodes(view, maze),
        *piece_nodes(view, maze),
        *over_nodes(view, maze),
    )


def beats(before: Sight[State], move: Move, after: Sight[State], rest: Scene) -> tuple[Beat, ...]:
    """Return the scenes that lead from one sight to the next, whose scene at rest is `rest`."""
    match move:
        case Word() | Step():
            hops = tuple(_hops(shown(before), move))
            return (*hops, Beat(rest, PLACE_MS, 0))
        case Tribute():
            return (Beat(rest, TRAVEL_MS, 0),)
        case Boards() | Tiles() | Hands():
            return (Beat(rest, TRAVEL_MS, PAUSE_MS),)
        case _:
            return (Beat(rest, FLIP_MS, 0),)


def _hops(then: Shown, move: Word | Step) -> Iterator[Beat]:
    """Yield the piece letter by letter, and each card on its way from the maze to its owner."""
    maze = then.maze
    assert maze is not None
    ground, stand = ground_of(then.state), stand_of(then.state)
    seat, squares = then.turn, [stand.square]
    view = _calm(then, move)
    for leg in legs_of(move):
        following = enter(ground, stand, leg)
        squares.append(following.square)
        view = _on(view, stand, following, Walked(seat, tuple(squares)))
        yield _hop(view, maze, leg, following)
        if following.cards != stand.cards:
            won = next(colour for colour in following.cards if colour not in stand.cards)
            yield _prize(view, maze, won, following.square)
            view = _with_cards(view, following)
            yield _beat(view, TRAVEL_MS)
        stand = following


def _calm(view: Shown, move: Word | Step) -> Shown:
    """Return the picture with nothing picked, while a move is shown."""
    word = spelled(move) if isinstance(move, Word) else ""
    return view._replace(
        active=False,
        choice=Choice(),
        trace=None,
        ending=None,
        endings=0,
        ways=(),
        earned=None,
        hint=None,
        looked=0,
        last=(),
        caption=word or "One step",
    )


def _on(view: Shown, stand: Stand, following: Stand, way: Walked) -> Shown:
    """Return the picture with the piece one square farther, cards still as they were."""
    player = Player(following.square, following.hand, stand.cards, following.has_gardener)
    state = with_player(view.state, view.turn, player)
    turn: Turn = state.turn._replace(used=following.used)
    state = state._replace(tiles=following.tiles, turn=turn)
    slots = slots_of(following.hand, None) if view.home == view.turn else view.slots
    return view._replace(state=state, last=(way,), slots=slots)


def _with_cards(view: Shown, stand: Stand) -> Shown:
    player = view.state.mover._replace(cards=stand.cards)
    return view._replace(state=with_player(view.state, view.turn, player))


def _hop(view: Shown, maze: Maze, leg: Leg, stand: Stand) -> Beat:
    """Return the beat of one letter; a tile that is laid comes from the hand of the mover."""
    if not leg.is_laid:
        return _beat(view, FLIP_MS)
    key = f"on-{maze.names[stand.square]}"
    begin = home_of_tiles(view, view.turn)
    found = tuple(node._replace(enter=begin) if node.key == key else node for node in nodes(view))
    return _scene(view, found, PLACE_MS)


def _prize(view: Shown, maze: Maze, colour: str, square: int) -> Beat:
    """Return the beat in which a card rises from its target, to fly to its owner in the next."""
    box = view.places.square(maze.cells[square])
    disc = Node(
        "prize",
        card(colour, box.w * 0.42, won=True),
        box.cx,
        box.cy - box.h * 0.6,
        enter=Place(box.cx, box.cy, 0.3),
        exit=card_place(view, view.turn, colour),
        window=MAZE,
    )
    return _scene(view, (*nodes(view), disc), FLIP_MS)


def _beat(view: Shown, ms: int) -> Beat:
    return _scene(view, nodes(view), ms)


def _scene(view: Shown, found: tuple[Node, ...], ms: int) -> Beat:
    places = view.places
    scene = Scene(places.width, places.height, found, windows=windows(view))
    return Beat(scene, ms, 0)
