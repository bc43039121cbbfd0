"""The rule books explain the keys and the move notation of each game."""

from __future__ import annotations

import html
import re
from pathlib import Path

import pytest

from tabletop.core.errors import IllegalMove
from tabletop.games.registry import load_game
from tests.tables import ALL_GAMES

ROOT = Path(__file__).parents[1]


def section_of(key: str) -> str:
    """Return the section of a rule book that the dialog about keys also shows."""
    book = ROOT / "py" / "tabletop" / "games" / key.replace("-", "_") / "help.html"
    sections = re.findall(r'<section class="keys">(.*?)</section>', book.read_text(), re.S)
    assert len(sections) == 1
    return str(sections[0])


@pytest.mark.parametrize("key", ALL_GAMES)
def test_each_book_tells_its_keys_and_its_notation(key: str) -> None:
    """The examples parse as moves."""
    section, game = section_of(key), load_game(key)
    assert ">Keys and typed moves</h2>" in section
    assert "Tab" in section
    assert "arrow" in section.lower()
    read = 0
    for example in re.findall(r"<strong>(.*?)</strong>", section):
        try:
            game.move_from_text(html.unescape(example))
        except IllegalMove:
            continue
        read += 1
    assert read >= 2


@pytest.mark.parametrize("key", ALL_GAMES)
def test_each_book_tells_the_letters_that_all_tables_know(key: str) -> None:
    """Choices, buttons, prompt, hint, take back, log, menu, and the key that lists all."""
    letters = re.findall(r"<strong>(.)</strong>", section_of(key))
    assert [each for each in letters if each in "NGSHULM?"] == list("NGSHULM?")


def test_the_readme_tells_of_keys_and_typed_moves() -> None:
    """It names the key that explains the others."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "## Play by keyboard" in readme
    assert all(f"`{letter}`" in readme for letter in "NGSHULM?")
