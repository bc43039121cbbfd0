"""Three wins or losses in a row: offer a stronger or weaker opponent for the next game.

Nothing is stored: when a result is shown, the newest similar saved games are read one at a time,
until the row is known. Games with help count too, because the offer has no cost.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import islice
from typing import TypedDict

from tabletop.app.effects import Fetch, Later
from tabletop.app.ending import words
from tabletop.app.memory.counting import looked_at, remembered
from tabletop.app.memory.finding import moment, tale_of
from tabletop.app.messages.ending import Row
from tabletop.app.messages.openable import OverDialog
from tabletop.app.messages.shelf import Fetched
from tabletop.app.model.entry import Entry
from tabletop.app.model.memory import Tale
from tabletop.app.model.model import Model
from tabletop.app.model.results import Result
from tabletop.app.model.session import Session
from tabletop.app.saving.entries import by_time
from tabletop.app.strengths.rematch import step_of, was_easy
from tabletop.app.table.playing import Change
from tabletop.core.record import FORMER

LONG = 3
"""The number of equal results that make a row."""

MOST = 8
"""The maximum number of games to read: some are copies, or have other options."""

_STEPS: Mapping[Result | None, int] = {Result.WON: 1, Result.LOST: -1}
"""The change of level offered after a row of each result."""


class RowOffers(TypedDict):
    """The sentence about a row of equal results, and the labels of the offers for the next game.

    Each is "" if there is none.
    """

    row: str
    harder: str
    gentler: str


def asked(model: Model) -> tuple[Later, ...]:
    """Return the effect that reads the next game once the result is visible, () if none is left."""
    return (Later(Row()),) if _row(model)[1] else ()


def look(model: Model) -> Change:
    """Read the next game that the row depends on, while the result is shown."""
    session, entry = model.session, _row(model)[1]
    if session is None or entry is None or not _is_shown(model):
        return model, ()
    if entry["id"] != session.id:
        return model, (Fetch(entry["id"], "row"),)
    memory = remembered(model.memory, entry, tale_of(session))
    model = replace(model, memory=memory)
    return model, asked(model)


def found(model: Model, message: Fetched) -> Change:
    """Store what a row needs of a fetched game, and ask for the next game."""
    model = replace(model, memory=looked_at(model, message))
    return model, asked(model)


def next_steps(model: Model, session: Session) -> RowOffers:
    """Return the sentence about the row and the offers for the next game."""
    match, row = session.match, _row(model)[0]
    by = _STEPS[row[0].result] if len(row) == LONG else 0
    step = step_of(match, by) if by else ""
    return {
        "row": words.row(by, step) if step else "",
        "harder": words.harder(step_of(match, 1)) if (by > 0 and step) or was_easy(match) else "",
        "gentler": words.gentler(step) if by < 0 and step else "",
    }


def _row(model: Model) -> tuple[list[Tale], Entry | None]:
    """Return the games of the row known so far, newest first, and the entry of the next game to
    read, None if the row is known."""
    row: list[Tale] = []
    for entry in _alike(model):
        when, tale = model.memory.found.get(entry["id"], ("", None))
        if when != entry["when"]:
            return row, entry
        if tale is None or tale.twin in {each.twin for each in row}:
            continue
        if not _ends_alike(tale, model.memory.since, row):
            break
        if not row or tale.options == row[0].options:
            row.append(tale)
        if len(row) == LONG:
            break
    return row, None


def _alike(model: Model) -> Iterator[Entry]:
    """Return the entries of the newest games that may belong to a row, newest first.

    They are finished, of the same game, with one person and the same number of computers.
    Empty unless the game on the table is the newest of them.
    """
    session = model.session
    if session is None or not _counts(session):
        return iter(())
    game, seats = session.match.record.game, len(session.match.record.seats)
    like = [
        entry
        for entry in by_time(model.shelf)
        if (entry["state"], entry["game"], len(entry["seats"])) == ("over", game, seats)
        and [seat["kind"] for seat in entry["seats"]].count("human") == 1
    ]
    return islice(like if like and like[0]["id"] == session.id else (), MOST)


def _counts(session: Session) -> bool:
    """Return whether the game on the table is over, competitive, and saved on this device."""
    outcome = session.match.game.outcome(session.match.state)
    is_apart = session.lesson is not None or session.trial is not None or session.hand is not None
    return outcome is not None and not outcome.joint and not is_apart


def _ends_alike(tale: Tale, since: str, row: list[Tale]) -> bool:
    """Return whether a game continues the row: won or lost against opponents of one level.

    The result and the level must be those of the row. Games begun before `since` do not count.
    """
    strength = _strength(tale)
    if tale.result not in _STEPS or not strength or tale.begun < moment(since):
        return False
    return not row or (tale.result, strength) == (row[0].result, _strength(row[0]))


def _strength(tale: Tale) -> str:
    """Return the level of all opponents, "" if their levels differ or there are none."""
    strengths = {FORMER.get(level, level) for _, level in tale.rivals}
    return strengths.pop() if len(strengths) == 1 else ""


def _is_shown(model: Model) -> bool:
    return any(isinstance(dialog, OverDialog) for dialog in model.dialogs)
