"""Chance outcomes that players may produce with real dice or by drawing lots.

Since a record stores chance outcomes as moves, a real roll is played instead of the seed's. Cards
and tiles are never thrown, because the players don't have the game's stacks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

DICE = "dice"
SEED = "seed"
OURS = "ours"
"""The setting for who rolls dice and draws lots, in links, start dialogs and saved games.

DICE is its key. SEED, the default, takes outcomes from the record's seed; OURS means that the
players throw real dice. See `Game.throw`.
"""


class Throw(NamedTuple):
    """The dice to roll or the lot to draw at a chance position.

    `faces` holds the faces of each die, as a move spells them; the faces of a lot are seats. The
    text of an outcome is `head`, then one face per die, separated by commas: `roll=3,5`.
    """

    head: str
    faces: tuple[tuple[str, ...], ...]
    is_lot: bool = False

    def outcome(self, result: Sequence[str]) -> str:
        """Return the text of the outcome with these faces, one per die."""
        return self.head + ",".join(result)


def lots(seats: int) -> Throw:
    """Return the throw that draws one of `seats` seats, with outcomes such as `first=2`."""
    return Throw("first=", (tuple(str(seat) for seat in range(1, seats + 1)),), is_lot=True)


def dice(count: int, faces: Sequence[int]) -> Throw:
    """Return a throw of `count` dice with these faces, with outcomes such as `roll=3,5`."""
    return Throw("roll=", (tuple(map(str, faces)),) * count)
