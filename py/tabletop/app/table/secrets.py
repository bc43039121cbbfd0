"""One rule for every way back past what chance has shown, and what a game honestly tells of it.

Chance never gives a second roll: what the seed drew comes up again, and whoever saw it knows it. So
where there are secrets, a way back is asked about first, once in a sitting; and in every game it is
counted. The count travels with the record, through saves, copies, files and branches, and the log
and the result tell it. Nobody is stopped: this is a table among friends.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from tabletop.app import words
from tabletop.app.messages import Message
from tabletop.app.model import Dialog, Sitting
from tabletop.core.game import CHANCE
from tabletop.core.language import t
from tabletop.games.registry import AnyMatch, load_lessons

TAKEN_BACK = "taken_back"
COPIED = "copied"
"""How a kept game says what `Sitting` has under these names."""

MOST_TAKEN_BACK = 999
"""More is not counted: the mark comes from files, too."""


def uncovers(match: AnyMatch, ply: int) -> bool:
    """Return whether going back to `ply` takes back what chance has shown since."""
    return any(_is_chance(match, each) for each in range(ply, match.ply))


def question(sitting: Sitting, ply: int, message: Message, label: str) -> Dialog | None:
    """Return what is asked before `message` leads back to `ply`, None where nothing is.

    `label` is the button that agrees; it sends the message again.
    """
    agreed = sitting.undo_agreed or message.get("agreed") is True
    if agreed or not sitting.match.game.info.has_secrets or not uncovers(sitting.match, ply):
        return None
    return way_back(t(words.TAKE_BACK_A_SECRET), t(words.ABOUT_SECRETS), message, label)


def way_back(title: str, text: str, message: Message, label: str) -> Dialog:
    """Return the question whether to go back; its button sends `message` again, agreed to."""
    return {
        "kind": "confirm",
        "title": title,
        "text": text,
        "yes": {
            "label": label,
            "tone": "danger",
            "message": {"do": message["do"], "agreed": True},
        },
        "no": t(words.LEAVE_IT),
    }


def gone_back(sitting: Sitting, ply: int, message: Message) -> Sitting:
    """Return the sitting with the mark of a way back to `ply`, and with what was agreed to."""
    agreed = sitting.undo_agreed or message.get("agreed") is True
    count = sitting.taken_back + uncovers(sitting.match, ply)
    return replace(sitting, undo_agreed=agreed, taken_back=min(count, MOST_TAKEN_BACK))


def copied(sitting: Sitting) -> Sitting:
    """Return the sitting marked as one of two with the same luck to come, if that can help anyone:
    who has played one of them on knows the cards of the other."""
    match = sitting.match
    helps = match.game.info.has_secrets and match.to_move is not None
    return replace(sitting, copied=True) if helps else sitting


def to_meta(sitting: Sitting) -> dict[str, object]:
    """Return the marks as a kept game has them; what there is not is left out."""
    marks: dict[str, object] = {}
    if sitting.taken_back:
        marks[TAKEN_BACK] = sitting.taken_back
    if sitting.copied:
        marks[COPIED] = True
    return marks


def from_meta(sitting: Sitting, meta: Mapping[str, Any]) -> Sitting:
    """Return the sitting with the marks of a kept game; what is no mark is none."""
    count = meta.get(TAKEN_BACK)
    is_count = isinstance(count, int) and not isinstance(count, bool) and count > 0
    return replace(
        sitting,
        taken_back=min(count, MOST_TAKEN_BACK) if is_count and count else 0,
        copied=meta.get(COPIED) is True,
    )


def footnotes(sitting: Sitting) -> list[str]:
    """Return what the log and the result tell of how the game came about; mostly nothing."""
    return [
        *([words.taken_back(sitting.taken_back)] if sitting.taken_back else []),
        *([t(words.WAS_COPIED)] if sitting.copied else []),
        *filter(None, [origin(sitting)]),
    ]


def origin(sitting: Sitting) -> str:
    """Return where the chance of a game came from, "" where all of it is the seed's."""
    if sitting.match.positions[-1].seeded or _is_of_a_lesson(sitting.match):
        return ""
    return t(words.ELSEWHERE if is_from_elsewhere(sitting) else words.OWN_DICE)


def _is_of_a_lesson(match: AnyMatch) -> bool:
    """Return whether a game was begun as a lesson, which may lay out the chance of its moves."""
    lessons = load_lessons(match.game.info.key)
    return any(each.seed == match.record.seed for each in lessons)


def is_from_elsewhere(sitting: Sitting) -> bool:
    """Return whether nothing explains the chance of a game: no seed, own dice or lesson."""
    match = sitting.match
    if match.positions[-1].seeded or _is_of_a_lesson(match):
        return False
    return not sitting.own_dice or any(_is_odd(match, ply) for ply in range(match.ply))


def _is_odd(match: AnyMatch, ply: int) -> bool:
    """Return whether an outcome that people cannot throw themselves is not the seed's."""
    if not _is_chance(match, ply):
        return False
    earlier = match.back_to(ply)
    is_thrown = match.game.throw(earlier.state) is not None
    return not is_thrown and earlier.seed_outcome() != match.record.moves[ply]


def _is_chance(match: AnyMatch, ply: int) -> bool:
    return match.game.current_player(match.positions[ply].state) == CHANCE
