"""What the page shows of links: the bar below the board, and the dialogs that send and receive.

What was sent last is remembered (`sent`), so that the bar can say so, and a move that is already
elsewhere is not taken back unasked.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tabletop.app.messages import Message, text_of
from tabletop.app.model import Dialog, Model, Posted, Sitting
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
from tabletop.app.shelf.files import file_name
from tabletop.app.shelf.listing import entry_of, status_of
from tabletop.app.shelf.thumbnails import drawn_of
from tabletop.app.table.log import told_move
from tabletop.app.table.playing import Change, keep, with_sitting
from tabletop.core.language import listed, t
from tabletop.core.link import ELSEWHERE, PLACES, known_places
from tabletop.core.seating import is_usual_name
from tabletop.games.registry import game_title, load_lessons

Data = dict[str, Any]


def sent(model: Model, message: Message) -> Change:
    """Return the change when the game on the table has left by a link, a code or a file."""
    sitting, now = model.sitting, text_of(message, "now")
    if sitting is None:
        return model, ()
    names = tuple(sitting.match.names[seat - 1] for seat in _receivers(sitting))
    posted = Posted(sitting.match.ply, now, names)
    return keep(with_sitting(model, posted=posted), now)


def post_bar(sitting: Sitting) -> Mapping[str, Any] | None:
    """Return what stands below the board of a game by post, None where nothing does.

    That is while somebody elsewhere is to play, while a seat is played here for one turn, and when
    the game is over until its end was sent.
    """
    if sitting.look is not None:
        return None
    if sitting.lent is not None:
        return {**_NO_BAR, "back": words.give_back(sitting.match.names[sitting.lent.seat - 1])}
    seat = awaited(sitting)
    if seat is None or place_of(sitting, seat) != ELSEWHERE:
        return {**_NO_BAR, "send": send_label(sitting)} if ends_unsent(sitting) else None
    name = sitting.match.names[seat - 1]
    return {
        **_NO_BAR,
        "seat": seat,
        "send": words.send_to([name]),
        "here": words.play_here(name),
        "sent": _sent(sitting),
    }


_NO_BAR: Mapping[str, Any] = {"seat": 0, "send": "", "here": "", "back": "", "sent": None}


def _sent(sitting: Sitting) -> Mapping[str, str] | None:
    """Return to whom and when the game was sent as it stands, None where it was not."""
    ply, when, names = sitting.posted
    if ply != sitting.match.ply or not when:
        return None
    return {"names": listed(names), "when": when}


def ends_unsent(sitting: Sitting) -> bool:
    """Return whether a game is over and somebody elsewhere does not have its end yet."""
    match = sitting.match
    is_unsent = match.to_move is None and sitting.posted.ply < match.ply
    return is_unsent and bool(people_at(sitting, ELSEWHERE))


def _receivers(sitting: Sitting) -> list[int]:
    """Return the seats elsewhere that a link is for: who is to move, else all of them."""
    seat, waiting = awaited(sitting), people_at(sitting, ELSEWHERE)
    return [seat] if seat in waiting and seat else waiting


def send_label(sitting: Sitting) -> str:
    """Return the label of a button that sends the game on the table."""
    names = [sitting.match.names[each - 1] for each in _receivers(sitting)]
    return words.send_to(names) if names else t(words.SEND_GAME)


def send_dialog(model: Model, dialog: Dialog) -> Data:
    """Return what the page shows of a game that is to be sent: the link, and what it holds."""
    sitting = model.sitting
    if sitting is None:
        return {}
    match, seat = sitting.match, awaited(sitting)
    about = words.how_to_send(match.names[seat - 1]) if seat else t(words.ANYBODY)
    return {
        "title": send_label(sitting),
        "about": about,
        "secret": t(words.HOLDS_SECRETS) if match.game.info.has_secrets else "",
        "link": letter_of(sitting),
        "message": _message(sitting),
        "sent": _sent(sitting),
        "file": file_name(entry_of(sitting, "")),
    }


def _message(sitting: Sitting) -> str:
    """Return what stands before the link: whose turn it is, or how the game ended."""
    match, seat = sitting.match, awaited(sitting)
    title = game_title(match.game.info.key)
    if seat:
        return words.your_turn(title, match.names[seat - 1])
    return words.stands(title, status_of(match))


def who_dialog(model: Model, dialog: Dialog) -> Data:
    """Return what the page asks when a link brings a new table: which of its people is here.

    With one person there is nobody to choose, and only whether to open it is asked.
    """
    letter = model.letter
    if letter is None:
        return {}
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


def fork_dialog(model: Model, dialog: Dialog) -> Data:
    """Return what the page shows of two versions of a game, and which of them is advised."""
    ours, letter = model.sitting, model.letter
    found = difference(ours, letter) if ours and letter else None
    if ours is None or letter is None or found is None:
        return {}
    theirs = Sitting(ours.id, bare(letter), places=ours.places)
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
    """Return whose move a difference is about, and what happened to it."""
    say = {CHANGED: words.changed, WITHDRAWN: words.withdrawn, FOREIGN: words.foreign}
    if found.kind not in say or not found.seat:
        return t(words.TWO_WAYS)
    return say[found.kind](names[found.seat - 1])


def _way(model: Model, sitting: Sitting, ply: int, title: str) -> Data:
    is_played = ply < sitting.match.ply
    return {
        "title": title,
        "move": told_move(sitting, ply) if is_played else t(words.NOBODY_YET),
        "status": status_of(sitting.match),
        "picture": drawn_of(model, sitting),
    }
