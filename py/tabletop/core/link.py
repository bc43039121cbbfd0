"""Games as links: the text after `#play=` in an address holds a whole table.

The text is a JSON list (`_to_list`), compressed with raw DEFLATE, followed by its CRC-32, in
URL-safe base64. If all chance outcomes follow from the seed, only the decisions are stored. Old
links must remain readable: add a new version rather than change this one.
"""

from __future__ import annotations

import json
import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Mapping
from typing import Any

from tabletop.core.chance import is_seed
from tabletop.core.errors import BadRecord, bad_format
from tabletop.core.game import CHANCE, Game
from tabletop.core.match import Match
from tabletop.core.names import bounded_name
from tabletop.core.problems import LINK, Fault, OtherVersion, Problem, TooLong
from tabletop.core.record import FORMAT, MAX_TEXT, Record, SeatEntry
from tabletop.core.record import VERSION as RECORD_VERSION
from tabletop.core.strict_json import MAX_VALUES, read_json
from tabletop.core.throws import DICE, OURS, SEED

VERSION = 1
MARK = "play="
"""The prefix of a link's text in the fragment of an address."""

MAX_LINK = 400_000
"""The maximum length of a link's text, in characters; the longest game needs less."""

TABLE, PLACES = "table", "places"
"""The keys of the record's `meta` that a link keeps besides DICE.

They are the table's id, and where each person plays, as seen by the sender.
"""

HERE, ELSEWHERE, PHONE = "here", "elsewhere", "phone"
"""Where a person plays: at this screen, on another device by links, or on a phone at this table."""

_WRITTEN = "written"
_PARTS = ("version", "game", "rules", "table", "seats", "options", "seed", "chance", "plies")
_RAW = -15
_SUM_BYTES = 4
_LETTERS = re.compile(r"[A-Za-z0-9_-]+")

AnyMatch = Match[Any, Any]
LoadGame = Callable[[str], Game[Any, Any]]


def link_text(match: AnyMatch) -> str:
    """Return the text that follows `#play=`; `read_link` turns it back into this match.

    Of the record's `meta`, only the table's id, the people's places and the dice setting are kept.
    """
    text = json.dumps(_to_list(match), ensure_ascii=False, separators=(",", ":"))
    packer = zlib.compressobj(9, zlib.DEFLATED, _RAW, 9)
    packed = packer.compress(text.encode()) + packer.flush()
    return urlsafe_b64encode(packed + _check_sum(packed)).decode().rstrip("=")


def read_link(text: str, load_game: LoadGame) -> AnyMatch:
    """Return the match stored in a link, with all moves replayed; raise BadRecord if it is invalid.

    `load_game` returns the game for a key. The record's `meta` holds only what links keep.
    """
    parts = _parts(_unpack(text))
    record = _record(parts)
    game = load_game(record.game)
    if parts["chance"] == SEED:
        return Match.drawn(game, record, parts["plies"])
    if parts["plies"] != len(record.moves):
        raise _bad(Fault.NOT_LINK)
    return Match.load(game, record)


def _to_list(match: AnyMatch) -> list[object]:
    """Return the contents of a link: the values for `_PARTS`, then all moves as one text."""
    record, meta = match.record, match.record.meta
    chance = OURS if meta.get(DICE) == OURS else SEED if match.positions[-1].seeded else _WRITTEN
    places = known_places(meta.get(PLACES), len(record.seats))
    moves = _decisions(match) if chance == SEED else record.moves
    return [
        VERSION,
        record.game,
        record.rules,
        known_table(meta.get(TABLE)),
        list(map(_seat_of, record.seats, places)),
        dict(record.options),
        record.seed,
        chance,
        match.ply,
        " ".join(moves),
    ]


def _seat_of(seat: SeatEntry, place: str) -> list[str]:
    kind = seat.level or place
    return [bounded_name(seat.name), *([] if kind == HERE else [kind])]


def known_table(value: object) -> str:
    """Return `value` if it is a valid table id, else ""."""
    return value if isinstance(value, str) and is_seed(value) else ""


def known_places(value: object, seats: int) -> tuple[str, ...]:
    """Return one place per seat from `meta`; missing or invalid places become HERE."""
    if isinstance(value, list | tuple) and len(value) == seats:
        return tuple(each if each in (ELSEWHERE, PHONE) else HERE for each in value)
    return (HERE,) * seats


def _decisions(match: AnyMatch) -> list[str]:
    movers = (match.game.current_player(position.state) for position in match.positions)
    return [
        move for move, mover in zip(match.record.moves, movers, strict=False) if mover != CHANCE
    ]


