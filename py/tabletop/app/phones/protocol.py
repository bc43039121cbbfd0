"""The messages between a table and a phone, as JSON of one version. Input is untrusted.

A phone greets and plays moves; a table sends only what the phone's seat may know. Lengths are
checked before a text is parsed.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import NamedTuple

from tabletop.app.phones import words
from tabletop.core.errors import bad_format
from tabletop.core.game import MAX_MOVE_LENGTH
from tabletop.core.language import t
from tabletop.core.problems import TooLong
from tabletop.core.record import FORMAT, Record
from tabletop.core.record import VERSION as RECORD_VERSION
from tabletop.core.strict_json import read_json

VERSION = 1

MOST_OF_HAND = 400
"""The maximum length of a phone's message, in characters: more than any move needs."""

MOST_OF_TABLE = 600_000
"""The maximum length of a table's message: what a phone can read within a second."""

MOST_SENTENCE = 1_000
MOST_TOKEN = 64
MOST_PLAYED = 4_000
MOST_PLY = 1_000_000


class Played(NamedTuple):
    """A move as a seat may know it.

    `seat` is who played it (0: chance), `move` its notation, `told` its narration, and `view` the
    view after it, as plain data.
    """

    seat: int
    move: str
    told: str
    view: object


@dataclass(frozen=True, slots=True)
class Laid:
    """The whole game for a seat (0: an onlooker). The `record` has neither seed nor moves.

    `view` is what the seat saw after `ply` moves, and `played` are the moves since. The phone
    reconnects with `token`; `faces` are the portraits of the people.
    """

    record: Record
    seat: int
    token: str
    ply: int
    view: object
    played: tuple[Played, ...]
    faces: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Moved:
    """The moves played since `ply`."""

    ply: int
    played: tuple[Played, ...]


@dataclass(frozen=True, slots=True)
class Refused:
    """A move was refused."""

    why: str


@dataclass(frozen=True, slots=True)
class Cleared:
    """The table is about to close the connection."""

    why: str


@dataclass(frozen=True, slots=True)
class Paused:
    """The connection stays open, but the table has no game for phones until another one follows."""

    why: str


@dataclass(frozen=True, slots=True)
class Hello:
    """A phone's greeting; its token reclaims its seat."""

    token: str


@dataclass(frozen=True, slots=True)
class Wish:
    """A phone's request to play a move after `ply` moves."""

    ply: int
    move: str


FromTable = Laid | Moved | Refused | Cleared | Paused
FromHand = Hello | Wish

UNKNOWN_SEED = "unknown"
"""The seed of a record on a phone: the real one would reveal every card to come."""


def written(message: FromTable | FromHand) -> str:
    """Return the text of a message."""
    data: dict[str, object] = {"v": VERSION, "say": type(message).__name__.lower()}
    data |= {each.name: getattr(message, each.name) for each in fields(message)}
    if isinstance(message, Laid):
        data["record"] = _public(message.record)
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def from_hand(text: str) -> FromHand:
    """Return the message of a phone; raise BadRecord if it is invalid."""
    data = _opened(text, MOST_OF_HAND)
    match data["say"]:
        case "hello":
            _check_keys(data, Hello)
            return Hello(_text(data, "token", MOST_TOKEN))
        case "wish":
            _check_keys(data, Wish)
            return Wish(_whole(data, "ply", MOST_PLY), _text(data, "move", MAX_MOVE_LENGTH))
    raise bad_format("say", t(words.NO_MESSAGE))


def from_table(text: str) -> FromTable:
    """Return the message of a table; raise BadRecord if it is invalid.

    Views stay plain data, which only the game can validate.
    """
    data = _opened(text, MOST_OF_TABLE)
    match data["say"]:
        case "laid":
            return _laid(data)
        case "moved":
            _check_keys(data, Moved)
            return Moved(_whole(data, "ply", MOST_PLY), _all_played(data["played"]))
        case "refused":
            _check_keys(data, Refused)
            return Refused(_text(data, "why", MOST_SENTENCE))
        case "cleared":
            _check_keys(data, Cleared)
            return Cleared(_text(data, "why", MOST_SENTENCE))
        case "paused":
            _check_keys(data, Paused)
            return Paused(_text(data, "why", MOST_SENTENCE))
    raise bad_format("say", t(words.NO_MESSAGE))


def _laid(data: Mapping[str, object]) -> Laid:
    _check_keys(data, Laid)
    record = _record(data["record"])
    seat = _whole(data, "seat", len(record.seats))
    if seat and not record.seats[seat - 1].is_human:
        raise bad_format("seat", t(words.NO_MESSAGE))
    return Laid(
        record=record,
        seat=seat,
        token=_text(data, "token", MOST_TOKEN),
        ply=_whole(data, "ply", MOST_PLY),
        view=data["view"],
        played=_all_played(data["played"]),
        faces=_faces(data["faces"]),
    )


def _public(record: Record) -> dict[str, object]:
    """Return the public part of a record: neither its seed nor its moves."""
    data = record.to_data()
    return {key: data[key] for key in ("game", "rules", "seats", "options")}


def _record(data: object) -> Record:
    if not isinstance(data, dict):
        raise bad_format("record", t(words.NO_MESSAGE))
    known = {"format": FORMAT, "version": RECORD_VERSION, "seed": UNKNOWN_SEED, "moves": []}
    if known.keys() & data.keys():
        raise bad_format("record", t(words.NO_MESSAGE))
    return Record.from_data({**data, **known})


def _all_played(data: object) -> tuple[Played, ...]:
    if not isinstance(data, list) or len(data) > MOST_PLAYED:
        raise bad_format("played", t(words.NO_MESSAGE))
    return tuple(map(_played, data))


def _played(data: object) -> Played:
    if not isinstance(data, list) or len(data) != len(Played._fields):
        raise bad_format("played", t(words.NO_MESSAGE))
    named = dict(zip(Played._fields, data, strict=True))
    return Played(
        _whole(named, "seat", MOST_PLY),
        _text(named, "move", MAX_MOVE_LENGTH),
        _text(named, "told", MOST_SENTENCE),
        named["view"],
    )


def _faces(data: object) -> tuple[str, ...]:
    if not isinstance(data, list) or len(data) > MOST_TOKEN:
        raise bad_format("faces", t(words.NO_MESSAGE))
    return tuple(_text({"faces": face}, "faces", MOST_TOKEN) for face in data)


def _opened(text: str, most: int) -> dict[str, object]:
    """Return the object in a text without its version; raise BadRecord if it is invalid."""
    if len(text) > most:
        raise bad_format("text", TooLong(most))
    data = read_json(text)
    if not isinstance(data, dict) or not isinstance(data.get("say"), str):
        raise bad_format("text", t(words.NO_MESSAGE))
    version = data.pop("v", None)
    if type(version) is not int or version != VERSION:
        raise bad_format("v", t(words.OTHER_EDITION))
    return data


def _check_keys(data: Mapping[str, object], kind: type[FromTable | FromHand]) -> None:
    if data.keys() != {"say", *(each.name for each in fields(kind))}:
        raise bad_format("text", t(words.NO_MESSAGE))


def _text(data: Mapping[str, object], key: str, most: int) -> str:
    value = data[key]
    if not isinstance(value, str):
        raise bad_format(key, t(words.NO_MESSAGE))
    if len(value) > most:
        raise bad_format(key, TooLong(most))
    return value


def _whole(data: Mapping[str, object], key: str, most: int) -> int:
    value = data[key]
    if type(value) is not int or not 0 <= value <= most:
        raise bad_format(key, t(words.NO_MESSAGE))
    return value
