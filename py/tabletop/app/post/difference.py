"""How a link differs from our copy of its game, and whether a person has to decide.

No decision is needed if a link only adds moves of people elsewhere, or is older than our copy. A
person decides about a move for a seat of ours, a move that was taken back or changed, and a fork.
"""

from __future__ import annotations

from typing import NamedTuple

from tabletop.app.model.session import Session
from tabletop.app.post.joining import FORK, OLDER, SAME, compared, shared_plies
from tabletop.app.presence.places import place_of
from tabletop.core.link import ELSEWHERE, HERE, PLACES, known_places
from tabletop.games.registry import AnyMatch

FOREIGN, CHANGED, WITHDRAWN, TWO_WAYS = "foreign", "changed", "withdrawn", "two-ways"
"""Kinds of differences: a move for a seat of ours; another move by somebody elsewhere, with no move
of ours after it; a move taken back; any other fork."""


class Difference(NamedTuple):
    """A difference: its kind, its seat (0: none), and whether to recommend the link's version."""

    kind: str
    seat: int
    theirs: bool = False


def difference(ours: Session, letter: AnyMatch) -> Difference | None:
    """Return the difference between a link and our copy that a person has to decide on, or None."""
    met = compared(ours, letter)
    if met == SAME:
        return None
    first = shared_plies(ours, letter)
    mine = own_move(ours, ours.match, first)
    foreign = own_move(ours, letter, first)
    if met == OLDER:
        seat = _withdrawer(ours, letter)
        return Difference(WITHDRAWN, seat, theirs=mine is None) if seat else None
    if foreign is not None:
        return Difference(FOREIGN, foreign[1])
    if met != FORK:
        return None
    seat = _mover(ours.match, first)
    if mine is None and seat:
        return Difference(CHANGED, seat, theirs=True)
    return Difference(TWO_WAYS, seat)


def own_move(ours: Session, line: AnyMatch, first: int) -> tuple[int, int] | None:
    """Return (ply, seat) of the first move in `line` by a person of ours, or None.

    Moves before ply `first` are skipped.
    """
    for ply in range(first, line.ply):
        seat = _mover(line, ply)
        if seat and _is_ours(ours, seat):
            return ply, seat
    return None


def _mover(line: AnyMatch, ply: int) -> int:
    """Return the seat to move at `ply`, 0 for chance and at the end."""
    return line.game.current_player(line.positions[ply].state) or 0


def _is_ours(ours: Session, seat: int) -> bool:
    is_person = ours.match.record.seats[seat - 1].is_human
    return is_person and place_of(ours, seat) != ELSEWHERE


def _withdrawer(ours: Session, letter: AnyMatch) -> int:
    """Return the seat of the sender if they have taken back a move, otherwise 0.

    The sender's device is where the game came from, and the sender has usually just moved.
    """
    seat = letter.to_move or 0
    places = known_places(letter.record.meta.get(PLACES), len(letter.record.seats))
    is_theirs = bool(seat) and not _is_ours(ours, seat) and ELSEWHERE in places
    is_senders = is_theirs and places[seat - 1] == HERE
    return seat if is_senders and ours.match.record.seats[seat - 1].is_human else 0