def _check_sum(packed: bytes) -> bytes:
    return zlib.crc32(packed).to_bytes(_SUM_BYTES, "big")


def _unpack(text: str) -> str:
    """Return the JSON text in a link; raise BadRecord if the link is invalid or damaged."""
    if len(text) > MAX_LINK:
        raise _bad(TooLong(MAX_LINK))
    if not _LETTERS.fullmatch(text):
        raise _bad(Fault.NOT_LINK)
    packed = _bytes_of(text)
    if _check_sum(packed[:-_SUM_BYTES]) != packed[-_SUM_BYTES:]:
        raise _bad(Fault.LINK_BROKEN)
    try:
        return _inflate(packed[:-_SUM_BYTES]).decode()
    except (zlib.error, UnicodeDecodeError) as error:
        raise _bad(Fault.NOT_LINK) from error


def _bytes_of(text: str) -> bytes:
    """Decode base64 `text`; raise BadRecord unless it is in canonical form."""
    if len(text) % 4 == 1:
        raise _bad(Fault.LINK_BROKEN)
    data = urlsafe_b64decode(text + "=" * (-len(text) % 4))
    if urlsafe_b64encode(data).decode().rstrip("=") != text:
        raise _bad(Fault.LINK_BROKEN)
    return data


def _inflate(packed: bytes) -> bytes:
    """Decompress a link; raise BadRecord if the result is longer than a record may be."""
    unpacker = zlib.decompressobj(_RAW)
    data = unpacker.decompress(packed, MAX_TEXT)
    if not unpacker.eof or unpacker.unused_data:
        raise _bad(TooLong(MAX_TEXT) if unpacker.unconsumed_tail else Fault.NOT_LINK)
    return data


def _parts(text: str) -> dict[str, Any]:
    """Parse the parts of a link by name; raise BadRecord if one is invalid."""
    data = read_json(text)
    if not isinstance(data, list) or not data or type(data[0]) is not int:
        raise _bad(Fault.NOT_LINK)
    if data[0] != VERSION:
        raise _bad(OtherVersion(VERSION))
    parts = dict(zip((*_PARTS, "moves"), data, strict=False))
    if len(data) != len(_PARTS) + 1 or not _are_good(parts):
        raise _bad(Fault.NOT_LINK)
    return parts


def _are_good(parts: Mapping[str, Any]) -> bool:
    """Return whether the parts that `Record.from_data` doesn't check are valid."""
    return (
        (parts["table"] == "" or known_table(parts["table"]) != "")
        and parts["chance"] in (SEED, _WRITTEN, OURS)
        and type(parts["plies"]) is int
        and parts["plies"] >= 0
        and isinstance(parts["seats"], list)
        and all(map(_is_seat, parts["seats"]))
        and isinstance(parts["moves"], str)
        and parts["moves"].count(" ") < MAX_VALUES
    )


def _is_seat(seat: object) -> bool:
    """Return whether `seat` is a list of a name and, optionally, a level or place."""
    return (
        isinstance(seat, list)
        and 1 <= len(seat) <= 2
        and all(isinstance(each, str) for each in seat)
    )


def _record(parts: Mapping[str, Any]) -> Record:
    """Return the record of a link, with the moves stored there; raise BadRecord if invalid."""
    return Record.from_data(
        {
            "format": FORMAT,
            "version": RECORD_VERSION,
            "game": parts["game"],
            "rules": parts["rules"],
            "seats": [_seat_data(*seat) for seat in parts["seats"]],
            "options": parts["options"],
            "seed": parts["seed"],
            "moves": parts["moves"].split(" ") if parts["moves"] else [],
            "meta": _meta(parts),
        }
    )


def _seat_data(name: str, kind: str = HERE) -> dict[str, str]:
    if kind in (HERE, ELSEWHERE, PHONE):
        return {"name": name, "kind": "human"}
    return {"name": name, "kind": "computer", "level": kind}


def _meta(parts: Mapping[str, Any]) -> dict[str, object]:
    """Return the `meta` of a link's record, without default values."""
    kinds = [seat[1] if len(seat) > 1 else HERE for seat in parts["seats"]]
    places = known_places(kinds, len(kinds))
    return {
        **({TABLE: parts["table"]} if parts["table"] else {}),
        **({DICE: OURS} if parts["chance"] == OURS else {}),
        **({PLACES: list(places)} if {ELSEWHERE, PHONE} & set(places) else {}),
    }


def _bad(problem: Problem) -> BadRecord:
    return bad_format(LINK, problem)
