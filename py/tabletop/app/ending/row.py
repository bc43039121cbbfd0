"""Three wins or losses in a row: then a stronger rival is offered for the next game, or a weaker.

Nothing is kept of it: when a result is shown, the newest kept games like it are looked at, one at
a time, until it is known. Help does not matter: an offer costs nothing, and the book tells it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import islice
from typing import Any

from tabletop.app.effects import Fetch, Later
from tabletop.app.ending import words
from tabletop.app.ending.rematch import step_of, was_easy
from tabletop.app.ending.results import Result
from tabletop.app.memory.counting import looked_at, remembered
from tabletop.app.memory.finding import moment, tale_of
from tabletop.app.memory.tale import Tale
from tabletop.app.messages import Message
from tabletop.app.model import Model, Sitting
from tabletop.app.shelf.entries import Entry, by_time
from tabletop.app.table.playing import Change
from tabletop.core.record import FORMER

LONG = 3
"""So many games that ended alike make a row."""

MOST = 8
"""No more games are looked at: some are copies, or other ways to play."""

PURPOSE = "row"
"""What the text of a kept game is fetched for."""

LOOK: Mapping[str, Any] = {"do": "row"}
"""The message that looks for the row; it is sent when a result is open."""

_STEPS: Mapping[Result | None, int] = {Result.WON: 1, Result.LOST: -1}
"""Which strength is offered after a row of what."""


def asked(model: Model) -> tuple[Later, ...]:
    """Return the effect that looks for the row, once the result that is open can be seen."""
    return (Later(LOOK),) if _row(model)[1] else ()


def look(model: Model, _: Message) -> Change:
    """Return the change that looks at the next game on which the row depends."""
    sitting, entry = model.sitting, _row(model)[1]
    if sitting is None or entry is None or not _is_shown(model):
        return model, ()
    if entry["id"] != sitting.id:
        return model, (Fetch(entry["id"], PURPOSE),)
    memory = remembered(model.memory, entry, tale_of(sitting))
    model = replace(model, memory=memory)
    return model, asked(model)


def found(model: Model, message: Message) -> Change:
    """Return the change when the text of a kept game has come."""
    model = replace(model, memory=looked_at(model, message))
    return model, asked(model)


def next_steps(model: Model, sitting: Sitting) -> dict[str, str]:
    """Return what the result says of the row, and its offers for the next game, "" for none."""
    match, row = sitting.match, _row(model)[0]
    by = _STEPS[row[0].result] if len(row) == LONG else 0
    step = step_of(match, by) if by else ""
    return {
        "row": words.row(by, step) if step else "",
        "harder": words.harder(step_of(match, 1)) if (by > 0 and step) or was_easy(match) else "",
        "gentler": words.gentler(step) if by < 0 and step else "",
    }


def _row(model: Model) -> tuple[list[Tale], Entry | None]:
    """Return the row of the game on the table as far as it is known, the newest first, and the
    entry of the game that is to be looked at next, None where all is known."""
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
    """Return the newest finished games of one person against as many computers as on the table,
    if that is the newest."""
    sitting = model.sitting
    if sitting is None or not _counts(sitting):
        return iter(())
    game, seats = sitting.match.record.game, len(sitting.match.record.seats)
    like = [
        entry
        for entry in by_time(model.shelf)
        if (entry["state"], entry["game"], len(entry["seats"])) == ("over", game, seats)
        and [seat["kind"] for seat in entry["seats"]].count("human") == 1
    ]
    return islice(like if like and like[0]["id"] == sitting.id else (), MOST)


def _counts(sitting: Sitting) -> bool:
    """Return whether the game on the table is over, and one of rivals that this device keeps."""
    outcome = sitting.match.game.outcome(sitting.match.state)
    is_apart = sitting.lesson is not None or sitting.trial is not None or sitting.hand is not None
    return outcome is not None and not outcome.joint and not is_apart


def _ends_alike(tale: Tale, since: str, row: list[Tale]) -> bool:
    """Return whether a game was won or lost as those of the row, against the same strength."""
    strength = _strength(tale)
    if tale.result not in _STEPS or not strength or tale.begun < moment(since):
        return False
    return not row or (tale.result, strength) == (row[0].result, _strength(row[0]))


def _strength(tale: Tale) -> str:
    """Return the one strength of all rivals, "" where there are several."""
    strengths = {FORMER.get(level, level) for _, level in tale.rivals}
    return strengths.pop() if len(strengths) == 1 else ""


def _is_shown(model: Model) -> bool:
    return any(dialog["kind"] == "over" for dialog in model.dialogs)
