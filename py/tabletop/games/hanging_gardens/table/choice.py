"""What is picked of a move that is not played yet, and the taps by which it is spelled.

A draft is a few words: the piece in hand (`T`, `S`, `PR`, ..., `G`, as in the tray), then where it
goes (`3,-1`). When a support is moved, `T` or `S` says how it is laid, and `from 2,0` where it is
lifted.
"""

from __future__ import annotations

from typing import NamedTuple

from tabletop.games.hanging_gardens.rules.notation import (
    Gazebo,
    Move,
    Plant,
    Roll,
    Shift,
    Support,
    Terrace,
    move_from_text,
)
from tabletop.games.hanging_gardens.rules.spaces import Space, footprint
from tabletop.games.hanging_gardens.rules.state import State
from tabletop.games.hanging_gardens.table.layout import PIECES
from tabletop.scene.table import Draft, Sight

SPACE, ANCHOR, PLAYER, GAZE = "at ", "on ", "player-", "gaze-"
"""What the ids of regions begin with: a space, the middle of a tile, a player, a direction."""
GO = "go"
FROM = "from "


class Choice(NamedTuple):
    """What is picked: the piece, the stack from which it is lifted, and where it goes."""

    piece: str = ""
    origin: Space | None = None
    place: Space | None = None

    @property
    def is_tile(self) -> bool:
        """Return whether the piece is a terrace or a support."""
        return self.piece in ("T", "S")

    @property
    def draft(self) -> Draft:
        """Return the words of the choice."""
        piece = (self.piece,) if self.piece else ()
        lifted = (FROM + written(self.origin),) if self.origin is not None else ()
        return (*piece, *lifted, *((written(self.place),) if self.place is not None else ()))


class Laid(NamedTuple):
    """Where a piece was laid by one of the latest moves, and by whom."""

    place: Space
    is_tile: bool
    seat: int

    def covers(self, space: Space) -> bool:
        """Return whether the piece lies on a space."""
        return space in (footprint(self.place) if self.is_tile else (self.place,))


def laid_last(sight: Sight[State]) -> tuple[Laid, ...]:
    """Return where the latest moves laid pieces, the oldest first."""
    moves = ((choice_from(move_from_text(played.move)), played.seat) for played in sight.last)
    return tuple(
        Laid(choice.place, choice.is_tile, seat)
        for choice, seat in moves
        if choice.place is not None
    )


def written(space: Space) -> str:
    """Return a space as in the notation of moves."""
    return f"{space[0]},{space[1]}"


def read_space(text: str) -> Space:
    """Return the space that `written` wrote."""
    x, _, y = text.partition(",")
    return int(x), int(y)


def place_in(region: str) -> Space:
    """Return the space or the anchor that a region of the garden stands for."""
    return read_space(region[len(SPACE) :])


def choice_from(move: Move) -> Choice:
    """Return the choice that comes to `move`; nothing for a pass or a roll."""
    match move:
        case Terrace(anchor):
            return Choice("T", None, anchor)
        case Support(anchor):
            return Choice("S", None, anchor)
        case Plant(colour, space):
            return Choice("P" + colour, None, space)
        case Gazebo(space):
            return Choice("G", None, space)
        case Shift(as_terrace, origin, anchor):
            return Choice("T" if as_terrace else "S", origin, anchor)
        case _:
            return Choice()


def read_choice(draft: Draft) -> Choice:
    """Return what is picked in a draft."""
    choice = Choice()
    for word in draft:
        if word in PIECES:
            choice = choice._replace(piece=word)
        elif word.startswith(FROM):
            choice = choice._replace(origin=read_space(word.removeprefix(FROM)))
        else:
            choice = choice._replace(place=read_space(word))
    return choice


def spelling(move: Move) -> tuple[str, ...]:
    """Return the regions whose taps play `move`: none for a roll, the button for a pass."""
    choice = choice_from(move)
    if choice.place is None:
        return () if isinstance(move, Roll) else (GO,)
    lifted = () if choice.origin is None else (SPACE + written(choice.origin),)
    place = (ANCHOR if choice.is_tile else SPACE) + written(choice.place)
    return (choice.piece, *lifted, place, GO)
