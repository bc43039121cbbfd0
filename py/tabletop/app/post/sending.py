"""Send a game as a link: the bar below the board, and the dialog to send.

What was sent last is recorded (`sent`): the bar shows it, and taking back a move that others
already have asks for confirmation.
"""

from __future__ import annotations

from typing import TypedDict

from tabletop.app.model.model import Model, with_post
from tabletop.app.model.post import Posted
from tabletop.app.model.session import Session
from tabletop.app.post import words
from tabletop.app.post.letters import letter_of
from tabletop.app.presence.places import awaited, people_at, place_of
from tabletop.app.saving.listing import entry_of, file_name, status_of
from tabletop.app.table.playing import Change, keep
from tabletop.app.words import give_back
from tabletop.core.language import listed, t
from tabletop.core.link import ELSEWHERE
from tabletop.games.registry import game_title


class SentData(TypedDict):
    """To whom and when (ISO 8601) the present position was sent."""

    names: str
    when: str


class PostBar(TypedDict):
    """The bar below the board of a game by post.

    `seat` is the seat elsewhere that is to move, 0 for none. `send`, `here` and `back` are labels,
    "" for no button: to send the game, to play that seat here, and to give a lent seat back.
    """

    seat: int
    send: str
    here: str
    back: str
    sent: SentData | None


class SendContent(TypedDict):
    """The game to send: its link, the message before it, and the name of its file.

    `secret` warns that the link reveals secrets, "" if there are none.
    """

    title: str
    about: str
    secret: str
    link: str
    message: str
    sent: SentData | None
    file: str


def sent(model: Model, now: str) -> Change:
    """Record that the game on the table was sent as a link, a code or a file."""
    session = model.session
    if session is None:
        return model, ()
    names = tuple(session.match.names[seat - 1] for seat in _receivers(session))
    posted = Posted(session.match.ply, now, names)
    return keep(with_post(model, posted=posted), now)


def post_bar(session: Session) -> PostBar | None:
    """Return the content of the bar of a game by post, None if there is nothing to show.

    It appears while somebody elsewhere is to play, while a seat is played here for one turn, and at
    the end of a game until that was sent.
    """
    if session.look is not None:
        return None
    if session.post.lent is not None:
        return {**_NO_BAR, "back": give_back(session.match.names[session.post.lent.seat - 1])}
    seat = awaited(session)
    if seat is None or place_of(session, seat) != ELSEWHERE:
        return {**_NO_BAR, "send": send_label(session)} if ends_unsent(session) else None
    name = session.match.names[seat - 1]
    return {
        **_NO_BAR,
        "seat": seat,
        "send": words.send_to([name]),
        "here": words.play_here(name),
        "sent": _sent(session),
    }


_NO_BAR: PostBar = {"seat": 0, "send": "", "here": "", "back": "", "sent": None}


def _sent(session: Session) -> SentData | None:
    """Return to whom and when the present position was sent, or None."""
    ply, when, names = session.post.posted
    if ply != session.match.ply or not when:
        return None
    return {"names": listed(names), "when": when}


def ends_unsent(session: Session) -> bool:
    """Return whether a game with people elsewhere is over, and they haven't got its end yet."""
    match = session.match
    is_unsent = match.to_move is None and session.post.posted.ply < match.ply
    return is_unsent and bool(people_at(session, ELSEWHERE))


def _receivers(session: Session) -> list[int]:
    """Return the seats elsewhere to send the link to: the one to move, otherwise all."""
    seat, waiting = awaited(session), people_at(session, ELSEWHERE)
    return [seat] if seat in waiting and seat else waiting


def send_label(session: Session) -> str:
    """Return the label of the button that sends the game."""
    names = [session.match.names[each - 1] for each in _receivers(session)]
    return words.send_to(names) if names else t(words.SEND_GAME)


def send_dialog(session: Session) -> SendContent:
    """Return the content of the dialog that sends the game."""
    match, seat = session.match, awaited(session)
    about = words.how_to_send(match.names[seat - 1]) if seat else t(words.ANYBODY)
    return {
        "title": send_label(session),
        "about": about,
        "secret": t(words.HOLDS_SECRETS) if match.game.info.has_secrets else "",
        "link": letter_of(session),
        "message": _message(session),
        "sent": _sent(session),
        "file": file_name(entry_of(session, "")),
    }


def _message(session: Session) -> str:
    """Return the text before the link: whose turn it is, or the result."""
    match, seat = session.match, awaited(session)
    title = game_title(match.game.info.key)
    if seat:
        return words.your_turn(title, match.names[seat - 1])
    return words.stands(title, status_of(match))
