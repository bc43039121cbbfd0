"""The value of a tile's spaces: the beds that could be planted on them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tabletop.games.hanging_gardens.bots.board import Board
from tabletop.games.hanging_gardens.bots.views import Change
from tabletop.games.hanging_gardens.rules.spaces import Space, footprint


class Room(NamedTuple):
    """The best effect of one bed, in points, for the seat to act (`gain`) and for rivals (`risk`).

    Each is the difference between the gains of the seat and of its best rival.
    """

    gain: int
    risk: int


_NO_ROOM = Room(0, 0)


def rooms_at(board: Board, anchors: Sequence[Space]) -> dict[Space, Room]:
    """Return, for each of `anchors`, the best effect of one bed on a tile there."""
    spaces = sorted({space for anchor in anchors for space in footprint(anchor)})
    rooms: dict[Space, Room] = {}
    for (space, _), change in board.views.changes(board.standing, spaces, board.colours).items():
        rooms[space] = _greater(rooms.get(space, _NO_ROOM), _room_of(board, change))
    return {anchor: _roomiest(rooms, anchor) for anchor in anchors}


def _room_of(board: Board, change: Iterable[Change]) -> Room:
    """Return the effect of one bed, given the changed scores of the gazebos on the table."""
    standing = board.standing
    own = rivals = 0
    for index, score in change:
        gain = score - board.views.score(standing[index])
        if standing[index] == board.gazebos[board.turn.seat - 1]:
            own = gain
        else:
            rivals = max(rivals, gain)
    return Room(own - rivals, rivals - own)


def _roomiest(rooms: dict[Space, Room], anchor: Space) -> Room:
    found = _NO_ROOM
    for space in footprint(anchor):
        if space in rooms:
            found = _greater(found, rooms[space])
    return found


def _greater(one: Room, other: Room) -> Room:
    return Room(max(one.gain, other.gain), max(one.risk, other.risk))
