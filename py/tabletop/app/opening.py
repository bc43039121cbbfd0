"""How a game comes to the table: the start dialog, a link, or the same seats again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any
from urllib.parse import parse_qsl

from tabletop.app.effects import Effect, Fetch
from tabletop.app.messages import BadMessage, Message, text_of
from tabletop.app.model import DICE, OURS, SEED, Model, Notice, Sitting
from tabletop.app.playing import Change, settle_new
from tabletop.app.start import seat_name
from tabletop.core.errors import BadRecord, bad_format
from tabletop.core.match import Match
from tabletop.core.record import LEVELS, SeatEntry
from tabletop.games.registry import AnyGame, has_table, load_game

MOST_SEATS = 12
"""More than any table has: what a link may ask for before the game says what is too many."""


def new(model: Model, message: Message) -> Change:
    """Return the change to the game that was set up in the start dialog."""
    seats = message.get("seats")
    if not isinstance(seats, list):
        raise BadMessage("new: seats is no list")
    entries = [_seat(seat, number) for number, seat in enumerate(seats, start=1)]
    return _open(model, message, text_of(message, "game"), entries, message.get("options", {}))


def link(model: Model, message: Message) -> Change:
    """Return the change that the fragment of the address asks for.

    `new=GAME&seats=SEATS&seed=S&OPTION=V` opens a new table (SEATS a number of people, or a list
    such as `human,hard`; `dice=ours` is an option of every game with dice), `game=ID` a kept one.
    """
    asked = dict(parse_qsl(text_of(message, "fragment"), keep_blank_values=True))
    if "game" in asked:
        return _open_kept(model, asked["game"])
    if "new" not in asked:
        return model, ()
    key = asked.pop("new")
    seed = asked.pop("seed", None)
    try:
        entries = seats_from(key, asked.pop("seats", ""))
    except BadRecord as error:
        return replace(
            model, notice=Notice(f"The link can't be followed. {error.sentence}", True)
        ), ()
    return _open(model, message, key, entries, asked, seed)


def again(model: Model, message: Message) -> Change:
    """Return the change to a new game with the same seats and options."""
    if model.sitting is None:
        return model, ()
    record = model.sitting.match.record
    options = dict(record.options)
    if model.sitting.own_dice:
        options[DICE] = OURS
    return _open(model, message, record.game, list(record.seats), options)


def seats_from(key: str, text: str) -> list[SeatEntry]:
    """Return the seats that a link names; raise BadRecord where that says nothing.

    A number is so many people; a list has `human` or a level for each seat; nothing is a person
    and, on the other seats that the game wants, computers of the level easy.
    """
    info = load_game(key).info
    kinds = text.split(",") if text else ["human", *["easy"] * (info.min_seats - 1)]
    if text.isdecimal():
        kinds = ["human"] * min(int(text), MOST_SEATS)
    unknown = [kind for kind in kinds if kind not in ("human", *LEVELS)]
    if unknown:
        raise bad_format("seats", f"{unknown[0]!r} is neither 'human' nor a level.")
    return [_named("", kind, number) for number, kind in enumerate(kinds, start=1)]


def _open(
    model: Model,
    message: Message,
    key: str,
    entries: list[SeatEntry],
    options: Mapping[str, Any],
    seed: str | None = None,
) -> Change:
    fresh = text_of(message, "fresh")
    try:
        game = _game(key)
        options, own_dice = _without_dice(game, options)
        match = Match.start(game, entries, fresh if seed is None else seed, options)
    except BadRecord as error:
        wrong = f"This table can't be laid: {error.where}. {error.sentence}"
        return replace(model, notice=Notice(wrong, warn=True)), ()
    now = text_of(message, "now")
    sitting = Sitting(id=fresh, match=match, begun=now, own_dice=own_dice)
    return settle_new(replace(model, sitting=sitting, dialogs=(), notice=None), now)


def _without_dice(game: AnyGame, options: Mapping[str, Any]) -> tuple[dict[str, Any], bool]:
    """Return the options of the game's own, and whether people throw: that is none of the rules."""
    rest = dict(options)
    thrower = rest.pop(DICE, SEED) if game.info.throws else SEED
    if thrower not in (SEED, OURS):
        raise bad_format(f"options.{DICE}", f"{thrower!r} is neither {SEED!r} nor {OURS!r}.")
    return rest, thrower == OURS


def _game(key: str) -> AnyGame:
    game = load_game(key)
    if not has_table(key):
        raise bad_format("game", f"{game.info.title} is not on this page yet.")
    return game


def _open_kept(model: Model, id_: str) -> Change:
    if model.sitting is not None and model.sitting.id == id_:
        return model, ()
    effects: tuple[Effect, ...] = (Fetch(id_, "open"),)
    return model, effects


def _seat(seat: object, number: int) -> SeatEntry:
    if not isinstance(seat, dict):
        raise BadMessage("new: a seat is no object")
    kind = seat.get("level") if seat.get("kind") == "computer" else "human"
    return _named(str(seat.get("name", "")), str(kind), number)


def _named(name: str, kind: str, number: int) -> SeatEntry:
    level = None if kind == "human" else kind
    return SeatEntry(name.strip() or seat_name(number, level is None), level)
