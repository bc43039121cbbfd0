"""How a move is shown, beat by beat: the piece hops from letter to letter, tiles and cards fly."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.games.letter_maze.rules.maze import Maze
from tabletop.games.letter_maze.rules.notation import (
    Boards,
    Hands,
    Leg,
    Move,
    Step,
    Tiles,
    Tribute,
    Word,
    spelled,
)
from tabletop.games.letter_maze.rules.state import Player, State, Turn, with_player
from tabletop.games.letter_maze.rules.walking import Stand
from tabletop.games.letter_maze.table.art import card
from tabletop.games.letter_maze.table.boards import MAZE
from tabletop.games.letter_maze.table.draft import Choice
from tabletop.games.letter_maze.table.map import windows
from tabletop.games.letter_maze.table.parts import drawn_parts
from tabletop.games.letter_maze.table.players import card_place, home_of_tiles
from tabletop.games.letter_maze.table.shown import Shown, Walked, shown_of
from tabletop.games.letter_maze.table.trace import slots_of, trace_of
from tabletop.games.letter_maze.words.table import one_step
from tabletop.scene.scene import FLIP_MS, PAUSE_MS, PLACE_MS, TRAVEL_MS, Scene
from tabletop.scene.scene import Step as Beat
from tabletop.scene.shapes import Node, Place
from tabletop.scene.table import Sight


def beats(before: Sight[State], move: Move, rest: Scene) -> tuple[Beat, ...]:
    """Return the scenes that lead from a sight to the scene after the move, at `rest`."""
    match move:
        case Word() | Step():
            hops = tuple(_hops(shown_of(before), move))
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
    trace, shown = trace_of(then.state, move), _calm(then, move)
    for place, leg in enumerate(trace.legs, 1):
        stand, following = trace.stands[place - 1 : place + 1]
        shown = _on(shown, stand, following, Walked(then.turn, trace.squares[: place + 1]))
        yield _hop(shown, maze, leg, following)
        if following.cards != stand.cards:
            won = next(colour for colour in following.cards if colour not in stand.cards)
            yield _prize(shown, won, following.square)
            shown = _with_cards(shown, following)
            yield _beat(shown, TRAVEL_MS)


def _calm(shown: Shown, move: Word | Step) -> Shown:
    """Return the picture with nothing picked, while a move is shown."""
    word = spelled(move) if isinstance(move, Word) else ""
    return shown._replace(
        active=False,
        choice=Choice(),
        trace=None,
        ending=None,
        ways=(),
        earned=None,
        pointed=None,
        looked=0,
        last=(),
        caption=word or one_step(),
    )


def _on(shown: Shown, stand: Stand, following: Stand, way: Walked) -> Shown:
    """Return the picture with the piece one square farther, cards still as they were."""
    player = Player(following.square, following.hand, stand.cards, following.has_gardener)
    state = with_player(shown.state, shown.turn, player)
    turn: Turn = state.turn._replace(used=following.used)
    state = state._replace(tiles=following.tiles, turn=turn)
    slots = slots_of(following.hand, None) if shown.home == shown.turn else shown.slots
    return shown._replace(state=state, last=(way,), slots=slots)


def _with_cards(shown: Shown, stand: Stand) -> Shown:
    player = shown.state.mover._replace(cards=stand.cards)
    return shown._replace(state=with_player(shown.state, shown.turn, player))


def _hop(shown: Shown, maze: Maze, leg: Leg, stand: Stand) -> Beat:
    """Return the beat of one letter; a tile that is laid comes from the hand of the mover."""
    if not leg.is_laid:
        return _beat(shown, FLIP_MS)
    key = f"on-{maze.names[stand.square]}"
    begin = home_of_tiles(shown, shown.turn)
    found = tuple(node._replace(enter=begin) if node.key == key else node for node in _nodes(shown))
    return _scene(shown, found, PLACE_MS)


def _prize(shown: Shown, colour: str, square: int) -> Beat:
    """Return the beat in which a card rises from its target, to fly to its owner in the next."""
    box = shown.box(square)
    disc = Node(
        "prize",
        card(colour, box.w * 0.42, won=True),
        box.cx,
        box.cy - box.h * 0.6,
        enter=Place(box.cx, box.cy, 0.3),
        exit=card_place(shown, shown.turn, colour),
        window=MAZE,
    )
    return _scene(shown, (*_nodes(shown), disc), FLIP_MS)


def _nodes(shown: Shown) -> tuple[Node, ...]:
    return tuple(node for part in drawn_parts(shown) for node in part.nodes)


def _beat(shown: Shown, ms: int) -> Beat:
    return _scene(shown, _nodes(shown), ms)


def _scene(shown: Shown, found: tuple[Node, ...], ms: int) -> Beat:
    scene = Scene(*shown.size, found, windows=windows(shown))
    return Beat(scene, ms, 0)
