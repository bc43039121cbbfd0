"""The dialog that asks which people of a received game are here."""

from __future__ import annotations

from typing import TypedDict

from tabletop.app.post import words
from tabletop.app.presence.places import people_of
from tabletop.app.saving.listing import status_of
from tabletop.core.language import t
from tabletop.core.link import ELSEWHERE, PLACES, known_places
from tabletop.core.seating import is_usual_name
from tabletop.games.registry import AnyMatch, game_title, load_lessons


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
