"""The easy opponent, which plays like a beginner."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from tabletop.ai.bot import Thought
from tabletop.games.letter_maze.bots.search import Found, Search, Vocabulary, moves_of
from tabletop.games.letter_maze.bots.turns import best_without_words
from tabletop.games.letter_maze.bots.worth import WIN, Outlook
from tabletop.games.letter_maze.rules.notation import END, Move
from tabletop.games.letter_maze.rules.state import Phase, State
from tabletop.games.letter_maze.rules.tour import Tour
from tabletop.games.letter_maze.rules.walking import ground_of

NOTICED = 0.6
"""How likely a beginner is to notice a word."""

FORGOTTEN = 0.5
"""How likely a beginner is to forget a bonus move."""

CHOICE = 3
"""So many words a beginner compares."""

PATHS = 6_000
"""How many paths are looked at."""

ROUND_TRIP = 100
"""More steps than there are between any two squares: a card is worth any way."""


class NearestGoal:
    """A distance that counts only to the nearest goal, not to the goals after it.

    The goals are the targets whose cards are missing, and at last the finish.
    """

    def __init__(self, state: State) -> None:
        self._ground = ground_of(state)
        self._tiles = state.tiles
        self._ways: dict[str, Tour] = {}

    def steps_left(self, square: int, cards: str) -> int:
        """Return the steps to the nearest goal, and a round trip for each card that is missing."""
        if cards not in self._ways:
            self._ways[cards] = Tour(self._ground.maze, self._tiles, self._goals(cards), 0)
        missing = max(0, self._ground.cards_wanted - len(cards))
        return self._ways[cards].steps_left(square, "") + ROUND_TRIP * missing

    def _goals(self, cards: str) -> frozenset[int]:
        if len(cards) >= self._ground.cards_wanted:
            return self._ground.finish
        colours = self._ground.maze.colours
        return frozenset(square for square, colour in colours.items() if colour not in cards)


@dataclass(frozen=True, slots=True)
class Beginner:
    """Finds short common words, and makes four typical beginner mistakes.

    It goes for the nearest target without a thought of the way beyond, and so wanders. It overlooks
    many words. Of three that it sees, it takes the one that lays most tiles, and so has none when
    they are needed. And it forgets half of its bonus moves. But no word of its choice leads it
    away, and it takes a win that it can spell.
    """

    vocabulary: Vocabulary

    def think(self, view: State, seat: int, rng: random.Random) -> Iterator[Thought[Move]]:
        """Yield the best step at once, then a word when the search is done."""
        outlook = Outlook(view, NearestGoal(view))
        worth, best = best_without_words(view, outlook)
        thought = Thought(best, 1)
        yield thought
        if view.phase is Phase.BONUS and rng.random() < FORGOTTEN:
            yield Thought(END, 1)
            return
        search = Search(view, self.vocabulary, outlook, PATHS, floor=worth)
        noticed: list[Found] = []
        for found in _noticed(search, rng):
            if found is None:
                yield thought
            else:
                noticed.append(found)
        if noticed:
            best = moves_of(max(noticed, key=_laid), view)[-1]
            yield Thought(best, search.nodes)


def _noticed(search: Search, rng: random.Random) -> Iterator[Found | None]:
    """Yield some words, best first, or only a winning one; None for a pause."""
    left = CHOICE
    for found in search.ranked():
        if found is None:
            yield None
        elif found.worth == WIN or rng.random() < NOTICED:
            yield found
            left -= 1
            if found.worth == WIN or not left:
                return


def _laid(found: Found) -> int:
    letters = found.path[4]
    return letters.count("(")
