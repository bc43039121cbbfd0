"""Achievements of Letter Maze, and the longest word."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain

from tabletop.core.feats import Best, Course, Feat, Feats
from tabletop.games.letter_maze.rules.events import CardWon, MazeEvent, StepTaken, WordSpelled
from tabletop.games.letter_maze.words import feats as words

LONG = 6
"""A word of so many letters is long."""


def _words(course: Course) -> Iterator[WordSpelled]:
    """Yield the words of the seat."""
    for event in chain.from_iterable(course.own_events()):
        if isinstance(event, WordSpelled):
            yield event


def _long(course: Course) -> bool:
    """Return whether the seat spelled a long word."""
    return any(each.letters >= LONG for each in _words(course))


def _twice(course: Course) -> bool:
    """Return whether a bonus move was used for another word (R20)."""
    return any(each.is_bonus for each in _words(course))


def _two_cards(course: Course) -> bool:
    """Return whether two Target Cards were won in one turn."""
    return most_cards(course.own_events()) > 1


def most_cards(moves: Iterable[Iterable[MazeEvent]]) -> int:
    """Return the most Target Cards won in one turn, given the events of the moves of one seat."""
    most = cards = 0
    for event in chain.from_iterable(moves):
        match event:
            case WordSpelled(is_bonus=False) | StepTaken(is_bonus=False):
                cards = 0
            case CardWon():
                cards += 1
                most = max(most, cards)
    return most


def _longest(course: Course) -> tuple[int, str]:
    """Return how many letters the longest word of the seat had, and the word."""
    found = [(each.letters, each.word) for each in _words(course)]
    return max(found, key=lambda each: each[0], default=(0, ""))


FEATS = Feats(
    (
        Feat("twice", words.TWICE, words.TWICE_DONE, "walking-boot", _twice),
        Feat("long", words.LONG, words.LONG_DONE, "open-book", _long),
        Feat("two-cards", words.TWO_CARDS, words.TWO_CARDS_DONE, "rose", _two_cards),
    ),
    (Best("longest", words.LONGEST, _longest),),
)
