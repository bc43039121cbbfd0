"""Set up a game: from the start dialog, from a link, or with the same seats again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from tabletop.app import words
from tabletop.app.hands.seating import dialogs_for, seated
from tabletop.app.messages import Context
from tabletop.app.messages.start import Again, New, SeatChoice
from tabletop.app.model.file import GameFile
from tabletop.app.model.model import Model
from tabletop.app.model.notice import Notice
from tabletop.app.model.session import Session
from tabletop.app.presence import places
from tabletop.app.saving import portraits
from tabletop.app.saving.fresh import id_from, seed_from
from tabletop.app.saving.reading import presentable
from tabletop.app.strengths.rematch import stepped, swapped
from tabletop.app.table.playing import Change, settle_new
from tabletop.core.errors import BadRecord, bad_format
from tabletop.core.match import Match
from tabletop.core.record import LEVELS, SeatEntry
from tabletop.core.seating import named_seats
from tabletop.core.throws import DICE, OURS, SEED
from tabletop.games.registry import (
    AnyGame,
    explain,
    game_title,
    has_table,
    load_about,
    load_game,
)

MOST_SEATS = 12
"""More seats than any table has. A link may ask for this many; the game then refuses."""

MOST_DIGITS = 4
"""The maximum number of digits read from a number of seats."""


def new(model: Model, message: New, context: Context) -> Change:
    """Open the game set up in the start dialog."""
    seats = message.seats
    faces = portraits.known([each.face for each in seats])
    kept = (faces, places.chosen([each.place for each in seats]), ())
    entries = list(map(_seat, seats))
    return open_table(model, context, message.game, entries, message.options, around=kept)


def again(model: Model, message: Again, context: Context) -> Change:
    """Open a new game with the same options and, by default, the same seats.

    `harder` raises the level of every computer by one step, `gentler` lowers it, and `swap` moves
    everybody on by one seat.
    """
    if model.session is None:
        return model, ()
    match = model.session.match
    record, seats = match.record, list(match.record.seats)
    if message.harder:
        seats = stepped(match, 1)
    if message.gentler:
        seats = stepped(match, -1)
    around = _around(model.session)
    if message.swap:
        seats = swapped(match)
        around = tuple(each[-1:] + each[:-1] for each in around)
    options = dict(record.options)
    if model.session.own_dice:
        options[DICE] = OURS
    return open_table(model, context, record.game, seats, options, around=around)


def _around(session: Session) -> tuple[tuple[str, ...], ...]:
    """Return the portraits, places and ids of the people, each by seat."""
    return session.people.portraits, session.people.places, session.people.ids


def seats_from(key: str, text: str) -> list[SeatEntry]:
    """Return the seats that a link names; raise BadRecord if `text` is invalid.

    A number means that many people; a list has `human` or a level for each seat. An empty text
    means one person and as many easy computers as the game needs.
    """
    info = load_game(key).info
    kinds = text.split(",") if text else ["human", *["easy"] * (info.min_seats - 1)]
    if text.isdecimal():
        count = int(text) if len(text) <= MOST_DIGITS else MOST_SEATS
        kinds = ["human"] * min(count, MOST_SEATS)
    unknown = [kind for kind in kinds if kind not in ("human", *LEVELS)]
    if unknown:
        raise bad_format("seats", words.neither_person_nor_level(repr(unknown[0])))
    return [_named("", kind) for kind in kinds]


def open_table(
    model: Model,
    context: Context,
    key: str,
    entries: list[SeatEntry],
    options: Mapping[str, str],
    seed: str | None = None,
    *,
    is_tentative: bool = False,
    around: tuple[tuple[str, ...], ...] = ((), (), ()),
) -> Change:
    """Open a new table; `around` holds portraits, places and ids of people (see `_around`)."""
    fresh = context.fresh
    try:
        game = _game(key)
        options, own_dice = _without_dice(key, options)
        seats = named_seats(entries)
        match = Match.start(game, seats, seed_from(fresh) if seed is None else seed, options)
    except BadRecord as error:
        where = presentable(str(error.where), 60)
        wrong = presentable(words.table_not_laid(where, explain(error)))
        return replace(model, notice=Notice(wrong, warn=True)), ()
    now = context.now
    session = Session(id=id_from(fresh), match=match, file=GameFile(begun=now), own_dice=own_dice)
    faces, places_, people = around
    session = session.with_file(tentative=is_tentative)
    session = seated(session.with_people(portraits=faces, places=places_, ids=people))
    model = replace(model, session=session, dialogs=dialogs_for(model, session), notice=None)
    return settle_new(model, now)


def _without_dice(key: str, options: Mapping[str, str]) -> tuple[dict[str, str], bool]:
    """Return the options without the choice of dice, and whether people throw their own.

    Raises BadRecord if that choice is invalid.
    """
    rest = dict(options)
    thrower = rest.pop(DICE, SEED) if load_about(key).throws else SEED
    if thrower not in (SEED, OURS):
        raise bad_format(f"options.{DICE}", words.neither_of(repr(thrower), repr(SEED), repr(OURS)))
    return rest, thrower == OURS


def _game(key: str) -> AnyGame:
    game = load_game(key)
    if not has_table(key):
        raise bad_format("game", words.not_here_yet(game_title(key)))
    return game


def _seat(seat: SeatChoice) -> SeatEntry:
    return _named(seat.name, seat.level if seat.kind == "computer" else "human")


def _named(name: str, kind: str) -> SeatEntry:
    return SeatEntry(name, None if kind == "human" else kind)
