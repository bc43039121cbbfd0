"""Achievements of Letter Maze, and the longest word."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.feats import Best, Course, Feat, Feats
from tabletop.games.letter_maze.rules.notation import Word, legs_of, spelled
from tabletop.games.letter_maze.rules.state import Phase
from tabletop.games.letter_maze.words import feats as words

LONG = 6
"""A word of so many letters is long."""


def _words(course: Course) -> Iterator[tuple[Word, bool, int]]:
    """Yield each word of the seat, whether it began a turn, and how many cards it won."""
    own = course.seat - 1
    for before, move, after in course.own():
        if isinstance(move, Word):
            won = len(after.players[own].cards) - len(before.players[own].cards)
            yield move, before.phase is Phase.MOVE, won


def _long(course: Course) -> bool:
    """Return whether the seat spelled a long word."""
    return any(len(legs_of(word)) >= LONG for word, _, _ in _words(course))


def _twice(course: Course) -> bool:
    """Return whether a bonus move was used for another word (R20)."""
    return any(not begins for _, begins, _ in _words(course))


def _two_cards(course: Course) -> bool:
    """Return whether two Target Cards were won in one turn."""
    cards = 0
    for _, begins, won in _words(course):
        cards = won if begins else cards + won
        if cards > 1:
            return True
    return False


def _longest(course: Course) -> tuple[int, str]:
    """Return how many letters the longest word of the seat had, and the word."""
    found = [(len(legs_of(word)), spelled(word)) for word, _, _ in _words(course)]
    return max(found, key=lambda each: each[0], default=(0, ""))


FEATS = Feats(
    (
        Feat("twice", words.TWICE, words.TWICE_DONE, "walking-boot", _twice),
        Feat("long", words.LONG, words.LONG_DONE, "open-book", _long),
        Feat("two-cards", words.TWO_CARDS, words.TWO_CARDS_DONE, "rose", _two_cards),
    ),
    (Best("longest", words.LONGEST, _longest),),
)
