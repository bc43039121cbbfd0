"""Dates shown to people are local dates, not those of UTC."""

from __future__ import annotations

from pathlib import Path

from tabletop import app
from tabletop.app.days import local_date
from tests.app.world import World

FOLDER = Path(app.__file__).parent


def test_a_file_of_all_games_has_the_local_day_in_its_name() -> None:
    """In Tokyo the day starts nine hours before that of UTC."""
    world = World().start()
    world.send("export", today="2026-11-22")
    assert list(world.files) == ["six-gardens-2026-11-22.json"]


def test_a_page_that_says_no_day_has_that_of_utc() -> None:
    """The same goes for an invalid day."""
    now = "2026-11-21T23:30:00+00:00"
    assert local_date("2026-11-22", now) == "2026-11-22"
    assert local_date("2026-13-01", now) == local_date(None, now) == "2026-11-21"


def test_nobody_else_takes_a_day_out_of_a_time() -> None:
    """A time of Python is one in UTC."""
    sources = {path: path.read_text(encoding="utf-8") for path in FOLDER.rglob("*.py")}
    assert [path.name for path, source in sources.items() if "[:10]" in source] == ["days.py"]
