"""Records: complete games as JSON objects, the only storage format for games."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from tabletop.core.errors import bad_format
from tabletop.core.names import bounded_name
from tabletop.core.problems import (
    TEXT,
    Fault,
    OtherFormat,
    OtherVersion,
    TooLong,
    UnknownKey,
    UnknownLevel,
)
from tabletop.core.strict_json import read_json

FORMAT = "six-gardens"
VERSION = 1
STEPS = ("seed", "sprout", "leaf", "bud", "flower", "fruit", "hard")
"""The strengths of computer opponents, the weakest first."""

FORMER = {"random": "seed", "greedy": "bud", "easy": "sprout", "medium": "bud"}
"""Former levels, which games with strengths don't offer, and the closest strength to each."""

LEVELS = (*FORMER, *STEPS)
MAX_TEXT = 2_000_000
"""The maximum length of a record in characters, far more than the longest game needs."""

_REQUIRED = ("format", "version", "game", "rules", "seats", "seed", "moves")
_KEYS = (*_REQUIRED, "options", "meta")


@dataclass(frozen=True, slots=True)
class SeatEntry:
    """A seat in a record: its name, and its computer opponent's level or None for a person.

    Names don't affect the rules. One that is too long is shortened rather than rejected.
    """

    name: str
    level: str | None = None

    @property
    def is_human(self) -> bool:
        """Return whether a person plays this seat."""
        return self.level is None


@dataclass(frozen=True, slots=True)
class Record:
    """A game in the form in which it is saved, shared, replayed and tested.

    `meta` is a JSON object for the code that stores the record; the rules ignore it.
    """

    game: str
    seats: tuple[SeatEntry, ...]
    seed: str
    options: Mapping[str, str] = field(default_factory=dict)
    moves: tuple[str, ...] = ()
    rules: int = 1
    meta: Mapping[str, object] = field(default_factory=dict)

    def with_moves(self, moves: Sequence[str]) -> Record:
        """Return a copy of this record with `moves` as its moves."""
        return replace(self, moves=tuple(moves))

    def to_text(self) -> str:
        """Return the record as JSON text; `from_text` turns it back into an equal record."""
        return json.dumps(self.to_data(), ensure_ascii=False)

    def to_data(self) -> dict[str, object]:
        """Return the record as a JSON object, without `meta` if it is empty."""
        data: dict[str, object] = {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game,
            "rules": self.rules,
            "seats": [_seat_to_data(seat) for seat in self.seats],
            "options": dict(self.options),
            "seed": self.seed,
            "moves": list(self.moves),
        }
        if self.meta:
            data["meta"] = dict(self.meta)
        return data

    @classmethod
    def from_text(cls, text: str) -> Record:
        """Parse a record; raise BadRecord if `text` isn't in the record format.

        `Match.load` checks whether the game exists and the moves are legal.
        """
        if len(text) > MAX_TEXT:
            raise bad_format(TEXT, TooLong(MAX_TEXT))
        return cls.from_data(read_json(text))

    @classmethod
    def from_data(cls, data: object) -> Record:
        """Return the record stored in a JSON object; raise BadRecord if its format is wrong."""
        if not isinstance(data, dict):
            raise bad_format(TEXT, Fault.NOT_RECORD)
        _check_keys(data, _REQUIRED, _KEYS, "")
        if data["format"] != FORMAT:
            raise bad_format("format", OtherFormat(FORMAT))
        if _whole(data["version"], "version") != VERSION:
            raise bad_format("version", OtherVersion(VERSION))
        return cls(
            game=_text(data["game"], "game"),
            seats=_seats(data["seats"]),
            seed=_text(data["seed"], "seed"),
            options=_options(data.get("options", {})),
            moves=_moves(data["moves"]),
            rules=_whole(data["rules"], "rules"),
            meta=_object(data.get("meta", {}), "meta"),
        )


def _check_keys(
    data: Mapping[str, object], required: Sequence[str], known: Sequence[str], where: str
) -> None:
    for key in required:
        if key not in data:
            raise bad_format(where + key, Fault.KEY_MISSING)
    for key in data:
        if key not in known:
            raise bad_format(where + key, UnknownKey(tuple(known)))


def _whole(value: object, where: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise bad_format(where, Fault.NOT_WHOLE)
    return value


def _text(value: object, where: str) -> str:
    if not isinstance(value, str):
        raise bad_format(where, Fault.NOT_TEXT)
    return value


def _object(value: object, where: str) -> dict[str, object]:
    if not isinstance(value, dict):
        raise bad_format(where, Fault.NOT_OBJECT)
    return value


def _list(value: object, where: str) -> list[object]:
    if not isinstance(value, list):
        raise bad_format(where, Fault.NOT_LIST)
    return value


def _options(value: object) -> dict[str, str]:
    return {
        key: _text(chosen, f"options.{key}") for key, chosen in _object(value, "options").items()
    }


def _moves(value: object) -> tuple[str, ...]:
    return tuple(_text(move, f"moves[{index}]") for index, move in enumerate(_list(value, "moves")))


def _seats(value: object) -> tuple[SeatEntry, ...]:
    return tuple(
        _seat(entry, f"seats[{index}]") for index, entry in enumerate(_list(value, "seats"))
    )


def _seat(value: object, where: str) -> SeatEntry:
    data = _object(value, where)
    kind = data.get("kind")
    if kind not in ("human", "computer"):
        raise bad_format(f"{where}.kind", Fault.NO_KIND)
    keys = ("name", "kind") if kind == "human" else ("name", "kind", "level")
    _check_keys(data, keys, keys, f"{where}.")
    name = bounded_name(_text(data["name"], f"{where}.name"))
    if kind == "human":
        return SeatEntry(name)
    level = _text(data["level"], f"{where}.level")
    if level not in LEVELS:
        raise bad_format(f"{where}.level", UnknownLevel(LEVELS))
    return SeatEntry(name, level)


def _seat_to_data(seat: SeatEntry) -> dict[str, str]:
    name = bounded_name(seat.name)
    if seat.level is None:
        return {"name": name, "kind": "human"}
    return {"name": name, "kind": "computer", "level": seat.level}
