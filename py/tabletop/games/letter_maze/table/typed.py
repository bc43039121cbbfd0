"""Moves typed as a word without its path, or as the name of a square."""

from __future__ import annotations

import re
from collections.abc import Iterable

from tabletop.games.letter_maze.rules.lexicon import all_words
from tabletop.games.letter_maze.rules.notation import Step, Word, move_to_text
from tabletop.games.letter_maze.rules.spelling import moves_of, way_of, ways_to_spell
from tabletop.games.letter_maze.rules.state import Phase, State
from tabletop.games.letter_maze.rules.walking import Stand, ground_of, walk
from tabletop.games.letter_maze.table.trace import traced
from tabletop.games.letter_maze.words import taps as words
from tabletop.games.letter_maze.words.refusals import not_a_word
from tabletop.words.objection import Objection

_SQUARE = r"[a-tA-T](?:[1-9]|[12][0-9]|30)"
_STEP = re.compile(_SQUARE)
_WORD = re.compile(rf"([A-Za-z]{{2,15}})(?:\s+({_SQUARE}))?")
_CALLS = {Phase.MOVE: "pass", Phase.BONUS: "end"}

_FEW = 4
"""The maximum number of ways that a message lists."""


def typed(state: State, text: str) -> str | Objection:
    """Return the notation of a typed word, with or without its last square, or of a step.

    Return other texts unchanged. Among the ways to spell a word, those without the Gardener come
    first, then those that place the fewest tiles. If they end on different squares or have
    different gains, return an objection that lists how to type each.
    """
    if state.phase not in _CALLS or text == _CALLS[state.phase]:
        return text
    if _STEP.fullmatch(text):
        return _step(state, text.lower())
    found = _WORD.fullmatch(text)
    return _word(state, found[1].upper(), (found[2] or "").lower()) if found else text


def _step(state: State, name: str) -> str | Objection:
    names, trace = ground_of(state).maze.names, traced(state, ())
    leg = trace.leg_to(names.index(name)) if name in names else None
    if leg is None:
        return Objection("E-EDGE", "R3", words.not_beside_piece(name, names[trace.end.square]))
    return move_to_text(Step(way_of((leg,))))


def _word(state: State, word: str, end: str) -> str | Objection:
    maze = ground_of(state).maze
    here = maze.names[state.mover.piece]
    if word not in all_words():
        return Objection("E-WORD", "R23", not_a_word(word))
    ways = {way: at for way, at in ways_to_spell(state, word) if end in ("", maze.names[at])}
    if not ways:
        there = words.not_from_to(word, here, end) if end else words.not_from(word, here)
        return Objection("E-EDGE", "R7", there)
    ends = [f"{word} {maze.names[square]}" for square in sorted({*ways.values()})]
    if len(ends) > 1:
        return Objection("E-EDGE", "R7", words.which_end(word, ends[:_FEW], len(ends)))
    return _which_way(state, word, ways)


def _which_way(state: State, word: str, moves: Iterable[Word]) -> str | Objection:
    """Return the move in notation if all `moves`, which end on one square, gain the same."""
    gains: dict[Stand, Word] = {}
    for move in moves:
        gains.setdefault(walk(state, move)._replace(used=frozenset(), tiles=""), move)
    written = [move_to_text(each) for move in gains.values() for each in moves_of(state, move)]
    if len(written) == 1:
        return written[0]
    return Objection("E-SYNTAX", "R7", words.which_way(word, written[:_FEW]))
