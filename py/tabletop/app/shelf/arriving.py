"""Import games from files, one after the other in time slices, so that the page stays responsive.

Games imported before the player stops stay: each was saved completely when it was read.
"""

from __future__ import annotations

from dataclasses import replace

from tabletop.app import words
from tabletop.app.consent import questions
from tabletop.app.daily.playing import at_home
from tabletop.app.effects import DropShared, Effect, Fetch, Keep, KeepEntry, Later
from tabletop.app.messages import Context
from tabletop.app.messages.shelf import Fetched, Import, ImportOn
from tabletop.app.model.arrival import Arrival, Guest
from tabletop.app.model.dialogs import SharedDialog
from tabletop.app.model.entry import Entry
from tabletop.app.model.model import Model
from tabletop.app.model.notice import Notice
from tabletop.app.puzzles import words as of_puzzles
from tabletop.app.puzzles.travelling import merged
from tabletop.app.saving.fresh import id_from
from tabletop.app.saving.listing import entry_of, with_entry, without
from tabletop.app.saving.reading import fingerprint_in, fingerprint_of, session_from, why_unreadable
from tabletop.app.saving.record import kept_text
from tabletop.app.shelf.files import Contents, contents_of
from tabletop.app.table.going_back import copied
from tabletop.app.table.playing import Change
from tabletop.core.errors import BadRecord, bad_format
from tabletop.core.language import t

SLICE = 4_000
"""How many characters of games are read per time slice: about one long game."""

LEAST = 200
"""The minimum cost of a game in characters; a comparison costs the same."""

LINK_FILE = "six-gardens-link"
"""The text that marks a file with a link that was too long to send as a link."""

MOST_OFFERED = 20_000_000
"""The maximum number of characters of shared files waiting for consent, as in one file."""

ANNOUNCED = 6
"""The number of games from which progress is shown."""


def begin(model: Model, message: Import, context: Context, *, agreed: bool = False) -> Change:
    """Start importing a file.

    A file that arrives during an import is queued. A file shared by another app or a website is
    imported only after a person has `agreed`. Unreadable files are reported.
    """
    is_shared = message.shared
    if is_shared and not agreed:
        return _offered(model, message)
    arrival = model.inbox.arrival or Arrival(context.fresh)
    arrival = replace(arrival, is_shared=arrival.is_shared or is_shared)
    asked: tuple[Effect, ...] = (_later(arrival),) if model.inbox.arrival is None else ()
    try:
        found = _contents_of(message)
    except BadRecord as error:
        arrival = replace(arrival, refused=(*arrival.refused, why_unreadable(error)))
        return model.with_inbox(arrival=arrival), asked
    model, kept, new = merged(model, found.solved)
    texts = (*arrival.texts, *_numbered(found.texts))
    arrival = replace(arrival, texts=texts, puzzles=arrival.puzzles + new)
    return model.with_inbox(arrival=arrival), (*kept, *asked)


def holds_link(message: Import) -> bool:
    """Return whether a file holds a link that was too long to be sent as a link."""
    return LINK_FILE in message.text[:LEAST]


def dropped(message: Import) -> tuple[Effect, ...]:
    """Return the effect that forgets a file shared by another app, () for any other file."""
    return (DropShared(message.key),) if message.shared else ()


def _offered(model: Model, message: Import) -> Change:
    """Ask whether to import a shared file, with the number of its games and solved puzzles."""
    try:
        found = _contents_of(message)
    except BadRecord as error:
        notice = Notice(words.refused(why_unreadable(error)), warn=True)
        return replace(model, notice=notice), (DropShared(message.key),)
    top = model.dialogs[-1] if model.dialogs else None
    asking = top if isinstance(top, SharedDialog) else None
    if asking and sum(map(len, model.inbox.offered)) + len(message.text) > MOST_OFFERED:
        notice = Notice(words.refused(t(words.TOO_LARGE)), warn=True)
        return replace(model, notice=notice), (DropShared(message.key),)
    games = len(found.texts) + (asking.games if asking else 0)
    solved = sum(map(len, found.solved.values())) + (asking.puzzles if asking else 0)
    beneath = model.dialogs[:-1] if asking else model.dialogs
    offered = (*(model.inbox.offered if asking else ()), message.text)
    dialogs = (*beneath, questions.to_add(games, solved))
    return replace(model.with_inbox(offered=offered), dialogs=dialogs), ()


