"""How the kept games are looked through: a few at a time, while the page answers.

Nothing is kept of it: what the book tells is counted afresh at every visit, from the games alone.
A game that was changed since is looked at again.
"""

from __future__ import annotations

from dataclasses import replace

from tabletop.app.effects import Effect, Fetch, KeepSince, Later
from tabletop.app.memory.finding import moment, tale_of
from tabletop.app.memory.tale import Memory, Tale
from tabletop.app.messages import Message, text_of
from tabletop.app.model import Model
from tabletop.app.shelf.entries import Entry
from tabletop.app.shelf.listing import find
from tabletop.app.shelf.reading import sitting_from
from tabletop.app.table.playing import Change
from tabletop.core.errors import BadRecord

SLICE = 8
"""So many games are looked at before the page may breathe."""

LAST = "last"
"""Marks the last game of a slice."""

KIND = "memory"
"""The dialog in which the book is open."""


def opened(model: Model) -> Change:
    """Return the change when the book is opened, or a slice is done: games that are over and not
    known yet are looked at next."""
    found = {
        entry["id"]: known
        for entry in model.shelf
        if (known := model.memory.found.get(entry["id"])) and known[0] == entry["when"]
    }
    over = (entry["id"] for entry in model.shelf if entry["state"] == "over")
    waiting = tuple(id_ for id_ in over if id_ not in found)
    memory = replace(model.memory, found=found, waiting=waiting)
    return replace(model, memory=memory), _later(memory)


def count(model: Model, _: Message) -> Change:
    """Return the change that looks at the next games; it stops where the book was closed."""
    memory = model.memory
    if not memory.waiting or not _is_open(model):
        return replace(model, memory=replace(memory, waiting=())), ()
    *others, last = memory.waiting[:SLICE]
    asked = [Fetch(id_, "count") for id_ in others]
    return model, (*asked, Fetch(last, "count", LAST))


def counted(model: Model, message: Message) -> Change:
    """Return the change when the text of a kept game has come."""
    id_, memory = text_of(message, "id"), model.memory
    if id_ in memory.waiting:
        waiting = tuple(each for each in memory.waiting if each != id_)
        memory = replace(looked_at(model, message), waiting=waiting)
    model = replace(model, memory=memory)
    return opened(model) if message.get("detail") == LAST else (model, ())


def looked_at(model: Model, message: Message) -> Memory:
    """Return the memory with the game whose text has come, if it is still listed."""
    id_ = text_of(message, "id")
    entry = find(model.shelf, id_)
    tale = _tale(id_, message.get("text"))
    return remembered(model.memory, entry, tale) if entry else model.memory


def remembered(memory: Memory, entry: Entry, tale: Tale | None) -> Memory:
    """Return the memory with what the game of an entry tells."""
    return replace(memory, found={**memory.found, entry["id"]: (entry["when"], tale)})


def start_afresh(model: Model, message: Message) -> Change:
    """Return the change from which on only games are told that begin now, or later."""
    return _since(model, text_of(message, "now"))


def count_all(model: Model, _: Message) -> Change:
    """Return the change with which all kept games are told again."""
    return _since(model, "")


def tales(memory: Memory) -> list[Tale]:
    """Return what there is to tell, the oldest first; of copies of one game only the first."""
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


def _tale(id_: str, text: object) -> Tale | None:
    """Return what a text tells; None where it can't be read, was changed, or is the game of a link
    that nobody here has opened."""
    try:
        sitting = sitting_from(id_, text) if isinstance(text, str) else None
    except BadRecord:
        return None
    return None if sitting is None or sitting.arrived else tale_of(sitting)


def _is_open(model: Model) -> bool:
    return any(dialog["kind"] == KIND for dialog in model.dialogs)


def _later(memory: Memory) -> tuple[Effect, ...]:
    return (Later({"do": "count"}),) if memory.waiting else ()
