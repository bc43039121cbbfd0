"""The partly chosen move (draft), and the sequence of taps that plays a move.

A draft is a tuple of words: the piece (`T`, `S`, `PR`, ..., `G`, as in the tray), then its place
(`3,-1`). A draft that moves a support has `from 2,0` between them, the stack that it is taken from;
`T` or `S` is the side that it shows afterwards.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from tabletop.games.hanging_gardens.rules.events import PieceEvent, TileEvent
from tabletop.games.hanging_gardens.rules.game import GAME
from tabletop.games.hanging_gardens.rules.notation import Move, Roll, move_to_text, written
from tabletop.games.hanging_gardens.rules.spaces import Space, footprint
from tabletop.games.hanging_gardens.rules.state import State
from tabletop.scene.table import Draft, Played, Sight

SPACE, ANCHOR, PLAYER, FACING = "at ", "on ", "player-", "gaze-"
"""Prefixes of region ids: a space, the middle of a tile, a player, a direction."""
BUTTON = "go"
FROM = "from "


class Choice(NamedTuple):
    """The parts of a move chosen so far: piece, stack it is taken from, and place."""

    piece: str = ""
    origin: Space | None = None
    place: Space | None = None

    @property
    def is_tile(self) -> bool:
        """Return whether the piece is a terrace or a support."""
        return self.piece in ("T", "S")

    @property
    def draft(self) -> Draft:
        """Return the choice as a draft."""
        piece = (self.piece,) if self.piece else ()
        lifted = (FROM + written(self.origin),) if self.origin is not None else ()
        return (*piece, *lifted, *((written(self.place),) if self.place is not None else ()))

    @property
    def text(self) -> str:
        """Return the move in notation, or "" until its place is chosen."""
        if self.place is None:
            return ""
        lifted = f"M{self.piece}{written(self.origin)}>" if self.origin else self.piece
        return lifted + written(self.place)


class Laid(NamedTuple):
    """The place of a piece from a recent move, and the seat that placed it."""

    place: Space
    is_tile: bool
    seat: int

    def covers(self, space: Space) -> bool:
        """Return whether the piece covers `space`."""
        return space in (footprint(self.place) if self.is_tile else (self.place,))


def laid_last(sight: Sight[State]) -> tuple[Laid, ...]:
    """Return the pieces that the latest moves placed, the oldest first."""
    return tuple(
        Laid(event.place, isinstance(event, TileEvent), event.seat)
        for event in piece_events(sight.last)
    )


def piece_events(moves: Iterable[Played[State]]) -> tuple[PieceEvent, ...]:
    """Return the pieces that `moves` placed or moved, the oldest first."""
    played = (GAME.events(each.before, GAME.move_from_text(each.move)) for each in moves)
    return tuple(event for events in played for event in events if isinstance(event, PieceEvent))


def read_space(text: str) -> Space:
    """Return the space written as `text`: (3, -1) for "3,-1"."""
    x, _, y = text.partition(",")
    return int(x), int(y)


def place_in(region: str) -> Space:
    """Return the space or anchor of a region of the garden."""
    return read_space(region[len(SPACE) :])


_PIECE, _SPACE = r"([TSG]|P[RKGB])", r"(-?\d+,-?\d+)"
_MOVE = re.compile(rf"M?{_PIECE}(?:{_SPACE}>)?{_SPACE}")
_DRAFT = re.compile(rf"{_PIECE}?(?: {FROM}{_SPACE})?(?: {_SPACE})?")


def choice_in(text: str) -> Choice:
    """Return the choice for a move in notation; an empty one for a pass or a roll."""
    return _read(_MOVE, text)


def read_choice(draft: Draft) -> Choice:
    """Return the choice that `draft` encodes; an empty one if it is not valid."""
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
