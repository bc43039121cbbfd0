"""By which taps a move of Letter Maze is spelled, worked out without the code of its table."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from tabletop.games.letter_maze.rules.lexicon import all_words
from tabletop.games.letter_maze.rules.maze import NO_TILE
from tabletop.games.letter_maze.rules.notation import (
    Call,
    Move,
    Step,
    Tribute,
    Word,
    legs_of,
    spelled,
)
from tabletop.games.letter_maze.rules.state import State
from tabletop.games.letter_maze.rules.walking import enter, ground_of, stand_of

LAID = ""


def taps_for(state: State, move: Move) -> Iterator[str]:
    """Yield the regions that are tapped one after the other; the last tap plays the move."""
    match move:
        case Call(text):
            yield text
        case Tribute(tiles):
            yield from _giving(state, tiles)
            yield "go"
        case Step():
            yield from _way(state, move)
            yield "go"
        case Word():
            yield from _way(state, move)
            yield from ["flip"] * _readings(move).index(spelled(move))
            yield f"go-{move.bonus}" if move.bonus else "go"


def _giving(state: State, tiles: str) -> Iterator[str]:
    """Yield a tap on each tile to be given: the first of its face that is left."""
    hand = list(state.players[state.turn.owing[0] - 1].hand)
    for face in tiles:
        place = hand.index(face)
        hand[place] = LAID
        yield f"tile-{place}"


def _way(state: State, move: Word | Step) -> Iterator[str]:
    """Yield each square of the way; before one on which a tile is laid, that tile of the hand."""
    ground, stand = ground_of(state), stand_of(state)
    hand = list(stand.hand)
    for leg in legs_of(move):
        after = enter(ground, stand, leg)
        if leg.is_laid:
            place = hand.index(leg.face)
            hand[place] = LAID
            yield f"tile-{place}"
        elif stand.tiles[after.square] != NO_TILE:
            hand.append(stand.tiles[after.square])
        yield ground.maze.names[after.square]
        stand = after


def _readings(word: Word) -> list[str]:
    """Return the words that the squares of a word may be read as, a Qu as QU before Q (R8)."""
    choices = [("QU", "Q") if leg.face == "Q" else (leg.face,) for leg in legs_of(word)]
    return [found for parts in product(*choices) if (found := "".join(parts)) in all_words()]
