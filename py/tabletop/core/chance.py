"""Chance: numbered draws from a seed, the same for ever on every machine."""

from __future__ import annotations

import re
from collections.abc import Callable
from hashlib import sha256

Draw = Callable[[int], int]
"""Takes k and returns the next drawn number, 0 <= number < k."""

_SEED = re.compile(r"[A-Za-z0-9_-]{1,64}")


def is_seed(text: str) -> bool:
    """Return whether `text` may be the seed of a record."""
    return _SEED.fullmatch(text) is not None


def draw(seed: str, index: int, k: int) -> int:
    """Return draw number `index` of `seed` among `k` equally likely results, from 0 to k - 1.

    It is the SHA-256 of the ASCII text `<seed>:<index>`, as a big-endian integer, modulo k.
    """
    digest = sha256(f"{seed}:{index}".encode("ascii")).digest()
    return int.from_bytes(digest, "big") % k


def draws_from(seed: str, first: int) -> Draw:
    """Return a function that takes the draws of `seed` one after the other from number `first`."""
    index = first

    def next_draw(k: int) -> int:
        nonlocal index
        result = draw(seed, index, k)
        index += 1
        return result

    return next_draw
