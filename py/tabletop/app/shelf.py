"""The shelf: the kept games as the menu lists them, the newest first."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from tabletop.app.model import Pictures, Sitting
from tabletop.app.sights import is_shared, table_of, viewer_of
from tabletop.core.errors import BadRecord
from tabletop.core.record import SeatEntry
from tabletop.core.strict_json import read_json
from tabletop.games.registry import AnyMatch
from tabletop.scene.svg import to_svg

Entry = Mapping[str, Any]
Shelf = tuple[Entry, ...]

_TEXTS = ("id", "game", "title", "name", "status", "when", "thumb", "state")
_STATES = ("running", "thinking", "over", "damaged")


def entry_of(sitting: Sitting, now: str, pictures: Pictures | None) -> dict[str, Any]:
    """Return the entry of a game; its picture is "" as long as there is nothing to draw with."""
    match = sitting.match
    return {
        "id": sitting.id,
        "game": match.game.info.key,
        "title": match.game.info.title,
        "name": sitting.name,
        "seats": [_seat(seat, mark) for mark, seat in enumerate(match.record.seats, start=1)],
        "status": status_of(match),
        "when": now,
        "thumb": _thumbnail(match, pictures),
        "state": _state(match),
    }


def _thumbnail(match: AnyMatch, pictures: Pictures | None) -> str:
    if pictures is None:
        return ""
    scene = table_of(match).thumbnail(match.game.view(match.state, _viewer_of_thumbnail(match)))
    return to_svg(scene, pictures.colours.__getitem__, pictures.icons)


def _viewer_of_thumbnail(match: AnyMatch) -> int | None:
    """Return who a picture on the menu is for: where secrets are shared, for an onlooker."""
    return None if is_shared(match) else viewer_of(Sitting("", match))


def damaged_entry(id_: str, why: str) -> dict[str, Any]:
    """Return the entry of a kept text that is no game we can open; it can still be exported."""
    entry = dict.fromkeys(_TEXTS, "")
    entry |= {"id": id_, "title": "A game that can't be read", "status": why, "state": "damaged"}
    return {**entry, "seats": []}


def status_of(match: AnyMatch) -> str:
    """Return how a game stands, for the menu: "Turn 27 · Ada to play", or "Ada won"."""
    outcome = match.game.outcome(match.state)
    if outcome is not None:
        return headline(match)
    turn = table_of(match).status(match.state)
    seat = match.to_move
    return f"{turn} · {match.names[seat - 1]} to play" if seat else turn


def headline(match: AnyMatch) -> str:
    """Return who won: "Ada won", "Ada and Bram won", or "A draw"; or what the game says instead."""
    outcome = match.game.outcome(match.state)
    if outcome is not None and outcome.verdict:
        return outcome.verdict
    winners = [match.names[seat - 1] for seat in (outcome.winners if outcome else ())]
    if not winners:
        return "A draw"
    return f"{' and '.join(filter(None, (', '.join(winners[:-1]), winners[-1])))} won"


def with_entry(shelf: Shelf, entry: Entry) -> Shelf:
    """Return the shelf with `entry` first, in place of an older one of the same game."""
    return (entry, *without(shelf, entry["id"]))


def without(shelf: Shelf, id_: str) -> Shelf:
    """Return the shelf without the game `id_`."""
    return tuple(entry for entry in shelf if entry["id"] != id_)


def find(shelf: Shelf, id_: str) -> Entry | None:
    """Return the entry of the game `id_`, or None."""
    return next((entry for entry in shelf if entry["id"] == id_), None)


def read_shelf(text: str | None) -> Shelf:
    """Return the shelf that a text holds. What is no entry is left out: games speak for themselves,
    and the entry of one that is kept is made anew."""
    try:
        entries = read_json(text or "[]")
    except BadRecord:
        return ()
    if not isinstance(entries, list):
        return ()
    return tuple(entry for entry in entries if _is_entry(entry))


def reconcile(shelf: Shelf, kept: Iterable[str]) -> tuple[Shelf, tuple[str, ...]]:
    """Return the entries whose games are kept, and the ids of kept games without an entry."""
    ids = set(kept)
    known = tuple(entry for entry in shelf if entry["id"] in ids)
    return known, tuple(sorted(ids - {entry["id"] for entry in known}))


def _is_entry(entry: object) -> bool:
    return (
        isinstance(entry, dict)
        and all(isinstance(entry.get(key), str) for key in _TEXTS)
        and entry["state"] in _STATES
        and isinstance(entry.get("seats"), list)
        and all(_is_seat(seat) for seat in entry["seats"])
    )


def _is_seat(seat: object) -> bool:
    return (
        isinstance(seat, dict)
        and isinstance(seat.get("name"), str)
        and isinstance(seat.get("mark"), int)
        and seat.get("kind") in ("human", "computer")
    )


def _seat(seat: SeatEntry, mark: int) -> dict[str, object]:
    return {"name": seat.name, "mark": mark, "kind": "human" if seat.is_human else "computer"}


def _state(match: AnyMatch) -> str:
    seat = match.to_move
    if seat is None:
        return "over"
    return "thinking" if seat and not match.record.seats[seat - 1].is_human else "running"
