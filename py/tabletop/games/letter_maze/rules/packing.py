"""The packed format of word lists: a minimal directed acyclic word graph.

All numbers are little-endian. The file consists of the number of nodes and the number of edges
(4 bytes each), the set of edge letters of each node as a bit mask (4 bytes), the target node of
each edge (2 bytes), and whether a word ends at each node (1 byte). Edges are sorted by node, then
letter. Node 0 is the root. The Qu tile is a letter of its own: a node from which Q and U can follow
also has an edge QU.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable

from tabletop.games.letter_maze.rules.letters import CODE, QU

HEAD = "<II"

_Shape = tuple[bool, tuple[tuple[int, int], ...]]
"""Whether a word ends at a node, and its edges as (letter, node). Equal shapes share a node."""


class _Branch:
    """A node under construction, to which further words may still add edges."""

    def __init__(self) -> None:
        self.is_end = False
        self.edges: dict[int, _Branch | int] = {}


def pack(words: Iterable[str]) -> bytes:
    """Return `words` (letters a-z) in packed format.

    Raise ValueError unless they are in strictly ascending order.
    """
    shapes: dict[_Shape, int] = {}
    root = _Branch()
    previous = ""
    for word in words:
        if word <= previous:
            raise ValueError(f"{word!r} does not stand behind {previous!r} in the alphabet")
        _close(root, previous, _shared(previous, word), shapes)
        _grow(root, word)
        previous = word
    _close(root, previous, 0, shapes)
    top = _number(root, shapes)
    return _written(_from_root(list(shapes), top))


def _shared(one: str, other: str) -> int:
    """Return the length of the common prefix of two words."""
    length = 0
    for letter, another in zip(one, other, strict=False):
        if letter != another:
            break
        length += 1
    return length


def _grow(root: _Branch, word: str) -> None:
    branch = root
    for letter in word:
        following = branch.edges.setdefault(CODE[letter.upper()], _Branch())
        assert isinstance(following, _Branch)
        branch = following
    branch.is_end = True


def _close(root: _Branch, word: str, kept: int, shapes: dict[_Shape, int]) -> None:
    """Replace the nodes of `word` after its first `kept` letters with their final numbers."""
    path = [root]
    for letter in word:
        following = path[-1].edges[CODE[letter.upper()]]
        assert isinstance(following, _Branch)
        path.append(following)
    for depth in range(len(word), kept, -1):
        path[depth - 1].edges[CODE[word[depth - 1].upper()]] = _number(path[depth], shapes)


def _number(branch: _Branch, shapes: dict[_Shape, int]) -> int:
    """Return the number of the node with the shape of `branch`, adding it if it is new."""
    edges = []
    for letter, target in sorted(branch.edges.items()):
        assert isinstance(target, int)
        edges.append((letter, target))
    return shapes.setdefault((branch.is_end, tuple(edges)), len(shapes))


def _from_root(shapes: list[_Shape], top: int) -> list[_Shape]:
    """Return the nodes renumbered breadth-first from the root, with edges for the Qu tile added."""
    order = {top: 0}
    for number in (queue := [top]):
        for _, target in shapes[number][1]:
            if target not in order:
                order[target] = len(order)
                queue.append(target)
    result = []
    for number in queue:
        is_end, edges = shapes[number]
        result.append((is_end, tuple((c, order[t]) for c, t in _with_qu(shapes, edges))))
    return result


def _with_qu(
    shapes: list[_Shape], edges: tuple[tuple[int, int], ...]
) -> tuple[tuple[int, int], ...]:
    after_q = [target for letter, target in edges if letter == CODE["Q"]]
    after_u = [t for target in after_q for letter, t in shapes[target][1] if letter == CODE["U"]]
    return (*edges, *((QU, target) for target in after_u))


def _written(nodes: list[_Shape]) -> bytes:
    letters = [sum(1 << letter for letter, _ in edges) for _, edges in nodes]
    targets = [target for _, edges in nodes for _, target in edges]
    return b"".join(
        (
            struct.pack(HEAD, len(nodes), len(targets)),
            struct.pack(f"<{len(nodes)}I", *letters),
            struct.pack(f"<{len(targets)}H", *targets),
            bytes(is_end for is_end, _ in nodes),
        )
    )
