"""Search for all words from a square, walking the maze and the word graph in parallel.

It is optimised for speed, as long hands allow millions of words: sets of squares and letters are
bit masks, and paths are plain tuples.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby

from tabletop.games.letter_maze.rules.letters import CODE, PREMIUM, READINGS_OF, add, remove
from tabletop.games.letter_maze.rules.lexicon import ROOT, Lexicon
from tabletop.games.letter_maze.rules.maze import NO_TILE
from tabletop.games.letter_maze.rules.notation import MOST_LETTERS
from tabletop.games.letter_maze.rules.walking import Ground, Stand

CROSSED, IS_PREMIUM, FINISHED = 1, 2, 4
"""Flags of a path: it uses the Gardener, uses a premium letter (R19), or reaches the finish."""

PASSED = {"G": 8, "O": 16, "R": 32, "Y": 64}
"""Flags of a path, by colour: it visits an uncovered target square of that colour."""

Path = tuple[int, int, int, str, str, str, int, int]
"""A path: its node in the word graph, last square, bit mask of squares, remaining hand, letters and
directions in notation, number of letters, and flags."""

Place = tuple[int, int, str, int]
"""A next square: its number, its bit, the direction in notation, and flags."""

_Option = tuple[int, str, str, int, tuple[Place, ...]]
"""A next letter: its bit, its notation, a tile or a hand, flags, and places.

For a letter on squares: the tile to pick up there or "", and the squares. For a tile from the hand:
the remaining hand and no places, as they are the same for all tiles."""

_Exits = tuple[int, tuple[_Option, ...], tuple[Place, ...]]
"""The exits of a square: a mask of all letters around it, an option for each of them, and the
places where a tile may be placed."""

_NOTHING: tuple[int, tuple[_Option, ...]] = (0, ())


def find_words(
    ground: Ground,
    stand: Stand,
    lexicon: Lexicon,
    *,
    most_laid: int = MOST_LETTERS,
    with_gardener: bool = True,
    begun: tuple[int, int] = (ROOT, 0),
) -> Iterator[Path]:
    """Yield the path of every legal word from `stand`, in a stable order.

    `begun` is the node and number of letters of a word already spelled as far as `stand`.
    `most_laid` limits the tiles placed from the hand. `with_gardener` is whether the Gardener may
    be used if the seat still has it. Bots use both to limit the search.
    """
    letters_on, first, targets = lexicon.letters, lexicon.first, lexicon.targets
    ends = lexicon.ends
    surroundings = Surroundings(ground, stand)
    marks = 0 if with_gardener and stand.has_gardener else CROSSED
    start, letters_before = begun
    stack: list[Path] = [(start, stand.square, 0, stand.hand, "", "", letters_before, marks)]
    while stack:
        node, square, visited, hand, letters, path, count, marks = stack.pop()
        here, base = letters_on[node], first[node]
        legible, readable, free = surroundings[square, marks & CROSSED]
        may_lay = hand and free and letters.count("(") < most_laid
        playable, laid = layings(hand) if may_lay else _NOTHING
        if not here & (legible | playable):
            continue
        count += 1
        for bit, reading, change, more, places in readable + laid:
            if not here & bit:
                continue
            left = (add(hand, change) if change else hand) if places else change
            child = targets[base + (here & (bit - 1)).bit_count()]
            is_word, goes_on = ends[child] and count > 1, letters_on[child]
            spelling, marks_now = letters + reading, marks | more
            for target, target_bit, way, crossed in places or free:
                if visited & target_bit:
                    continue
                found = (
                    child,
                    target,
                    visited | target_bit,
                    left,
                    spelling,
                    path + way,
                    count,
                    marks_now | crossed,
                )
                if is_word:
                    yield found
                if goes_on:
                    stack.append(found)


class Surroundings(dict[tuple[int, int], _Exits]):
    """The exits of squares, computed on demand.

    The key is (square, CROSSED if the path may not use the Gardener, else 0).
    """

    def __init__(self, ground: Ground, stand: Stand) -> None:
        super().__init__()
        self._ground = ground
        self._stand = stand
        self._bits: dict[int, int] = {}

    def __missing__(self, key: tuple[int, int]) -> _Exits:
        self[key] = self._exits_of(*key)
        return self[key]

    def _exits_of(self, square: int, crossed: int) -> _Exits:
        """Return the letters around a square, and the places for a tile."""
        places = tuple(self._places(square, crossed))
        contents = sorted((*self._contents_of(place[0]), place) for place in places)
        options: list[_Option] = []
        for (face, lifted, marks), group in groupby(contents, key=lambda each: each[:3]):
            there = tuple(place for _, _, _, place in group)
            options += [
                (1 << CODE[reading], reading, lifted, marks, there) for reading in READINGS_OF[face]
            ]
        tiles = self._stand.tiles
        free = tuple(place for place in places if self._ground.may_lay(place[0], tiles))
        return _all_bits(options), tuple(options), free

    def _places(self, square: int, crossed: int) -> Iterator[Place]:
        """Yield a place for each square that may be entered from `square` (R3, R5, R6, R14).

        Squares behind a hedge are left out if `crossed` is not 0.
        """
        maze = self._ground.maze
        ways = [(target, way, 0) for way, target in maze.open_ways[square].items()]
        if not crossed:
            hedged = maze.hedged_ways[square]
            ways += [(target, "*" + way, CROSSED) for way, target in hedged.items()]
        for target, way, marks in ways:
            closed = self._ground.is_closed(target, self._stand.tiles)
            if not closed and target not in self._stand.used:
                finished = FINISHED if target in self._ground.finish else 0
                yield target, self._bit(target), way, marks | finished

    def _bit(self, square: int) -> int:
        """Return the bit of a square, assigned on first use so that masks stay small."""
        return self._bits.setdefault(square, 1 << len(self._bits))

    def _contents_of(self, square: int) -> tuple[str, str, int]:
        """Return the face on a square, the tile to pick up there or "", and its flags."""
        tile = self._stand.tiles[square]
        if tile != NO_TILE:
            return tile, tile, 0
        maze = self._ground.maze
        face = maze.faces[square]
        colour = PASSED[maze.colours[square]] if square in maze.colours else 0
        return face, "", colour | (IS_PREMIUM if face in PREMIUM else 0)


@lru_cache(maxsize=4096)
def layings(hand: str) -> tuple[int, tuple[_Option, ...]]:
    """Return the letters that can be placed from a hand, as a bit mask and as options (cached)."""
    options: list[_Option] = [
        (
            1 << CODE[reading],
            f"({reading})",
            remove(hand, face),
            IS_PREMIUM if face in PREMIUM else 0,
            (),
        )
        for face in sorted(set(hand))
        for reading in READINGS_OF[face]
    ]
    return _all_bits(options), tuple(options)


def _all_bits(options: list[_Option]) -> int:
    bits = 0
    for option in options:
        bits |= option[0]
    return bits
