"""One name for one thing: words that no text of Wizards' Garden may use, and better ones."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tabletop.games import wizards_garden

ROOM = Path(wizards_garden.__file__).parent
MARKS = {"t", "t_count", "later"}

BANNED = {
    r"cells?": "space",
    r"(?:an?|the|this|that|any|every|good|free|first|lit|other) places?": "space",
    r"free space|free spaces": "empty space",
    r"beds?": "garden",
    r"board": "garden",
    r"lay|lays|laid": "place, plant",
    r"gives? up|give away|for what comes after": "leave a line",
    r"tak(?:e|es|ing|en) (?:it |the planting |a planting )?back|try out": "undo",
    r"awaited|wanted|wants?|afterwards": "say what to do",
    r"the other side": "rival",
}
"""Regular expressions of whole words, and what a text says instead."""

SHARED = {"<strong>U</strong> takes back"}
"""What the rules page says of a function of the page, which has its own name."""

STAFF = {"Win a tie because the Wizard’s Staff is yours."}
"""Texts outside of the rules page that stand alone, and so give the Staff its whole name."""


def spoken() -> list[str]:
    """Return every text that the game can show."""
    return [
        each.value
        for path in sorted((ROOM / "words").glob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in MARKS
        for each in node.args[:2]
        if isinstance(each, ast.Constant) and isinstance(each.value, str)
    ]


def book() -> str:
    """Return the rules page without its tags, and without what it says of the page's functions."""
    said = re.sub(r"\s+", " ", (ROOM / "help.html").read_text(encoding="utf-8"))
    for each in SHARED:
        assert each in said
        said = said.replace(each, "")
    return re.sub(r"<[^>]+>", " ", said)


@pytest.mark.parametrize("banned", BANNED)
def test_every_thing_has_one_name(banned: str) -> None:
    """The printed rules have seeds on the spaces of a garden, and the Undo rule."""
    pattern = re.compile(rf"\b(?:{banned})\b", re.IGNORECASE)
    texts = [re.sub(r"{\w+}", "", each) for each in (*spoken(), book())]
    assert [found[0] for each in texts for found in pattern.finditer(each)] == []


def test_the_staff_has_its_whole_name_once() -> None:
    """The rules page calls it the Wizard's Staff at first, and then the Staff."""
    assert {each for each in spoken() if "Wizard’s Staff" in each} == STAFF
    assert re.findall(r"(?:Wizard’s )?Staff", book())[:2] == ["Wizard’s Staff", "Staff"]
    assert book().count("Wizard’s Staff") == 1


def test_the_texts_are_found() -> None:
    """The words rooms and the rules page hold what the tests above search."""
    assert len(spoken()) > 150
    assert "Undoing puts everything back" in book()
