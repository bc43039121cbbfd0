"""Conversions between paths and words."""

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
"""The most paths of a word that are looked at."""


def readings(legs: tuple[Leg, ...]) -> Iterator[Word]:
    """Yield the words that a path of at least two legs may be read as, Qu before Q (R8)."""
    if len(legs) < 2:
        return
    for chosen in product(*(reversed(READINGS_OF[leg.face]) for leg in legs)):
        letters = "".join(
            f"({reading})" if leg.is_laid else reading
            for leg, reading in zip(legs, chosen, strict=True)
        )
        yield Word(letters, way_of(legs))


def way_of(legs: tuple[Leg, ...]) -> str:
    """Return the directions of a path in the notation."""
    return "".join(f"{'*' if leg.crosses else ''}{leg.direction}" for leg in legs)


def can_continue(state: State, legs: tuple[Leg, ...], end: Stand) -> bool:
    """Return whether a path that ends at `end` can be extended to a word of the list (R7, R23).

    The letters around it, the tiles in hand and an unused Gardener all count.
    """
    ground, lexicon = ground_of(state), all_words()
    return any(
        next(find_words(ground, end, lexicon, begun=(node, len(legs))), None)
        for node in nodes_of(lexicon, legs)
    )


def nodes_of(lexicon: Lexicon, legs: Iterable[Leg]) -> set[int]:
    """Return the nodes of a word list that the letters of a path lead to, one a reading of Qu."""
    nodes = {ROOT}
    for leg in legs:
        steps = (lexicon.step(node, CODE[each]) for node in nodes for each in READINGS_OF[leg.face])
        nodes = {node for node in steps if node is not None}
    return nodes


def moves_of(state: State, word: Word) -> tuple[Move, ...]:
    """Return the moves that a word may be played as: none, one, or one for each bonus (R20)."""
    refusal = GAME.why_illegal(state, word)
    if refusal is None:
        return (word,)
    if refusal.code == "E-BONUS":
        return (word._replace(bonus="L"), word._replace(bonus="P"))
    return ()


def ways_to_spell(state: State, word: str) -> list[tuple[Word, int]]:
    """Return the simplest paths that spell a word, the straightest first, and where each ends.

    These are paths without the Gardener, if there are any, and of them those that lay the fewest
    tiles. Where tiles are many, only the first of many paths.
    """
    ground, stand, lexicon = ground_of(state), stand_of(state), Lexicon.of([word])
    for with_gardener in (False, True)[: 1 + stand.has_gardener]:
        for laid in range(len(word) + 1):  # also what is lifted on the way can be laid
            paths = find_words(ground, stand, lexicon, most_laid=laid, with_gardener=with_gardener)
            found = [(Word(path[4], path[5]), path[1]) for path in islice(paths, _MANY)]
            if found:
                return sorted(found, key=_turns)
    return []


def _turns(way: tuple[Word, int]) -> tuple[int, str]:
    """Return the number of bends of a path, and its notation, as a sort key."""
    path = way[0].path
    return sum(one != other for one, other in pairwise(path.replace("*", ""))), path
