"""The shelf: the saved games as the menu lists them, newest first."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from tabletop.app import words
from tabletop.app.model.entry import Entry, EntrySeat, EntryState, Shelf
from tabletop.app.model.results import Result, results_of
from tabletop.app.model.session import Session
from tabletop.app.presence.places import awaited, place_of
from tabletop.app.presence.words import not_claimed, waits_elsewhere
from tabletop.app.saving.entries import LONGEST, by_time, is_time, read_entry, read_list
from tabletop.core.language import t
from tabletop.core.link import ELSEWHERE
from tabletop.core.names import cut, name_in_sentence, plain_name
from tabletop.core.record import SeatEntry
from tabletop.core.seating import called, is_you, plain_names
from tabletop.games.registry import AnyMatch, load_about, table_of, words_of


def entry_of(session: Session, now: str) -> Entry:
    """Return the entry of a game, without its thumbnail (see `thumbnails`)."""
    match = session.match
    return {
        "id": session.id,
        "game": match.game.info.key,
        "title": load_about(match.record.game).title,
        "name": plain_name(session.file.name),
        "seats": _seats(match.record.seats),
        "status": _cut(_standing(session)),
        "when": now,
        "state": _state(session),
    }


def kept_entry_of(session: Session, now: str) -> Entry:
    """Return the entry of a saved game with the time of its latest change, or `now` if unknown."""
    return entry_of(session, session.file.played if is_time(session.file.played) else now)


def damaged_entry(id_: str, title: str, why: str) -> Entry:
    """Return the entry of an unreadable game, which can still be exported."""
    return {
        "id": id_,
        "game": "",
        "title": title,
        "name": "",
        "seats": [],
        "status": _cut(why),
        "when": "",
        "state": "damaged",
    }


def title_of(entry: Entry) -> str:
    """Return the name of a saved game, or the title of its game if it has none."""
    return name_in_sentence(entry["name"]) or entry["title"]


def status_of(match: AnyMatch) -> str:
    """Return the status of a game for the menu: "Turn 27 · Ada to play", or "Ada won"."""
    outcome = match.game.outcome(match.state)
    if outcome is not None:
        return headline(match)
    turn = table_of(match).status(match.state)
    seat = match.to_move
    return words.to_play(turn, _name_of(match, seat)) if seat else turn


def _standing(session: Session) -> str:
    """Return the status of a game, also if it is unclaimed or waits for another device."""
    seat = awaited(session)
    if session.post.arrived:
        return not_claimed(status_of(session.match))
    if seat is None or place_of(session, seat) != ELSEWHERE:
        return status_of(session.match)
    match = session.match
    return waits_elsewhere(table_of(match).status(match.state), match.names[seat - 1])


def headline(match: AnyMatch) -> str:
    """Return the result: "Ada won", "Ada and Bram share the win", "A draw", the score of a solo
    game, or the game's own verdict."""
    outcome = match.game.outcome(match.state)
    ending = words_of(match).ending(match.state) if outcome is not None else None
    if ending is not None and (ending.joint or ending.verdict):
        return ending.joint or ending.verdict
    results = results_of(match)
    if results == (Result.SOLO,):
        return words_of(match).tally(*match.game.scores(match.state))
    sharing = [
        called(match.names, seat, seat)
        for seat, each in enumerate(results, start=1)
        if each == Result.SHARED
    ]
    if sharing:
        return words.share(sharing)
    if Result.WON not in results:
        return t(words.DRAW)
    return words.won(_name_of(match, results.index(Result.WON) + 1))


def _name_of(match: AnyMatch, seat: int) -> str:
    """Return the name of a seat, "" if that person is addressed as "you"."""
    return "" if is_you(match.names, seat, seat) else match.names[seat - 1]


def with_entry(shelf: Shelf, entry: Entry) -> Shelf:
    """Return the shelf with `entry` first, replacing an older one of the same game."""
    return (entry, *without(shelf, entry["id"]))


def without(shelf: Shelf, id_: str) -> Shelf:
    """Return the shelf without the game `id_`."""
    return tuple(entry for entry in shelf if entry["id"] != id_)


def find(shelf: Shelf, id_: str) -> Entry | None:
    """Return the entry of the game `id_`, or None."""
    return next((entry for entry in shelf if entry["id"] == id_), None)


def read_shelf(texts: Mapping[str, str], old_list: str | None, kept: Iterable[str]) -> Shelf:
    """Return the valid entries of games in `kept`.

    `texts` are JSON texts of entries by id. An entry of version 0.1.0's `old_list` is used if it is
    newer.
    """
    read = (read_entry(id_, text) for id_, text in texts.items())
    entries = {entry["id"]: entry for entry in read if entry is not None}
    for entry in read_list(old_list or "[]"):
        mine = entries.get(entry["id"])
        if mine is None or mine["when"] < entry["when"]:
            entries[entry["id"]] = entry
    ids = set(kept)
    return by_time(entry for entry in entries.values() if entry["id"] in ids)


def _seats(seats: tuple[SeatEntry, ...]) -> list[EntrySeat]:
    return [
        {"name": name, "mark": mark, "kind": "human" if seat.is_human else "computer"}
        for mark, (name, seat) in enumerate(zip(plain_names(seats), seats, strict=True), start=1)
    ]


def _cut(sentence: str) -> str:
    """Return `sentence` limited to the length and the characters that an entry may have."""
    sound = sentence.encode(errors="replace").decode()
    return cut(sound, LONGEST["status"])


def _state(session: Session) -> EntryState:
    """Return "over", "thinking" if a computer is to move outside lessons, or "running"."""
    match, seat = session.match, session.match.to_move
    if seat is None:
        return "over"
    is_awaited = seat > 0 and not match.record.seats[seat - 1].is_human
    return "thinking" if is_awaited and session.lesson is None else "running"


def file_name(entry: Entry | None) -> str:
    """Return a file name for one game, such as `wizards-garden-ada-hazel.json`."""
    parts = [entry["game"], *(seat["name"] for seat in entry["seats"])] if entry else []
    plain = re.sub(r"[^a-z0-9]+", "-", " ".join(parts).lower()).strip("-")
    return f"{plain[:60] or 'six-gardens-game'}.json"
