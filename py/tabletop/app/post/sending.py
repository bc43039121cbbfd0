"""Send a game as a link: the bar below the board, and the dialogs to send and receive.

What was sent last is recorded (`sent`): the bar shows it, and taking back a move that others
already have asks for confirmation.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypedDict

from tabletop.app.model.model import Model, with_post
from tabletop.app.model.people import People
from tabletop.app.model.post import Posted
from tabletop.app.model.session import Session
from tabletop.app.post import words
from tabletop.app.post.difference import (
    CHANGED,
    FOREIGN,
    WITHDRAWN,
    Difference,
    difference,
    own_move,
)
from tabletop.app.post.joining import bare, shared_plies
from tabletop.app.post.letters import letter_of
from tabletop.app.presence.places import awaited, people_at, people_of, place_of
from tabletop.app.saving.listing import entry_of, file_name, status_of
from tabletop.app.table.log import move_sentence
from tabletop.app.table.playing import Change, keep
from tabletop.app.table.thumbnail import drawn_of
from tabletop.app.words import give_back
from tabletop.core.language import listed, t
from tabletop.core.link import ELSEWHERE, PLACES, known_places
from tabletop.core.seating import is_usual_name
from tabletop.games.registry import AnyMatch, game_title, load_lessons


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


class WhoSeat(TypedDict):
    """A seat to claim in a received game."""

    seat: int
    mark: int
    label: str


class WhoContent(TypedDict):
    """The question which people of a received table are here.

    With one person, `seats` is empty and it only asks whether to open the game. `name` is the label
    of a field for one's name, `learn` that of a button for the first lesson; "" for none.
    """

    title: str
    game: str
    about: str
    note: str
    name: str
    seats: list[WhoSeat]
    all: str
    learn: str
    decline: str
    later: str


class ForkWay(TypedDict):
    """A version of a game; `picture` is SVG, "" for none."""

    title: str
    move: str
    status: str
    picture: str


class ForkContent(TypedDict):
    """Two versions of a game, ours first, and the one to recommend."""

    title: str
    about: str
    ways: list[ForkWay]
    mine: str
    theirs: str
    advised: Literal["mine", "theirs"]


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
    """Return whether a game is over and somebody elsewhere does not have its end yet."""
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


def who_dialog(letter: AnyMatch) -> WhoContent:
    """Return the content of the dialog that asks which of a new table's people are here.

    With one person it only asks whether to open the game.
    """
    info = letter.game.info
    places = known_places(letter.record.meta.get(PLACES), len(letter.record.seats))
    people = sorted(people_of(letter), key=lambda seat: places[seat - 1] != ELSEWHERE)
    several = len(people) > 1
    nameless = several and any(is_usual_name(letter.names[seat - 1]) for seat in people)
    return {
        "title": t(words.WHO if several else words.OPEN_GAME),
        "game": info.key,
        "about": f"{game_title(info.key)} · {status_of(letter)}",
        "note": t(words.ONE_ASKS if several else words.ASKED_FIRST),
        "name": t(words.YOUR_NAME) if nameless else "",
        "seats": [
            {"seat": seat, "mark": seat, "label": words.i_am(letter.names[seat - 1])}
            for seat in people
            if several
        ],
        "all": t(words.ALL_HERE if several else words.OPEN),
        "learn": words.learn_first(game_title(info.key)) if load_lessons(info.key) else "",
        "decline": t(words.DECLINE),
        "later": t(words.DECIDE_LATER),
    }


def fork_dialog(model: Model) -> ForkContent | None:
    """Return the content of the dialog about two versions, None if they don't differ."""
    ours, letter = model.session, model.inbox.letter
    found = difference(ours, letter) if ours and letter else None
    if ours is None or letter is None or found is None:
        return None
    theirs = Session(ours.id, bare(letter), people=People(places=ours.people.places))
    ply = shared_plies(ours, letter)
    foreign = own_move(ours, letter, ply)
    shown = foreign[0] if found.kind == FOREIGN and foreign else ply
    return {
        "title": _difference_title(found, ours.match.names),
        "about": f"{words.part_ways(ply)} {t(words.BOTH_KEPT)}",
        "ways": [
            _way(model, ours, ply, t(words.MINE)),
            _way(model, theirs, shown, t(words.THEIRS)),
        ],
        "mine": t(words.KEEP_MINE),
        "theirs": t(words.TAKE_THEIRS),
        "advised": "theirs" if found.theirs else "mine",
    }


def _difference_title(found: Difference, names: Sequence[str]) -> str:
    """Return the title of a difference: who did what with which move."""
    say = {CHANGED: words.changed, WITHDRAWN: words.withdrawn, FOREIGN: words.foreign}
    if found.kind not in say or not found.seat:
        return t(words.TWO_WAYS)
    return say[found.kind](names[found.seat - 1])


def _way(model: Model, session: Session, ply: int, title: str) -> ForkWay:
    is_played = ply < session.match.ply
    return {
        "title": title,
        "move": move_sentence(session, ply) if is_played else t(words.NOBODY_YET),
        "status": status_of(session.match),
        "picture": drawn_of(model, session),
    }
