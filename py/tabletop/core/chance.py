"""Deterministic random numbers: the same seed gives the same draws on every machine."""

from __future__ import annotations

import re
from collections.abc import Callable
from hashlib import sha256

Draw = Callable[[int], int]
"""A function that takes k and returns the next draw, an integer from 0 to k - 1."""

_SEED = re.compile(r"[A-Za-z0-9_-]{1,64}")


def is_seed(text: str) -> bool:
    """Return whether `text` is a valid seed: 1 to 64 ASCII letters, digits, "_" or "-"."""
    return _SEED.fullmatch(text) is not None


def draw(seed: str, index: int, k: int) -> int:
    """Return draw number `index` of `seed`: an integer from 0 to k - 1, all equally likely.

    The result is the SHA-256 of the ASCII text `<seed>:<index>`, read as a big-endian integer,
    modulo k.
    """
    digest = sha256(f"{seed}:{index}".encode("ascii")).digest()
    return int.from_bytes(digest, "big") % k


def draws_from(seed: str, first: int) -> Draw:
    """Return a function that makes successive draws of `seed`, starting with number `first`."""
    index = first

    def next_draw(k: int) -> int:
        nonlocal index
        result = draw(seed, index, k)
        index += 1
        return result

    return next_draw
