"""What is picked of a move that is not played yet, and the taps by which it is spelled.

A draft is a few words: the piece in hand (`T`, `S`, `PR`, ..., `G`, as in the tray), then where it
goes (`3,-1`). When a support is moved, `T` or `S` says how it is laid, and `from 2,0` where it is
lifted.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from tabletop.games.hanging_gardens.rules.notation import Move, Roll, move_to_text, written
from tabletop.games.hanging_gardens.rules.spaces import Space, footprint
from tabletop.games.hanging_gardens.rules.state import State
from tabletop.scene.table import Draft, Sight

SPACE, ANCHOR, PLAYER, GAZE = "at ", "on ", "player-", "gaze-"
"""What the ids of regions begin with: a space, the middle of a tile, a player, a direction."""
BUTTON = "go"
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

    @property
    def text(self) -> str:
        """Return the move that is picked whole, in the notation; "" while its place is wanted."""
        if self.place is None:
            return ""
        lifted = f"M{self.piece}{written(self.origin)}>" if self.origin else self.piece
        return lifted + written(self.place)


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
    choices = ((choice_in(played.move), played.seat) for played in sight.last)
    return tuple(
        Laid(choice.place, choice.is_tile, seat)
        for choice, seat in choices
        if choice.place is not None
    )


def read_space(text: str) -> Space:
    """Return the space that is written so."""
    x, _, y = text.partition(",")
    return int(x), int(y)


def place_in(region: str) -> Space:
    """Return the space or the anchor that a region of the garden stands for."""
    return read_space(region[len(SPACE) :])


_PIECE, _SPACE = r"([TSG]|P[RKGB])", r"(-?\d+,-?\d+)"
_MOVE = re.compile(rf"M?{_PIECE}(?:{_SPACE}>)?{_SPACE}")
_DRAFT = re.compile(rf"{_PIECE}?(?: {FROM}{_SPACE})?(?: {_SPACE})?")


def choice_in(text: str) -> Choice:
    """Return the choice that comes to a move in the notation; nothing for a pass or a roll."""
    return _read(_MOVE, text)


def read_choice(draft: Draft) -> Choice:
    """Return what is picked in a draft."""
    return _read(_DRAFT, " ".join(draft))


def _read(form: re.Pattern[str], text: str) -> Choice:
    found = form.fullmatch(text)
    if found is None:
        return Choice()
    piece, *spaces = found.groups()
    return Choice(piece or "", *(read_space(each) if each else None for each in spaces))


def spelling(move: Move) -> tuple[str, ...]:
    """Return the regions whose taps play `move`: none for a roll, the button for a pass."""
    choice = choice_in(move_to_text(move))
    if choice.place is None:
        return () if isinstance(move, Roll) else (BUTTON,)
    lifted = () if choice.origin is None else (region_of(choice.origin),)
    return (choice.piece, *lifted, region_of(choice.place, is_tile=choice.is_tile), BUTTON)


def region_of(place: Space, *, is_tile: bool = False) -> str:
    """Return the region of a space, or of an anchor for a tile."""
    return (ANCHOR if is_tile else SPACE) + written(place)
