"""The animation of a move: the piece hops from letter to letter, tiles and cards fly."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import assert_never

from tabletop.games.letter_maze.rules.events import (
    CardWon,
    FinishReached,
    GardenerUsed,
    MazeEvent,
    PieceMoved,
    SetupEvent,
    StepTaken,
    TilePickedUp,
    TilePlaced,
    TurnEvent,
    WalkEvent,
    WordSpelled,
)
from tabletop.games.letter_maze.rules.game import GAME
from tabletop.games.letter_maze.rules.letters import add, remove
from tabletop.games.letter_maze.rules.maze import NO_TILE
from tabletop.games.letter_maze.rules.notation import Call, Move, Targets, Word
from tabletop.games.letter_maze.rules.notation import Step as Walk
from tabletop.games.letter_maze.rules.state import State, with_player
from tabletop.games.letter_maze.rules.walking import with_tile
from tabletop.games.letter_maze.table.art import card
from tabletop.games.letter_maze.table.boards import MAZE
from tabletop.games.letter_maze.table.map import windows
from tabletop.games.letter_maze.table.parts import drawn_parts
from tabletop.games.letter_maze.table.players import card_place, home_of_tiles
from tabletop.games.letter_maze.table.trace import Slot
from tabletop.games.letter_maze.table.view_model import ViewModel, Walked, model_of
from tabletop.games.letter_maze.words import moves as words
from tabletop.kit.beats import Beat, Film
from tabletop.kit.view_model import quiet
from tabletop.scene.scene import FLIP_MS, PLACE_MS, TRAVEL_MS, Scene, Step
from tabletop.scene.shapes import Node, Place
from tabletop.scene.table import Sight

_FILM = Film(drawn_parts, windows)


def beats(before: Sight[State], move: Move, after: Sight[State], rest: Scene) -> tuple[Step, ...]:
    """Return the animation of `move` from `before` to `after`; `rest` is the final scene."""
    events = GAME.events(before.state, move)
    steps = _beats(model_of(quiet(before)), events)
    return _FILM.steps(steps, rest, _rest_ms(move), words.tell_sequel(events))


def _rest_ms(move: Move) -> int:
    if isinstance(move, Word | Walk):
        return PLACE_MS
    return FLIP_MS if isinstance(move, Call | Targets) else TRAVEL_MS


def _beats(model: ViewModel, events: Sequence[MazeEvent]) -> Iterator[Beat[ViewModel]]:
    """Yield a beat for each letter, with its tile, and two for a card, which flies to its owner.

    Set-up, tribute and turns change the table at rest only.
    """
    for place, event in enumerate(events, 1):
        if isinstance(event, SetupEvent | TurnEvent):
            continue
        earlier, model = model, _with(model, event)
        so_far, following = events[:place], events[place:]
        match event:
            case PieceMoved() | TilePlaced() | TilePickedUp():
                if not isinstance(next(iter(following), None), TilePlaced | TilePickedUp):
                    yield _hop(model, event, _hop_caption(model, so_far, following))
            case CardWon():
                yield _prize(earlier, event, _prize_caption(model, so_far, following))
                yield Beat(model, pause=0)
            case WordSpelled() | StepTaken() | GardenerUsed() | FinishReached():
                pass
            case _:
                assert_never(event)


def _with(model: ViewModel, event: WalkEvent) -> ViewModel:
    """Return the table after an event."""
    state, last, seat = model.state, model.last, event.seat
    player = state.players[seat - 1]
    match event:
        case PieceMoved(_, start, end):
            squares = last[0].squares if last else (start.number,)
            last = (Walked(seat, (*squares, end.number)),)
            turn = state.turn._replace(used=state.turn.used | {end.number})
            state, player = state._replace(turn=turn), player._replace(piece=end.number)
        case TilePlaced(_, tile, square):
            state = state._replace(tiles=with_tile(state.tiles, square.number, tile))
            player = player._replace(hand=remove(player.hand, tile))
        case TilePickedUp(_, tile, square):
            state = state._replace(tiles=with_tile(state.tiles, square.number, NO_TILE))
            player = player._replace(hand=add(player.hand, tile))
        case GardenerUsed():
            player = player._replace(has_gardener=False)
        case CardWon(_, colour):
            player = player._replace(cards=add(player.cards, colour))
        case WordSpelled() | StepTaken() | FinishReached():
            pass
        case _:
            assert_never(event)
    slots = tuple(map(Slot, player.hand)) if model.home == seat else model.slots
    return replace(model.at(with_player(state, seat, player)), slots=slots, last=last)


def _hop(
    model: ViewModel, event: PieceMoved | TilePlaced | TilePickedUp, told: str
) -> Beat[ViewModel]:
    """Return the beat of one letter; a placed tile comes from the mover's hand."""
    if not isinstance(event, TilePlaced):
        return Beat(model, told, FLIP_MS, 0)
    comes = {f"on-{event.square.name}": home_of_tiles(model, event.seat)}
    return Beat(model, told, PLACE_MS, 0, comes=comes)


def _prize(model: ViewModel, event: CardWon, told: str) -> Beat[ViewModel]:
    """Return the beat in which a card rises from its target; it flies to its owner in the next."""
    box = model.box(event.square.number)
    disc = Node(
        "prize",
        card(event.colour, box.w * 0.42, won=True),
        box.cx,
        box.cy - box.h * 0.6,
        enter=Place(box.cx, box.cy, 0.3),
        exit=card_place(model, event.seat, event.colour),
        window=MAZE,
    )
    return Beat(model, told, FLIP_MS, 0, (disc,))


# -- what is told --------------------------------------------------------------------------------

# Each announcement names the word, since the last one stays until the next turn. It names all tiles
# at once: nobody could read a text that changes with each letter.


def _hop_caption(
    model: ViewModel, so_far: Sequence[MazeEvent], following: Sequence[MazeEvent]
) -> str:
    """Return the word at its first letter, at its last one the effects of the path, if any."""
    name = model.or_you(model.turn)
    has_effects = any(isinstance(each, TilePlaced | TilePickedUp | GardenerUsed) for each in so_far)
    if has_effects and _is_last(following):
        return words.tell_path(so_far, name)
    is_first = sum(isinstance(each, PieceMoved) for each in so_far) == 1
    return words.tell_word(so_far, name) if is_first else ""


def _prize_caption(
    model: ViewModel, so_far: Sequence[MazeEvent], following: Sequence[MazeEvent]
) -> str:
    """Return the card that is won, at the last letter with the other effects of the path."""
    name = model.or_you(model.turn)
    tell = words.tell_path if _is_last(following) else words.tell_card
    return tell(so_far, name)


def _is_last(following: Sequence[MazeEvent]) -> bool:
    """Return whether no letter follows."""
    return not any(isinstance(each, PieceMoved) for each in following)
