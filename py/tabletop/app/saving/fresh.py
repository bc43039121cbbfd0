"""The id and the seed of a new game, derived independently from the fresh text of a message.

The id is visible in the address. Whoever knew the seed could compute all cards still to come.
"""

from __future__ import annotations

from hashlib import sha256


def id_from(fresh: str) -> str:
    """Return the id of a new game: 12 characters that can't be guessed."""
    return _digest("id", fresh)[:12]


def seed_from(fresh: str) -> str:
    """Return the seed of a new game: 16 characters that can't be derived from its id."""
    return _digest("seed", fresh)[:16]


def _digest(purpose: str, fresh: str) -> str:
    return sha256(f"{purpose}/{fresh}".encode()).hexdigest()
