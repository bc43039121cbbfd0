"""Conversion between paths and words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice, pairwise, product

from tabletop.games.letter_maze.rules.game import GAME
from tabletop.games.letter_maze.rules.letters import CODE, READINGS_OF
from tabletop.games.letter_maze.rules.lexicon import ROOT, Lexicon, all_words
from tabletop.games.letter_maze.rules.notation import Leg, Move, Word
from tabletop.games.letter_maze.rules.search import find_words
from tabletop.games.letter_maze.rules.state import State
from tabletop.games.letter_maze.rules.walking import Stand, ground_of, stand_of

_MANY = 400
"""The maximum number of paths considered for a word."""


def readings(legs: tuple[Leg, ...]) -> Iterator[Word]:
    """Yield the possible readings of a path, Qu before Q (R8); none for fewer than two legs."""
    if len(legs) < 2:
        return
    for chosen in product(*(reversed(READINGS_OF[leg.face]) for leg in legs)):
        letters = "".join(
            f"({reading})" if leg.is_laid else reading
            for leg, reading in zip(legs, chosen, strict=True)
        )
        yield Word(letters, way_of(legs))


def way_of(legs: tuple[Leg, ...]) -> str:
    """Return the directions of a path in notation."""
    return "".join(f"{'*' if leg.crosses else ''}{leg.direction}" for leg in legs)


def can_continue(state: State, legs: tuple[Leg, ...], end: Stand) -> bool:
    """Return whether a path that ends at `end` can be extended to a legal word (R7, R23).

    It may use the letters around it, tiles from the hand and an unused Gardener.
    """
    ground, lexicon = ground_of(state), all_words()
    return any(
        next(find_words(ground, end, lexicon, begun=(node, len(legs))), None)
        for node in nodes_of(lexicon, legs)
    )


def nodes_of(lexicon: Lexicon, legs: Iterable[Leg]) -> set[int]:
    """Return the nodes of the lexicon reached by a path's letters, over all readings of Qu."""
    nodes = {ROOT}
    for leg in legs:
        steps = (lexicon.step(node, CODE[each]) for node in nodes for each in READINGS_OF[leg.face])
        nodes = {node for node in steps if node is not None}
    return nodes


def moves_of(state: State, word: Word) -> tuple[Move, ...]:
    """Return the legal moves for a word: none, one, or one for each choice of bonus (R20)."""
    refusal = GAME.why_illegal(state, word)
    if refusal is None:
        return (word,)
    if refusal.code == "E-BONUS":
        return (word._replace(bonus="L"), word._replace(bonus="P"))
    return ()


def ways_to_spell(state: State, word: str) -> list[tuple[Word, int]]:
    """Return (word, end square) for the simplest paths that spell a word, straightest first.

    They don't use the Gardener unless they must, and place as few tiles as possible. At most
    `_MANY` paths are considered.
    """
    ground, stand, lexicon = ground_of(state), stand_of(state), Lexicon.of([word])
    for with_gardener in (False, True)[: 1 + stand.has_gardener]:
        for laid in range(len(word) + 1):  # tiles picked up on the way can be placed too
            paths = find_words(ground, stand, lexicon, most_laid=laid, with_gardener=with_gardener)
            found = [(Word(path[4], path[5]), path[1]) for path in islice(paths, _MANY)]
            if found:
                return sorted(found, key=_turns)
    return []


def _turns(way: tuple[Word, int]) -> tuple[int, str]:
    """Return the number of bends of a path, and its notation, as a sort key."""
    path = way[0].path
    return sum(one != other for one, other in pairwise(path.replace("*", ""))), path
