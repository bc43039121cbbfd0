"""Set up a game: from the start dialog, from a link, or with the same seats again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any
from urllib.parse import parse_qsl

from tabletop.app import words
from tabletop.app.consent import questions
from tabletop.app.daily.playing import daily, why_closed
from tabletop.app.days import today
from tabletop.app.effects import Effect, Fetch
from tabletop.app.ending.rematch import stepped, swapped
from tabletop.app.hands import guest
from tabletop.app.hands.seating import dialogs_for, seated
from tabletop.app.lesson import learning
from tabletop.app.messages import BadMessage, Message, text_of
from tabletop.app.model import Model, Notice, Sitting
from tabletop.app.post import receiving
from tabletop.app.presence import places
from tabletop.app.puzzles.playing import opened
from tabletop.app.puzzles.sitting import named as puzzle_named
from tabletop.app.puzzles.words import NO_PUZZLE
from tabletop.app.shelf.reading import presentable
from tabletop.app.start import portraits
from tabletop.app.start.fresh import id_from, seed_from
from tabletop.app.start.tentative import is_set_by
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


def new(model: Model, message: Message) -> Change:
    """Open the game set up in the start dialog; raise BadMessage if its seats are invalid."""
    seats = message.get("seats")
    if not isinstance(seats, list):
        raise BadMessage("new: seats is no list")
    entries = list(map(_seat, seats))
    options = message.get("options", {})
    key, kept = text_of(message, "game"), (portraits.chosen(seats), places.chosen(seats), ())
    return _open(model, message, key, entries, options, around=kept)


def link(model: Model, message: Message) -> Change:
    """Follow the fragment of the address.

    The message's `fragment` is one of:

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
    fragment = text_of(message, "fragment")
    if questions.is_connected(model) and not _may_leave(model, message, fragment):
        return replace(model, dialogs=(questions.to_leave(fragment),), notice=None), ()
    if fragment.startswith(MARK):
        return receiving.receive(model, {**message, "text": fragment})
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
            return follow(model, message, asked[name])
    return _set_anew(model, message, asked)


def _may_leave(model: Model, message: Message, fragment: str) -> bool:
    """Return whether to follow a link at once on a connected device.

    True if the player has agreed, if the link asks by itself, or if it leads to the open table.
    """
    assert model.sitting is not None
    is_here = fragment == f"game={model.sitting.id}"
    return message.get("agreed") is True or fragment.startswith("join=") or is_here


def _set_anew(model: Model, message: Message, asked: dict[str, str]) -> Change:
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
    return _open(model, message, key, entries, asked, seed)


def _learn(model: Model, message: Message, asked: str) -> Change:
    key, _, number = asked.partition("/")
    if key not in model.games:
        return _not_followed(model, explain(no_such_game(key)))
    wanted = {str(each): each for each in range(1, len(load_lessons(key)) + 1)}
    if (number or "1") not in wanted:
        return _not_followed(model, t(words.NO_LESSON))
    return learning.learn(model, {**message, "game": key, "lesson": wanted[number or "1"]})


def _puzzle(model: Model, _: Message, asked: str) -> Change:
    found = puzzle_named(asked)
    return opened(model, *found) if found else _not_followed(model, t(NO_PUZZLE))


def _daily(model: Model, message: Message, asked: str) -> Change:
    key, _, day = asked.partition("/")
    day = day or today(message)
    why = why_closed(model, message, key, day)
    if why:
        return _not_followed(model, why)
    return daily(model, {**message, "game": key, "day": day})


_NAMED = {"learn": _learn, "puzzle": _puzzle, "daily": _daily}
"""The links that are not for a table, and their handlers."""


def _not_followed(model: Model, why: str) -> Change:
    notice = Notice(presentable(words.link_not_followed(why)), warn=True)
    return replace(model, notice=notice), ()


def again(model: Model, message: Message) -> Change:
    """Open a new game with the same options and, by default, the same seats.

    `harder` raises the level of every computer by one step, `gentler` lowers it, and `swap` moves
    everybody on by one seat.
    """
    if model.sitting is None:
        return model, ()
    match = model.sitting.match
    record, seats = match.record, list(match.record.seats)
    if message.get("harder") is True:
        seats = stepped(match, 1)
    if message.get("gentler") is True:
        seats = stepped(match, -1)
    around = _around(model.sitting)
    if message.get("swap") is True:
        seats = swapped(match)
        around = tuple(each[-1:] + each[:-1] for each in around)
    options = dict(record.options)
    if model.sitting.own_dice:
        options[DICE] = OURS
    return _open(model, message, record.game, seats, options, around=around)


def _around(sitting: Sitting) -> tuple[tuple[str, ...], ...]:
    """Return the portraits, places and ids of the people, each by seat."""
    return sitting.portraits, sitting.places, sitting.people


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
    message: Message,
    key: str,
    entries: list[SeatEntry],
    options: Mapping[str, Any],
    seed: str | None = None,
    *,
    around: tuple[tuple[str, ...], ...] = ((), (), ()),
) -> Change:
    """Open a new table; `around` holds portraits, places and people by seat (see `_around`)."""
    fresh = text_of(message, "fresh")
    try:
        game = _game(key)
        options, own_dice = _without_dice(key, options)
        seats = named_seats(entries)
        match = Match.start(game, seats, seed_from(fresh) if seed is None else seed, options)
    except BadRecord as error:
        where = presentable(str(error.where), 60)
        wrong = presentable(words.table_not_laid(where, explain(error)))
        return replace(model, notice=Notice(wrong, warn=True)), ()
    now = text_of(message, "now")
    sitting = Sitting(id=id_from(fresh), match=match, begun=now, own_dice=own_dice)
    faces, places_, people = around
    sitting = replace(sitting, tentative=is_set_by(message))
    sitting = seated(replace(sitting, portraits=faces, places=places_, people=people))
    model = replace(model, sitting=sitting, dialogs=dialogs_for(model, sitting), notice=None)
    return settle_new(model, now)


def _without_dice(key: str, options: Mapping[str, Any]) -> tuple[dict[str, Any], bool]:
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
    if model.sitting is not None and model.sitting.id == id_:
        return model, ()
    if id_ == guest.ID:
        return guest.invited(model, "")
    effects: tuple[Effect, ...] = (Fetch(id_, "open"),)
    return model, effects


def _seat(seat: object) -> SeatEntry:
    if not isinstance(seat, dict):
        raise BadMessage("new: a seat is no object")
    kind = seat.get("level") if seat.get("kind") == "computer" else "human"
    return _named(str(seat.get("name", "")), str(kind))


def _named(name: str, kind: str) -> SeatEntry:
    return SeatEntry(name, None if kind == "human" else kind)
