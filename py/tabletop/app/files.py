"""Files that leave and come in: one record, or all kept games together."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tabletop.app.reading import sitting_from, why_unreadable
from tabletop.core.errors import BadRecord, bad_format
from tabletop.core.record import MAX_TEXT
from tabletop.core.strict_json import read_json

BUNDLE = "six-gardens-games"
MOST_GAMES = 1_000


def file_name(entry: Mapping[str, Any] | None) -> str:
    """Return a name for the file of one game, such as `wizards-garden-ada-hazel.json`."""
    words = [entry["game"], *(seat["name"] for seat in entry["seats"])] if entry else []
    plain = re.sub(r"[^a-z0-9]+", "-", " ".join(words).lower()).strip("-")
    return f"{plain[:60] or 'six-gardens-game'}.json"


def bundle(texts: Iterable[str]) -> str:
    """Return one text that holds all of the kept `texts`, damaged ones as they are."""
    return json.dumps({"format": BUNDLE, "version": 1, "games": list(texts)}, ensure_ascii=False)


def read_file(text: str) -> tuple[list[str], list[str]]:
    """Return the texts of the good games in a file, and a sentence for each that was refused."""
    good: list[str] = []
    refused: list[str] = []
    try:
        texts = _texts_in(text)
    except BadRecord as error:
        return [], [why_unreadable(error)]
    for number, each in enumerate(texts, start=1):
        try:
            sitting_from("", each)
            good.append(each)
        except BadRecord as error:
            which = f"Game {number}: " if len(texts) > 1 else ""
            refused.append(f"{which}{why_unreadable(error)}")
    return good, refused


def report(taken: int, refused: Sequence[str]) -> str:
    """Return what to tell about a file that was read."""
    games = {0: "No game came in.", 1: "One game came in."}.get(taken, f"{taken} games came in.")
    if not refused:
        return games
    others = len(refused) - 1
    more = {0: "", 1: " One more was refused."}.get(others, f" {others} more were refused.")
    return f"{games} Refused: {refused[0]}{more}"


def _texts_in(text: str) -> list[str]:
    if len(text) > MAX_TEXT * 20:
        raise bad_format("the file", "It is too large to be a file of games.")
    data = read_json(text)
    if not isinstance(data, dict) or data.get("format") != BUNDLE:
        return [text]
    games = data.get("games")
    if not isinstance(games, list) or not all(isinstance(game, str) for game in games):
        raise bad_format("games", "It is not a list of games.")
    if len(games) > MOST_GAMES:
        raise bad_format("games", f"There are more than {MOST_GAMES} games.")
    return games
