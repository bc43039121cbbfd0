"""Files for export and import: one record, or all saved games together."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from tabletop.app import words
from tabletop.app.model.puzzles import Solved
from tabletop.app.puzzles.travelling import solved_in
from tabletop.core.errors import bad_format
from tabletop.core.language import t
from tabletop.core.problems import OtherVersion
from tabletop.core.record import MAX_TEXT
from tabletop.core.strict_json import read_json

BUNDLE = "six-gardens-games"
VERSION = 1
MOST_GAMES = 1_000
NONE: Solved = MappingProxyType({})
"""The value of `Contents.solved` for a file without solved puzzles."""

_KEYS = {"format", "version", "games", "solved"}


class Contents(NamedTuple):
    """The content of a file: texts of games, not yet validated, and the solved puzzles."""

    texts: list[str]
    solved: Solved = NONE


def contents_of(text: str) -> Contents:
    """Return the content of a file; raise BadRecord if it is too large or an invalid bundle.

    A file that is not marked as a bundle counts as one game, which is validated when it is read.
    """
    if len(text) > MAX_TEXT * 10:
        raise bad_format(t(words.THE_FILE), t(words.TOO_LARGE))
    if BUNDLE not in text:
        return Contents([text])
    data = read_json(text)
    if not isinstance(data, dict) or data.get("format") != BUNDLE:
        return Contents([text])
    return Contents(_games_of(data), solved_in(data.get("solved", {})))


def _games_of(data: Mapping[str, object]) -> list[str]:
    unknown = sorted(data.keys() - _KEYS)
    if unknown:
        raise bad_format(unknown[0], t(words.NO_SUCH_KEY))
    if type(data.get("version")) is not int or data["version"] != VERSION:
        raise bad_format("version", OtherVersion(VERSION))
    games = data.get("games")
    if not isinstance(games, list) or not all(isinstance(game, str) for game in games):
        raise bad_format("games", t(words.NO_LIST))
    if len(games) > MOST_GAMES:
        raise bad_format("games", words.more_games_than(MOST_GAMES))
    return games
