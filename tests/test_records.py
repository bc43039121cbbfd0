"""Recorded games, replayed line by line: a changed rule shows up as a changed trace."""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from tabletop.core.match import Match
from tabletop.core.record import Record
from tabletop.games.registry import AnyMatch, load_game
from tabletop.headless.report import summary, trace
from tests.tables import ALL_GAMES

DATA = Path(__file__).parent / "data" / "records"
RECORDS = sorted(DATA.glob("*/*.json"))


def lines(match: AnyMatch) -> Iterator[str]:
    """Yield the trace of `match`, then a summary.

    More than six legal moves become their count and a digest.
    """
    for line in (*trace(match), summary(match)):
        yield json.dumps({**line, "legal": _shortened(line["legal"])})


def _shortened(legal: Any) -> object:
    if len(legal) <= 6:
        return legal
    return [len(legal), sha256(" ".join(legal).encode("ascii")).hexdigest()[:16]]


def test_every_game_has_recorded_games() -> None:
    """Each game has at least one."""
    assert {path.parent.name for path in RECORDS} == set(ALL_GAMES)


@pytest.mark.parametrize("path", RECORDS, ids=[f"{p.parent.name}-{p.stem}" for p in RECORDS])
def test_replay(path: Path, recording: bool) -> None:
    """Every position has the recorded legal moves, scores and seat to move."""
    record = Record.from_text(path.read_text(encoding="utf-8"))
    found = "\n".join(lines(Match.load(load_game(record.game), record))) + "\n"
    kept = path.with_suffix(".trace")
    if recording:
        kept.write_text(found, encoding="utf-8")
    assert kept.read_text(encoding="utf-8").splitlines() == found.splitlines()
