"""Restore games from saved texts: the replayed record and the application's metadata."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime
from functools import lru_cache

from tabletop.app import words
from tabletop.app.model import helped
from tabletop.app.model.file import GameFile
from tabletop.app.model.help import Help
from tabletop.app.model.people import People
from tabletop.app.model.session import LESSON, LessonProgress, Mode, Session
from tabletop.app.modes import replayed
from tabletop.app.modes.lesson import kept_step, laid_open
from tabletop.app.presence import places
from tabletop.app.saving import marks, portraits, secrets
from tabletop.core.errors import BadRecord, IllegalMove, bad_format
from tabletop.core.language import t
from tabletop.core.match import Match
from tabletop.core.names import bounded_name, cut
from tabletop.core.record import FORMAT, MAX_TEXT, VERSION, Record
from tabletop.core.seal import SUM, check_sum, is_sealed, is_whole
from tabletop.core.strict_json import read_json
from tabletop.core.throws import DICE, OURS
from tabletop.games.registry import AnyMatch, explain, game_title, has_table, load_game
from tabletop.words.problems import place_name

MAX_TITLE = 80
"""The maximum length of a game's name, more than the page lets anybody type."""

MAX_WHY = 300
"""The maximum length of a reason shown: it may quote as much as a whole file."""


def session_from(id_: str, text: str, *, anyway: bool = False) -> Session:
    """Return the game that a saved text holds.

    Raises BadRecord if it is invalid, or if its checksum is wrong and not `anyway`.
    """
    return _replayed(id_, text, anyway)


@lru_cache(maxsize=3)  # a preloaded Letter Maze game of 118 moves opens in 0.5 ms instead of 6.3
def _replayed(id_: str, text: str, anyway: bool) -> Session:
    record = Record.from_text(text)
    game = load_game(record.game)
    if not has_table(record.game):
        raise bad_format("game", words.not_here_yet(game_title(record.game)))
    meta = record.meta
    match = _with_undone(Match.load(game, record), meta.get("undone"))
    if not (anyway or is_whole(record)):
        raise bad_format(SUM, t(words.CHANGED))
    session = Session(
        id=id_,
        match=replace(match, record=replace(record, meta={})),
        file=GameFile(
            name=bounded_name(_text(meta.get("name")), MAX_TITLE),
            begun=_time(meta.get("begun")),
            played=_time(meta.get("played")),
            kept=text,
            saved=_count(meta.get("saved")),
        ),
        help=Help(helped=helped.from_meta(meta)),
        people=People(portraits=portraits.known(meta.get(portraits.KEY))),
        own_dice=meta.get(DICE) == OURS,
        mode=_mode_of(match, meta),
    )
    session = session.with_selection(inspected=laid_open(session))
    return marks.from_meta(places.from_meta(secrets.from_meta(session, meta), meta), meta)


def _mode_of(match: AnyMatch, meta: Mapping[str, object]) -> Mode | None:
    """Return the lesson or the replayed turn of a saved game, None for a plain game."""
    step = kept_step(match, meta.get(LESSON))
    return replayed.from_meta(match, meta) if step is None else LessonProgress(step)


def is_of_another_version(text: str) -> bool:
    """Return whether a text that can't be opened is an intact record of another version."""
    try:
        data = read_json(text) if len(text) <= MAX_TEXT else None
    except BadRecord:
        return False
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        return False
    version = data.get("version")
    return is_sealed(data) or (isinstance(version, int) and version > VERSION)


def why_unreadable(error: BadRecord) -> str:
    """Return, for players, why a text can't be read: at which move (from 1) or part."""
    if isinstance(error.where, int):
        return presentable(words.bad_move(error.where + 1, explain(error)))
    if error.where == SUM:
        return explain(error)
    where = presentable(place_name(error.where), 60)
    return presentable(words.bad_part(repr(where), explain(error)))


def presentable(text: str, most: int = MAX_WHY) -> str:
    """Return the first `most` characters of `text`, with "?" for unprintable characters."""
    return "".join(char if char.isprintable() else "?" for char in cut(text, most))


def fingerprint_of(session: Session) -> str:
    """Return a checksum of the record and of the moves taken back.

    It covers the names of the players, but neither the name of the saved game nor any times.
    """
    return _fingerprint(session.match.record, list(session.match.undone))


def fingerprint_in(text: object) -> str:
    """Return the fingerprint of the game in `text`, "" if it is invalid."""
    try:
        record = Record.from_text(text) if isinstance(text, str) else None
    except BadRecord:
        return ""
    return _fingerprint(record, record.meta.get("undone") or []) if record else ""


def _fingerprint(record: Record, undone: object) -> str:
    return check_sum(replace(record, meta={"undone": undone}))


def _with_undone(match: AnyMatch, moves: object) -> AnyMatch:
    """Return `match` with the moves that were taken back, up to the first that is not legal."""
    if not isinstance(moves, list):
        return match
    ahead = match
    for move in moves:
        try:
            ahead = ahead.play(move if isinstance(move, str) else "")
        except IllegalMove:
            break
    return replace(match, undone=ahead.record.moves[match.ply :])


def _count(value: object) -> int:
    return value if isinstance(value, int) and value > 0 else 0


def _time(value: object) -> str:
    """Return a saved time in ISO 8601, "" if it is invalid."""
    try:
        return datetime.fromisoformat(_text(value)).isoformat()
    except ValueError:
        return ""


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""
