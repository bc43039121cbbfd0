"""All words that can be spelled from a square, by walking the maze and the word list together.

This is the one part of the rules where speed counts, because long hands allow millions of words:
sets of squares and letters are bits of whole numbers, and a path is a plain tuple.
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
"""Marks of a path: the Gardener is spent, the bonus of R19 is earned, the finish is touched."""

PASSED = {"G": 8, "O": 16, "R": 32, "Y": 64}
"""Marks of a path: it goes over an uncovered target square of the colour."""

Path = tuple[int, int, int, str, str, str, int, int]
"""A path: its node in the word list, its last square, all its squares as bits, the hand that is
left, its letters and directions as they are written, the number of letters, and its marks."""

Place = tuple[int, int, str, int]
"""A square to go to: the square, its bit, the direction as it is written, marks."""

_Option = tuple[int, str, str, int, tuple[Place, ...]]
"""A letter to go on with: its bit, how it is written, a tile or a hand, marks, places.

For a letter that squares show, the tile to be lifted there or "", and the squares. For a tile of
the hand, the hand that is left and no places: they are the same for all tiles."""

_Exits = tuple[int, tuple[_Option, ...], tuple[Place, ...]]
"""What the squares around show: all letters as bits, each letter; and where a tile may be laid."""

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
    """Yield the path of every word that may be spelled, in a stable order.

    `begun` is the node and the number of letters of a word that has been spelled as far as `stand`.
    `most_laid` limits the tiles laid from the hand, and `with_gardener` says whether the Gardener
    may be used where the mover has it; both are for opponents, who need not look at everything.
    """
    letters_on, first, targets = lexicon.letters, lexicon.first, lexicon.targets
    ends = lexicon.ends
    surroundings = Surroundings(ground, stand)
    marks = 0 if with_gardener and stand.has_gardener else CROSSED
    start, letters_before = begun
    stack: list[Path] = [(start, stand.square, 0, stand.hand, "", "", letters_before, marks)]
    while stack:
        node, square, seen, hand, letters, path, count, marks = stack.pop()
        here, base = letters_on[node], first[node]
        legible, shown, free = surroundings[square, marks & CROSSED]
        may_lay = hand and free and letters.count("(") < most_laid
        playable, laid = layings(hand) if may_lay else _NOTHING
        if not here & (legible | playable):
            continue
        count += 1
        for bit, reading, change, more, places in shown + laid:
            if not here & bit:
                continue
            left = (add(hand, change) if change else hand) if places else change
            child = targets[base + (here & (bit - 1)).bit_count()]
            is_word, goes_on = ends[child] and count > 1, letters_on[child]
            spelling, marks_now = letters + reading, marks | more
            for target, target_bit, way, crossed in places or free:
                if seen & target_bit:
                    continue
                found = (
                    child,
                    target,
                    seen | target_bit,
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
    """The letters and squares that can extend a path, computed on demand.

    The key has the square, and CROSSED or 0.
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
        """Return the letters around a square, and the squares that take a tile."""
        places = tuple(self._places(square, crossed))
        shown = sorted((*self._shown(place[0]), place) for place in places)
        options: list[_Option] = []
        for (face, lifted, marks), group in groupby(shown, key=lambda each: each[:3]):
            there = tuple(place for _, _, _, place in group)
            options += [
                (1 << CODE[reading], reading, lifted, marks, there) for reading in READINGS_OF[face]
            ]
        tiles = self._stand.tiles
        free = tuple(place for place in places if self._ground.may_lay(place[0], tiles))
        return _all_bits(options), tuple(options), free

    def _places(self, square: int, crossed: int) -> Iterator[Place]:
        """Yield the squares that may be entered next (R3, R5, R14)."""
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
        """Return the bit of a square: the squares near by come first, so numbers stay small."""
        return self._bits.setdefault(square, 1 << len(self._bits))

    def _shown(self, square: int) -> tuple[str, str, int]:
        """Return the face that a square shows, the tile to pick up there, and its marks."""
        tile = self._stand.tiles[square]
        if tile != NO_TILE:
            return tile, tile, 0
        maze = self._ground.maze
        face = maze.faces[square]
        colour = PASSED[maze.colours[square]] if square in maze.colours else 0
        return face, "", colour | (IS_PREMIUM if face in PREMIUM else 0)


@lru_cache(maxsize=4096)
def layings(hand: str) -> tuple[int, tuple[_Option, ...]]:
    """Return the letters that can be placed from a hand, as bits and as options."""
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
