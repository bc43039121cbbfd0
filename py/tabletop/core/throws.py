"""What people may throw or toss themselves where chance decides in the open.

A record holds outcomes of chance as moves, so a real die is simply played in place of what the seed
would give. Cards and tiles come from stacks that nobody at the table has, and are never thrown.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

DICE = "dice"
SEED = "seed"
OURS = "ours"
"""How links, start dialogs and kept games say who throws dice and lots: the option and its values.

The default is the record's seed; OURS are dice on the real table. See `Game.throw`.
"""


class Throw(NamedTuple):
    """What is thrown at a chance position: dice, or one lot, in this order.

    `faces` holds for each the faces it can show, as a move spells them; those of a lot are seats.
    An outcome is spelled `head` and then the faces with commas between them: `roll=3,5`.
    """

    head: str
    faces: tuple[tuple[str, ...], ...]
    is_lot: bool = False

    def outcome(self, shown: Sequence[str]) -> str:
        """Return the text of the outcome in which these faces, one for each die, came up."""
        return self.head + ",".join(shown)


def lots(seats: int) -> Throw:
    """Return the draw of one of `seats` seats, spelled `first=2`."""
    return Throw("first=", (tuple(str(seat) for seat in range(1, seats + 1)),), is_lot=True)


def dice(count: int, faces: Sequence[int]) -> Throw:
    """Return a roll of `count` dice with these faces, spelled `roll=3,5`."""
    return Throw("roll=", (tuple(map(str, faces)),) * count)
