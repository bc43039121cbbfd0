"""The curtain between people who share one screen in a game with secrets.

It closes when another person is to play, and only that person's tap lifts it. While it is closed,
everything painted, announced or stored for the menu is limited to what an onlooker may know. One
person playing against computers needs no curtain. One person alone at the screen among phones has
one, because the others sit around it, unless that person says that nobody sees the screen.
"""

from __future__ import annotations

from typing import TypedDict

from tabletop.app import words
from tabletop.app.messages import Context
from tabletop.app.messages.curtain import Lift
from tabletop.app.model.model import Model, with_people, with_selection
from tabletop.app.model.session import Session
from tabletop.app.phones.words import KEEP_OPEN
from tabletop.app.presence.places import people_here
from tabletop.app.presence.viewer import is_closed
from tabletop.app.table.log import move_sentence
from tabletop.app.table.playing import Change, keep, repaint
from tabletop.app.table.taking_back import undo_ply
from tabletop.core.language import t

LIFT_MS = 300


class RecapLine(TypedDict):
    """A move of the recap; `mark` is the seat that made it, None for chance."""

    mark: int | None
    text: str


class CurtainData(TypedDict):
    """The closed curtain; `mark` is the seat of the person who is to lift it.

    `open` and `back` are labels of buttons, "" for none: `open` keeps the hand of a person alone at
    this screen uncovered, `back` gives a lent seat back. `undo` is whether a move can be taken
    back. `recap` lists the moves since that person's last turn, under the heading `since`.
    """

    mark: int
    title: str
    button: str
    open: str
    since: str
    undo: bool
    back: str
    recap: list[RecapLine]


def lift(model: Model, message: Lift, context: Context) -> Change:
    """Lift the curtain for the person to play.

    A late press for another seat is ignored. With `open`, a person alone at this screen says that
    nobody with a phone sees it, and the hand stays uncovered for the rest of the game.
    """
    session = model.session
    if session is None or not is_closed(session):
        return model, ()
    if message.seat not in (None, session.match.to_move):
        return model, ()
    model = with_selection(with_people(model, facing=session.match.to_move), inspected="")
    if message.open and _is_alone(session):
        model, kept = keep(with_people(model, covers=False), context.now)
        return model, (*repaint(model, LIFT_MS), *kept)
    return model, repaint(model, LIFT_MS)


def curtain(session: Session | None) -> CurtainData | None:
    """Return the content of the closed curtain: whose turn it is, and the moves since that person's
    last turn. Return None if the curtain is not closed."""
    if session is None or not is_closed(session):
        return None
    match = session.match
    seat = match.to_move
    assert seat
    name = match.names[seat - 1]
    return {
        "mark": seat,
        "title": words.pass_to(name),
        "button": words.i_have_it(name),
        "open": t(KEEP_OPEN) if _is_alone(session) else "",
        "since": words.since(name) if _last_turn(session) else t(words.SO_FAR),
        "undo": undo_ply(session) is not None,
        "back": words.give_back(name) if session.post.lent else "",
        "recap": [_line(session, ply) for ply in range(_last_turn(session), match.ply)],
    }


def _is_alone(session: Session) -> bool:
    """Return whether only one person plays at this screen."""
    return len(people_here(session)) == 1


def _last_turn(session: Session) -> int:
    """Return the ply after the last decision of the person to play, 0 if there was none."""
    match = session.match
    for ply in range(match.ply - 1, -1, -1):
        if match.game.current_player(match.positions[ply].state) == match.to_move:
            return ply + 1
    return 0


def _line(session: Session, ply: int) -> RecapLine:
    seat = session.match.game.current_player(session.match.positions[ply].state)
    return {"mark": seat or None, "text": move_sentence(session, ply)}
