"""Files that leave and come in: one record, or all kept games together."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from tabletop.app import words
from tabletop.core.errors import bad_format
from tabletop.core.language import t
from tabletop.core.record import MAX_TEXT
from tabletop.core.strict_json import read_json
from tabletop.core.words import other_version

BUNDLE = "six-gardens-games"
VERSION = 1
MOST_GAMES = 1_000
_KEYS = {"format", "version", "games"}


def file_name(entry: Mapping[str, Any] | None) -> str:
    """Return a name for the file of one game, such as `wizards-garden-ada-hazel.json`."""
    words = [entry["game"], *(seat["name"] for seat in entry["seats"])] if entry else []
    plain = re.sub(r"[^a-z0-9]+", "-", " ".join(words).lower()).strip("-")
    return f"{plain[:60] or 'six-gardens-game'}.json"


def texts_in(text: str) -> list[str]:
    """Return the texts of the games in a file, unread; raise BadRecord for a bundle that is none.

    A file that does not call itself a bundle is taken for one game: whether it is, is told when it
    is read.
    """
    if len(text) > MAX_TEXT * 10:
        raise bad_format(t(words.THE_FILE), t(words.TOO_LARGE))
    if BUNDLE not in text:
        return [text]
    data = read_json(text)
    if not isinstance(data, dict) or data.get("format") != BUNDLE:
        return [text]
    return _games_of(data)


def _games_of(data: Mapping[str, Any]) -> list[str]:
    unknown = sorted(data.keys() - _KEYS)
    if unknown:
        raise bad_format(unknown[0], t(words.NO_SUCH_KEY))
    if type(data.get("version")) is not int or data["version"] != VERSION:
        raise bad_format("version", other_version(VERSION))
    games = data.get("games")
    if not isinstance(games, list) or not all(isinstance(game, str) for game in games):
        raise bad_format("games", t(words.NO_LIST))
    if len(games) > MOST_GAMES:
        raise bad_format("games", words.more_games_than(MOST_GAMES))
    return games
