"""One rule for every way back past an outcome of chance.

The seed yields the same outcomes again, so whoever has seen them knows them. In games with secrets,
going back is confirmed once per game; in every game it is counted. The count is stored in the
record, survives saves, copies, files and branches, and appears in the log and the result. Nobody is
prevented from going back.
"""

from __future__ import annotations

from dataclasses import replace

from tabletop.app import words
from tabletop.app.messages.review import RetryBack
from tabletop.app.messages.table import ContinueHere, Undo
from tabletop.app.model.dialogs import Choice, ConfirmDialog
from tabletop.app.model.session import Session
from tabletop.app.saving.secrets import MOST_TAKEN_BACK
from tabletop.core.game import CHANCE
from tabletop.core.language import t
from tabletop.games.registry import AnyMatch, load_lessons

WayBack = Undo | RetryBack | ContinueHere
"""The messages that may go back past an outcome of chance."""


def uncovers(match: AnyMatch, ply: int) -> bool:
    """Return whether going back to `ply` takes back an outcome of chance."""
    return any(_is_chance(match, each) for each in range(ply, match.ply))


def question(session: Session, ply: int, message: WayBack, label: str) -> ConfirmDialog | None:
    """Return the question to ask before `message` goes back to `ply`, None if none is needed.

    `label` is the label of the button that agrees and sends the message again.
    """
    agreed = session.help.undo_agreed or message.agreed
    if agreed or not session.match.game.info.has_secrets or not uncovers(session.match, ply):
        return None
    return way_back(t(words.TAKE_BACK_A_SECRET), t(words.ABOUT_SECRETS), message, label)


def way_back(title: str, text: str, message: WayBack, label: str) -> ConfirmDialog:
    """Return a confirmation dialog whose button repeats `message` with `agreed`."""
    agreed = replace(message, agreed=True)
    return ConfirmDialog(title, text, Choice(label, agreed, "danger"), t(words.LEAVE_IT))


def gone_back(session: Session, ply: int, message: WayBack) -> Session:
    """Return `session` with the consent of `message` recorded and the way back to `ply` counted.

    Only ways back past an outcome of chance are counted, in `help.taken_back`.
    """
    agreed = session.help.undo_agreed or message.agreed
    count = session.help.taken_back + uncovers(session.match, ply)
    return session.with_help(undo_agreed=agreed, taken_back=min(count, MOST_TAKEN_BACK))


def copied(session: Session) -> Session:
    """Return `session` marked as having a copy with the same random outcomes.

    Only games in progress with secrets are marked: there, one game reveals the hidden cards of the
    other.
    """
    match = session.match
    helps = match.game.info.has_secrets and match.to_move is not None
    return session.with_file(copied=True) if helps else session


def footnotes(session: Session) -> list[str]:
    """Return remarks on how the game came about, for the log and the result; usually none."""
    return [
        *([words.taken_back(session.help.taken_back)] if session.help.taken_back else []),
        *([t(words.WAS_COPIED)] if session.file.copied else []),
        *filter(None, [origin(session)]),
    ]


def origin(session: Session) -> str:
    """Return a remark on the source of chance, "" if it is the seed or a lesson."""
    if session.match.positions[-1].seeded or _is_of_a_lesson(session.match):
        return ""
    return t(words.ELSEWHERE if is_from_elsewhere(session) else words.OWN_DICE)


def _is_of_a_lesson(match: AnyMatch) -> bool:
    """Return whether the game began as a lesson, whose outcomes of chance are scripted."""
    lessons = load_lessons(match.game.info.key)
    return any(each.seed == match.record.seed for each in lessons)


def is_from_elsewhere(session: Session) -> bool:
    """Return whether no seed, own dice or lesson explains the outcomes of chance."""
    match = session.match
    if match.positions[-1].seeded or _is_of_a_lesson(match):
        return False
    return not session.own_dice or any(_is_odd(match, ply) for ply in range(match.ply))


def _is_odd(match: AnyMatch, ply: int) -> bool:
    """Return whether the outcome at `ply` can't be thrown by people and is not the seed's."""
    if not _is_chance(match, ply):
        return False
    earlier = match.back_to(ply)
    is_thrown = match.game.throw(earlier.state) is not None
    return not is_thrown and earlier.seed_outcome() != match.record.moves[ply]


def _is_chance(match: AnyMatch, ply: int) -> bool:
    return match.game.current_player(match.positions[ply].state) == CHANCE
