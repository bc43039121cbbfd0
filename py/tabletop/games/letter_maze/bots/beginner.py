"""The easy bot, which plays like a beginner."""

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
"""The probability that the beginner notices a word."""

FORGOTTEN = 0.5
"""The probability that the beginner forgets a bonus move."""

CHOICE = 3
"""The number of words that the beginner compares."""

PATHS = 6_000
"""The maximum number of paths to search."""

ROUND_TRIP = 100
"""More steps than between any two squares, so that winning a card is worth any detour."""


class NearestGoal:
    """A `Way` that measures only the distance to the nearest goal, not to those after it.

    Goals are the targets of missing cards or, with all cards, the finish.
    """

    def __init__(self, state: State) -> None:
        self._ground = ground_of(state)
        self._tiles = state.tiles
        self._ways: dict[str, Tour] = {}

    def steps_left(self, square: int, cards: str) -> int:
        """Return the steps to the nearest goal, plus ROUND_TRIP for each missing card."""
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
    """A bot that finds short common words and makes four typical mistakes.

    It heads for the nearest target, ignoring the way beyond, and so makes detours. It overlooks
    many words. Of three that it notices, it plays the one that places most tiles, and so runs out
    of them. It forgets half of its bonus moves. But its words are never worse than its best step,
    and it plays a winning word if it finds one.
    """

    vocabulary: Vocabulary

    def think(self, view: State, seat: int, rng: random.Random) -> Iterator[Thought[Move]]:
        """Yield the best step immediately, then a word when the search is done."""
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
            best = moves_of(max(noticed, key=_tiles_placed), view)[-1]
            yield Thought(best, search.nodes)


def _noticed(search: Search, rng: random.Random) -> Iterator[Found | None]:
    """Yield up to CHOICE noticed words, best first, stopping at a winning one; None for a pause."""
    left = CHOICE
    for found in search.ranked():
        if found is None:
            yield None
        elif found.worth == WIN or rng.random() < NOTICED:
            yield found
            left -= 1
            if found.worth == WIN or not left:
                return


def _tiles_placed(found: Found) -> int:
    letters = found.path[4]
    return letters.count("(")
