"""Best-first search for the best words of a position, without generating all of them.

The most promising path is extended first. An upper bound on a path's worth follows from the length
of the longest word with its prefix, and from the highest worth within reach of that many squares.
A word at the front of the queue is therefore the best one left.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

from tabletop.games.letter_maze.bots.worth import (
    CARDS,
    KEPT,
    KEY_BITS,
    WIN,
    Outlook,
    hand_worth,
    key_of,
    marks_of,
    tile_worth,
)
from tabletop.games.letter_maze.rules.letters import PREMIUM, add
from tabletop.games.letter_maze.rules.lexicon import ROOT, Lexicon, masked_words
from tabletop.games.letter_maze.rules.moves import kinds_earned, tribute_due
from tabletop.games.letter_maze.rules.notation import MOST_LETTERS, Word, spelled
from tabletop.games.letter_maze.rules.search import (
    CROSSED,
    FINISHED,
    IS_PREMIUM,
    Path,
    Place,
    Surroundings,
    layings,
)
from tabletop.games.letter_maze.rules.state import State
from tabletop.games.letter_maze.rules.turns import VERY_LONG_WORD
from tabletop.games.letter_maze.rules.walking import stand_of

BONUS = 45
"""The estimated worth of a bonus move."""

SLICE = 800
"""The number of paths between two pauses of a search: a few milliseconds."""

_WON = 1 << CARDS.bit_length()
"""A flag of a path: the finish is reached with all cards needed (R22)."""


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """A word list, with limits on the number of letters and of tiles placed."""

    words: Callable[[], Lexicon]
    most_letters: int = MOST_LETTERS
    most_laid: int = MOST_LETTERS


class Found(NamedTuple):
    """A word with its worth, as a path; see `moves_of`."""

    worth: int
    path: Path


class Search:
    """A search for the best words of the seat to move.

    `nodes` counts the paths created; after `budget` of them no path is extended any more. Words
    worth less than `floor` are skipped.
    """

    def __init__(
        self, state: State, vocabulary: Vocabulary, outlook: Outlook, budget: int, floor: int = -WIN
    ) -> None:
        self._mover = state.mover
        self._vocabulary = vocabulary
        self._lexicon = vocabulary.words()
        self._longest = longest_of(self._lexicon)
        self._outlook = outlook
        self._budget = budget
        self._floor = floor
        self._surroundings = Surroundings(outlook.ground, stand_of(state))
        self._extras, self._premium_extras = _extras(state, 0), _extras(state, IS_PREMIUM)
        self._heap: list[tuple[int, int, Path, bool]] = []
        self.nodes = 0

    def ranked(self) -> Iterator[Found | None]:
        """Yield words, best first, and None at each pause of the search.

        After the budget is spent, yield the remaining words already found.
        """
        yield from self._prepare()
        start = marks_of(self._mover)
        self._expand((ROOT, self._mover.piece, 0, self._mover.hand, "", "", 0, start))
        pause = SLICE
        while self._heap:
            worth, _, path, is_word = heappop(self._heap)
            if is_word:
                if not _is_masked(path):
                    yield Found(-worth, path)
            elif self.nodes < self._budget:
                self._expand(path)
                if self.nodes >= pause:
                    pause = self.nodes + SLICE
                    yield None

    def _prepare(self) -> Iterator[None]:
        """Fill the tables that the first path needs, with pauses."""
        lexicon = self._lexicon
        for node in lexicon.targets[: lexicon.first[ROOT + 1]]:
            if node not in self._longest:
                self._longest[node]
                yield
        key = key_of(self._mover.piece, marks_of(self._mover))
        for letters in range(self._vocabulary.most_letters):
            self._outlook.row(key, letters)
            yield

    def _expand(self, path: Path) -> None:
        """Push the words and longer paths that extend a path."""
        node, square, _, hand, letters, _, _, marks = path
        lexicon = self._lexicon
        here, base = lexicon.letters[node], lexicon.first[node]
        legible, readable, free = self._surroundings[square, marks & CROSSED]
        may_lay = hand and free and letters.count("(") < self._vocabulary.most_laid
        playable, laid = layings(hand) if may_lay else (0, ())
        if not here & (legible | playable):
            return
        for bit, reading, change, more, places in readable + laid:
            if here & bit:
                child = lexicon.targets[base + (here & (bit - 1)).bit_count()]
                left = (add(hand, change) if change else hand) if places else change
                self._grow(path, child, left, letters + reading, marks | more, places or free)

    def _grow(
        self, path: Path, node: int, hand: str, letters: str, marks: int, places: Sequence[Place]
    ) -> None:
        """Push a path extended by one letter, once for each of `places`."""
        _, _, visited, _, _, ways, count, _ = path
        count += 1
        ahead = min(self._longest[node], self._vocabulary.most_letters - count)
        is_word = self._lexicon.ends[node] and count > 1
        now, plain, premium = self._worth_beside(hand, marks, count, ahead)
        has_cards = (marks & CARDS).bit_count() >= self._outlook.ground.cards_wanted
        row_of, to_premium = self._outlook.row, self._outlook.to_premium
        heap, floor, nodes = self._heap, self._floor, self.nodes
        for square, bit, way, crossed in places:
            if visited & bit:
                continue
            reached = marks | crossed
            if has_cards and crossed & FINISHED:
                reached |= _WON
            if reached & _WON:
                worth = most = WIN
            else:
                row = row_of(square << KEY_BITS | reached & KEPT, ahead)
                worth = row[0] + now
                most = row[ahead] + (premium if to_premium[square] <= ahead else plain)
            grown = (node, square, visited | bit, hand, letters, ways + way, count, reached)
            if is_word and worth >= floor:
                nodes += 1
                heappush(heap, (-worth, -nodes, grown, True))
            if ahead and most >= floor:
                nodes += 1
                heappush(heap, (-most, -nodes, grown, False))
        self.nodes = nodes

    def _worth_beside(self, hand: str, marks: int, count: int, ahead: int) -> tuple[int, int, int]:
        """Return the worth of tiles and extras now, and two upper bounds for `ahead` more letters.

        The second bound is for a path that can still reach a premium letter.
        """
        kept = hand_worth(hand)
        extras = self._premium_extras if marks & IS_PREMIUM else self._extras
        most = kept + self._premium_extras[count + ahead]
        can_lay = not PREMIUM.isdisjoint(hand)
        return kept + extras[count], most if can_lay else kept + extras[count + ahead], most


class _Longest(dict[int, int]):
    """The maximum number of letters after each node of a word graph, computed on demand."""

    def __init__(self, lexicon: Lexicon) -> None:
        super().__init__()
        self._lexicon = lexicon

    def __missing__(self, node: int) -> int:
        lexicon = self._lexicon
        first, count = lexicon.first[node], lexicon.letters[node].bit_count()
        targets = lexicon.targets[first : first + count]
        self[node] = longest = max((1 + self[target] for target in targets), default=0)
        return longest


@lru_cache(maxsize=4)
def longest_of(lexicon: Lexicon) -> _Longest:
    """Return the table for a lexicon; cached, as it takes time to fill."""
    return _Longest(lexicon)


def kinds_of(found: Found, state: State) -> str:
    """Return the kinds of bonus that a word earns, `L` and `P` (R20)."""
    count, marks = found.path[6:]
    return kinds_earned(count, bool(marks & IS_PREMIUM), state.turn.earned)


def moves_of(found: Found, state: State) -> list[Word]:
    """Return the word as a move, or as two moves if there is a choice of bonus (R20)."""
    letters, ways = found.path[4:6]
    kinds = kinds_of(found, state)
    return [Word(letters, ways, kind) for kind in (kinds if len(kinds) > 1 else ("",))]


def _extras(state: State, premium: int) -> list[int]:
    """Return the worth of a bonus move and of tribute, by number of letters (R18-R25)."""
    taken = sum(
        tribute_due(player.hand) * tile_worth("B")
        for seat, player in enumerate(state.players, 1)
        if seat != state.turn.seat
    )
    extras = []
    for count in range(MOST_LETTERS + 1):
        extra = BONUS if kinds_earned(count, bool(premium), state.turn.earned) else 0
        if state.agreed.tribute and count >= VERY_LONG_WORD:
            extra += taken
        extras.append(extra)
    return extras


def _is_masked(path: Path) -> bool:
    return spelled(Word(path[4], path[5])) in masked_words()
