"""A word that is typed without its path, or the name of a square: which move that is."""

from __future__ import annotations

import re
from itertools import islice, pairwise

from tabletop.core.errors import Refusal
from tabletop.games.letter_maze.rules.lexicon import Lexicon, all_words
from tabletop.games.letter_maze.rules.moves import kinds_earned
from tabletop.games.letter_maze.rules.notation import Step, Word, move_to_text
from tabletop.games.letter_maze.rules.search import IS_PREMIUM, Path, find_words
from tabletop.games.letter_maze.rules.state import Phase, State
from tabletop.games.letter_maze.rules.walking import Stand, ground_of, stand_of, walk
from tabletop.games.letter_maze.table.trace import traced, way_of
from tabletop.games.letter_maze.words import taps as words
from tabletop.games.letter_maze.words.refusals import not_a_word

_SQUARE = r"[a-tA-T](?:[1-9]|[12][0-9]|30)"
_STEP = re.compile(_SQUARE)
_WORD = re.compile(rf"([A-Za-z]{{2,15}})(?:\s+({_SQUARE}))?")
_CALLS = {Phase.MOVE: "pass", Phase.BONUS: "end"}

_MANY = 400
_FEW = 4
"""The most paths that are looked at, and of which so many are told."""


def typed(state: State, text: str) -> str | Refusal:
    """Return the move that a text means: a word, perhaps with the square where it ends, or a step.

    Everything else is left as it is. Of the ways to spell a word those are meant that need no
    Gardener, and then those that lay the fewest tiles; if they lead to different squares, or to
    one with different gains, a Refusal says how each is written.
    """
    if state.phase not in _CALLS or text == _CALLS[state.phase]:
        return text
    if _STEP.fullmatch(text):
        return _step(state, text.lower())
    found = _WORD.fullmatch(text)
    return _word(state, found[1].upper(), (found[2] or "").lower()) if found else text


def _step(state: State, name: str) -> str | Refusal:
    names, trace = ground_of(state).maze.names, traced(state, ())
    leg = trace.leg_to(names.index(name)) if name in names else None
    if leg is None:
        return Refusal("E-EDGE", "R3", words.not_beside_piece(name, names[trace.end.square]))
    return move_to_text(Step(way_of((leg,))))


def _word(state: State, word: str, end: str) -> str | Refusal:
    maze = ground_of(state).maze
    here = maze.names[state.mover.piece]
    if word not in all_words():
        return Refusal("E-WORD", "R23", not_a_word(word))
    paths = [each for each in _paths(state, word) if end in ("", maze.names[each[1]])]
    if not paths:
        there = words.not_from_to(word, here, end) if end else words.not_from(word, here)
        return Refusal("E-EDGE", "R7", there)
    ends = [f"{word} {maze.names[square]}" for square in sorted({each[1] for each in paths})]
    if len(ends) > 1:
        return Refusal("E-EDGE", "R7", words.which_end(word, ends[:_FEW], len(ends)))
    return _which_way(state, word, paths)


def _paths(state: State, word: str) -> list[Path]:
    """Return the paths that spell a word, first without the Gardener, then with the fewest tiles.

    Where tiles are many, only the first of many paths.
    """
    ground, stand, lexicon = ground_of(state), stand_of(state), Lexicon.of([word])
    for with_gardener in (False, True)[: 1 + stand.has_gardener]:
        for laid in range(len(word) + 1):  # also what is lifted on the way can be laid
            paths = find_words(ground, stand, lexicon, most_laid=laid, with_gardener=with_gardener)
            found = list(islice(paths, _MANY))
            if found:
                return found
    return []


def _which_way(state: State, word: str, paths: list[Path]) -> str | Refusal:
    """Return the one move of paths that end on one square, if all of them gain the same."""
    moves: dict[Stand, tuple[Word, str]] = {}
    for path in sorted(paths, key=_turns):
        move, kinds = _move(state, path)
        gained = walk(state, move)._replace(used=frozenset(), tiles="")
        moves.setdefault(gained, (move, kinds))
    written = [
        move_to_text(move._replace(bonus=kind))
        for move, kinds in moves.values()
        for kind in (kinds if len(kinds) > 1 else ("",))
    ]
    if len(written) == 1:
        return written[0]
    return Refusal("E-SYNTAX", "R7", words.which_way(word, written[:_FEW]))


def _turns(path: Path) -> tuple[int, str]:
    """Return how often a path turns, and how it is written: of paths alike the straightest."""
    ways = path[5]
    return sum(one != other for one, other in pairwise(ways.replace("*", ""))), ways


def _move(state: State, path: Path) -> tuple[Word, str]:
    """Return the move of a path, and the kinds of bonus that it may be played for (R20)."""
    _, _, _, _, letters, ways, count, marks = path
    kinds = kinds_earned(count, bool(marks & IS_PREMIUM), state.turn.earned)
    return Word(letters, ways), kinds if not state.turn.earned else ""
