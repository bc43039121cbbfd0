"""The files that a game must have besides its rules."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path


def wanting(root: Path, key: str) -> list[str]:
    """Return the paths that a game lacks in the project folder `root`."""
    game = f"py/tabletop/games/{key.replace('-', '_')}"
    wanted = [
        f"{game}/rules/game.py",
        f"{game}/bots/levels.py",
        f"{game}/table/table.py",
        f"{game}/words/lesson.py",
        f"{game}/help.html",
        f"static/pictures/{key}.svg",
        f"tests/data/perft/{key}.json",
    ]
    lacking = [path for path in wanted if not (root / path).is_file()]
    if not any((root / game / words).exists() for words in ("words", "words.py")):
        lacking.append(f"{game}/words")
    return [*lacking, *_records_wanting(root, f"tests/data/records/{key}")]


def _records_wanting(root: Path, folder: str) -> Iterator[str]:
    """Yield the missing traces of recorded games, or a pattern if there are no records."""
    records = sorted((root / folder).glob("*.json"))
    if not records:
        yield f"{folder}/*.json"
    for record in records:
        trace = record.with_suffix(".trace")
        if not trace.is_file():
            yield f"{folder}/{trace.name}"
