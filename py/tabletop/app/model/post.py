"""A game by post: what was sent, and who plays here for whom."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


class Posted(NamedTuple):
    """The ply up to which other devices have this game, when it was sent, and to whom.

    `when` is "" and `names` is () in a game that was never sent. They are cleared when the game is
    received, and when moves that others have are taken back.
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

    `arrived` is whether it was received and nobody has said who plays here. `posted` says how much
    of the game others have; `lent` is a seat played here for one turn.
    """

    arrived: bool = False
    posted: Posted = Posted()
    lent: Lent | None = None
