"""`make check`: it runs paths that exist, and explains its errors."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop.games.registry import GAMES
from tools.check import SHARED, games, lanes, main

ROOT = Path(__file__).parents[1]


def test_every_game_can_be_checked() -> None:
    """Each registered key is accepted."""
    assert games() == sorted(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_checked_where_it_lies(game: str) -> None:
    """It type-checks and tests the game's folder, but skips the tests of its bots."""
    checks, tests = lanes(game)
    (types,) = (step for step in checks if step.name == "Python types")
    (run,) = tests
    paths = [*types.command[1:], *(each for each in run.command if each.startswith("tests/"))]
    assert len(paths) == 3
    assert all((ROOT / path).is_dir() for path in paths)
    assert "--ignore-glob=*/test_bots*.py" in run.command


def test_without_a_game_the_tests_of_what_all_share_run() -> None:
    """Every path must exist, since pytest stops at a missing one."""
    (run,) = lanes(None)[1]
    assert set(SHARED) <= set(run.command)
    assert all((ROOT / path).exists() for path in SHARED)


def test_an_unknown_game_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    """The error lists the games that exist."""
    assert main(["chess"]) == 2
    told = capsys.readouterr().err
    assert "chess" in told
    assert "wizards-garden" in told
