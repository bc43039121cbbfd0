"""One name for one thing: words that no text of Tuintopia may use, and what it uses instead."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tabletop.games import tuintopia

HERE = Path(tuintopia.__file__).parent
SPOKEN = {"t", "t_count", "later"}

BANNED = {
    r"lay|lays|laid|laying": "place",
    r"open|closed": "face up, face down",
    r"turn(s|ed|ing)? up": "turn over",
    r"partners?": "neighbour",
    r"brings?|bringing|brought": "score",
    r"plac(es|e) free": "free cell",
    r"takes? up": "pick up",
    r"wanted|awaited|as things stand|as it stands": "say what to do",
    r"on average|at best": "count cards or name the cell",
}
"""Regular expressions of whole words, and what a text says instead."""

EXPLAINED = {"face up</strong> (open)", "face down</strong> (closed)"}
"""Where the rules page says what open and closed cards are."""


def texts() -> list[str]:
    """Return every text that the game can show, and the rules page without its tags."""
    found = []
    for path in sorted((HERE / "words").glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in SPOKEN:
                found += [
                    each.value
                    for each in node.args[:2]
                    if isinstance(each, ast.Constant) and isinstance(each.value, str)
                ]
    book = (HERE / "help.html").read_text(encoding="utf-8")
    for each in EXPLAINED:
        assert each in book
        book = book.replace(each, "")
    return [*found, re.sub(r"<[^>]+>", " ", book)]


@pytest.mark.parametrize("banned", BANNED)
def test_every_thing_has_one_name(banned: str) -> None:
    """The printed rules decide: a card is placed face up or face down, and turned over."""
    pattern = re.compile(rf"\b({banned})\b", re.IGNORECASE)
    assert [each for each in texts() if pattern.search(re.sub(r"{\w+}", "", each))] == []


def test_the_texts_are_found() -> None:
    """The words rooms and the rules page hold what the tests above search."""
    assert len(texts()) > 150
    assert "goes into your hand" in texts()[-1]
