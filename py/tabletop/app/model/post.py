"""A game by post: what was sent, and who plays here for whom."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


class Posted(NamedTuple):
    """The ply up to which other devices have this game, when it was sent, and to whom.

    `when` is "" and `names` is () if the game was never sent, or if it was received, or moves that
    others have were taken back, since it was last sent.
    """

    ply: int = 0
    when: str = ""
    names: tuple[str, ...] = ()


class Lent(NamedTuple):
    """A seat played on this screen for one turn, and the place it returns to."""

    seat: int
    place: str


@dataclass(frozen=True, slots=True)
class Post:
    """A game by post.

    `arrived` is whether it was received and nobody has said who plays here. `posted` is what was
    sent last; `lent` is a seat played here for one turn.
    """

    arrived: bool = False
    posted: Posted = Posted()
    lent: Lent | None = None
