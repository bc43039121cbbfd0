"""What the page shows of links: the bar below the board, and the dialogs that send and receive."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabletop.app.files import file_name
from tabletop.app.model import Dialog, Model, Sitting
from tabletop.app.post import words
from tabletop.app.post.joining import bare, shared_plies
from tabletop.app.post.letters import letter_of
from tabletop.app.presence.places import awaited, people_at, people_of, place_of
from tabletop.app.shelf import entry_of, status_of
from tabletop.app.telling import told_move
from tabletop.app.thumbs import drawn_of
from tabletop.core.language import t
from tabletop.core.link import ELSEWHERE, PLACES, known_places

Data = dict[str, Any]


def post_bar(sitting: Sitting) -> Mapping[str, Any] | None:
    """Return what stands below the board while somebody elsewhere is to play, None else."""
    seat = awaited(sitting)
    if seat is None or sitting.look is not None or place_of(sitting, seat) != ELSEWHERE:
        return None
    name = sitting.match.names[seat - 1]
    return {
        "seat": seat,
        "send": words.send_to([name]),
        "here": words.play_here(name),
    }


def send_label(sitting: Sitting) -> str:
    """Return the label of a button that sends the game on the table."""
    seat = awaited(sitting)
    waiting = people_at(sitting, ELSEWHERE)
    if seat in waiting:
        waiting = [seat] if seat else []
    names = [sitting.match.names[each - 1] for each in waiting]
    return words.send_to(names) if names else t(words.SEND_GAME)


def send_dialog(model: Model, dialog: Dialog) -> Data:
    """Return what the page shows of a game that is to be sent: the link, and what it holds."""
    sitting = model.sitting
    if sitting is None:
        return {}
    match, seat = sitting.match, awaited(sitting)
    about = words.how_to_send(match.names[seat - 1]) if seat else t(words.ANYBODY)
    title = t(match.game.info.title)
    return {
        "title": send_label(sitting),
        "about": about,
        "secret": t(words.HOLDS_SECRETS) if match.game.info.has_secrets else "",
        "link": letter_of(sitting),
        "message": words.invited(title),
        "file": file_name(entry_of(sitting, "")),
    }


def who_dialog(model: Model, dialog: Dialog) -> Data:
    """Return what the page asks when a link brings a new table: which of its people is here."""
    letter = model.letter
    if letter is None:
        return {}
    places = known_places(letter.record.meta.get(PLACES), len(letter.record.seats))
    people = sorted(people_of(letter), key=lambda seat: places[seat - 1] != ELSEWHERE)
    return {
        "title": t(words.WHO),
        "game": letter.game.info.key,
        "about": f"{t(letter.game.info.title)} · {status_of(letter)}",
        "note": t(words.ONE_ASKS),
        "seats": [
            {"seat": seat, "mark": seat, "label": words.i_am(letter.names[seat - 1])}
            for seat in people
        ],
        "all": t(words.ALL_HERE),
    }


def fork_dialog(model: Model, dialog: Dialog) -> Data:
    """Return what the page shows of two ways that one game went."""
    ours, letter = model.sitting, model.letter
    if ours is None or letter is None:
        return {}
    theirs = Sitting(ours.id, bare(letter), places=ours.places)
    ply = shared_plies(ours, letter)
    return {
        "title": t(words.TWO_WAYS),
        "about": f"{words.part_ways(ply)} {t(words.BOTH_KEPT)}",
        "ways": [
            _way(model, ours, ply, t(words.MINE)),
            _way(model, theirs, ply, t(words.THEIRS)),
        ],
    }


def _way(model: Model, sitting: Sitting, ply: int, title: str) -> Data:
    is_played = ply < sitting.match.ply
    return {
        "title": title,
        "move": told_move(sitting, ply) if is_played else t(words.NOBODY_YET),
        "status": status_of(sitting.match),
        "picture": drawn_of(model, sitting),
    }
