"""Set up a game: from the start dialog, from a link, or with the same seats again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from urllib.parse import parse_qsl

from tabletop.app import words
from tabletop.app.consent import questions
from tabletop.app.daily.playing import daily, why_closed
from tabletop.app.effects import Effect, Fetch
from tabletop.app.hands import guest
from tabletop.app.hands.seating import dialogs_for, seated
from tabletop.app.lesson import learning
from tabletop.app.messages import Context
from tabletop.app.messages.daily import Daily
from tabletop.app.messages.start import Again, Link, New, SeatChoice
from tabletop.app.model.file import GameFile
from tabletop.app.model.model import Model
from tabletop.app.model.notice import Notice
from tabletop.app.model.puzzles import named as puzzle_named
from tabletop.app.model.session import Session
from tabletop.app.post import receiving
from tabletop.app.presence import places
from tabletop.app.puzzles.playing import opened
from tabletop.app.puzzles.words import NO_PUZZLE
from tabletop.app.saving import portraits
from tabletop.app.saving.fresh import id_from, seed_from
from tabletop.app.saving.reading import presentable
from tabletop.app.strengths.rematch import stepped, swapped
from tabletop.app.table.playing import Change, settle_new
from tabletop.core.errors import BadRecord, bad_format
from tabletop.core.language import t
from tabletop.core.link import MARK
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
    load_lessons,
    no_such_game,
)

MOST_SEATS = 12
"""More seats than any table has. A link may ask for this many; the game then refuses."""

MOST_DIGITS = 4
"""The maximum number of digits read from a number of seats."""

MOST_LINK = 2_000
"""The maximum length of a link, in characters."""


def new(model: Model, message: New, context: Context) -> Change:
    """Open the game set up in the start dialog."""
    seats = message.seats
    faces = portraits.known([each.face for each in seats])
    kept = (faces, places.chosen([each.place for each in seats]), ())
    entries = list(map(_seat, seats))
    return _open(model, context, message.game, entries, message.options, around=kept)


def link(model: Model, message: Link, context: Context) -> Change:
    """Follow the fragment of the address.

    The fragment is one of:

        join=CODE           connect this phone to the table that shows the code
        new=GAME&seats=...  open a new table: `seats` is a number of people or a list such as
                            `human,hard`; also `seed=S`, options, and `dice=ours` if there are dice
        learn=GAME/2        start the second lesson (`learn=GAME`: the first)
        daily=GAME/DAY      open the garden of a day (`daily=GAME`: today's)
        puzzle=GAME/ID      open a puzzle
        game=ID             open a saved game
        play=TEXT           open a game that somebody has sent
        continue            open the latest game that is not over

    `join`, and any link on a device connected to others, asks for confirmation first.
    """
    fragment = message.fragment
    if questions.is_connected(model) and not _may_leave(model, message):
        return replace(model, dialogs=(questions.to_leave(fragment),), notice=None), ()
    if fragment.startswith(MARK):
        return receiving.receive(model, fragment, context, is_wanted=False)
    if len(fragment) > MOST_LINK:
        return _not_followed(model, t(words.LINK_TOO_LONG))
    asked = dict(parse_qsl(fragment, keep_blank_values=True))
    if "game" in asked:
        return _open_kept(model, asked["game"])
    if "continue" in asked:
        return _go_on(model)
    if "join" in asked:
        return replace(model, dialogs=(questions.to_join(model, asked["join"]),), notice=None), ()
    for name, follow in _NAMED.items():
        if name in asked:
            return follow(model, asked[name], context)
    return _set_anew(model, asked, context)


def _may_leave(model: Model, message: Link) -> bool:
    """Return whether to follow a link at once on a connected device.

    True if the player has agreed, if the link asks by itself, or if it leads to the open table.
    """
    assert model.session is not None
    is_here = message.fragment == f"game={model.session.id}"
    return message.agreed or message.fragment.startswith("join=") or is_here


def _set_anew(model: Model, asked: dict[str, str], context: Context) -> Change:
    key = asked.pop("new", None)
    if key is None:
        return _not_followed(model, t(words.LINK_NAMES_NOTHING))
    seed = asked.pop("seed", None)
    try:
        if key not in model.games:
            raise no_such_game(key)
        entries = seats_from(key, asked.pop("seats", ""))
    except BadRecord as error:
        return _not_followed(model, explain(error))
    return _open(model, context, key, entries, asked, seed, is_tentative=True)


def _learn(model: Model, asked: str, context: Context) -> Change:
    key, _, number = asked.partition("/")
    if key not in model.games:
        return _not_followed(model, explain(no_such_game(key)))
    wanted = {str(each): each for each in range(1, len(load_lessons(key)) + 1)}
    if (number or "1") not in wanted:
        return _not_followed(model, t(words.NO_LESSON))
    return learning.learn(model, key, wanted[number or "1"], context, is_tentative=True)


def _puzzle(model: Model, asked: str, _: Context) -> Change:
    found = puzzle_named(asked)
    return opened(model, *found) if found else _not_followed(model, t(NO_PUZZLE))


def _daily(model: Model, asked: str, context: Context) -> Change:
    key, _, day = asked.partition("/")
    day = day or context.today
    why = why_closed(model, key, day, context.today)
    if why:
        return _not_followed(model, why)
    return daily(model, Daily(key, day), context, is_tentative=True)


_NAMED = {"learn": _learn, "puzzle": _puzzle, "daily": _daily}
"""The links that are not for a table, and their handlers."""


def _not_followed(model: Model, why: str) -> Change:
    notice = Notice(presentable(words.link_not_followed(why)), warn=True)
    return replace(model, notice=notice), ()


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
    return _open(model, context, record.game, seats, options, around=around)


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


def _open(
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
    """Open a new table; `around` holds portraits, places and people by seat (see `_around`)."""
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


def _go_on(model: Model) -> Change:
    running = [entry["id"] for entry in model.shelf if entry["state"] in ("running", "thinking")]
    if running:
        return _open_kept(model, running[0])
    return replace(model, notice=Notice(t(words.NOTHING_TO_GO_ON))), ()


def _open_kept(model: Model, id_: str) -> Change:
    if model.session is not None and model.session.id == id_:
        return model, ()
    if id_ == guest.ID:
        return guest.invited(model, "")
    effects: tuple[Effect, ...] = (Fetch(id_, "open"),)
    return model, effects


def _seat(seat: SeatChoice) -> SeatEntry:
    return _named(seat.name, seat.level if seat.kind == "computer" else "human")


def _named(name: str, kind: str) -> SeatEntry:
    return SeatEntry(name, None if kind == "human" else kind)
