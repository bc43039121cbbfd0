"""Content of the result dialog."""

from __future__ import annotations

from typing import NamedTuple, TypedDict

from tabletop.app.daily.result import SharedResult, shared
from tabletop.app.ending import words
from tabletop.app.ending.decisive_move import DecisiveMoveData, decisive_move
from tabletop.app.ending.headline import result_headline
from tabletop.app.ending.row import RowOffers, next_steps
from tabletop.app.ending.score import SheetData, Standing, sheet, standings
from tabletop.app.lesson.bar import NextLesson, lesson_after
from tabletop.app.model.model import Model
from tabletop.app.model.session import Session
from tabletop.app.presence.places import people_here
from tabletop.app.saving.portraits import face_of
from tabletop.app.table.going_back import footnotes
from tabletop.app.table.viewer import Fall, falls_of
from tabletop.core.language import t
from tabletop.core.seating import with_names
from tabletop.games.registry import words_of
from tabletop.scene.sounds import JOY


class Face(TypedDict):
    """A winner's seat, and its portrait, "" for none."""

    mark: int
    icon: str


class ResultContent(RowOffers):
    """The result of a finished game.

    `sentence` is why it is over; `meaning` and `joint` say what the result means to somebody alone
    or to all together. `review`, `swap` and `send` are the labels of buttons, "" for none; `unsent`
    is whether somebody elsewhere doesn't have the end yet. `falls` are icons that rain down, and
    `sound` is the sound played with them.
    """

    headline: str
    faces: list[Face]
    sentence: str
    meaning: str
    joint: str
    decisive: DecisiveMoveData | None
    standings: list[Standing]
    sheet: SheetData
    notes: list[str]
    garden: SharedResult | None
    send: str
    unsent: bool
    review: str
    lesson: NextLesson | None
    falls: list[Fall]
    sound: str
    swap: str


class Offers(NamedTuple):
    """What other features offer at the end of a game: the labels of buttons, "" for none.

    `unsent` is whether somebody elsewhere doesn't have the end yet.
    """

    send: str = ""
    unsent: bool = False
    review: str = ""


def result(model: Model, session: Session, offers: Offers) -> ResultContent | None:
    """Return the content of the result dialog, None if the game is not over."""
    outcome = session.match.game.outcome(session.match.state)
    if outcome is None:
        return None
    match, winners = session.match, outcome.winners
    ending = words_of(match).ending(match.state)
    falls = _falls(session, winners)
    return {
        "headline": result_headline(match, () if session.people.covers else people_here(session)),
        "faces": [
            {"mark": seat, "icon": face_of(session.people.portraits, seat)} for seat in winners
        ],
        "sentence": with_names(ending.reason, match.names),
        "meaning": ending.meaning,
        "joint": ending.joint,
        "decisive": decisive_move(session),
        "standings": standings(match, winners),
        "sheet": sheet(match, winners),
        "notes": footnotes(session),
        "garden": shared(session),
        "send": offers.send,
        "unsent": offers.unsent,
        "review": offers.review,
        "lesson": lesson_after(match),
        "falls": falls,
        "sound": JOY if falls else "",
        **next_steps(model, session),
        "swap": t(words.SWAP_SEATS) if len(match.names) > 1 else "",
    }


def _falls(session: Session, winners: tuple[int, ...]) -> list[Fall]:
    """Return the icons that rain down, [] if nobody has won or nobody here is among the winners."""
    people = people_here(session)
    if not set(people) & set(winners) if people else not winners:
        return []
    return falls_of(session.match)
