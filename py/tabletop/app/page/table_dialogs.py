"""The content of two dialogs about the game on the table: its menu and its log."""

from __future__ import annotations

from typing import TypedDict

from tabletop.app.course.course import CurveData, course
from tabletop.app.model.entry import SeatKind
from tabletop.app.model.model import Model
from tabletop.app.model.session import Session
from tabletop.app.post.sending import send_label
from tabletop.app.presence.places import place_of
from tabletop.app.presence.viewer import viewer_of
from tabletop.app.review.offer import offer
from tabletop.app.strengths.offered import LevelData, levels_of
from tabletop.app.table.going_back import footnotes
from tabletop.app.table.log import move_sentence
from tabletop.core.seating import called


class MenuSeat(TypedDict):
    """A seat in the menu of the table: who plays it, at which level, and where."""

    seat: int
    name: str
    mark: int
    kind: SeatKind
    level: str | None
    place: str


class MenuContent(TypedDict):
    """The menu of the table with the game `id`.

    `redo` is whether a move can be played again, `over` whether the game is over. `send` is the
    label of the button that sends the game.
    """

    id: str
    seats: list[MenuSeat]
    levels: list[LevelData]
    redo: bool
    over: bool
    send: str


class LogEntry(TypedDict):
    """A move in the log, with the ply after it.

    `mark` and `who` are the seat and the name of who played it, None for chance. `text` is a
    sentence, and `move` the notation.
    """

    ply: int
    mark: int | None
    who: str | None
    text: str
    move: str


class LogContent(TypedDict):
    """The log of the game on the table; `current` is the ply that is shown.

    `notes` are remarks on how the game came about. `review` is the label of the button for a
    review, "" for none.
    """

    entries: list[LogEntry]
    current: int
    redo: bool
    notes: list[str]
    review: str
    course: CurveData | None


def menu(session: Session) -> MenuContent:
    """Return the content of the menu of the table."""
    match = session.match
    return {
        "id": session.id,
        "seats": [
            {
                "seat": number,
                "name": match.names[number - 1],
                "mark": number,
                "kind": "human" if seat.is_human else "computer",
                "level": seat.level,
                "place": place_of(session, number),
            }
            for number, seat in enumerate(match.record.seats, start=1)
        ],
        "levels": levels_of(match.record.game, {seat.level for seat in match.record.seats}),
        "redo": bool(match.undone),
        "over": match.to_move is None,
        "send": send_label(session),
    }


def log(model: Model, session: Session) -> LogContent:
    """Return the content of the log."""
    return {
        "entries": [_log_entry(session, ply) for ply in range(session.match.ply)],
        "current": session.look.ply if session.look else session.match.ply,
        "redo": bool(session.match.undone),
        "notes": footnotes(session),
        "review": offer(session),
        "course": course(session, model.review),
    }


def _log_entry(session: Session, ply: int) -> LogEntry:
    match = session.match
    seat = match.game.current_player(match.positions[ply].state) or None
    return {
        "ply": ply + 1,
        "mark": seat,
        "who": called(match.names, seat, seat) if seat else None,
        "text": move_sentence(session, ply),
        "move": _move_text(session, ply),
    }


def _move_text(session: Session, ply: int) -> str:
    """Return the notation of the move played at `ply`, without what the viewer may not know."""
    return session.match.redacted(ply, viewer_of(session))
