"""Word lists, loaded from the packed format of `packing` without parsing individual words."""

from __future__ import annotations

import struct
import sys
from array import array
from collections.abc import Iterable
from functools import cache
from itertools import accumulate
from pathlib import Path

from tabletop.games.letter_maze.rules.letters import CODE
from tabletop.games.letter_maze.rules.packing import HEAD, pack

ROOT = 0
_FOLDER = Path(__file__).parents[1]


class Lexicon:
    """A word list as a directed acyclic word graph, with nodes numbered from ROOT.

    `letters[node]` is a bit mask of the codes on the node's edges. Their target nodes are in
    `targets`, in the order of the codes, from index `first[node]`. `ends[node]` is 1 if a word ends
    at the node.
    """

    __slots__ = ("ends", "first", "letters", "targets")

    def __init__(self, packed: bytes) -> None:
        nodes, edges = struct.unpack_from(HEAD, packed)
        begin = struct.calcsize(HEAD)
        middle = begin + 4 * nodes
        end = middle + 2 * edges
        self.letters = _numbers("I", packed[begin:middle])
        self.targets = _numbers("H", packed[middle:end])
        self.first = array("I", accumulate(map(int.bit_count, self.letters), initial=0))
        self.ends = packed[end:]

    @classmethod
    def of(cls, words: Iterable[str]) -> Lexicon:
        """Return a lexicon of `words`, in any order and case, of letters a-z only."""
        return cls(pack(sorted({word.lower() for word in words})))

    def step(self, node: int, code: int) -> int | None:
        """Return the node after `node` along the letter `code`, or None if there is none."""
        letters, bit = self.letters[node], 1 << code
        if not letters & bit:
            return None
        return self.targets[self.first[node] + (letters & (bit - 1)).bit_count()]

    def __contains__(self, word: str) -> bool:
        """Return whether `word`, in capitals A-Z, is in the list."""
        node = ROOT
        for letter in word:
            following = self.step(node, CODE[letter])
            if following is None:
                return False
            node = following
        return self.ends[node] == 1


def _numbers(kind: str, data: bytes) -> array[int]:
    result = array(kind)
    result.frombytes(data)
    if sys.byteorder == "big":
        result.byteswap()
    return result


@cache
def all_words() -> Lexicon:
    """Return the lexicon of all legal words (R23)."""
    return Lexicon((_FOLDER / "words.bin").read_bytes())


@cache
def common_words() -> Lexicon:
    """Return the lexicon of words that most people know, without offensive ones."""
    return Lexicon((_FOLDER / "common.bin").read_bytes())


@cache
def masked_words() -> frozenset[str]:
    """Return the offensive words, in capitals, which bots and hints never use."""
    return frozenset((_FOLDER / "masked.txt").read_text(encoding="ascii").upper().split())