def agreed(model: Model, context: Context) -> Change:
    """Import the shared files after a person has agreed."""
    texts = model.inbox.offered
    effects: tuple[Effect, ...] = ()
    model = replace(model.with_inbox(offered=()), dialogs=model.dialogs[:-1])
    for text in texts:
        model, more = begin(model, Import("", text, shared=True), context, agreed=True)
        effects = (*effects, *more)
    return model, effects


def go_on(model: Model, number: str, context: Context) -> Change:
    """Read the next slice, or report the result at the end.

    Waits until storage has answered for the games read before: only saved games are reported.
    """
    arrival = model.inbox.arrival
    if arrival is None or number != arrival.number:
        return model, ()
    if arrival.unsettled:
        return model, (_later(arrival),)
    model = model.with_inbox(arrival=replace(arrival, spent=0))
    if arrival.homeless:
        return _ended(model, t(words.NO_ROOM))
    if arrival.guest is not None:
        return _compare_or_take(model, context)
    if arrival.read < len(arrival.texts):
        return _read_next(model, context)
    return _ended(model)


def stop(model: Model) -> Change:
    """Stop the import and report its result; games already imported stay."""
    if model.inbox.arrival is None:
        return model, ()
    return _ended(model, t(words.STOPPED))


def compared(model: Model, message: Fetched, context: Context) -> Change:
    """Compare the game at hand with a saved game whose text was read."""
    arrival = model.inbox.arrival
    if arrival is None or message.detail != arrival.number or arrival.guest is None:
        return model, ()
    known = {**arrival.known, message.id: fingerprint_in(message.text)}
    arrival = replace(arrival, known=known, spent=arrival.spent + LEAST)
    return _compare_or_take(model.with_inbox(arrival=arrival), context)


def settled(model: Model, id_: str) -> Model:
    """Return the model after storage has answered for the imported game `id_`."""
    if model.inbox.arrival is None or id_ not in model.inbox.arrival.unsettled:
        return model
    unsettled = model.inbox.arrival.unsettled - {id_}
    return model.with_inbox(arrival=replace(model.inbox.arrival, unsettled=unsettled))


def no_room(model: Model, id_: str) -> Change:
    """Remove a new game from the shelf because storage has no room for it."""
    model = settled(replace(model, shelf=without(model.shelf, id_)), id_)
    if model.inbox.arrival is None:
        return replace(model, notice=Notice(t(words.NO_ROOM), warn=True)), (KeepEntry(id_, None),)
    taken = tuple(each for each in model.inbox.arrival.taken if each != id_)
    arrival = replace(model.inbox.arrival, taken=taken, homeless=model.inbox.arrival.homeless + 1)
    return model.with_inbox(arrival=arrival), (KeepEntry(id_, None),)


def is_announced(arrival: Arrival | None) -> bool:
    """Return whether the progress of the import is shown."""
    return arrival is not None and len(arrival.texts) >= ANNOUNCED


def _contents_of(message: Import) -> Contents:
    """Return the content of a file; raise BadRecord if it can't be read."""
    if message.fault is not None:
        raise bad_format(message.name, words.FAULTS[message.fault])
    return contents_of(message.text)


def _numbered(texts: list[str]) -> list[tuple[int, str]]:
    """Return each game's number, from 1, and its text; the number of a single game is 0."""
    if len(texts) == 1:
        return [(0, texts[0])]
    return list(enumerate(texts, start=1))


