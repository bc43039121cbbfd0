"""The dialog about two versions of a game: ours and a received one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypedDict

from tabletop.app.model.model import Model
from tabletop.app.model.people import People
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
from tabletop.app.saving.listing import status_of
from tabletop.app.table.log import move_sentence
from tabletop.app.table.thumbnail import drawn_of
from tabletop.core.language import t


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


def fork_dialog(model: Model) -> ForkContent | None:
    """Return the content of the dialog about two versions, None if there is nothing to decide."""
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
