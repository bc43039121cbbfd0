"""The name and the seed of a new game, from the fresh text of a message: neither tells the other.

The name stands in the address for everybody to read; whoever knew the seed could work out every
card that is still to come.
"""

from __future__ import annotations

from hashlib import sha256


def id_from(fresh: str) -> str:
    """Return the id of a new game, which nobody has who was not given it."""
    return _digest("id", fresh)[:12]


def seed_from(fresh: str) -> str:
    """Return the seed of a new game; its id says nothing of it."""
    return _digest("seed", fresh)[:16]


def _digest(purpose: str, fresh: str) -> str:
    return sha256(f"{purpose}/{fresh}".encode()).hexdigest()
