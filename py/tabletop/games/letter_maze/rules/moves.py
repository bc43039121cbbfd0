"""Lazy generation of a seat's legal moves, of which there may be millions."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations, islice
from typing import TypeVar

from tabletop.games.letter_maze.rules.lexicon import Lexicon
from tabletop.games.letter_maze.rules.notation import END, PASS, Move, Step, Tribute, Word
from tabletop.games.letter_maze.rules.search import IS_PREMIUM, find_words
from tabletop.games.letter_maze.rules.state import Phase, State
from tabletop.games.letter_maze.rules.walking import Ground, Stand, can_step, ground_of, stand_of

LONG_WORD = 5
"""The minimum number of letters of a word that earns a bonus for its length (R18)."""

T = TypeVar("T")


def decisions(state: State, lexicon: Lexicon) -> Iterator[Move]:
    """Yield the legal moves: steps, words, then `pass` or `end`; or tributes if they are due."""
    if state.phase is Phase.TRIBUTE:
        yield from tributes(state.players[state.turn.owing[0] - 1].hand)
        return
    ground, stand = ground_of(state), stand_of(state)
    yield from steps(ground, stand)
    yield from words(ground, stand, lexicon, state.turn.earned)
    if state.phase is Phase.BONUS:
        yield END
    elif not can_step(ground, stand, with_gardener=False):
        yield PASS


def steps(ground: Ground, stand: Stand) -> Iterator[Step]:
    """Yield the legal steps, those through a hedge last (R12, R14)."""
    maze, square = ground.maze, stand.square
    ways = list(maze.open_ways[square].items())
    if stand.has_gardener:
        ways += [("*" + way, target) for way, target in maze.hedged_ways[square].items()]
    for way, target in ways:
        if target not in stand.used and not ground.is_closed(target, stand.tiles):
            yield Step(way)


def words(ground: Ground, stand: Stand, lexicon: Lexicon, earned: str) -> Iterator[Word]:
    """Yield the legal words; one with a choice of bonus is yielded once for each kind (R20)."""
    has_choice = not earned
    for _, _, _, _, letters, path, count, marks in find_words(ground, stand, lexicon):
        if has_choice and count >= LONG_WORD and marks & IS_PREMIUM:
            yield Word(letters, path, "L")
            yield Word(letters, path, "P")
        else:
            yield Word(letters, path)


def kinds_earned(count: int, is_premium: bool, earned: str) -> str:
    """Return the kinds of bonus, `L` and `P`, that a word earns and `earned` does not have (R20).

    `count` is its number of letters, in which Qu counts as one (J21).
    """
    kinds = ("L" if count >= LONG_WORD else "") + ("P" if is_premium else "")
    return "".join(kind for kind in kinds if kind not in earned)


def tribute_due(hand: str) -> int:
    """Return the number of tiles that a hand owes as tribute: half, rounded down (R25)."""
    return len(hand) // 2


def tributes(hand: str) -> Iterator[Tribute]:
    """Yield the distinct tributes that a hand can pay."""
    for tiles in sorted(set(combinations(hand, tribute_due(hand)))):
        yield Tribute("".join(tiles))


def choose(moves: Iterator[T], rng: random.Random) -> T:
    """Return a uniformly random one of `moves`; raise StopIteration if there are none.

    Reservoir sampling in one pass: after n moves, the number of the next move to replace the choice
    is above m with probability n / m, so the moves before it can be skipped.
    """
    number, choice = 1, next(moves)
    while True:
        following = int(number / (1 - rng.random())) + 1
        later = next(islice(moves, following - number - 1, None), None)
        if later is None:
            return choice
        number, choice = following, later
