"""Read the saved games for the statistics, a few at a time, so that the page stays responsive.

Nothing is stored: the statistics are computed from the games in every visit. A game that has
changed is read again.
"""

from __future__ import annotations

from dataclasses import replace

from tabletop.app.effects import Effect, Fetch, KeepSince, Later
from tabletop.app.memory.finding import moment, tale_of
from tabletop.app.messages.memory import Count
from tabletop.app.messages.openable import MemoryDialog
from tabletop.app.messages.shelf import Fetched
from tabletop.app.model.entry import Entry
from tabletop.app.model.memory import Memory, Tale
from tabletop.app.model.model import Model
from tabletop.app.saving.listing import find
from tabletop.app.saving.reading import session_from
from tabletop.app.table.playing import Change
from tabletop.core.errors import BadRecord

SLICE = 8
"""The number of games read per time slice."""

LAST = "last"
"""The `detail` that marks the last game of a slice."""


def opened(model: Model) -> Change:
    """Schedule the finished games to be read: after the dialog is opened, and after each slice."""
    found = {
        entry["id"]: known
        for entry in model.shelf
        if (known := model.memory.found.get(entry["id"])) and known[0] == entry["when"]
    }
    over = (entry["id"] for entry in model.shelf if entry["state"] == "over")
    waiting = tuple(id_ for id_ in over if id_ not in found)
    memory = replace(model.memory, found=found, waiting=waiting)
    return replace(model, memory=memory), _later(memory)


def count(model: Model) -> Change:
    """Fetch the next games; stop if the dialog was closed."""
    memory = model.memory
    if not memory.waiting or not _is_open(model):
        return replace(model, memory=replace(memory, waiting=())), ()
    *others, last = memory.waiting[:SLICE]
    asked = [Fetch(id_, "count") for id_ in others]
    return model, (*asked, Fetch(last, "count", LAST))


def counted(model: Model, message: Fetched) -> Change:
    """Store what the statistics need of a fetched game; after the last of a slice, go on."""
    id_, memory = message.id, model.memory
    if id_ in memory.waiting:
        waiting = tuple(each for each in memory.waiting if each != id_)
        memory = replace(looked_at(model, message), waiting=waiting)
    model = replace(model, memory=memory)
    return opened(model) if message.detail == LAST else (model, ())


def looked_at(model: Model, message: Fetched) -> Memory:
    """Return the memory with the tale of a fetched game, unchanged if it is no longer listed."""
    id_ = message.id
    entry = find(model.shelf, id_)
    tale = _tale(id_, message.text)
    return remembered(model.memory, entry, tale) if entry else model.memory


def remembered(memory: Memory, entry: Entry, tale: Tale | None) -> Memory:
    """Return the memory with the tale of the game of `entry`."""
    return replace(memory, found={**memory.found, entry["id"]: (entry["when"], tale)})


def start_afresh(model: Model, now: str) -> Change:
    """Count only games that begin from now on."""
    return _since(model, now)


def count_all(model: Model) -> Change:
    """Count all saved games, as before `CountAfresh`."""
    return _since(model, "")


def tales(memory: Memory) -> list[Tale]:
    """Return the tales that count, oldest first, with only the oldest copy of each game."""
    told = (tale for _, tale in memory.found.values() if tale)
    wanted = sorted(
        (tale for tale in told if not memory.since or tale.begun >= moment(memory.since)),
        key=lambda tale: tale.begun,
        reverse=True,
    )
    return list(reversed({tale.twin: tale for tale in wanted}.values()))


def _since(model: Model, since: str) -> Change:
    effects: tuple[Effect, ...] = (KeepSince(since),)
    return replace(model, memory=replace(model.memory, since=since)), effects


def _tale(id_: str, text: str | None) -> Tale | None:
    """Return the tale of a saved text, None if it can't be read, is unclaimed, or has no tale."""
    try:
        session = None if text is None else session_from(id_, text)
    except BadRecord:
        return None
    return None if session is None or session.post.arrived else tale_of(session)


def _is_open(model: Model) -> bool:
    return any(isinstance(dialog, MemoryDialog) for dialog in model.dialogs)


def _later(memory: Memory) -> tuple[Effect, ...]:
    return (Later(Count()),) if memory.waiting else ()
