"""Open the garden of a day: start it, resume it, show its result, or play it again."""

from __future__ import annotations

from dataclasses import replace

from tabletop.app.daily import words
from tabletop.app.daily.garden import day_of, id_of, seats_of, seed_of
from tabletop.app.days import is_day
from tabletop.app.effects import Effect, Fetch
from tabletop.app.messages import Context
from tabletop.app.messages.daily import Daily
from tabletop.app.messages.decoding import BadMessage
from tabletop.app.model.entry import Shelf
from tabletop.app.model.file import GameFile
from tabletop.app.model.model import Model
from tabletop.app.model.people import People
from tabletop.app.model.session import Session
from tabletop.app.saving import portraits
from tabletop.app.saving.fresh import id_from
from tabletop.app.saving.listing import find
from tabletop.app.table.playing import Change, settle_new
from tabletop.core.language import t
from tabletop.core.match import Match
from tabletop.games.registry import AnyMatch, explain, game_title, load_game, no_such_game


def why_closed(model: Model, key: str, day: str, today: str) -> str:
    """Return why the garden of `day` can't be opened `today`, "" if it can."""
    if key not in model.games:
        return explain(no_such_game(key))
    if not is_day(day):
        return t(words.NO_DAY)
    return words.not_yet(day) if day > today else ""


def daily(model: Model, message: Daily, context: Context, *, is_tentative: bool = False) -> Change:
    """Open the garden of a day, from storage if it was saved.

    A finished one opens with its result; `again` starts another game beside it. Raises BadMessage
    if there is no such garden, or not until a later day.
    """
    key, day = message.game, message.day
    if why_closed(model, key, day, context.today):
        raise BadMessage(f"daily: {key!r} has no garden on {day!r}")
    id_ = id_of(key, day)
    entry = find(model.shelf, id_)
    if entry is None:
        session = _first(message, id_, words.garden(game_title(key), day), context.now)
        return _begun(model, session.with_file(tentative=is_tentative))
    if message.again:
        name = words.garden_again(game_title(key), day)
        return _begun(model, _first(message, id_from(context.fresh), name, context.now))
    asked: tuple[Effect, ...] = (Fetch(id_, "result" if entry["state"] == "over" else "open"),)
    return replace(model, dialogs=(), notice=None), asked


def at_home(session: Session, shelf: Shelf) -> Session:
    """Return an imported game.

    If it is a garden of the day that is not saved here yet, it gets the id of a first game (see
    `id_of`).
    """
    day = day_of(session.match.record)
    id_ = id_of(session.match.record.game, day)
    return replace(session, id=id_) if day and find(shelf, id_) is None else session


def _first(message: Daily, id_: str, name: str, now: str) -> Session:
    """Return the garden of a day before its first move."""
    key, day, person = message.game, message.day, message.person
    seats = seats_of(key, person.name)
    match: AnyMatch = Match.start(load_game(key), seats, seed_of(key, day))
    faces = portraits.known([person.face, *([""] * (len(seats) - 1))])
    return Session(
        id=id_, match=match, file=GameFile(name=name, begun=now), people=People(portraits=faces)
    )


def _begun(model: Model, session: Session) -> Change:
    return settle_new(replace(model, session=session, dialogs=(), notice=None), session.file.begun)
