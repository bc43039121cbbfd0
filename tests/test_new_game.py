"""A game with missing parts fails a test that names the missing files."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from tabletop.games.registry import GAMES
from tests import seventh
from tests.wanting import wanting

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("key", GAMES)
def test_a_game_brings_all_that_belongs_to_it(key: str) -> None:
    """Rules, bots, a table, words, a page of rules, a picture, perft and records."""
    assert wanting(ROOT, key) == []


def test_no_picture_is_of_a_game_that_is_gone() -> None:
    """Unused pictures would still be downloaded."""
    assert {path.stem for path in (ROOT / "static" / "pictures").iterdir()} == set(GAMES)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """Return a folder with a copy of the games' pictures, colours, icons and test data."""
    for folder in ("static/pictures", "tests/data/perft", "tests/data/records/template"):
        shutil.copytree(ROOT / folder, tmp_path / folder)
    for file in ("static/themes.json", "static/icons.txt", f"{seventh.GAMES}/registry.py"):
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / file, tmp_path / file)
    return tmp_path


def test_all_that_a_new_game_lacks_is_named(copy: Path) -> None:
    """At first all files, then the test data, then the trace, then nothing."""
    assert [path.rpartition("/")[2] for path in wanting(copy, seventh.KEY)] == [
        "game.py",
        "levels.py",
        "table.py",
        "lesson.py",
        "help.html",
        "falling-leaves.svg",
        "falling-leaves.json",
        "words",
        "*.json",
    ]
    seventh.bring(copy)
    assert wanting(copy, seventh.KEY) == [
        "tests/data/perft/falling-leaves.json",
        "tests/data/records/falling-leaves/*.json",
    ]
    seventh.bring_data(copy)
    assert wanting(copy, seventh.KEY) == []
    trace = "tests/data/records/falling-leaves/three-seats.trace"
    (copy / trace).unlink()
    assert wanting(copy, seventh.KEY) == [trace]


COUNTED = re.compile(r"\b(six|6)\s+(table\s?(top)?\s+)?games\b", re.IGNORECASE)
TOLD_IN = ("static", "py", "index.html", "manifest.webmanifest", "package.json", "pyproject.toml")
KINDS = {".css", ".html", ".js", ".json", ".mjs", ".py", ".svg", ".toml", ".webmanifest"}


def test_no_text_counts_the_games() -> None:
    """Only the product name does, so texts stay true when a game is added."""
    told = [path for place in TOLD_IN for path in ((ROOT / place), *(ROOT / place).rglob("*"))]
    texts = [path for path in told if path.suffix in KINDS and path.is_file()]
    assert ROOT / "index.html" in texts
    assert [
        path.relative_to(ROOT).as_posix()
        for path in (*texts, ROOT / "README.md", ROOT / "Makefile")
        if "build" not in path.parts and COUNTED.search(path.read_text(encoding="utf-8"))
    ] == []