def _read_next(model: Model, context: Context) -> Change:
    arrival = _arrival(model)
    number, text = arrival.texts[arrival.read]
    spent = arrival.spent + max(len(text), LEAST)
    arrival = replace(arrival, read=arrival.read + 1, spent=spent)
    try:
        place = f"-{arrival.read}" if arrival.read > 1 else ""
        session = copied(session_from(id_from(f"{arrival.number}{place}"), text))
    except BadRecord as error:
        why = why_unreadable(error)
        refused = (*arrival.refused, words.of_game(number, why) if number else why)
        arrival = replace(arrival, refused=refused)
        return _next_or_later(model.with_inbox(arrival=arrival), context)
    session = at_home(session, model.shelf)
    entry = entry_of(session, context.now)
    guest = Guest(session, entry, fingerprint_of(session))
    model = model.with_inbox(arrival=replace(arrival, guest=guest))
    return _compare_or_take(model, context)


def _compare_or_take(model: Model, context: Context) -> Change:
    """Fetch the next saved game that resembles the game at hand, or save the game at hand.

    An exact duplicate is only counted.
    """
    arrival = _arrival(model)
    assert arrival.guest is not None
    session, entry, found = arrival.guest
    if found in arrival.known.values():
        arrival = replace(arrival, guest=None, twins=arrival.twins + 1)
        return _next_or_later(model.with_inbox(arrival=arrival), context)
    for rival in model.shelf:
        if rival["id"] not in arrival.known and _looks_alike(rival, entry):
            asked = Fetch(rival["id"], "compare", arrival.number)
            return model, (asked if arrival.spent < SLICE else _later(arrival),)
    arrival = replace(
        arrival,
        guest=None,
        known={**arrival.known, session.id: found},
        taken=(*arrival.taken, session.id),
        unsettled=arrival.unsettled | {session.id},
    )
    model = replace(model.with_inbox(arrival=arrival), shelf=with_entry(model.shelf, entry))
    kept = Keep(session.id, kept_text(session, context.now), None)
    model, effects = _next_or_later(model, context)
    return model, (kept, KeepEntry(session.id, entry), *effects)


def _next_or_later(model: Model, context: Context) -> Change:
    arrival = _arrival(model)
    if arrival.read < len(arrival.texts) and arrival.spent < SLICE:
        return _read_next(model, context)
    return model, (_later(arrival),)


def _later(arrival: Arrival) -> Later:
    return Later(ImportOn(arrival.number))


def _looks_alike(one: Entry, other: Entry) -> bool:
    """Return whether two entries may describe the same game.

    For finished games only the game and the number of seats count, because older versions may have
    named seats and results differently.
    """
    if one.get("state") == other["state"] == "over":
        return one["game"] == other["game"] and len(one["seats"]) == len(other["seats"])
    return all(one.get(key) == other[key] for key in ("game", "seats", "status"))


def _ended(model: Model, why: str = "") -> Change:
    """End the import and report its result. `why` is reported if some games were left out."""
    arrival = _arrival(model)
    total = len(arrival.texts)
    left = total - arrival.read + (arrival.guest is not None) + arrival.homeless
    told = _report(arrival)
    if left:
        told += [why] if why else []
        told += [words.left_out(left, total)] if total > 1 else []
    notice = Notice(" ".join(told), warn=bool(arrival.refused or left))
    # Keep the shared file if storage was full: it is offered again at the next start.
    is_done = arrival.is_shared and not arrival.homeless
    return replace(model.with_inbox(arrival=None), notice=notice), (
        DropShared(),
    ) if is_done else ()


def _report(arrival: Arrival) -> list[str]:
    """Return the report on an import, as a list of sentences."""
    taken, twins, refused = len(arrival.taken), arrival.twins, arrival.refused
    puzzles = [of_puzzles.came_in(arrival.puzzles)] if arrival.puzzles else []
    if twins and not (taken or refused):
        return [words.all_here(twins), *puzzles]
    told = [words.came_in(taken)] if taken or refused or not puzzles else []
    told += [words.here_already(twins)] if twins else []
    told += puzzles
    told += [words.refused(refused[0])] if refused else []
    told += [words.more_refused(len(refused) - 1)] if refused[1:] else []
    return told


def _arrival(model: Model) -> Arrival:
    assert model.inbox.arrival is not None
    return model.inbox.arrival
